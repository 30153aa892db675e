"""Das blaue Amulett in lines: what is typed, and what a player hears of a whole game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.terminal.table import answer, hosted, seated_at, shown

if TYPE_CHECKING:
    from amulette.terminal.sitting import Sitting

KEY = "das-blaue-amulett"
DEFAULTS = ["play 1", "play 2", "play 3", "play 4", "play 5", "play J1", "stop", "turn", "round"]
DEFAULTS += [f"discard {kind}" for kind in ("dw", "wi", "so", "ru", "wa", "fi")] + ["nosteal", "notake", "done"]


def at(position: str) -> Sitting:
    found = seated_at(KEY, "human,random", first="A")
    found.state = found.game.position(position)
    return found


@pytest.mark.parametrize(
    ("position", "typed", "action"),
    [
        ("A P0 | B P0", "play j3", "play J3"),
        ("A P0 | B P0", "PLAY 4", "play 4"),
        ("A P0 | B P0 | next Forces(0) EndOfTurn", "force DW p5", "force dw P5"),
        ("A P0 | B P0 | next Forces(0) EndOfTurn", "Force So P10", "force so P10"),
        ("A 0R6 | B P0 | hand A dw | next Pay(1) Drop(cut) Forces(0) EndOfTurn", "Pay", "pay"),
    ],
)
def test_small_and_capital_letters_are_all_one(position: str, typed: str, action: str) -> None:
    assert answer(at(position), typed)[1] == action


def test_the_words_of_a_force_can_be_said_one_by_one() -> None:
    assert answer(at("A P0 | B P0 | next Forces(0) EndOfTurn"), "force", "so", "p7")[1] == "force so P7"


def test_a_place_tells_where_the_move_stands_and_what_is_held() -> None:
    lines = shown(at("A 1R6 | B P0 | hand A ru | next Pay(2) Drop(cut) Forces(0) EndOfTurn")).splitlines()

    assert lines[1:4] == [
        "You are on 1R6 with 2 points left.",
        "Your fate cards: ruins.",
        "P2 demands ruins and witch: do you pay, or turn back?",
    ]


def test_of_a_move_its_end_is_told_and_what_happens_on_the_way() -> None:
    lines = hosted(at("A 0R4 | B P0 | hand A dw"), "play 5", "pay", "quit").splitlines()
    told = [line for line in lines if line.startswith(("You play", "You step", "You pay", "You come", "You draw"))]

    assert told[:3] == ["You play the 5: 5 points.", "You pay at P1: dwarf.", "You come to 1R2."]
    assert [line.partition(":")[0] for line in told[3:]] == ["You draw"]


@pytest.mark.parametrize(
    ("language", "last"),
    [
        ("en", "nobody has reached the Castle of Light"),
        ("fr", "personne n’a atteint le Château de Lumière"),
        ("de", "Niemand hat das Schloss des Lichts erreicht"),
    ],
)
def test_a_whole_game_is_played_in_lines(language: str, last: str) -> None:
    """Any question is answered by one of these lines; those that do not fit are refused with a clause."""
    played = hosted(seated_at(KEY, "human,easy", first="A", turn_cap=6), *DEFAULTS * 12, language=language)

    assert last in played
    assert "{" not in played
    assert played.count("B-4.1") > 0


def test_a_game_can_be_won_in_lines() -> None:
    played = hosted(at("A 9R6 | B P0"), "play 1")

    assert "You are in the Castle of Light" in played
