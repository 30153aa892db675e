"""`amulette ladder`."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from amulette.bots.levels import ITERATIONS
from amulette.bots.standings import Estimate, Played, Standings
from amulette.cli.arena import check
from amulette.cli.ladder_page import is_clear, mirror_row, percent, picture, row, short_table, step_table, verdict
from amulette.cli.main import main
from amulette.cli.rungs import ENOUGH, MIRROR, REACH, SANITY, STEP, STEPS, Match, matches
from amulette.games.catalogue import GAMES
from tests.cli.run import amulette, failure

ALL = matches()
SOME = ("ladder", "--quick", "--only", "power-cards-2-easy")
EASY = next(match for match in ALL if match.name == "power-cards-2-easy-random")
MIRRORED = next(match for match in ALL if match.name == "gargon-4-medium-mirror")


def standings(wins: int, of: int) -> Standings:
    """The easy bot wins so many of the deals, on both seats."""
    return Standings(
        [Played(deal, ["easy", "random"], [1, 2] if deal < wins else [2, 1], [0, 0]) for deal in range(of)]
    )


# -- which matches ----------------------------------------------------------


@pytest.mark.parametrize("game", list(GAMES))
def test_every_level_meets_the_next_lower_one_at_every_table(game: str) -> None:
    found = [(match.seats, match.level, match.below) for match in ALL if (match.kind, match.game) == (STEP, game)]

    assert found == [(seats, *step) for seats in GAMES[game].seats for step in STEPS]


def test_expert_meets_three_mediums_a_mirror_and_random() -> None:
    assert [match.game for match in ALL if match.kind == REACH] == ["gargon", "das-amulett", "das-blaue-amulett"]
    assert {match.game for match in ALL if match.kind == MIRROR} == set(GAMES)
    assert {match.game for match in ALL if match.kind == SANITY} == set(GAMES)
    assert len({match.name for match in ALL}) == len(ALL)


def test_two_processors_play_it_in_about_an_hour_and_every_match_has_enough_deals() -> None:
    assert sum(match.seconds() for match in ALL) < 2 * 1.1 * 3600
    assert all(match.games >= ENOUGH * match.seats for match in ALL)


@pytest.mark.parametrize("match", ALL, ids=lambda match: match.name)
def test_the_command_of_every_match_is_one_that_the_arena_plays(match: Match) -> None:
    _, _, *words = match.command(match.games).split()
    given = main.commands["arena"].make_context("arena", words).params

    check(given["game"], given["players"])
    assert (given["games"], given["fresh"]) == (match.games, match.kind == MIRROR)


# -- playing them -----------------------------------------------------------


def test_a_match_is_kept_and_not_played_again(tmp_path: Path) -> None:
    first = amulette(*SOME, "--folder", tmp_path)
    (file,) = tmp_path.iterdir()
    written = file.stat().st_mtime_ns
    again = amulette(*SOME, "--folder", tmp_path)

    assert file.name == "power-cards-2-easy-random.json"
    assert file.stat().st_mtime_ns == written
    assert again.stdout == first.stdout
    assert "| 2 | `easy,random` | 4 |" in first.stdout


def test_its_file_is_that_of_the_arena(tmp_path: Path) -> None:
    amulette(*SOME, "--folder", tmp_path)
    amulette(*EASY.command(4).split()[1:], "--json", tmp_path / "arena.json")

    assert (tmp_path / f"{EASY.name}.json").read_bytes() == (tmp_path / "arena.json").read_bytes()


def test_a_match_with_fewer_games_or_other_tries_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / f"{EASY.name}.json"
    amulette(*SOME, "--folder", tmp_path)
    amulette("ladder", "--games", "6", "--only", EASY.name, "--folder", tmp_path)
    assert len(json.loads(file.read_text(encoding="utf-8"))["games"]) == 6

    changed = json.loads(file.read_text(encoding="utf-8")) | {"tries": {"easy": 7}}
    file.write_text(json.dumps(changed), encoding="utf-8")
    amulette(*SOME, "--folder", tmp_path)
    assert json.loads(file.read_text(encoding="utf-8"))["tries"] == {}


def test_the_tries_of_those_that_look_ahead_are_in_the_file(tmp_path: Path) -> None:
    budget = ITERATIONS["power-cards"]["expert"]
    amulette("arena", "power-cards", "--players", "expert-1ms,random", "--games", "2", "--json", tmp_path / "hurried")
    amulette(
        *("arena", "power-cards", "--players", "expert,random", "--games", "2", "--cap", "0.001"),
        *("--json", tmp_path / "capped"),
    )

    assert json.loads((tmp_path / "hurried").read_text(encoding="utf-8"))["tries"] == {}
    assert json.loads((tmp_path / "capped").read_text(encoding="utf-8"))["tries"] == {"expert": budget}


def test_what_is_no_match_is_named(tmp_path: Path) -> None:
    (tmp_path / f"{EASY.name}.json").write_text("[]", encoding="utf-8")

    assert failure(*SOME, "--folder", tmp_path).endswith("this is not the file of a match; remove it.")
    assert "no match has 'chess' in its name" in amulette("ladder", "--only", "chess").stderr
    assert "there is no such folder for the page" in failure(*SOME, "--docs", tmp_path / "missing")


# -- what is written --------------------------------------------------------


def test_the_page_the_plot_and_the_tables_of_other_pages_are_written(tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    docs.mkdir()
    marked = "before\n<!-- written by amulette ladder from here -->\nold\n<!-- to here -->\nafter\n"
    (tmp_path / "README.md").write_text(marked, encoding="utf-8")
    (docs / "bots.md").write_text("no place for a table\n", encoding="utf-8")
    said = amulette(*SOME, "--folder", tmp_path / "matches", "--docs", docs).stdout

    page = (docs / "ladder.md").read_text(encoding="utf-8")
    assert said.endswith(f"ladder.md: 1 of {len(ALL)} matches\n")
    assert set(re.findall(r"`(amulette arena [^`]*)`", page)) == {m.command(m.games) for m in matches(quick=True)}
    assert ET.parse(docs / "pictures" / "ladder.svg").getroot().tag.endswith("svg")  # noqa: S314 - our own picture
    readme = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert readme.startswith("before\n")
    assert readme.endswith("after\n")
    assert "old" not in readme
    assert (docs / "bots.md").read_text(encoding="utf-8") == "no place for a table\n"


def test_a_part_of_the_ladder_replaces_no_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs").mkdir()
    amulette(*SOME)

    assert list((tmp_path / "docs").iterdir()) == []
    assert [file.name for file in (tmp_path / "ladder").iterdir()] == [f"{EASY.name}.json"]


def test_a_line_says_whether_it_is_clear_of_equal() -> None:
    assert "| 100 ± 0 | 50 | 1.00 ± 0.00 | 100 ± 0 | yes |" in row(EASY, standings(8, 8), named=False)
    assert "| no |" in row(EASY, standings(4, 8), named=False)
    assert "| weaker |" in row(EASY, standings(0, 8), named=False)
    assert "| too few deals |" in row(EASY, standings(5, 5), named=False)
    assert "| – | – | – | – | – | – |" in row(EASY, None, named=False)


def test_an_interval_is_clear_when_equality_lies_outside() -> None:
    assert [is_clear(Estimate(mean, 0.1), 0.5) for mean in (0.61, 0.6, 0.5, 0.39)] == [1, 0, 0, -1]
    assert [verdict(1, 0), verdict(0, 1), verdict(1, -1)] == ["by wins", "by pairs", "weaker"]
    assert [percent(Estimate(0.5, give)) for give in (0.05, 1.5, float("inf"))] == ["50 ± 5", "50 ± ?", "50 ± ?"]


def mirrored(winners: list[int]) -> Standings:
    """Games of their own deals, the seats turning; who of the four wins each."""
    names, games = MIRRORED.players, []
    for deal, winner in enumerate(winners):
        levels = names[deal % 4 :] + names[: deal % 4]
        games.append(Played(deal, levels, [1 if name == names[winner] else 2 for name in levels], [0] * 4))
    return Standings(games)


def test_a_mirror_of_equals_is_near_a_quarter_and_one_that_favours_a_name_is_found() -> None:
    even, loaded = mirrored([0, 1, 2, 3] * 25), mirrored([0, 0, 0, 1, 2, 3] * 20)

    assert "| yes |" in mirror_row(MIRRORED, even)
    assert "| NO |" in mirror_row(MIRRORED, loaded)
    assert mirror_row(MIRRORED, even).count("25 ±") == 4
    assert "| 100 ± 0, 0 ± 0, 0 ± 0, 0 ± 0 |" in mirror_row(MIRRORED, even)  # it is always seat A that wins


def test_the_short_tables_have_a_column_for_each_step() -> None:
    found = {EASY: standings(8, 8)}

    assert step_table(found)[2:] == ["| Power Cards | 2 | 100 ± 0 (8) | – | – | – |"]
    assert short_table(found)[2:] == ["| Power Cards | – | – | – | – |"]
    assert "Power Cards, 2 seats" in picture(found)
