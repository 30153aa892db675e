"""Short words for the tests of Gargon: positions, moves and refusals in notation."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from amulette.files.editions import open_game
from amulette.games.gargon.cards import LETTERS, read_all, write_all
from amulette.games.gargon.game import GargonGame
from amulette.kernel.contract import submit

if TYPE_CHECKING:
    from amulette.games.gargon.state import Gargon
    from amulette.kernel.contract import Event, Refusal

GAME = cast("GargonGame", open_game("gargon"))
A, B, C, D = range(4)


def position(text: str) -> Gargon:
    return GAME.position(text)


def play(g: Gargon, moves: str) -> list[Event]:
    """Make moves such as `A lay r5; B draw 1`; the events of the last one."""
    heard: list[Event] = []
    for move in moves.split("; "):
        heard = submit(g, LETTERS.index(move[0]), GAME.read(move[2:]))
    return heard


def asks(g: Gargon) -> str:
    """Who is asked, and all its options."""
    return f"{LETTERS[g.turn]}: {', '.join([GAME.write(action) for action in g.options(g.turn)])}"


def refusal(g: Gargon, move: str) -> Refusal:
    """Why the move is forbidden; the position must not have changed."""
    before = g.position()
    refused = g.why_not(LETTERS.index(move[0]), GAME.read(move[2:]))
    assert refused is not None
    assert g.position() == before
    return refused


def cards(text: str) -> list[int]:
    return sorted(read_all(text))


def shown(row: list[int]) -> str:
    return write_all(row)


def names(heard: list[Event]) -> list[str]:
    return [event.name for event in heard]
