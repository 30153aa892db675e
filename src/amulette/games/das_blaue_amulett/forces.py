"""B-12: the dark forces, last of every turn."""

from __future__ import annotations

from typing import Any, Final, final

from amulette.games.das_blaue_amulett.board import LAST
from amulette.games.das_blaue_amulett.cards import FORCES, KINDS
from amulette.games.das_blaue_amulett.moves import DONE, force, force_of, is_force, place_of
from amulette.games.das_blaue_amulett.question import Question
from amulette.games.das_blaue_amulett.state import Blaue
from amulette.kernel.contract import Action, Actions, Refusal, Seat, Step
from amulette.kernel.vecs import append, i64, vec


@final
class Forces(Question):
    """B-12: each figure may be moved once, to any place but the start; `chosen` have been, as a bit set."""

    def __init__(self, chosen: i64) -> None:
        self.chosen = chosen

    def __repr__(self) -> str:
        return f"Forces({self.chosen})"

    def options(self, g: Blaue, seat: Seat) -> Actions:
        found = vec[i64](capacity=28)
        closed = self.closed(g)
        for kind in range(FORCES):
            if not self.is_chosen(kind):
                for place in range(1, LAST + 1):
                    if place != g.forces[kind] and (closed >> place) & 1 == 0:
                        found = append(found, force(kind, place))
        return append(found, DONE)

    def answer(self, g: Blaue, seat: Seat, action: Action) -> None:
        if action == DONE:
            return
        kind = force_of(action)
        g.move_force(kind, place_of(action))
        one: i64 = 1
        chosen = self.chosen | (one << kind)
        if chosen != ALL_CHOSEN:
            g.then(FORCES_OF_TURN[chosen])

    def forbids(self, g: Blaue, seat: Seat, action: Action) -> Refusal:
        if not is_force(action):
            return Refusal("B-12.1")
        kind, place = force_of(action), place_of(action)
        if self.is_chosen(kind):
            return Refusal("B-12.2", {"force": KINDS[kind]})
        if g.forces[kind] == place:
            return Refusal("B-12.4", {"force": KINDS[kind], "place": f"P{place}"})
        return Refusal("B-12.5", {"place": f"P{place}"})

    def is_chosen(self, kind: i64) -> bool:
        return (self.chosen >> kind) & 1 == 1

    def closed(self, g: Blaue) -> i64:
        """The places of figures that were set in this turn, as a bit set."""
        bits: i64 = 0
        one: i64 = 1
        for kind in range(FORCES):
            if self.is_chosen(kind):
                bits |= one << g.forces[kind]
        return bits


ALL_CHOSEN: Final = 7
FORCES_OF_TURN: Final = vec[Step[Any]]([Forces(chosen) for chosen in range(ALL_CHOSEN)])
