"""Metal that is due: from the stock, from another seat, or lost (A-4.7 to A-4.20)."""

from __future__ import annotations

from typing import final

from amulette.games.das_amulett import metals, moves, tell
from amulette.games.das_amulett.box import Card
from amulette.games.das_amulett.metals import JOKER, METALS, Metal
from amulette.games.das_amulett.state import Amulett
from amulette.games.das_amulett.steps import Numbered, kept
from amulette.kernel.contract import NOBODY, Action, Actions, Refusal, Seat, Step
from amulette.kernel.vecs import append, i64, vec


@final
class Due(Numbered):
    """A-4.9, A-4.16, A-4.20: cards of a definite metal, one by one, while the stock has them."""

    def run(self, g: Amulett) -> None:
        seat, card, metal, n = self.a, self.b, self.c, self.d
        there = metals.count(g.stock, metal)
        given: i64 = min(there, n)
        if given > 0:
            g.gain(seat, metal, given, card)
        if given < n and len(g.holders(seat, metal)) > 0:
            tell.shortage(g, seat, metal, g.holders(seat, metal))
            g.then(kept(From("From", seat, card, metal)), due(seat, card, metal, n - given - 1))
        elif given < n:
            tell.metal_lost(g, seat, METALS[metal], n - given)


@final
class From(Numbered):
    """A-4.12 to A-4.15: the stack is empty, so the card comes from another seat that holds the metal, or is lost."""

    decision = "from"

    def asks(self, g: Amulett) -> Seat:
        return self.a

    def options(self, g: Amulett, seat: Seat) -> Actions:
        found = vec[i64]()
        for other in g.holders(seat, self.c):
            found = append(found, moves.action(moves.FROM, other + 1))
        return append(found, moves.action(moves.FROM, 0))

    def answer(self, g: Amulett, seat: Seat, action: Action) -> None:
        other = moves.field(action, 0) - 1
        if other == NOBODY:
            tell.metal_lost(g, seat, METALS[self.c], 1)
        else:
            g.rob(seat, other, self.c, self.b)

    def forbids(self, g: Amulett, seat: Seat, action: Action) -> Refusal:
        other = moves.field(action, 0) - 1
        if moves.verb_of(action) != moves.FROM or other >= g.setup.seats:
            return Refusal("A-4.12", {"metal": METALS[self.c]})
        return Refusal("A-4.13", {"metal": METALS[self.c], "seat": other})


@final
class Joker(Numbered):
    """A-4.10, A-4.11, A-4.17, A-4.18: a card of free choice, from a stack that has one while any has."""

    decision = "metal"

    def choices(self, g: Amulett) -> i64:
        return metals.kinds(g.stock) if g.stock > 0 else g.held_by_others(self.a)

    def asks(self, g: Amulett) -> Seat:
        return self.a if self.choices(g) > 0 else NOBODY

    def options(self, g: Amulett, seat: Seat) -> Actions:
        bits, found = self.choices(g), vec[i64]()
        for m in range(len(METALS)):
            if bits >> m & 1:
                found = append(found, moves.action(moves.METAL, m))
        return found

    def answer(self, g: Amulett, seat: Seat, action: Action) -> None:
        g.then(due(seat, self.b, moves.field(action, 0), 1))

    def run(self, g: Amulett) -> None:
        tell.metal_lost(g, self.a, "joker", 1)

    def forbids(self, g: Amulett, seat: Seat, action: Action) -> Refusal:
        if moves.verb_of(action) != moves.METAL:
            return Refusal("A-4.10")
        metal = METALS[moves.field(action, 0)]
        return Refusal("A-4.11" if g.stock > 0 else "A-4.17", {"metal": metal})


def due(seat: Seat, card: Card, metal: Metal, n: i64) -> Step[Amulett]:
    """The step that brings `n` cards of the metal."""
    return kept(Due("Due", seat, card, metal, n))


def joker(seat: Seat, card: Card) -> Step[Amulett]:
    return kept(Joker("Joker", seat, card))


def take_income(g: Amulett, seat: Seat, card: Card) -> None:
    """A-4.7, A-4.8: one card per symbol, definite metals first, jokers last."""
    g.note_income(card)
    tell.income_used(g, seat, card)
    income = g.setup.box.income[card]
    for _ in range(metals.count(income, JOKER)):
        g.then(joker(seat, card))
    for m in range(len(METALS) - 1, -1, -1):
        if metals.count(income, m) > 0:
            g.then(due(seat, card, m, metals.count(income, m)))
