"""What is settled before the first card is dealt, and never changes in a game."""

from __future__ import annotations

from typing import Final, final

from amulette.games.power_cards.cards import Deck
from amulette.kernel.contract import Seat, Seats
from amulette.kernel.vecs import i64, vec

SHORT: Final = ("off", "ask", "auto")  # P-11.2 to P-11.4


@final
class Setup:
    """Shared by all clones of a state."""

    def __init__(self, seats: i64, deck: Deck, cap: i64, short: str, cards: int) -> None:
        self.seats = seats
        self.deck = deck
        self.cap = cap  # 0: none (P-10.9)
        self.short = short
        self.cards = cards  # the set of those in play: all, but for a position that names fewer
        numbers = range(seats)
        self.orders = vec[vec[i64]]([order(seats, first, out) for first in numbers for out in range(2**seats)])

    def clockwise(self, first: Seat, out: i64 = 0) -> Seats:
        """The seats from this one on, without those in the bit set `out`; a row that nobody may change."""
        return self.orders[(first << self.seats) + out]


def order(seats: int, first: int, out: int) -> Seats:
    numbers = [(first + i) % seats for i in range(seats)]
    return vec[i64]([seat for seat in numbers if out >> seat & 1 == 0])
