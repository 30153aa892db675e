"""What a seat can reach with its spells: what it may pay with and offer, its gifts, where it may lead the group."""

from __future__ import annotations

from amulette.games.das_amulett import metals
from amulette.games.das_amulett.state import Amulett
from amulette.kernel.contract import NOBODY, Seat
from amulette.kernel.vecs import append, i64, vec


def payable(g: Amulett, seat: Seat) -> i64:
    """The kinds that the seat may pay with here, as a bit set (A-6.3 to A-6.6)."""
    bits = g.setup.box.pays[g.at] | g.desired
    for card in g.spells[seat]:
        bits |= g.setup.box.spells[card].jokers(g)
    return bits


def capacity(g: Amulett, seat: Seat) -> i64:
    """A-6.9."""
    return metals.count_in(g.hands[seat], payable(g, seat))


def lowest_bid(g: Amulett, seat: Seat) -> i64:
    """A-6.10, A-6.11, A-14.23 to A-14.27."""
    if g.leader == NOBODY:
        return 1
    for card in g.spells[seat]:
        if g.setup.box.spells[card].may_equal():
            return g.bid
    return g.bid + least_raise(g)


def least_raise(g: Amulett) -> i64:
    """What the spells of the leader ask of all others."""
    least: i64 = 1
    for card in g.spells[g.leader]:
        least = max(least, g.setup.box.spells[card].least_raise())
    return least


def gifts(g: Amulett, seat: Seat) -> list[int]:
    """Own gifts that fit this area and have not served in this auction (A-14.20)."""
    spells = g.setup.box.spells
    return [card for card in g.spells[seat] if spells[card].gives_gem(g) and not g.has_used(card)]


def targets(g: Amulett, seat: Seat) -> vec[i64]:
    """Where the seat may move the group (A-9.2, A-9.4, A-14.28)."""
    if not can_fly(g, seat):
        near = with_gems(g, g.setup.box.adjacent[g.at])
        if len(near) > 0:
            return near
    return with_gems(g, vec[i64](range(len(g.board))))


def can_fly(g: Amulett, seat: Seat) -> bool:
    """A-14.28."""
    for card in g.spells[seat]:
        if g.setup.box.spells[card].flies():
            return True
    return False


def with_gems(g: Amulett, areas: vec[i64]) -> vec[i64]:
    """Those of the areas that hold a gem, without the one where the group stands (A-9.3)."""
    found = vec[i64]()
    for area in areas:
        if g.board[area] > 0 and area != g.at:
            found = append(found, area)
    return found
