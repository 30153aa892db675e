"""Blue spells: energy moved or removed (A-15.1 to A-15.9)."""

from __future__ import annotations

from typing import final

from amulette.games.das_amulett import moves, tell
from amulette.games.das_amulett.box import Card
from amulette.games.das_amulett.spell import BLUE, Spell
from amulette.games.das_amulett.state import Amulett
from amulette.kernel.contract import Action, Actions, Refusal, Seat
from amulette.kernel.vecs import append, i64


@final
class Arc(Spell):
    """A-15.1 to A-15.5: its energy, or a part of it, goes to one other spell of the same owner."""

    def __init__(self) -> None:
        super().__init__("arc", BLUE)

    def most_copies(self) -> i64:
        return 1

    def items(self, g: Amulett, seat: Seat, card: Card, found: Actions) -> Actions:
        for other in g.spells[seat]:
            if other != card:
                for n in range(1, g.energy[card] + 1):
                    found = append(found, moves.action(moves.ARC, other, n))
        return found

    def use(self, g: Amulett, seat: Seat, card: Card, action: Action) -> None:
        target, n = moves.field(action, 0), moves.field(action, 1)
        g.energy[card] -= n
        g.energy[target] += n
        tell.energy_moved(g, card, target, n)
        if g.energy[card] == 0:
            g.bury(card)

    def why_not(self, g: Amulett, action: Action) -> Refusal | None:
        return Refusal("A-15.1") if moves.verb_of(action) == moves.ARC else None


@final
class Pull(Spell):
    """A-15.6 to A-15.9: removes energy from any one spell in play, its own too."""

    def __init__(self, name: str, most: i64) -> None:
        super().__init__(name, BLUE)
        self.most = most

    def items(self, g: Amulett, seat: Seat, card: Card, found: Actions) -> Actions:
        for target in range(len(g.energy)):
            most: i64 = min(g.energy[target], self.most)
            for n in range(1, most + 1):
                found = append(found, moves.action(moves.DRAIN, card, target, n))
        return found

    def use(self, g: Amulett, seat: Seat, card: Card, action: Action) -> None:
        g.drain(moves.field(action, 1), moves.field(action, 2), "pull", seat)

    def why_not(self, g: Amulett, action: Action) -> Refusal | None:
        if moves.verb_of(action) != moves.DRAIN or g.setup.box.spells[moves.field(action, 0)] is not self:
            return None
        return Refusal("A-15.7" if self.most > 1 else "A-15.6", {"most": self.most})
