"""The white phase: spells are auctioned (A-3)."""

from __future__ import annotations

from typing import Any, Final, final

from amulette.games.das_amulett import moves, tell
from amulette.games.das_amulett.state import NOTHING, Amulett
from amulette.games.das_amulett.steps import SEATS, Turn, for_each_seat
from amulette.kernel.contract import NOBODY, Action, Actions, Refusal, Seat, Step
from amulette.kernel.vecs import append, i64, vec


@final
class White(Step[Amulett]):
    """A-3.1 to A-3.3: as many cards as seats, or all there are, are set aside as the pile."""

    def run(self, g: Amulett) -> None:
        tell.phase_started(g, "white")
        if len(g.deck) > 0:
            g.set_pile(g.setup.seats)
            g.then(SPELLS)


@final
class Spells(Step[Amulett]):
    """A-3.4 to A-3.6: card by card until the pile is empty, every seat is asked once, the first player first."""

    def run(self, g: Amulett) -> None:
        if len(g.pile) == 0:
            return
        g.next_for_sale()
        g.bid = 0
        g.leader = NOBODY
        g.then(SPELL_SALE, SPELLS)
        g.then_each(g.in_turn(), SPELL_BID)


@final
class SpellBid(Turn):
    """A-3.7 to A-3.9: pass, or bid more than the standing bid, within the reserve."""

    decision = "spell_bid"

    def options(self, g: Amulett, seat: Seat) -> Actions:
        found = append(vec[i64](), moves.action(moves.PASS))
        for n in range(g.bid + 1, g.reserve[seat] + 1):
            found = append(found, moves.action(moves.BID, n))
        return found

    def answer(self, g: Amulett, seat: Seat, action: Action) -> None:
        if moves.verb_of(action) == moves.PASS:
            tell.passed(g, seat)
            return
        g.bid = moves.field(action, 0)
        g.leader = seat
        tell.spell_bid(g, seat, g.bid)

    def forbids(self, g: Amulett, seat: Seat, action: Action) -> Refusal:
        if moves.verb_of(action) != moves.BID:
            return Refusal("A-3.6")
        n = moves.field(action, 0)
        if n < 1:
            return Refusal("A-3.8")
        return Refusal("A-3.9", {"reserve": g.reserve[seat]}) if n > g.reserve[seat] else Refusal("A-3.7", {"n": g.bid})


@final
class SpellSale(Step[Amulett]):
    """A-3.10 to A-3.13: the highest bidder takes hat and card; a card that nobody wants goes under the deck."""

    def run(self, g: Amulett) -> None:
        card, winner = g.sale, g.leader
        g.sale = NOTHING
        g.leader = NOBODY
        if winner == NOBODY:
            g.put_under(card)
            tell.spell_unsold(g, card)
            return
        g.take_hat(winner, "spell")
        g.lay_spell(winner, card, g.bid)
        tell.spell_won(g, winner, card, g.bid)
        g.bid = 0


WHITE: Final = White()
SPELLS: Final = Spells()
SPELL_BID: Final = for_each_seat([SpellBid(s) for s in SEATS])
SPELL_SALE: Final = SpellSale()
STEPS: Final[list[Step[Any]]] = [WHITE, SPELLS, *SPELL_BID, SPELL_SALE]
