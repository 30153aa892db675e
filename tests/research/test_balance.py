"""`amulette balance`."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from math import log10
from pathlib import Path

import pytest

from amulette.research.balance.figures import difference, figures
from amulette.research.balance.samples import Sample, Trial, play_trial
from amulette.research.encodings.encodings import ENCODINGS
from tests.cli.run import amulette, failure

QUICK = ("--games", "4", "--level", "random")
SAMPLES = [
    Sample(1, 5, [1, 10, 100], [-1.0, 1.0], [0.0, 1.0], [{"ruby"}, set()]),
    Sample(0, 7, [10], [1.0, -1.0], [1.0, 0.0], [{"ruby"}, {"amber"}]),
    Sample(0, 9, [10, 10], [0.0, 0.0], [0.5, 0.5], [{"ruby"}, {"ruby"}]),
]


def means(samples: list[Sample]) -> dict[str, float]:
    return {figure.name: figure.estimate().mean for figure in figures(samples)}


def test_figures_are_means_over_games() -> None:
    found = means(SAMPLES)

    assert found["rounds"] == 7
    assert found["decisions"] == 2
    assert found["decisions with a choice"] == pytest.approx(5 / 3)
    assert found["options of a decision"] == pytest.approx((37 + 10 + 10) / 3)
    assert found["log10 of the games in reach"] == pytest.approx((3 + 1 + 2) / 3)


def test_seats_count_from_the_one_that_begins() -> None:
    found = means(SAMPLES)

    assert found["wins of the first seat"] == pytest.approx((1 + 1 + 0.5) / 3)
    assert found["wins of the second seat"] == pytest.approx((0 + 0 + 0.5) / 3)


def test_worth_is_the_result_of_holders_less_that_of_others_where_there_are_both() -> None:
    found = means(SAMPLES)

    assert found["worth of ruby"] == pytest.approx((-2 + 2) / 2)
    assert found["worth of amber"] == pytest.approx(-2)


def test_a_difference_is_taken_deal_by_deal() -> None:
    longer = [Sample(s.first, s.rounds + 2, s.options, s.results, s.wins, s.held) for s in SAMPLES]
    found = difference(figures(SAMPLES)[0], figures(longer)[0])

    assert found is not None
    assert (found.mean, found.give) == (2, 0)


@pytest.mark.parametrize("key", list(ENCODINGS))
def test_what_is_measured_of_a_game_is_what_was_played(key: str) -> None:
    sample = play_trial(Trial(key, 3, "random", 1, 0, {}))

    assert sum(sample.results) == pytest.approx(0)
    assert sum(sample.wins) == pytest.approx(1)
    assert sample.rounds > 1
    assert sample.tree() == pytest.approx(sum(log10(n) for n in sample.options))
    assert any(sample.held)


def test_the_same_deals_are_compared(tmp_path: Path) -> None:
    result = amulette(
        "balance", "gargon", *QUICK, "--compare", "open_captures=false,true", "--json", tmp_path / "figures.json"
    )
    content = json.loads((tmp_path / "figures.json").read_text(encoding="utf-8"))
    lines = {line[:30].strip(): line[30:].split() for line in result.stdout.splitlines()}

    assert content["figures"]["open_captures=false"] == content["figures"]["open_captures=true"]  # nobody looks
    assert lines["decisions"][-3:] == ["0.000", "±", "0.000"]


def test_a_reading_that_changes_the_game_has_its_star() -> None:
    result = amulette("balance", "das-amulett", *QUICK, "--compare", "max_rounds=1,40")
    line = next(line for line in result.stdout.splitlines() if line.startswith("rounds"))

    assert line.endswith("*")


def test_the_plot_is_a_picture_of_seats_and_worths(tmp_path: Path) -> None:
    amulette("balance", "power-cards", *QUICK, "--plot", tmp_path / "plot.svg")
    text = (tmp_path / "plot.svg").read_text(encoding="utf-8")

    assert ET.fromstring(text).tag.endswith("svg")  # noqa: S314 - our own picture
    assert "wins of the second seat" in text
    assert "worth of Eagle" in text


def test_a_wrong_question_is_refused() -> None:
    assert failure("balance", "gargon", "--seats", "9") == "gargon is for 3 to 5 players, not 9."
    assert "name an option of gargon" in amulette("balance", "gargon", "--compare", "start=A").stderr
    assert "is not one of" in failure("balance", "gargon", "--compare", "start=A,Z")
    assert "no such level" in amulette("balance", "gargon", "--level", "best").stderr
