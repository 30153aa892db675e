"""The four magics: metal for gems of one colour (A-13.1 to A-13.7)."""

from __future__ import annotations

from typing import Final, final

from amulette.games.das_amulett import gems, moves, tell
from amulette.games.das_amulett.box import Card
from amulette.games.das_amulett.gains import due
from amulette.games.das_amulett.metals import METALS, Metal
from amulette.games.das_amulett.spell import GREY, Spell
from amulette.games.das_amulett.state import Amulett
from amulette.kernel.contract import Action, Actions, Refusal, Seat
from amulette.kernel.vecs import append, i64

PER_GEM: Final = 2


@final
class Magic(Spell):
    """Two cards of a metal for each gem of a colour on the owner's amulet, as it is now."""

    def __init__(self, name: str, colour: str, metal: Metal) -> None:
        super().__init__(name, GREY)
        self.colour = colour
        self.metal = metal

    def speaks_of(self) -> str:
        return self.colour

    def gems(self, g: Amulett, seat: Seat) -> i64:
        return gems.count(g.amulets[seat], g.setup.box.colours.index(self.colour))

    def items(self, g: Amulett, seat: Seat, card: Card, found: Actions) -> Actions:
        return append(found, moves.action(moves.USE, card)) if self.gems(g, seat) > 0 else found

    def use(self, g: Amulett, seat: Seat, card: Card, action: Action) -> None:
        tell.text_used(g, seat, card)
        g.then(due(seat, card, self.metal, PER_GEM * self.gems(g, seat)))

    def why_not(self, g: Amulett, action: Action) -> Refusal | None:
        return Refusal("A-13.6", {"colour": self.colour, "metal": METALS[self.metal]})
