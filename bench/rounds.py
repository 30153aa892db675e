"""Contestants side by side: in every round each runs a short slice, in a new order, and ratios are taken in the round.

A machine may be slower in one minute than in the next, but hardly within one round.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from random import Random

Clock = Callable[[], float]
ROUND_SEEDS = 1_000_000  # more than the games of any slice, so that no round repeats the games of another


@dataclass(frozen=True)
class Contestant:
    """Something to time: `run(seed, games)` returns the number of decisions made, or of calls."""

    name: str
    run: Callable[[int, int], int]
    ready: Callable[[], None] = lambda: None  # before each slice, outside the clock


@dataclass
class Result:
    """What one contestant did: its rates per second, one for each round."""

    rates: list[float] = field(default_factory=list)
    done: int = 0
    games: int = 0

    def done_per_game(self) -> float:
        return self.done / self.games


@dataclass(frozen=True)
class Summary:
    """The middle of many figures, and what a quarter of them fall below and above."""

    lower: float
    median: float
    upper: float


def summary(figures: Iterable[float]) -> Summary:
    return Summary(*statistics.quantiles(figures, n=4, method="inclusive"))


def ratio(over: Result, under: Result) -> Summary:
    """Of the ratios inside each round: never a ratio of figures from different rounds."""
    return summary([a / b for a, b in zip(over.rates, under.rates, strict=True)])


def microseconds(result: Result) -> Summary:
    """What one call took."""
    return summary([1e6 / rate for rate in result.rates])


def seeded(seed: int) -> Random:
    """Chance for whoever chooses at random outside a kernel."""
    return Random(seed)  # noqa: S311 - no secret


def race(
    contestants: Sequence[Contestant],
    rounds: int,
    seconds: float,
    rng: Random,
    clock: Clock,
    progress: Callable[[], None] = lambda: None,
) -> dict[str, Result]:
    """Let each contestant run a slice of so many seconds in every round."""
    games = {one.name: games_in(one, seconds, clock) for one in contestants}
    results = {one.name: Result() for one in contestants}
    for number in range(1, rounds + 1):
        for one in rng.sample(contestants, len(contestants)):
            done, elapsed = timed(one, ROUND_SEEDS * number, games[one.name], clock)
            results[one.name].rates.append(done / elapsed)
            results[one.name].done += done
            results[one.name].games += games[one.name]
        progress()
    return results


def games_in(one: Contestant, seconds: float, clock: Clock) -> int:
    """How many games fill a slice."""
    games = 1
    while (elapsed := timed(one, 0, games, clock)[1]) < seconds / 4:
        games *= 2
    return max(1, round(games * seconds / elapsed))


def timed(one: Contestant, seed: int, games: int, clock: Clock) -> tuple[int, float]:
    """What it did, and in how many seconds."""
    one.ready()
    start = clock()
    done = one.run(seed, games)
    return done, clock() - start
