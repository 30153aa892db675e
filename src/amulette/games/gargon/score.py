"""The end of the game: amulets and majorities (G-11)."""

from __future__ import annotations

from typing import final

from amulette.games.gargon.cards import COLOURS, Rows, colour, value
from amulette.kernel.vecs import i64, vec


@final
class Tally:
    """The captures, counted per seat and colour."""

    def __init__(self, won: Rows, amulets: vec[i64]) -> None:
        self.seats = len(won)
        self.cards = vec[i64]([0] * (self.seats * 6))
        self.amulets = vec[i64]([0] * (self.seats * 6))
        self.zeros = vec[i64]([0] * (self.seats * 6))
        for seat in range(self.seats):
            for card in won[seat]:
                i = seat * 6 + colour(card)
                self.cards[i] += 1
                self.amulets[i] += amulets[value(card)]
                if value(card) == 0:
                    self.zeros[i] += 1

    def doubled(self, seat: i64, c: i64) -> i64:
        """The amulets of a colour, doubled by each of its zeros (G-11.7 to G-11.9)."""
        return self.amulets[seat * 6 + c] << self.zeros[seat * 6 + c]

    def bonus(self, seat: i64, c: i64) -> i64:
        """Ten points for most cards of a colour, five for each of several (G-11.3 to G-11.5)."""
        mine = self.cards[seat * 6 + c]
        rivals: i64 = 0
        for other in range(self.seats):
            if self.cards[other * 6 + c] > mine:
                return 0
            if self.cards[other * 6 + c] == mine:
                rivals += 1
        return 0 if mine == 0 else 10 if rivals == 1 else 5

    def total(self, seat: i64) -> i64:
        """G-11.11."""
        points: i64 = 0
        for c in range(len(COLOURS)):
            points += self.doubled(seat, c) + self.bonus(seat, c)
        return points

    def totals(self) -> list[int]:
        return [self.total(seat) for seat in range(self.seats)]

    def places(self) -> list[int]:
        """One more than the seats with a higher total (G-11.13)."""
        totals = vec[i64](self.totals())
        return [1 + higher(totals, mine) for mine in totals]

    def row(self, seat: i64) -> list[tuple[int, int, int, int]]:
        """Per colour: cards, amulets, factor, bonus."""
        return [
            (self.cards[i], self.amulets[i], 1 << self.zeros[i], self.bonus(seat, i - seat * 6))
            for i in range(seat * 6, seat * 6 + 6)
        ]


def higher(totals: vec[i64], mine: i64) -> i64:
    """How many have more."""
    found: i64 = 0
    for other in totals:
        if other > mine:
            found += 1
    return found
