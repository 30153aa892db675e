"""A turn in which a seat uses the texts and incomes of its spells, in the order it likes (A-4, A-5.1, A-10)."""

from __future__ import annotations

from typing import Final

from amulette.games.das_amulett import moves, tell
from amulette.games.das_amulett.box import Card
from amulette.games.das_amulett.gains import take_income
from amulette.games.das_amulett.spell import GREY, PHASES, RED, Phase
from amulette.games.das_amulett.state import Amulett
from amulette.games.das_amulett.steps import Turn
from amulette.kernel.contract import NOBODY, Action, Actions, Refusal, Seat
from amulette.kernel.vecs import append, i64, vec

NAMING: Final = (moves.USE, moves.INCOME, moves.DRAIN)  # actions that name the card they use


class ItemsTurn(Turn):
    """Asked again after every item; done when none is left or the rest is forfeited (A-4.2 to A-4.6)."""

    def __init__(self, seat: Seat, phase: Phase, clause: str, of_items: str) -> None:
        super().__init__(seat)
        self.phase = phase
        self.clause = clause  # what this turn is for …
        self.of_items = of_items  # … and what its items are

    def asks(self, g: Amulett) -> Seat:
        return self.seat if len(self.items(g)) > 0 else NOBODY

    def items(self, g: Amulett) -> Actions:
        """The texts, then the incomes, that are left."""
        found = vec[i64]()
        for card in g.spells[self.seat]:
            found = self.texts(g, card, found)
        for card in g.spells[self.seat]:
            if self.pays(g, card):
                found = append(found, moves.action(moves.INCOME, card))
        return found

    def texts(self, g: Amulett, card: Card, found: Actions) -> Actions:
        """With what the text of the card still offers here."""
        spell = g.setup.box.spells[card]
        return spell.items(g, self.seat, card, found) if spell.phase == self.phase and not g.has_used(card) else found

    def pays(self, g: Amulett, card: Card) -> bool:
        """Whether the income of the card is an item here (A-2.9, A-12.15, A-12.16)."""
        if self.phase == RED or g.setup.box.income[card] == 0 or g.has_paid(card):
            return False
        if g.setup.all_grey:
            return self.phase == GREY
        return g.setup.box.spells[card].phase == self.phase

    def options(self, g: Amulett, seat: Seat) -> Actions:
        return append(self.items(g), moves.action(moves.DONE))

    def answer(self, g: Amulett, seat: Seat, action: Action) -> None:
        if moves.verb_of(action) == moves.DONE:
            self.close(g)
            return
        g.then(self)
        if moves.verb_of(action) == moves.INCOME:
            take_income(g, seat, moves.field(action, 0))
        else:
            card = self.card_of(g, action)
            g.note_use(card)
            g.setup.box.spells[card].use(g, seat, card, action)

    def card_of(self, g: Amulett, action: Action) -> Card:
        """The own card whose text the action uses."""
        offering = [card for card in g.spells[self.seat] if action in self.texts(g, card, vec[i64]())]
        return offering[0]

    def run(self, g: Amulett) -> None:
        self.close(g)

    def close(self, g: Amulett) -> None:
        tell.turn_done(g, self.seat, PHASES[self.phase])

    def forbids(self, g: Amulett, seat: Seat, action: Action) -> Refusal:
        """What the cards themselves say first; else what this turn is for."""
        verb = moves.verb_of(action)
        if self.phase != RED and verb in NAMING:
            return self.why_no_item(g, verb, moves.field(action, 0), action)
        for card in g.spells[seat]:
            if g.setup.box.spells[card].name == moves.SHAPES[verb][0]:
                return self.why_no_text(g, card, action)
        return Refusal(self.clause)

    def why_no_item(self, g: Amulett, verb: i64, card: Card, action: Action) -> Refusal:
        """Of an action that names the card it uses."""
        name: dict[str, str | int] = {"card": g.setup.box.cards[card]}
        if card not in g.spells[self.seat]:
            return Refusal(self.of_items, name)
        if verb != moves.INCOME:
            return self.why_no_text(g, card, action)
        if g.has_paid(card):
            return Refusal("A-2.9", name)
        return Refusal("A-4.7" if g.setup.box.income[card] == 0 else self.of_items, name)

    def why_no_text(self, g: Amulett, card: Card, action: Action) -> Refusal:
        spell, name = g.setup.box.spells[card], g.setup.box.cards[card]
        if spell.phase != self.phase:
            return Refusal("A-2.3", {"card": name, "phase": PHASES[spell.phase]})
        if g.has_used(card):
            return Refusal("A-2.10", {"card": name})
        return spell.why_not(g, action) or Refusal(self.clause)
