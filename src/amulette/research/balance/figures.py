"""What many games show: each figure with its interval, and how much it differs from one option to another."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean

from amulette.bots.standings import Estimate, estimate
from amulette.research.balance.samples import Sample

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
LENGTH, SEATS, WORTH = "length", "seats", "worth"  # the groups of figures


@dataclass(frozen=True)
class Figure:
    """One figure, game by game; games that say nothing of it are left out."""

    group: str
    name: str
    per_game: dict[int, float]

    def estimate(self) -> Estimate:
        return estimate(list(self.per_game.values()))


def figures(samples: list[Sample]) -> list[Figure]:
    return [*lengths(samples), *seats(samples), *worths(samples)]


def lengths(samples: list[Sample]) -> list[Figure]:
    measured = {
        "rounds": [float(sample.rounds) for sample in samples],
        "decisions": [float(len(sample.options)) for sample in samples],
        "decisions with a choice": [float(sum(n > 1 for n in sample.options)) for sample in samples],
        "options of a decision": [fmean(sample.options) for sample in samples],
        "most options of a decision": [float(max(sample.options)) for sample in samples],
        "log10 of the games in reach": [sample.tree() for sample in samples],
    }
    return [Figure(LENGTH, name, dict(enumerate(values))) for name, values in measured.items()]


def seats(samples: list[Sample]) -> list[Figure]:
    """Who begins counts, not the letter of the seat: that is drawn by lot."""
    count = len(samples[0].wins)
    return [
        Figure(
            SEATS,
            f"wins of the {ORDINALS[place]} seat",
            {i: sample.wins[(sample.first + place) % count] for i, sample in enumerate(samples)},
        )
        for place in range(count)
    ]


def worths(samples: list[Sample]) -> list[Figure]:
    """The result of those who held a thing, less that of the others in the same game."""
    names = sorted({name for sample in samples for held in sample.held for name in held})
    found = [Figure(WORTH, f"worth of {name}", worth_of(name, samples)) for name in names]
    return [figure for figure in found if figure.per_game]


def worth_of(name: str, samples: list[Sample]) -> dict[int, float]:
    found = {}
    for i, sample in enumerate(samples):
        holders = [result for result, held in zip(sample.results, sample.held, strict=True) if name in held]
        others = [result for result, held in zip(sample.results, sample.held, strict=True) if name not in held]
        if holders and others:
            found[i] = fmean(holders) - fmean(others)
    return found


def difference(one: Figure, other: Figure) -> Estimate | None:
    """The other less the one, deal by deal; None when no deal speaks of both."""
    both = [other.per_game[i] - one.per_game[i] for i in one.per_game if i in other.per_game]
    return estimate(both) if both else None
