"""`amulette arena`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from amulette.bots.levels import HINTS
from amulette.bots.search import Searcher
from amulette.bots.standings import Played, Standings, estimate, sure
from amulette.cli.entrants import Capped
from amulette.cli.matches import Fixture, Report, fixtures, play_one
from amulette.cli.scores import figures
from amulette.files.editions import open_game
from amulette.kernel.chance import Fast
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
    assert found.give == pytest.approx(3.182 * 0.57735 / 2, abs=1e-4)
    assert figures(estimate([0.5])) == {"mean": 0.5, "give": None}


def test_a_bot_that_looks_ahead_may_have_a_time_for_each_choice() -> None:
    lines = amulette("arena", "power-cards", "--players", "expert-2ms,random", "--games", "2").stdout.splitlines()
    choices = next(line for line in lines[-2:] if line.startswith("expert-2ms")).split()

    assert 2 < float(choices[1]) < 200  # milliseconds in the middle


def test_a_bot_that_does_not_look_ahead_takes_no_time() -> None:
    said = amulette("arena", "power-cards", "--players", "medium-20ms,random").stderr

    assert "medium does not look ahead in power-cards" in " ".join(said.split())
    assert "no such level" in amulette("arena", "power-cards", "--players", "best-20ms,random").stderr


def test_a_bot_that_is_cut_short_is_counted(tmp_path: Path) -> None:
    match = ("arena", "power-cards", "--players", "expert,random", "--games", "2")
    lines = amulette(*match, "--cap", "0.0001", "--json", tmp_path / "capped").stdout.splitlines()

    heading, expert, random = [line.split() for line in lines[-3:]]
    assert heading[-2:] == ["cut", "short"]
    assert int(expert[-1]) == int(expert[-2]) > 0  # every choice
    assert random[-1] == "0"
    assert json.loads((tmp_path / "capped").read_text(encoding="utf-8"))["cut_short"] == {"expert": int(expert[-1])}


def test_a_bot_with_time_enough_is_not_cut_short_and_answers_as_ever() -> None:
    state = open_game("power-cards").deal(2, Fast(1))
    seat = state.turn
    view, options = state.view(seat), list(state.options(seat))
    told: list[str] = []
    searcher = Searcher(HINTS["power-cards"], 5)
    capped = Capped(searcher, 1000, lambda: told.append("cut short"))

    assert capped.choose(view, options, [], Fast(2)) == searcher.choose(view, options, [], Fast(2))
    assert len(options) > 1
    assert told == []


def test_equals_are_told_apart_by_their_names_and_every_game_is_dealt_anew() -> None:
    names = ["easy.1", "easy.2", "easy.3"]
    wanted = fixtures("gargon", names, 5, 1, fresh=True)
    lines = amulette("arena", "power-cards", "--players", "easy.1,easy.2", "--games", "4", "--fresh").stdout

    assert [fixture.deal for fixture in wanted] == list(range(6))
    assert [fixture.levels[0] for fixture in wanted] == names * 2
    assert "4 games, 4 deals" in lines
    assert "no such level" in amulette("arena", "power-cards", "--players", "best.1,best.2").stderr


def test_without_new_deals_equals_would_share_the_wins_by_construction() -> None:
    """Each deal is then one game, told from every seat: that proves nothing, and is why a mirror deals anew."""
    games = [play_one(fixture).played for fixture in fixtures("gargon", ["medium.1", "medium.2", "medium.3"], 6, 1)]

    assert [Standings(games).wins(f"medium.{n}").mean for n in (1, 2, 3)] == pytest.approx([1 / 3] * 3)


def test_wins_are_counted_by_seat_too() -> None:
    games = [Played(0, ["a", "b"], [1, 2], [9, 4]), Played(1, ["b", "a"], [1, 1], [9, 9])]

    assert [Standings(games).seat(number).mean for number in (0, 1)] == [0.75, 0.25]


@pytest.mark.parametrize(("deals", "factor"), [(2, 12.706), (11, 2.228), (12, 2.201), (31, 2.042), (1001, 1.962)])
def test_few_deals_make_an_interval_wider(deals: int, factor: float) -> None:
    assert sure(deals) == pytest.approx(factor, abs=3e-3)


def test_a_file_that_cannot_be_written_is_said_before_the_match(tmp_path: Path) -> None:
    assert failure(*MATCH, "--json", tmp_path / "missing" / "match.json").endswith("there is no such folder.")


def test_a_match_that_is_interrupted_tells_what_the_whole_deals_have_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = iter(range(5))

    def play_some(fixture: Fixture) -> Report:
        if next(played, None) is None:
            raise KeyboardInterrupt
        return play_one(fixture)

    monkeypatch.setattr("amulette.cli.arena.play_one", play_some)
    result = amulette(*MATCH, "--json", tmp_path / "match.json")

    assert result.exit_code == 130
    assert result.stdout.startswith("4 games, 2 deals")
    assert result.stderr.endswith("Interrupted: 4 of 6 games count.\n")
    assert list(tmp_path.iterdir()) == []
