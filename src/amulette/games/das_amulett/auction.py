"""The auction of a gem: bidding, payment, claims, symbols, gems, and the move (A-6 to A-9)."""

from __future__ import annotations

from typing import Any, Final, final

from amulette.games.das_amulett import gems, metals, moves, tell
from amulette.games.das_amulett.box import Card
from amulette.games.das_amulett.metals import JOKER, METALS
from amulette.games.das_amulett.payments import payments
from amulette.games.das_amulett.spell import RED
from amulette.games.das_amulett.state import Amulett
from amulette.games.das_amulett.steps import SEATS, Numbered, Question, Turn, for_each_seat, kept
from amulette.kernel.contract import NOBODY, Action, Actions, Refusal, Seat, Step
from amulette.kernel.vecs import append, i64, vec

GIFT_DRAIN: Final = 2  # energy


@final
class Auction(Step[Amulett]):
    """A-2.11, A-6.1, A-6.2, A-6.12: bids from the first player on; without a gem here it is void.  Then the move."""

    def run(self, g: Amulett) -> None:
        g.used = 0
        g.bid = 0
        g.leader = NOBODY
        g.out = 0
        tell.auction_opened(g)
        g.then(MOVE, NEXT_AUCTION)
        if g.board[g.at] == 0:
            tell.auction_void(g)
        else:
            g.then(GEM_BID[g.hat])


@final
class NextAuction(Step[Amulett]):
    """A-5.4, A-5.6: as many auctions as the number says, each with its move."""

    def run(self, g: Amulett) -> None:
        g.left -= 1
        tell.auctions_left(g)
        if g.left > 0:
            g.then(AUCTION)


@final
class GemBid(Turn):
    """A-6.8 to A-6.16: offer a number of cards, more than the standing offer and within one's capacity; or pass."""

    decision = "gem_bid"

    def options(self, g: Amulett, seat: Seat) -> Actions:
        found = append(vec[i64](), moves.action(moves.PASS))
        for n in range(g.lowest_bid(seat), g.capacity(seat) + 1):
            found = append(found, moves.action(moves.BID, n))
        return found

    def answer(self, g: Amulett, seat: Seat, action: Action) -> None:
        if moves.verb_of(action) == moves.PASS:
            g.out |= 1 << seat
            tell.passed(g, seat)
        else:
            n = moves.field(action, 0)
            tell.gem_bid(g, seat, n, n == g.bid)
            g.bid = n
            g.leader = seat
        following = g.next_bidder(seat)
        g.then(GEM_SALE if following == NOBODY else GEM_BID[following])

    def forbids(self, g: Amulett, seat: Seat, action: Action) -> Refusal:
        n = moves.field(action, 0)
        if moves.verb_of(action) != moves.BID:
            return Refusal("A-6.12")
        if n < 1:
            return Refusal("A-6.10")
        if n > g.capacity(seat):
            return Refusal("A-6.9", {"capacity": g.capacity(seat)})
        return Refusal("A-14.23" if n > g.bid else "A-6.11", {"n": g.bid, "least": g.lowest_bid(seat)})


@final
class GemSale(Step[Amulett]):
    """A-6.14, A-6.17, A-7.1: the leader wins and takes the hat; without an offer the gems stay."""

    def run(self, g: Amulett) -> None:
        g.out = 0
        if g.leader == NOBODY:
            tell.auction_unsold(g)
            return
        g.take_hat(g.leader, "gem")
        tell.auction_won(g, g.leader, g.bid)
        g.then(TAKE, EXTRA)
        g.then(PAY, CLAIMS, SYMBOLS, LEFT_OVER)


@final
class Pay(Question):
    """A-7.2, A-7.3: the winner lays as many cards as offered, of payable kinds and his choice."""

    decision = "pay"

    def asks(self, g: Amulett) -> Seat:
        return g.leader

    def options(self, g: Amulett, seat: Seat) -> Actions:
        return payments(g.hands[seat], g.payable(seat), g.bid)

    def answer(self, g: Amulett, seat: Seat, action: Action) -> None:
        g.pay(seat, moves.fields_of(action))

    def forbids(self, g: Amulett, seat: Seat, action: Action) -> Refusal:
        bag = moves.fields_of(action)
        if moves.verb_of(action) != moves.PAY or metals.total(bag) != g.bid:
            return Refusal("A-7.2", {"n": g.bid})
        return Refusal("A-7.3", {"kinds": " ".join(metals.write_kinds(g.payable(seat)))})


@final
class Claims(Step[Amulett]):
    """A-7.4, A-7.5, A-7.8: claims by spells, from the winner clockwise, a seat's claims in a fixed order."""

    def run(self, g: Amulett) -> None:
        found: list[Step[Any]] = []
        spells = g.setup.box.spells
        for seat in g.in_turn():
            for card in sorted(g.spells[seat], key=lambda card: spells[card].rank):
                found += [claim(seat, card) for _ in range(spells[card].claims(g, seat))]
        for step in found[::-1]:
            g.then(step)


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


@final
class Take(Question):
    """A-8.1: the winner takes a gem of his choice from the area."""

    decision = "take"

    def asks(self, g: Amulett) -> Seat:
        return g.leader

    def options(self, g: Amulett, seat: Seat) -> Actions:
        found = vec[i64]()
        for c in range(len(g.setup.box.colours)):
            if gems.count(g.board[g.at], c) > 0:
                found = append(found, moves.action(moves.TAKE, c))
        return found

    def answer(self, g: Amulett, seat: Seat, action: Action) -> None:
        g.take_gem(seat, moves.field(action, 0), NOBODY)
        check_end(g, seat)

    def forbids(self, g: Amulett, seat: Seat, action: Action) -> Refusal:
        return Refusal("A-8.1", {"area": g.setup.box.areas[g.at]})


@final
class Extra(Question):
    """A-8.2, A-12.11, A-14.17 to A-14.22: one more gem for each fitting gift, while there is one."""

    decision = "extra"

    def asks(self, g: Amulett) -> Seat:
        return g.leader if g.board[g.at] > 0 and len(g.gifts(g.leader)) > 0 else NOBODY

    def options(self, g: Amulett, seat: Seat) -> Actions:
        found = vec[i64]()
        for card in g.gifts(seat):
            for c in range(len(g.setup.box.colours)):
                if gems.count(g.board[g.at], c) > 0:
                    found = append(found, moves.action(moves.EXTRA, card, c))
        return append(found, moves.action(moves.STOP))

    def answer(self, g: Amulett, seat: Seat, action: Action) -> None:
        if moves.verb_of(action) == moves.STOP:
            tell.stopped(g, seat)
            return
        gift = moves.field(action, 0)
        g.note_use(gift)
        g.then(EXTRA)
        g.take_gem(seat, moves.field(action, 1), gift)
        if not check_end(g, seat) and g.setup.gift_drain2:
            drained: i64 = min(g.energy[gift], GIFT_DRAIN)
            g.drain(gift, drained, "gift", seat)

    def forbids(self, g: Amulett, seat: Seat, action: Action) -> Refusal:
        if moves.verb_of(action) != moves.EXTRA:
            return Refusal("A-8.2")
        if moves.field(action, 0) in g.gifts(seat):
            return Refusal("A-8.1", {"area": g.setup.box.areas[g.at]})
        return Refusal("A-14.20", {"card": g.setup.box.cards[moves.field(action, 0)]})


@final
class Move(Question):
    """A-9: the first player moves the group to a neighbouring area with a gem, or where there is none, to any."""

    decision = "move"

    def asks(self, g: Amulett) -> Seat:
        return g.hat if len(g.targets(g.hat)) > 0 else NOBODY

    def options(self, g: Amulett, seat: Seat) -> Actions:
        found = vec[i64]()
        for area in g.targets(seat):
            found = append(found, moves.action(moves.MOVE, area))
        return found

    def answer(self, g: Amulett, seat: Seat, action: Action) -> None:
        source = g.at
        close_auction(g)
        g.at = moves.field(action, 0)
        tell.group_moved(g, seat, source)

    def run(self, g: Amulett) -> None:
        close_auction(g)
        tell.group_stayed(g)

    def forbids(self, g: Amulett, seat: Seat, action: Action) -> Refusal:
        area = moves.field(action, 0)
        if moves.verb_of(action) != moves.MOVE:
            return Refusal("A-9.1")
        if area == g.at:
            return Refusal("A-9.3", {"area": g.setup.box.areas[area]})
        return Refusal("A-9.4" if g.board[area] == 0 else "A-9.2", {"area": g.setup.box.areas[area]})


def claim(seat: Seat, card: Card) -> Step[Any]:
    return kept(Claim("Claim", seat, card))


def close_auction(g: Amulett) -> None:
    g.bid = 0
    g.leader = NOBODY


def check_end(g: Amulett, seat: Seat) -> bool:
    """A-8.3, A-11: after each single gem."""
    if not g.has_won(seat):
        return False
    by_colours = gems.colours(g.amulets[seat]) >= g.setup.box.win_colours
    g.end("colours" if by_colours else "gems")
    return True


AUCTION: Final = Auction()
NEXT_AUCTION: Final = NextAuction()
GEM_BID: Final = for_each_seat([GemBid(s) for s in SEATS])
GEM_SALE: Final = GemSale()
PAY: Final = Pay()
CLAIMS: Final = Claims()
SYMBOLS: Final = Symbols()
SYMBOLS_OF: Final = for_each_seat([SymbolsOf(s) for s in SEATS])
LEFT_OVER: Final = LeftOver()
TAKE: Final = Take()
EXTRA: Final = Extra()
MOVE: Final = Move()
STEPS: Final[list[Step[Any]]] = [
    AUCTION, NEXT_AUCTION, *GEM_BID, GEM_SALE, PAY, CLAIMS, SYMBOLS, *SYMBOLS_OF, LEFT_OVER, TAKE, EXTRA, MOVE,
]  # fmt: skip
