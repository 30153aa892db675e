"""The winner pays; claims and symbols take cards out of the offer, and the rest goes to the stock (A-7)."""

from __future__ import annotations

from typing import Any, Final, final

from amulette.games.das_amulett import metals, moves, reach, tell
from amulette.games.das_amulett.box import Card
from amulette.games.das_amulett.metals import JOKER, METALS
from amulette.games.das_amulett.payments import payments
from amulette.games.das_amulett.spell import RED
from amulette.games.das_amulett.state import Amulett
from amulette.games.das_amulett.steps import SEATS, Numbered, Question, Turn, for_each_seat, kept
from amulette.kernel.contract import NOBODY, Action, Actions, Refusal, Seat, Step
from amulette.kernel.vecs import append, i64, vec


@final
class Pay(Question):
    """A-7.2, A-7.3: the winner lays as many cards as offered, of payable kinds and his choice."""

    decision = "pay"

    def asks(self, g: Amulett) -> Seat:
        return g.leader

    def options(self, g: Amulett, seat: Seat) -> Actions:
        return payments(g.hands[seat], reach.payable(g, seat), g.bid)

    def answer(self, g: Amulett, seat: Seat, action: Action) -> None:
        g.pay(seat, moves.fields_of(action))

    def forbids(self, g: Amulett, seat: Seat, action: Action) -> Refusal:
        bag = moves.fields_of(action)
        if moves.verb_of(action) != moves.PAY or metals.total(bag) != g.bid:
            return Refusal("A-7.2", {"n": g.bid})
        return Refusal("A-7.3", {"kinds": " ".join(metals.write_kinds(reach.payable(g, seat)))})


@final
class Claims(Step[Amulett]):
    """A-7.4, A-7.5, A-7.8: claims by spells, from the winner clockwise, a seat's claims in a fixed order."""

    def run(self, g: Amulett) -> None:
        order = g.in_turn()
        for i in range(len(order) - 1, -1, -1):
            claiming = vec[i64]()
            for card in g.spells[order[i]]:
                if g.setup.box.spells[card].claims(g, order[i]) > 0:
                    claiming = append(claiming, card)
            if len(claiming) > 0:
                self.then_claim(g, order[i], claiming)

    def then_claim(self, g: Amulett, seat: Seat, cards: vec[i64]) -> None:
        spells = g.setup.box.spells
        for card in sorted(cards, key=lambda card: spells[card].rank)[::-1]:
            for _ in range(spells[card].claims(g, seat)):
                g.then(claim(seat, card))


@final
class Claim(Numbered):
    """A-7.6, A-7.7, A-7.9: one card of one's choice out of the offer, while there is one; or none."""

    decision = "claim"

    def asks(self, g: Amulett) -> Seat:
        return self.a if g.offer > 0 else NOBODY

    def options(self, g: Amulett, seat: Seat) -> Actions:
        found = vec[i64]()
        for m in range(len(METALS)):
            if metals.count(g.offer, m) > 0:
                found = append(found, moves.action(moves.CLAIM, m + 1))
        return append(found, moves.action(moves.CLAIM, 0))

    def answer(self, g: Amulett, seat: Seat, action: Action) -> None:
        m = moves.field(action, 0) - 1
        if m >= 0:
            g.take_from_offer(seat, m, 1)
        tell.claimed(g, seat, self.b, m)

    def forbids(self, g: Amulett, seat: Seat, action: Action) -> Refusal:
        if moves.verb_of(action) != moves.CLAIM:
            return Refusal("A-7.6")
        return Refusal("A-7.15", {"metal": METALS[moves.field(action, 0) - 1]})


@final
class Symbols(Step[Amulett]):
    """A-7.10, A-12.16: after all text claims the symbols of red spells work, again from the winner clockwise."""

    def run(self, g: Amulett) -> None:
        if not g.setup.all_grey:
            g.then_each(g.in_turn(), SYMBOLS_OF)


@final
class SymbolsOf(Turn):
    """A-7.11 to A-7.16: each symbol takes a card of its metal out of the offer, as long as there is one."""

    def asks(self, g: Amulett) -> Seat:
        return NOBODY

    def run(self, g: Amulett) -> None:
        for card in g.spells[self.seat]:
            if g.setup.box.spells[card].phase == RED:
                self.take(g, g.setup.box.income[card])
                for _ in range(metals.count(g.setup.box.income[card], JOKER)):
                    g.then(claim(self.seat, card))

    def take(self, g: Amulett, income: i64) -> None:
        for m in range(len(METALS)):
            symbols, there = metals.count(income, m), metals.count(g.offer, m)
            taken = min(there, symbols)
            if taken > 0:
                g.take_from_offer(self.seat, m, taken)
                tell.symbol_taken(g, self.seat, m, taken)


@final
class LeftOver(Step[Amulett]):
    """A-7.17: cards left over go to the stock."""

    def run(self, g: Amulett) -> None:
        if g.offer > 0:
            tell.offer_returned(g, g.offer)
        g.stock += g.offer
        g.offer = 0


def claim(seat: Seat, card: Card) -> Step[Any]:
    return kept(Claim("Claim", seat, card))


PAY: Final = Pay()
CLAIMS: Final = Claims()
SYMBOLS: Final = Symbols()
SYMBOLS_OF: Final = for_each_seat([SymbolsOf(s) for s in SEATS])
LEFT_OVER: Final = LeftOver()
STEPS: Final[list[Step[Any]]] = [PAY, CLAIMS, SYMBOLS, *SYMBOLS_OF, LEFT_OVER]
