"""A whole sitting: news, hand-over, good-bye."""

from __future__ import annotations

from pathlib import Path

import pytest

from amulette.files import records
from amulette.texts.languages import LANGUAGES
from tests.terminal.table import hosted, sitting

FIRST_CHOICES = ["1"] * 700  # more than any game asks for


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "players", ["human,random,random", "random,human,random,random", "random,easy,human,random,easy"]
)
def test_a_person_plays_a_whole_game(players: str, language: str) -> None:
    at = sitting(players)
    text = hosted(at, *FIRST_CHOICES, language=language)

    assert at.asked() is None
    assert "\x1b" not in text
    assert text.splitlines()[-1].endswith(("!",))


def test_without_people_the_game_is_told_to_spectators() -> None:
    text = hosted(sitting("random,random,random"))

    assert "Ann is dealt 2 white, 3 blue, 4 violet and 1 green." in text
    assert "hidden" in text
    assert "The game is over: " in text


def test_what_bots_do_is_told_without_what_a_person_may_not_know() -> None:
    text = hosted(sitting(), "lay w3")

    assert "You lay white 3." in text
    assert "Ben draws hidden red from pile 2." in text
    assert "Cleo lays hidden white." in text


def test_people_at_one_screen_sit_down_before_they_see_their_cards() -> None:
    text = hosted(sitting("human,human,human"), "", "lay w3", "", "1")
    ann, ben, cleo = text.split("press Enter.")[1:]

    assert "w white dragon: 3 10" in ann
    assert "w white dragon" in ben
    assert "3 10" not in ben
    assert ben.startswith("\nA game of Gargon")
    assert cleo == "\nYou leave the game, and it has not been saved." + cleo.partition("saved.")[2]


def test_nobody_hears_the_secrets_of_another_person() -> None:
    text = hosted(sitting("human,human,random"), "", "lay w3", "", "log")
    ben = text.split("press Enter.")[2]

    assert "Ann lays hidden white." in ben
    assert "Ann is dealt 2 white, 3 blue, 4 violet and 1 green." in ben
    assert "white 3" not in ben


def test_one_person_who_goes_on_is_not_asked_to_sit_down_again() -> None:
    text = hosted(sitting("human,human,random"), "", "lay w3", "", "draw 1", "draw 1")

    assert text.count("press Enter.") == 2


def test_a_person_may_quit_instead_of_sitting_down() -> None:
    assert "You leave the game" in hosted(sitting("human,human,random"), "quit", "lay w3")


def test_people_hear_the_end_together() -> None:
    at = sitting("human,human,random")
    text = hosted(at, *["", *["1"] * 2] * 400)

    assert at.asked() is None
    assert text.splitlines()[-1].startswith("The game is over: ")
    assert "Ann has " in text
    assert "Ben has " in text


def test_leaving_without_a_file_says_how_to_save_another_time() -> None:
    assert hosted(sitting(), "quit").splitlines()[-1].startswith("You leave the game, and it has not been saved.")
    assert hosted(sitting()).splitlines()[-1].startswith("You leave the game, and it has not been saved.")


def test_leaving_with_a_file_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    text = hosted(sitting(), f"save {file}", "quit")

    assert text.splitlines()[-1] == (
        f"The game is saved. To go on: amulette play gargon --load '{file}' --save '{file}' "
        "--players human,random,random"
    )


def test_a_saved_game_is_kept_move_by_move(tmp_path: Path) -> None:
    at = sitting()
    hosted(at, f"save {tmp_path / 'a.json'}", *FIRST_CHOICES)
    record = records.load(tmp_path / "a.json")

    assert record.result is not None
    assert record.moves == at.record.moves


def test_a_file_that_can_no_longer_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    at = sitting()
    at.keep(tmp_path / "a.json")
    at.file = tmp_path / "gone" / "a.json"
    text = hosted(at, *FIRST_CHOICES)

    assert text.count("The game could not be saved: ") == 1
    assert at.asked() is None


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    assert hosted(sitting(), *FIRST_CHOICES) == hosted(sitting(), *FIRST_CHOICES)
