"""What is settled before the first card is dealt, and never changes in a game."""

from __future__ import annotations

from typing import final

from amulette.kernel.vecs import i64, vec


@final
class Setup:
    """Shared by all clones of a state."""

    def __init__(self, seats: i64, amulets: tuple[int, ...], open_captures: bool) -> None:
        self.seats = seats
        self.amulets = vec[i64](amulets)  # by value, from the edition
        self.open_captures = open_captures  # G-14.1
        self.orders = vec[vec[i64]]([vec[i64]([(s + i) % seats for i in range(seats)]) for s in range(seats)])
