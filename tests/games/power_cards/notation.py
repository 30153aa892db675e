"""Short words for the tests of Power Cards: positions, moves and refusals in notation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from amulette.files.editions import standard
from amulette.games.power_cards.cards import LETTERS
from amulette.games.power_cards.game import PowerCardsGame
from amulette.kernel.contract import submit

if TYPE_CHECKING:
    from amulette.games.power_cards.state import PowerCards
    from amulette.kernel.contract import Event, Refusal

GAME = PowerCardsGame(standard("power-cards"), {})
A, B, C, D = range(4)


def position(text: str) -> PowerCards:
    return GAME.position(text if "round" in text else f"{text}; round 10")


def play(g: PowerCards, moves: str) -> list[Event]:
    """Make moves such as `A call power; A build 3`; the events of all of them."""
    heard: list[Event] = []
    for move in moves.split("; "):
        heard += submit(g, LETTERS.index(move[0]), GAME.read(move[2:]))
    return heard


def asks(g: PowerCards) -> str:
    """Who is asked, and all its options."""
    return f"{LETTERS[g.turn]}: {', '.join([GAME.write(action) for action in g.options(g.turn)])}"


def refusal(g: PowerCards, move: str) -> Refusal:
    """Why the move is forbidden; the position must not have changed."""
    before = g.position()
    refused = g.why_not(LETTERS.index(move[0]), GAME.read(move[2:]))
    assert refused is not None
    assert g.position() == before
    return refused


def named(heard: list[Event], *names: str) -> list[Event]:
    return [event for event in heard if event.name in names]


def names(heard: list[Event]) -> list[str]:
    return [event.name for event in heard]


def pack(g: PowerCards, seat: int) -> list[int]:
    return list(g.packs[seat])


def built(g: PowerCards, seat: int) -> list[int]:
    return list(g.built[2 * seat])
