"""`amulette play`, over a pipe."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from amulette.files import records
from amulette.files.editions import open_game
from amulette.texts.languages import LANGUAGES
from tests.cli.run import BOTS, FIRST_CHOICES, SEED, amulette, changed, failure, moves, play, recorded


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_each_language(language: str) -> None:
    result = play("--players", "human,random,easy", "--lang", language, typed=FIRST_CHOICES)

    assert result.exit_code == 0
    assert result.stderr == ""
    assert result.stdout.splitlines()[-1].endswith("!")
    assert "\x1b" not in result.stdout


@pytest.mark.parametrize(("variable", "word"), [("fr_FR", "Ta main"), ("de_CH", "Deine Hand"), ("C", "Your hand")])
def test_the_system_says_which_language(variable: str, word: str) -> None:
    assert word in play(environ={"LC_ALL": variable}).stdout


def test_notation_over_a_pipe_plays() -> None:
    assert "You lay white 3 and blue 4." in play(typed="lay w3 b4\n").stdout


def test_the_end_of_the_input_ends_the_game_cleanly() -> None:
    result = play(typed="lay w3\n")

    assert result.exit_code == 0
    assert result.stdout.splitlines()[-1].startswith("You leave the game, and it has not been saved.")


def test_without_players_a_person_plays_against_two_medium_bots() -> None:
    lines = play().stdout.splitlines()

    assert lines[2:5] == [
        "Seat A: Player A, that is you.",
        "Seat B: Bot B, a bot (medium).",
        "Seat C: Bot C, a bot (medium).",
    ]


def test_names_are_those_given() -> None:
    assert "Seat B: Bello, a bot (easy)." in play("--players", "human,easy,easy", "--names", "Ann,Bello,Cleo").stdout


def test_without_a_person_the_game_is_told_to_its_end() -> None:
    result = play("--players", BOTS)

    assert result.exit_code == 0
    assert result.stdout.splitlines()[-1].startswith("The game is over: ")


@pytest.mark.parametrize("players", ["human,medium", ",".join(["easy"] * 6), ",".join(["easy"] * 60)])
def test_a_wrong_number_of_players_is_refused_with_the_clause(players: str) -> None:
    assert failure("play", "gargon", "--players", players).startswith("Not allowed by G-1.1: Gargon is a game for 3, 4")


def test_a_first_player_who_is_not_there_is_refused_with_the_clause() -> None:
    assert failure("play", "gargon", "--option", "start=E").startswith("Not allowed by G-1.7: ")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (
            ["--players", "human,wise,easy"],
            "no such level: 'wise'; there are random, easy, medium, hard, expert, or human.",
        ),
        (["--players", ""], "no such level: ''"),
        (["--seed", "luck"], "a whole number is needed, or 64 hexadecimal digits."),
        (["--seed", "-1"], "a whole number is needed, or 64 hexadecimal digits."),
        (["--seed", "g" * 64], "a whole number is needed, or 64 hexadecimal digits."),
        (["--lang", "it"], "'it' is not one of 'en', 'fr', 'de'"),
    ],
)
def test_a_wrong_word_on_the_command_line_is_named(arguments: list[str], reason: str) -> None:
    result = amulette("play", "gargon", *arguments)

    assert result.exit_code == 2
    assert reason in result.stderr


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--option", "dance"], "no such option: 'dance'; there are open_captures, start"),
        (["--option", "start=Q"], "option start: 'Q' is not one of random, A, B, C, D, E"),
        (["--option", "open_captures"], "option open_captures: '' is not one of false, true"),
        (["--names", "Ann,Ben"], "2 names were given for 3 seats."),
        (["--names", "Ann,Ann,Ben"], "“Ann” cannot be a name: "),
        (["--names", "Ann,,Ben"], "“” cannot be a name: "),
        (["--names", "Ann,\x1b[31m,Ben"], "“\ufffd[31m” cannot be a name: "),
        (["--edition", "missing.toml"], "missing.toml: No such file or directory"),
        (["--load", "missing.json"], "missing.json: No such file or directory"),
        (["--save", "missing/game.json"], "The game could not be saved: missing/game.json: No such file or directory"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(arguments: list[str], reason: str) -> None:
    assert failure("play", "gargon", *arguments).startswith(reason)


@pytest.mark.parametrize("content", ["", "not toml", "id = 3", 'id = "mine"', "\x00"])
def test_a_bad_edition_is_named(tmp_path: Path, content: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(content, encoding="utf-8")

    assert failure("play", "gargon", "--edition", file).startswith(f"{file}: ")


def test_an_option_changes_the_game(tmp_path: Path) -> None:
    amulette("play", "gargon", "--option", "open_captures=true", "--save", tmp_path / "a.json")

    assert records.load(tmp_path / "a.json").options["open_captures"] is True


def test_every_game_has_luck_of_its_own_unless_the_seed_is_given(tmp_path: Path) -> None:
    for name in ("a", "b"):
        amulette("play", "gargon", "--save", tmp_path / f"{name}.json")
    play("--save", tmp_path / "c.json")
    seeds = [records.load(tmp_path / f"{name}.json").seed for name in "abc"]

    assert len(set(seeds)) == 3
    assert seeds[2] == SEED


def test_a_whole_number_is_a_seed_too(tmp_path: Path) -> None:
    amulette("play", "gargon", "--seed", "12", "--save", tmp_path / "a.json")

    assert records.load(tmp_path / "a.json").seed == f"{12:064x}"


def test_a_game_that_is_kept_warns_that_the_file_shows_all_cards(tmp_path: Path) -> None:
    assert "whoever reads it can see all cards." in play("--save", tmp_path / "a.json").stdout


def test_a_file_of_something_else_is_not_replaced(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann", encoding="utf-8")

    assert failure("play", "gargon", "--save", file).startswith("There is something else in ")
    assert file.read_text(encoding="utf-8") == "Dear Ann"


def test_a_saved_game_goes_on_to_the_same_end(tmp_path: Path) -> None:
    seated = ("--players", "human,random,easy")
    play(*seated, "--save", tmp_path / "whole.json", typed=FIRST_CHOICES)
    play(*seated, "--save", tmp_path / "half.json", typed="1\n" * 20)
    half = moves(tmp_path / "half.json")
    load = ("--load", tmp_path / "half.json", "--save", tmp_path / "half.json")
    result = amulette("play", "gargon", *load, *seated, typed=FIRST_CHOICES)

    assert f"The game goes on after {len(half)} moves." in result.stdout
    assert (tmp_path / "half.json").read_bytes() == (tmp_path / "whole.json").read_bytes()


def test_a_saved_game_goes_on_with_a_look_at_the_table(tmp_path: Path) -> None:
    play("--players", "human,random,random", "--save", tmp_path / "a.json", typed="lay w3\n")
    text = amulette("play", "gargon", "--load", tmp_path / "a.json").stdout

    assert "Your hand\nw white dragon: 10\n" in text


def test_a_finished_game_is_loaded_with_its_end(tmp_path: Path) -> None:
    result = amulette("play", "gargon", "--load", recorded(tmp_path))

    assert result.exit_code == 0
    assert result.stdout.splitlines()[-1].startswith("The game is over: ")


def test_a_saved_game_keeps_its_seats_names_and_luck(tmp_path: Path) -> None:
    file = recorded(tmp_path)

    assert failure("play", "gargon", "--load", file, "--players", "human,easy,easy,easy") == (
        "The saved game has 3 seats, but 4 players were given."
    )
    assert amulette("play", "gargon", "--load", file, "--names", "a,b,c").exit_code == 2


def test_a_saved_game_of_another_edition_needs_that_edition(tmp_path: Path) -> None:
    file = changed(recorded(tmp_path), edition={"id": "mine", "hash": "0" * 64})

    assert "this is gargon version 1, edition standard" in failure("play", "gargon", "--load", file)


def test_the_record_replays_in_the_kernel(tmp_path: Path) -> None:
    record = records.load(recorded(tmp_path))

    assert record.replay(open_game("gargon", record.options)).waiting() == ()
    assert json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))["result"]
