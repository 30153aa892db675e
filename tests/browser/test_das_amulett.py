"""Das Amulett's table in the browser: whole games, what is lit and what says why not, and how it looks at every width."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from amulette.files.editions import open_game
from amulette.kernel.chance import Fast
from tests.browser.staged import Stage

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from tests.browser.visitor import Visitor

    Make = Callable[..., Visitor]

MOST_TURNS: Final = 400
LEAST_TARGET: Final = 44
BAR: Final = "[role=toolbar] button"
PRIMARY: Final = f"{BAR}.primary:not([aria-disabled=true])"
END: Final = "dialog[open]"
LIT: Final = "main .areas button.legal, main .own button.legal, main .setup button.legal, main .stock button.legal"
ALONE: Final = {"helpers": {"pass": False, "pay": False, "income": False}}
BLUE: Final = "BlueTurn(0) Upkeep(0) BlueTurn(1) Upkeep(1) BlueTurn(2) Upkeep(2) EndOfRound"
BID: Final = "GemBid(0) Move NextAuction Blue EndOfRound"
PAY: Final = "Pay Claims Symbols LeftOver Take Extra Move NextAuction Blue EndOfRound"


def dealt(ada: Visitor, seats: int, seed: int = 1, level: str = "medium", **options: bool | int | str) -> Stage:
    game = open_game("das-amulett", options)
    return Stage(ada, game, game.deal(seats, Fast(seed)), level)


def position(ada: Visitor, text: str, **options: bool | int | str) -> Page:
    game = open_game("das-amulett", options)
    return Stage(ada, game, game.position(text)).open()


# -- whole games -------------------------------------------------------------------------


def until_the_end(page: Page, act: Callable[[Page, int], None]) -> int:
    """Act whenever something is asked; how often that was."""
    for turn in range(MOST_TURNS):
        page.locator(f"{BAR}, {END}").first.wait_for()
        if page.locator(END).count():
            return turn
        before = page.locator("main").inner_html() + page.locator(".actions").inner_html()
        act(page, turn)
        page.wait_for_function(
            """before => document.querySelector('dialog[open]') !== null ||
               document.querySelector('main').innerHTML + document.querySelector('.actions').innerHTML !== before""",
            arg=before,
        )
    raise AssertionError("the game does not end")


def by_clicks(page: Page, turn: int) -> None:
    """Press what is lit on the table; where nothing is, or it is not enough, the bar."""
    lit, bar, bids = page.locator(LIT), page.locator(BAR), page.locator(".chips button:not(.no)")
    if bids.count() and turn % 3 == 0:
        bids.last.click()
        page.locator(PRIMARY).click()
    elif bids.count():
        bar.get_by_text("Pass").click()
    elif lit.count() and not (page.locator(PRIMARY).count() and turn % 2):
        press(lit.nth(turn % lit.count()))
    elif page.locator(PRIMARY).count():
        page.locator(PRIMARY).click()
    else:
        bar.nth(turn % bar.count()).click()


def press(thing: Locator) -> None:
    """In the middle; of an area where its gems lie."""
    box = thing.bounding_box()
    assert box is not None
    low = 0.72 if thing.evaluate("each => each.closest('.areas') !== null") else 0.5
    thing.click(position={"x": box["width"] / 2, "y": box["height"] * low})


@pytest.mark.parametrize("seats", [4, *[pytest.param(seats, marks=pytest.mark.slow) for seats in (3, 5, 6)]])
def test_a_whole_game_by_clicks_on_the_table(visitor: Make, seats: int) -> None:
    ada = visitor(settings=ALONE)
    stage = dealt(ada, seats)
    turns = until_the_end(stage.open(), by_clicks)

    assert turns > 20
    assert stage.state.waiting() == []
    assert ada.axe() == []
    assert "⟦" not in ada.page.inner_text("body")
