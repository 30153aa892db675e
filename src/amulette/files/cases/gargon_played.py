"""A case of Gargon under way."""

from __future__ import annotations

from typing import final

from amulette.games.gargon.events import PileEmptied
from amulette.games.gargon.game import GargonGame
from amulette.games.gargon.position import seat_of
from amulette.kernel.contract import Event, submit


@final
class Played:
    """The position, and what has been heard since the case began."""

    def __init__(self, game: GargonGame, position: str, known: frozenset[str]) -> None:
        self.game = game
        self.g = game.position(position)
        self.known = known  # the clauses of the rules
        self.heard: list[Event] | None = None  # the events of the last action
        self.final = False  # whether the final round has been announced

    def act(self, text: str) -> None:
        """Do an action, as in `A lay r5`.  Raises ValueError."""
        seat, action = self.seat_and_action(text)
        self.heard = submit(self.g, seat, action)
        self.final = self.final or any([isinstance(event, PileEmptied) and event.first for event in self.heard])

    def seat_and_action(self, text: str) -> tuple[int, int]:
        seat, rest = self.seat_and_rest(text)
        return seat, self.game.read(rest)

    def seat_and_rest(self, text: str) -> tuple[int, str]:
        letter, _, rest = text.partition(" ")
        return self.seat(letter), needed(rest)

    def seat(self, letter: str) -> int:
        return seat_of(letter, self.g.setup.seats)


def needed(text: str) -> str:
    if not text:
        raise ValueError("something is missing here")
    return text
