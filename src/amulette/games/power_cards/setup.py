"""What is settled before the first card is dealt, and never changes in a game."""

from __future__ import annotations

from typing import Final, final

from amulette.games.power_cards.cards import Deck
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
        self.orders = vec[vec[i64]]([vec[i64]([(s + i) % seats for i in range(seats)]) for s in range(seats)])
