"""What a match between bots shows: wins and ranks with their intervals, and who comes before whom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import fsum, sqrt
from typing import Final

SURE: Final = 1.959964  # standard errors: 95 of 100 such intervals hold the truth, when there are many deals …
FEW: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)  # … and for 2 to 11 deals


@dataclass
class Played:
    """One game of a match: who sat where, and how it ended."""

    deal: int
    levels: list[str]  # seat by seat, as are the others
    places: list[int]
    scores: list[int]


@dataclass
class Estimate:
    """A mean, and how far from it the truth may be with 95 % confidence; games of one deal count as one."""

    mean: float
    give: float


def estimate(per_deal: list[float]) -> Estimate:
    """Without a second deal nothing is known of the interval, so that it is as wide as can be."""
    n = len(per_deal)
    mean = fsum(per_deal) / n
    if n < 2:
        return Estimate(mean, float("inf"))
    variance = fsum([(each - mean) ** 2 for each in per_deal]) / (n - 1)
    return Estimate(mean, sure(n) * sqrt(variance / n))


def sure(deals: int) -> float:
    """Student's factor for an interval of 95 %: few deals say less of how much deals differ."""
    freedom = deals - 1
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    first = (SURE**3 + SURE) / (4 * freedom)
    return SURE + first + (5 * SURE**5 + 16 * SURE**3 + 3 * SURE) / (96 * freedom**2)


Figures = Callable[[Played, str], list[float]]  # of the seats of a level in one game


class Standings:
    """The tally of a match.  A level that holds several seats is one entrant; its figures are those of a seat."""

    def __init__(self, games: list[Played]) -> None:
        self.games = games
        self.levels = sorted({level for game in games for level in game.levels})
        self.deals = sorted({game.deal for game in games})

    def wins(self, level: str) -> Estimate:
        """The part of its games that a seat of the level wins, ties shared."""
        return self.by_deal(level, wins_of)

    def rank(self, level: str) -> Estimate:
        return self.by_deal(level, ranks_of)

    def seat(self, number: int) -> Estimate:
        """The part of the games that is won on this seat, whoever sits there."""
        return estimate([mean([share(game, number) for game in self.of(deal)]) for deal in self.deals])

    def before(self, level: str, other: str) -> Estimate:
        """How often a seat of the level ranks before a seat of the other, a tie as half."""
        return estimate([mean([b for game in self.of(deal) for b in pairs(game, level, other)]) for deal in self.deals])

    def by_deal(self, level: str, figures: Figures) -> Estimate:
        return estimate([mean([f for game in self.of(deal) for f in figures(game, level)]) for deal in self.deals])

    def of(self, deal: int) -> list[Played]:
        return [game for game in self.games if game.deal == deal]


def mean(figures: list[float]) -> float:
    return fsum(figures) / len(figures)


def wins_of(game: Played, level: str) -> list[float]:
    return [share(game, seat) for seat in range(len(game.places)) if game.levels[seat] == level]


def share(game: Played, seat: int) -> float:
    """Of the victory."""
    return 1.0 / game.places.count(1) if game.places[seat] == 1 else 0.0


def ranks_of(game: Played, level: str) -> list[float]:
    return [float(place) for seat, place in enumerate(game.places) if game.levels[seat] == level]


def pairs(game: Played, level: str, other: str) -> list[float]:
    """1 for each seat of the other level that ranks behind one of this level, a half for a tie."""
    mine, theirs = ranks_of(game, level), ranks_of(game, other)
    return [1.0 if m < t else 0.5 if m == t else 0.0 for m in mine for t in theirs]
