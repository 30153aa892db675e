"""Gargon's table in lines."""

from __future__ import annotations

import pytest

from amulette.terminal.screens import screen
from amulette.texts.gargon_asking import pattern
from tests.terminal.table import NAMES, placed, shown

OPENING = "A w1 w4 w10 r0 | B w2 b1 | C w3 | 1 v1 v2 v3 v4 v5 v6 v7 | 2 g1"
FOLLOWING = "A w1 r9 | B w2 b1 | C w3 b4 | 1 v1 v2 | 2 g1 | laid A r5 r6 w7 | round 3 | next "


def table(position: str, seat: int = 0, whole: bool = False, language: str = "en") -> list[str]:
    shows = screen("gargon", language, NAMES, seat)
    return shows.table(placed(position).state.view(seat), whole)


def question(position: str, language: str = "en") -> str:
    at = placed(position)
    seat = at.asked()
    return screen("gargon", language, NAMES, seat).question(at.state.view(seat))


def test_a_hand_teaches_the_notation() -> None:
    assert table(OPENING)[-3:] == ["Your hand", "w white dragon: 1 4 10", "r red phoenix: 0"]


def test_other_hands_show_their_colours_only() -> None:
    assert "Ben holds 2 cards: hidden white and hidden blue." in table(OPENING)
    assert "Cleo holds one card: hidden white." in table(OPENING)


def test_other_hands_come_clockwise_after_ones_own() -> None:
    holders = [line.split()[0] for line in table(OPENING, seat=1) if "holds" in line]

    assert holders == ["Cleo", "Ann"]


def test_a_pile_shows_its_top_and_the_whole_view_all_of_it() -> None:
    assert "Pile 1: 7 cards, from the top: violet, violet, violet, violet, violet and 2 more below." in table(OPENING)
    assert table(OPENING, whole=True).count("Pile 2: one card, green.") == 1
    assert any(line.count("violet") == 7 for line in table(OPENING, whole=True))


def test_the_whole_view_has_discards_captures_and_amulets() -> None:
    lines = table("A w1 | B w2 | C w3 | 1 v1 | 2 g1 | lost r1 r2 | won A b1 | won B b2", whole=True)

    assert "Discarded: red 1 and red 2." in lines
    assert "Ann has captured: blue 1." in lines
    assert "Ben has captured one card." in lines
    assert "Cleo has captured no card yet." in lines
    assert any(line.startswith("Amulets on the cards: 5 on 1 and 2; 4 on 3;") for line in lines)


def test_the_first_empty_pile_is_told() -> None:
    assert "This is the final round." in table("A w1 | B w2 | C w3 | 1 - | 2 g1")
    assert "This is the final round." not in table(OPENING)


def test_an_empty_hand_is_told() -> None:
    assert table("A - | B w2 | C w3 | 1 v1 | 2 g1")[-2:] == ["Your hand", "no cards"]


def test_laid_cards_are_told_in_turn_order_and_hide_their_values() -> None:
    lines = table(FOLLOWING + "Follow(1) Follow(2) Reveal Battles EndOfRound", seat=1)

    assert "Ann has laid face down: hidden white, hidden red and hidden red." in lines


@pytest.mark.parametrize(
    ("flow", "asked"),
    [
        ("Follow(1) Follow(2) Reveal Battles EndOfRound", "Do you lay two cards of one colour and one of another"),
        ("Follow(2) Reveal Battles EndOfRound", "only colours already on the table (white and red)"),
        ("DrawMore(1,1) Follow(2) Reveal Battles EndOfRound", "You have drawn one card"),
        ("DrawMore(1,2) Follow(2) Reveal Battles EndOfRound", "You have drawn 2 cards"),
        ("Consolation(2) Battles EndOfRound", "from which pile do you draw your consolation card?"),
        ("Battles EndOfRound", "Which of your colours"),
    ],
)
def test_each_step_has_its_question(flow: str, asked: str) -> None:
    assert asked in question(FOLLOWING + flow)


def test_the_leader_is_asked_to_lay() -> None:
    assert question(OPENING, "de").startswith("Du beginnst: Welche Karten")


def test_a_question_about_laid_cards_shows_them_and_not_the_whole_table() -> None:
    lines = shown(placed(FOLLOWING + "Battles EndOfRound")).splitlines()

    assert lines[1] == "Ann has laid: white 7, red 5 and red 6."
    assert "Your hand" not in lines


@pytest.mark.parametrize(
    ("row", "written"), [([1], "1"), ([1, 2], "2"), ([-1, -2], "1.1"), ([-1, -2, -1], "2.1"), ([1, 17, 33], "1.1.1")]
)
def test_backs_tell_a_pattern_as_faces_do(row: list[int], written: str) -> None:
    assert pattern(row) == written
