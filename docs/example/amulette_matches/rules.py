"""The position and its one rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from amulette.kernel.chance import Chance, Fast
from amulette.kernel.contract import NOBODY, Action, Actions, Event, Refusal, Seat, State, Step, View, write_steps
from amulette.kernel.vecs import i64, vec

LETTERS: Final = "ABCD"
MOST: Final = 3  # matches in one turn


@dataclass
class Took(Event):
    seat: int
    matches: int


@dataclass
class MatchesView(View):
    """Everything lies open, so that a view is the position, and there is nothing to imagine."""

    seat: int | None
    table: str

    def text(self) -> str:
        return f"{self.table} | seat {'_' if self.seat is None else LETTERS[self.seat]}"

    def table_text(self) -> str:
        return self.text()

    def imagine(self, rng: Fast) -> State:
        return read_position(self.table, rng.fork())


class Matches(State):
    """The whole truth of one game."""

    def __init__(self, seats: int, heap: int, chance: Chance) -> None:
        super().__init__(chance)
        self.seats = seats
        self.heap = heap
        self.mover = 0

    def clone(self) -> Matches:
        twin = Matches(self.seats, self.heap, self.chance.clone())
        twin.mover, twin.agenda, twin.turn = self.mover, self.agenda[:], self.turn
        return twin

    def view(self, seat: int | None) -> View:
        return MatchesView(seat, self.position())

    def position(self) -> str:
        return f"seats {self.seats} | heap {self.heap} | mover {LETTERS[self.mover]} | next {write_steps(self.agenda)}"

    def not_asked(self) -> Refusal:
        return Refusal("M-1.1", {"seat": self.mover})

    def scores(self) -> list[int]:
        """M-1.3: 1 for whoever took the last match; that seat is still the mover."""
        return [1 if self.heap == 0 and seat == self.mover else 0 for seat in range(self.seats)]

    def places(self) -> list[int]:
        return [1 if score == max(self.scores()) else 2 for score in self.scores()]


class Take(Step[Matches]):
    """M-1.2: the mover takes one, two or three matches; then the seat to the left moves."""

    def asks(self, g: Matches) -> Seat:
        return g.mover if g.heap > 0 else NOBODY

    def options(self, g: Matches, seat: Seat) -> Actions:
        return vec[i64](range(1, min(MOST, g.heap) + 1))

    def forbids(self, g: Matches, seat: Seat, action: Action) -> Refusal:
        return Refusal("M-1.2", {"most": min(MOST, g.heap)})

    def answer(self, g: Matches, seat: Seat, action: Action) -> None:
        g.heap -= action
        if g.told is not None:
            g.told.append(Took(seat, action))
        if g.heap > 0:
            g.mover = (g.mover + 1) % g.seats
            g.then(TAKE)


TAKE: Final = Take()


def read_position(text: str, chance: Chance) -> Matches:
    parts = dict([part.split(" ", 1) for part in text.split(" | ")])
    g = Matches(int(parts["seats"]), int(parts["heap"]), chance)
    g.mover = LETTERS.index(parts["mover"])
    if parts["next"] != "-":
        g.then(TAKE)
    g.settle()
    return g
