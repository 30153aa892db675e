"""Law 11's instrument: another truth behind the same appearance, written from the table of hidden information alone."""

from __future__ import annotations

from amulette.games.das_blaue_amulett.cards import AMULET, Cards, Kind, one_less, pack, sure
from amulette.games.das_blaue_amulett.state import Blaue
from amulette.kernel.chance import Fast
from amulette.kernel.vecs import append, i64, vec


def disguise(g: Blaue, seat: int | None, rng: Fast, forgetful: bool) -> Blaue:
    """Exchange the cards that `seat` may not know: in other hands, and the order of the draw pile.

    Cards it saw going into a hand stay there, unless it is forgetful.
    """
    twin = g.clone()
    twin.chance = rng.fork()
    me = g.setup.seats if seat is None else seat
    kept = [pack(row) if s == me else 0 if forgetful else g.knows(me, s) for s, row in enumerate(g.hands)]
    hidden = vec[i64]([card for card in g.deck if card != AMULET])
    for s, row in enumerate(g.hands):
        for card in loose(row, kept[s]):
            hidden = append(hidden, card)
    rng.shuffle(hidden)
    left = list(hidden)
    for s, row in enumerate(g.hands):
        fixed = [card for card in range(AMULET) for _ in range(sure(kept[s], card))]
        others = [left.pop() for _ in range(len(row) - len(fixed))]
        twin.hands[s] = vec[i64](sorted(fixed + others))
    twin.deck = vec[i64](left + [card for card in g.deck if card == AMULET])  # no hand holds an amulet card
    rng.shuffle(twin.deck)
    twin.known = memories(g, me, forgetful)
    return twin


def loose(row: Cards, kept: Kind) -> list[int]:
    """The cards of a hand beyond those that are kept."""
    found = []
    for card in row:
        if sure(kept, card) == 0:
            found.append(card)
        kept = one_less(kept, card)
    return found


def memories(g: Blaue, me: int, forgetful: bool) -> vec[i64]:
    """What others were shown apart from `me` is hidden from it; what all were shown is not."""
    seats = g.setup.seats
    found = vec[i64](capacity=seats * (seats + 1))
    for observer in range(seats + 1):
        for holder in range(seats):
            seen = g.knows(me if observer == me else seats, holder)
            found = append(found, 0 if forgetful or observer == holder else seen)
    return found
