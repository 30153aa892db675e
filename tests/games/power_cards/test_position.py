"""Section 6: positions and views as text, and what is wrong with others; worked examples that cannot be read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from amulette.files.cases.case import outcome
from amulette.files.cases.run import known_clauses, read_cases
from amulette.games.power_cards.cards import set_of
from amulette.games.power_cards.hidden import Heap
from amulette.kernel.chance import Fast
from tests.games.power_cards.notation import GAME, B, C, play, position

BUILDING = "next Build Tuck BuildersEnd Slingshot EndOfRound"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "no such part"),
        ("*A: 9 1", "P-1.1"),
        ("A: 9 1; B: 2", "one seat is the caller"),
        ("*A: 9 1; *B: 2", "one seat is the caller"),
        ("*B: 9 1; A: 2", "no such part"),
        ("*A: 9 1; B: 2; round 3; round 4", "given twice"),
        ("*A: 9 1; B: 2; dance", "no such part"),
        ("*A: 9 1; B: 99", "no such card: '99'"),
        ("*A: 9 1; B: 09", "no such card: '09'"),
        ("*A: 9 1; B: 9", "card 9 lies in two places"),
        ("*A: 9 1; B: 2; deck 1 2", "not those of its deck"),
        ("*A: 9 1; B: 2; round x", "no such number"),
        ("*A: 9 1; B: 2; ranks 0", "every seat has a rank"),
        ("*A: 9 1; B: out; ranks 0 0; next -", "who has no card is out"),
        ("*A: 9 1; B: out [7]", "who is out has no cards"),
        ("A: 9 1; *B: out; C: 5", "the caller is not out"),
        ("*A: 9 1; B: 2 +{3 7}", "only the winner has a batch"),
        ("*A: 9 1 [3 5]; B: 2", "card 5 does not fit its slot"),
        ("*A: 9 1 [7 3 26 13]; B: 2", "a pig does not stay"),
        ("*A: 9 1 [7] [6]; B: 2; short game", "needs a complete first one"),
        ("*A: 9 1; B: 2; next Dance", "no round goes on like this"),
        ("*A: 9 1; B: 2; next -", "as long as two are in it"),
        ("*A: 9 1; B: out; next Call", "as long as two are in it"),
        ("*A: 1 +{3 9}; B: 2; next Call", "a batch in hand is there"),
        (f"*A: 1 +{{3 9}}; B: 2; {BUILDING}", "a batch in hand is there"),
        ("*A: 9 1; B: - [7]; next Call", "every pack has a card"),
        ("*A: 9 1; B: 2; next Ask(0) Call", "nobody is asked"),
        ("*A: 9 1; B: 2; C: 3; short game", "a short game is for two"),
        ("*A: 9 1; B: 2; heard power", "nothing was read out like this: 'power'"),
        ("*A: 9 1; B: 2; heard hunger A10", "nothing was read out"),
        ("*A: 9 1; B: 2; heard power A10 A20", "nothing was read out"),
        ("*A: 9 1; B: 2; heard power A10 B101", "nothing was read out"),
        ("*A: 9 1; B: 2; heard power C10", "no such seat"),
        ("*A: 9 1; B: 2; heard power A", "no such number"),
        ("*A: 9 1; B: 2; next Call; know E ?*2 [-] [-] | ? [-] [-] | - | -", "no such seat"),
        ("*A: 9 1; B: 2; next Call; know A ?*2 [-] [-] | - | -", "knowledge is of every seat"),
        ("*A: 9 1; B: 2; next Call; know A ?*2 [-] | ? [-] [-] | - | -", "no such knowledge"),
        ("*A: 9 1; B: 2; next Call; know A ?? [-] [-] | ? [-] [-] | - | -", "no such set"),
        ("*A: 9 1; B: 2; next Call; know A ? [-] [-] | ? [-] [-] | - | -", "what A knows is not so"),
        ("*A: 9 1; B: 2; next Call; know _ 2 ? [-] [-] | ? [-] [-] | - | -", "what _ knows is not so"),
    ],
)  # fmt: skip
def test_a_wrong_position_is_refused_with_what_is_wrong(text: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong.replace("(", r"\(")):
        GAME.position(text)


VIEW = position("*A: 9 1 [7]; B: 2 5; round 1").view(B).text()


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("seat B", "seat D", "no such seat"),
        ("turn A; ", "", "a view has a part 'turn'"),
        ("next Call", "next Dance", "no round goes on like this"),
        ("; know", "; know ? | -; know", "a view has one memory"),
        ("B: 2 ?1", "B: 2 5 ?1", "a view has no such pack"),
        ("B: 2 ?1", "B: 2 5", "a view has no such pack"),
        ("[vw]", "[vx]", "no such card"),
    ],
)
def test_a_wrong_view_is_refused_with_what_is_wrong(old: str, new: str, wrong: str) -> None:
    assert old in VIEW

    with pytest.raises(ValueError, match=wrong):
        GAME.view(VIEW.replace(old, new))


def test_a_position_in_the_middle_of_building_reads_back() -> None:
    g = position("*A: 9 1; B: 24 5; C: 21 6; round 1; left 3")
    play(g, "A call power")
    again = GAME.position(g.position())

    assert again.position() == g.position()
    assert list(again.options(0)) == list(g.options(0))
    assert position("*A: {9 1} 5 +{3 7}; B: 2; " + BUILDING).waiting() == (0,)


def test_views_of_a_whole_deck_and_of_a_seat_that_is_out_read_back() -> None:
    dealt = GAME.deal(3, Fast(1)).view(C)
    late = position("*A: 9 1; B: out; C: 21 6").view(B)

    assert GAME.view(dealt.text()) == dealt
    assert GAME.view(late.text()) == late


def test_knowledge_is_possible_when_each_card_finds_a_set_of_its_own() -> None:
    assert Heap([3, 7], [set_of([3, 7]), set_of([3])]).is_possible()
    assert not Heap([3, 7], [set_of([3, 9]), set_of([3])]).is_possible()


@given(st.text(alphabet="*ABCD: 0123456789?{}[]+;-outnextCallround") | st.text())
def test_any_text_is_a_position_and_a_view_or_a_value_error(text: str) -> None:
    for read in (GAME.position, GAME.view):
        try:
            read(text)
        except ValueError:
            continue


@given(st.lists(st.sampled_from([*VIEW.split("; "), *position("*A: 9 1 [7]; B: 2 5").position().split("; ")])))
def test_parts_in_any_number_are_a_position_and_a_view_or_a_value_error(parts: list[str]) -> None:
    for read in (GAME.position, GAME.view):
        try:
            read("; ".join(parts))
        except ValueError:
            continue


HEAD = "| id | position and options | actions | result | clauses |\n|---|---|---|---|---|\n"
GOOD = ["Y-1", "`*A: 3; B: 7 2`", "`A call accuracy; A build 3`", "`next call A @ A: 7 [3]; B: 2`", "P-9.2 to P-9.3"]


def failure(cells: list[str]) -> str | None:
    found = read_cases("power-cards", HEAD + "| " + " | ".join(cells) + " |")
    assert len(found) == 1
    return outcome(found[0], known_clauses("power-cards")).failure


def test_a_good_case_passes() -> None:
    assert failure(GOOD) is None


@pytest.mark.parametrize(
    ("place", "cell", "wrong"),
    [
        (1, "*A: 3; B: 7 2", "stand in back-quotes"),
        (1, "`*A: 3; B: 7 2 (dance)`", "a case has no such option: 'dance'"),
        (1, "`*A: 3; B: 7 2 (X1=60 zz)`", "no such back: 'zz'"),
        (1, "`*A: 3; B: 7 2 (round 1) (round 2)`", "one pair of brackets"),
        (1, "`*A: 3; B: 77`", "no such card"),
        (2, "`A call sling`", "refused by P-3.5"),
        (2, "`B call power`", "refused by P-3.2"),
        (2, "`E call power`", "no such seat"),
        (3, "`next call A`", "after @ the position"),
        (3, "`maybe @ A: 7 [3]; B: 2`", "no such result"),
        (3, "`next call A @ A: 7 [3]`", "a result shows every seat"),
        (3, "`next call A @ B: 2; A: 7 [3]`", "no such seat"),
        (3, "`next call B @ A: 7 [3]; B: 2`", "expected next call B, found next call A"),
        (3, "`next call A @ A: 3 [7]; B: 2`", "expected A: 3 [7]; B: 2, found A: 7 [3]; B: 2"),
        (4, "", "names the clauses it shows"),
        (4, "P-99.1", "no such clause: 'P-99.1'"),
        (4, "P-9.2 to P-8.3", "no such clauses"),
    ],
)
def test_a_case_that_is_not_so_fails(place: int, cell: str, wrong: str) -> None:
    assert wrong in str(failure([*GOOD[:place], cell, *GOOD[place + 1 :]]))


def test_a_row_of_another_length_and_an_unknown_prose_row_fail() -> None:
    assert "a row has an id" in str(failure(GOOD[:4]))
    assert "back-quotes" in str(failure(["X-26", "told in prose", "-", "-", "P-1.1"]))
