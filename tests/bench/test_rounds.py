"""How the benchmark takes turns and sums up."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count

import pytest
from bench.rounds import Contestant, Result, Summary, microseconds, race, ratio, summary


class Runner:
    """Does three things in each game, and remembers when it was asked."""

    def __init__(self) -> None:
        self.seeds: list[int] = []

    def __call__(self, seed: int, games: int) -> int:
        self.seeds.append(seed)
        return 3 * games


def ticking() -> Callable[[], float]:
    """A clock on which everything takes a second."""
    ticks = count()
    return lambda: float(next(ticks))


def test_quartiles_and_median_stand_between_the_figures_they_part() -> None:
    assert summary([5.0, 1.0, 4.0, 2.0, 3.0]) == Summary(lower=2.0, median=3.0, upper=4.0)


def test_a_ratio_is_taken_inside_each_round_before_the_median() -> None:
    ours = Result(rates=[1.0, 20.0, 30.0])
    theirs = Result(rates=[10.0, 40.0, 20.0])

    assert ratio(ours, theirs) == summary([0.1, 0.5, 1.5])
    assert ratio(ours, theirs).median == 0.5  # the medians alone would give 1


def test_a_contestant_that_missed_a_round_has_no_ratio() -> None:
    with pytest.raises(ValueError, match="longer"):
        ratio(Result(rates=[1.0]), Result(rates=[1.0, 2.0]))


def test_calls_per_second_become_microseconds_per_call() -> None:
    assert microseconds(Result(rates=[1e6, 5e5, 2.5e5])).median == 2.0


def test_every_contestant_runs_once_in_every_round_and_the_order_changes() -> None:
    order: list[str] = []
    contestants = [
        Contestant("a", Runner(), lambda: order.append("a")),
        Contestant("b", Runner(), lambda: order.append("b")),
    ]

    race(contestants, 20, 1.0, random.Random(0), ticking())
    turns = list(zip(order[2::2], order[3::2], strict=True))  # the first two set the number of games

    assert len(turns) == 20
    assert set(turns) == {("a", "b"), ("b", "a")}


def test_what_was_done_is_divided_by_seconds_and_by_games() -> None:
    result = race([Contestant("a", Runner())], 5, 2.0, random.Random(0), ticking())["a"]

    assert result.rates == [6.0] * 5  # two games in a second that should have been two seconds
    assert result.done_per_game() == 3.0


def test_no_two_rounds_play_the_same_games() -> None:
    runner = Runner()

    race([Contestant("a", runner)], 5, 1.0, random.Random(0), ticking())

    assert len(set(runner.seeds)) == len(runner.seeds) == 6
