"""Teleportation: a gem goes from one area to another (A-13.8 to A-13.11)."""

from __future__ import annotations

from typing import final

from amulette.games.das_amulett import gems, moves, tell
from amulette.games.das_amulett.box import Card
from amulette.games.das_amulett.spell import GREY, Spell
from amulette.games.das_amulett.state import Amulett
from amulette.games.das_amulett.steps import Numbered, kept
from amulette.kernel.contract import Action, Actions, Refusal, Seat, Step
from amulette.kernel.vecs import append, i64, vec


@final
class Teleport(Spell):
    """Lift one gem from any area, and drop it on any other."""

    def __init__(self) -> None:
        super().__init__("teleport", GREY)

    def items(self, g: Amulett, seat: Seat, card: Card, found: Actions) -> Actions:
        return append(found, moves.action(moves.USE, card)) if any([here > 0 for here in g.board]) else found

    def use(self, g: Amulett, seat: Seat, card: Card, action: Action) -> None:
        tell.text_used(g, seat, card)
        g.then(lift(seat))


@final
class Lift(Numbered):
    """A-13.8, A-13.9: which gem; those on amulets cannot be moved (A-13.11)."""

    decision = "lift"

    def asks(self, g: Amulett) -> Seat:
        return self.a

    def options(self, g: Amulett, seat: Seat) -> Actions:
        found = vec[i64]()
        for area in range(len(g.board)):
            for c in range(len(g.setup.box.colours)):
                if gems.count(g.board[area], c) > 0:
                    found = append(found, moves.action(moves.LIFT, area, c))
        return found

    def answer(self, g: Amulett, seat: Seat, action: Action) -> None:
        area, colour = moves.field(action, 0), moves.field(action, 1)
        tell.gem_lifted(g, seat, area, colour)
        g.then(kept(Drop("Drop", seat, area, colour)))

    def forbids(self, g: Amulett, seat: Seat, action: Action) -> Refusal:
        if moves.verb_of(action) != moves.LIFT:
            return Refusal("A-13.8")
        box = g.setup.box
        return Refusal(
            "A-13.11", {"area": box.areas[moves.field(action, 0)], "gem": box.colours[moves.field(action, 1)]}
        )


@final
class Drop(Numbered):
    """A-13.8, A-13.9: where to; any area but the one it came from."""

    decision = "drop"

    def asks(self, g: Amulett) -> Seat:
        return self.a

    def options(self, g: Amulett, seat: Seat) -> Actions:
        found = vec[i64]()
        for area in range(len(g.board)):
            if area != self.b:
                found = append(found, moves.action(moves.DROP, area))
        return found

    def answer(self, g: Amulett, seat: Seat, action: Action) -> None:
        g.move_gem(self.b, moves.field(action, 0), self.c)

    def forbids(self, g: Amulett, seat: Seat, action: Action) -> Refusal:
        return Refusal("A-13.9", {"area": g.setup.box.areas[self.b]})


def lift(seat: Seat) -> Step[Amulett]:
    return kept(Lift("Lift", seat))
