"""`amulette arena`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from amulette.bots.standings import Played, Standings, estimate
from amulette.cli.arena import figures
from amulette.cli.matches import fixtures
from tests.cli.run import amulette, failure

if TYPE_CHECKING:
    from pathlib import Path

MATCH = ("arena", "power-cards", "--players", "hard,easy", "--games", "6", "--seed", "3")


def test_every_deal_is_played_from_every_seat() -> None:
    wanted = fixtures("gargon", ["easy", "medium", "hard"], 4, 1)

    assert [fixture.deal for fixture in wanted] == [0, 0, 0, 1, 1, 1]
    assert {fixture.levels[0] for fixture in wanted[:3]} == {"easy", "medium", "hard"}
    assert wanted[0].luck("deal") == wanted[2].luck("deal") != wanted[3].luck("deal")


def test_the_file_is_the_same_for_the_same_seed_on_one_processor_or_two(tmp_path: Path) -> None:
    for name, jobs in (("one", "1"), ("two", "2"), ("again", "1")):
        assert amulette(*MATCH, "--jobs", jobs, "--json", tmp_path / name).exit_code == 0

    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes() == (tmp_path / "again").read_bytes()
    content = json.loads((tmp_path / "one").read_text(encoding="utf-8"))
    assert len(content["games"]) == 6
    assert content["levels"]["hard"]["wins"]["mean"] + content["levels"]["easy"]["wins"]["mean"] == pytest.approx(1)


def test_the_tables_tell_wins_ranks_pairs_and_times() -> None:
    lines = amulette(*MATCH).stdout.splitlines()

    assert lines[0] == "6 games, 3 deals; intervals of 95 %"
    assert [line.split()[0] for line in lines if line] == [
        *("6", "level", "easy", "hard", "before", "easy", "hard", "level", "easy", "hard")
    ]


def test_a_match_of_equals_compares_nothing() -> None:
    result = amulette("arena", "power-cards", "--players", "random,random", "--games", "2")

    assert "Only one level: nothing to compare." in result.stdout
    assert "50.0 ± inf" in result.stdout


def test_a_wrong_table_is_refused() -> None:
    assert failure("arena", "gargon", "--players", "easy,easy") == "gargon is for 3 to 5 players, not 2."
    assert "only bots play" in amulette("arena", "gargon", "--players", "easy,human,easy").stderr
    assert "no such level" in amulette("arena", "gargon", "--players", "easy,best,easy").stderr


def test_a_level_is_measured_by_the_seat_and_ties_are_shared() -> None:
    games = [
        Played(0, ["a", "b", "b"], [1, 1, 3], [9, 9, 4]),
        Played(1, ["b", "a", "b"], [2, 1, 3], [5, 9, 4]),
    ]
    standings = Standings(games)

    assert standings.wins("a").mean == 0.75
    assert standings.wins("b").mean == 0.125
    assert standings.rank("b").mean == 2.25
    assert standings.before("a", "b").mean == 0.875
    assert standings.before("b", "a").mean == 0.125


def test_an_interval_is_that_of_the_mean_over_deals() -> None:
    found = estimate([0.0, 1.0, 0.0, 1.0])
    assert found.mean == 0.5
    assert found.give == pytest.approx(1.96 * 0.57735 / 2, abs=1e-4)
    assert figures(estimate([0.5])) == {"mean": 0.5, "give": None}


def test_a_bot_that_looks_ahead_may_have_a_time_for_each_choice() -> None:
    lines = amulette("arena", "power-cards", "--players", "expert-2ms,random", "--games", "2").stdout.splitlines()
    choices = next(line for line in lines[-2:] if line.startswith("expert-2ms")).split()

    assert 2 < float(choices[1]) < 200  # milliseconds in the middle


def test_a_bot_that_does_not_look_ahead_takes_no_time() -> None:
    said = amulette("arena", "power-cards", "--players", "medium-20ms,random").stderr

    assert "medium does not look ahead in power-cards" in " ".join(said.split())
    assert "no such level" in amulette("arena", "power-cards", "--players", "best-20ms,random").stderr
