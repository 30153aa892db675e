"""Spells for the start of the red phase: Burning Desire and Magical Journey (A-5.1, A-14.1 to A-14.5)."""

from __future__ import annotations

from typing import final

from amulette.games.das_amulett import moves, tell
from amulette.games.das_amulett.box import Card
from amulette.games.das_amulett.metals import METALS
from amulette.games.das_amulett.spell import RED, Spell
from amulette.games.das_amulett.state import Amulett
from amulette.kernel.contract import Action, Actions, Refusal, Seat
from amulette.kernel.vecs import append, i64


@final
class Desire(Spell):
    """Its owner names a metal, with which every seat may pay in all auctions of the phase."""

    def __init__(self) -> None:
        super().__init__("desire", RED)

    def most_copies(self) -> i64:
        return 1

    def items(self, g: Amulett, seat: Seat, card: Card, found: Actions) -> Actions:
        for m in range(len(METALS)):
            found = append(found, moves.action(moves.DESIRE, m))
        return found

    def use(self, g: Amulett, seat: Seat, card: Card, action: Action) -> None:
        metal = moves.field(action, 0)
        g.desired |= 1 << metal
        tell.desire_named(g, seat, metal)


@final
class Journey(Spell):
    """Its owner sets the number of auctions, and no marker is drawn."""

    def __init__(self) -> None:
        super().__init__("journey", RED)

    def most_copies(self) -> i64:
        return 1

    def items(self, g: Amulett, seat: Seat, card: Card, found: Actions) -> Actions:
        for n in g.setup.box.journey:
            found = append(found, moves.action(moves.JOURNEY, n))
        return found

    def use(self, g: Amulett, seat: Seat, card: Card, action: Action) -> None:
        g.left = moves.field(action, 0)
        tell.journey_set(g, seat, g.left)

    def why_not(self, g: Amulett, action: Action) -> Refusal | None:
        return Refusal("A-14.4", {"numbers": " ".join([str(n) for n in g.setup.box.journey])})
