"""Matches as the lobby knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from amulette.kernel.chance import Chance, Fast
from amulette.kernel.contract import Action, Event, Game, Refusal, RefusedError, State, View
from amulette.kernel.edition import Edition, EditionError
from amulette.kernel.options import Option, chosen
from amulette_matches.rules import LETTERS, TAKE, Matches, MatchesView, read_position


class MatchesGame(Game):
    """Two to four seats."""

    key: ClassVar[str] = "matches"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 5)
    longest: ClassVar[int] = 100
    declared: ClassVar[list[Option]] = []

    def __init__(self, edition: Edition, options: Mapping[str, object]) -> None:
        self.edition = edition
        self.options = chosen(self.declared, options)
        least, most = edition.data.get("least"), edition.data.get("most")
        if not isinstance(least, int) or not isinstance(most, int) or not 0 < least <= most:
            raise EditionError("least, most: two whole numbers are needed here")
        self.least, self.most = least, most

    def deal(self, seats: int, chance: Chance, told: list[Event] | None = None) -> State:
        if seats not in self.seats:
            raise RefusedError(Refusal("M-1.1", {"seats": seats}))
        g = Matches(seats, self.least + chance.below(self.most - self.least + 1), chance)
        g.then(TAKE)
        g.settle()
        return g

    def position(self, text: str) -> State:
        return read_position(text, Fast(0))

    def view(self, text: str) -> View:
        table, _, seat = text.rpartition(" | seat ")
        read_position(table, Fast(0))
        return MatchesView(None if seat == "_" else LETTERS.index(seat), table)

    def read(self, text: str) -> Action:
        verb, _, number = text.partition(" ")
        if verb != "take" or not number.isdecimal():
            raise ValueError(f"no such action: {text!r}")
        return int(number)

    def write(self, action: Action) -> str:
        return f"take {action}"

    def pieces(self, state: State) -> list[str]:
        """Matches that are taken leave the game, so that none is counted."""
        return []

    def disguise(self, state: State, seat: int | None, rng: Fast, forgetful: bool = False) -> State:
        return state.clone()
