"""The auction of a gem: who offers most (A-6).  Payment and prize follow in modules of their own."""

from __future__ import annotations

from typing import Any, Final, final

from amulette.games.das_amulett import moves, reach, tell
from amulette.games.das_amulett.payment import CLAIMS, LEFT_OVER, PAY, SYMBOLS
from amulette.games.das_amulett.prize import EXTRA, MOVE, TAKE
from amulette.games.das_amulett.state import Amulett
from amulette.games.das_amulett.steps import SEATS, Turn, for_each_seat
from amulette.kernel.contract import NOBODY, Action, Actions, Refusal, Seat, Step
from amulette.kernel.vecs import append, i64, vec


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
        for n in range(reach.lowest_bid(g, seat), reach.capacity(g, seat) + 1):
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
        if n > reach.capacity(g, seat):
            return Refusal("A-6.9", {"capacity": reach.capacity(g, seat)})
        return Refusal("A-14.23" if n > g.bid else "A-6.11", {"n": g.bid, "least": reach.lowest_bid(g, seat)})


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


AUCTION: Final = Auction()
NEXT_AUCTION: Final = NextAuction()
GEM_BID: Final = for_each_seat([GemBid(s) for s in SEATS])
GEM_SALE: Final = GemSale()
STEPS: Final[list[Step[Any]]] = [AUCTION, NEXT_AUCTION, *GEM_BID, GEM_SALE]
