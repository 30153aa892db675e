"""What the tests of Das Amulett's table share: tables dealt and positions set up, and how their parts are found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from amulette.files.editions import open_game
from amulette.kernel.chance import Fast
from tests.browser.staged import Stage

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.visitor import Visitor

BAR: Final = "[role=toolbar] button"
PRIMARY: Final = f"{BAR}.primary:not([aria-disabled=true])"
ALONE: Final = {"helpers": {"pass": False, "pay": False, "income": False}}
BLUE: Final = "BlueTurn(0) Upkeep(0) BlueTurn(1) Upkeep(1) BlueTurn(2) Upkeep(2) EndOfRound"
BID: Final = "GemBid(0) Move NextAuction Blue EndOfRound"
PAY: Final = "Pay Claims Symbols LeftOver Take Extra Move NextAuction Blue EndOfRound"
GREY: Final = "GreyTurn(0) GreyTurn(1) GreyTurn(2) Red Blue EndOfRound"
MOVE: Final = "Move NextAuction Blue EndOfRound"


def dealt(ada: Visitor, seats: int, seed: int = 1, level: str = "medium", **options: bool | int | str) -> Stage:
    game = open_game("das-amulett", options)
    return Stage(ada, game, game.deal(seats, Fast(seed)), level)


def placed(ada: Visitor, text: str, level: str | None = "medium") -> Stage:
    game = open_game("das-amulett")
    return Stage(ada, game, game.position(text), level)


def position(ada: Visitor, text: str) -> Page:
    return placed(ada, text).open()
