"""One question to one person, and all that may be typed in answer."""

from __future__ import annotations

import pytest

from amulette.terminal.commands import COMMANDS
from amulette.texts.languages import LANGUAGES
from tests.terminal.table import answer, placed, replies, seated_at, sitting

HANDS = "A w1 r5 | B w2 b1 y7 | C w3 b4 | 1 v1 v2 | 2 g1 | laid A r6 | round 3"
FOLLOW = f"{HANDS} | next Follow(1) Follow(2) Reveal Battles EndOfRound"
LAST = "A w1 r5 | B w2 | C w3 b4 | 1 v1 | 2 g1 | laid A r6 | round 3 | next Follow(2) Reveal Battles EndOfRound"
ONE_CHOICE = "A w1 | B w2 | C w3 | 1 - | 2 g1 | laid A r6 | round 3 | next Battles EndOfRound"


@pytest.mark.parametrize("line", ["2", "lay b1", "  LAY   B1 ", "lay b1\r"])
def test_a_choice_is_a_number_or_its_notation(line: str) -> None:
    assert answer(placed(FOLLOW), line)[1] == "lay b1"


def test_capitals_count_where_the_notation_has_them() -> None:
    at = seated_at("das-blaue-amulett", "human,random", first="A")

    assert answer(at, "play J3")[1] == "play J3"


@pytest.mark.parametrize("line", ["call sling", "CALL sling", "why call sling"])
def test_what_the_notation_itself_refuses_is_refused_with_its_clause(line: str) -> None:
    at = seated_at("power-cards", "human,random", first="A")

    assert replies(at, line)[0].startswith("Not allowed by P-3.5: ")


def test_a_long_choice_is_composed_word_by_word() -> None:
    at = sitting()
    hand = at.state.view(0).table_text().split(" | ")[4].split()[1:]

    assert answer(at, "10", "2", "3")[1].count(hand[-1]) == 1
    assert len(answer(at, "10", "2", "3")[1].split()) == 4


def test_words_already_chosen_need_not_be_typed_again() -> None:
    at = placed("A w1 w2 w3 w4 b1 b2 b3 b4 | B w5 | C w6 | 1 v1 | 2 g1")

    assert answer(at, "b2", "w3", "w4")[1] == "lay w3 w4 b2"
    assert answer(at, "b2 w3")[1] == "lay w3 b2"


def test_composing_ends_where_the_person_says_that_is_all() -> None:
    at = placed("A w1 w2 w3 w4 b1 b2 b3 b4 | B w5 | C w6 | 1 v1 | 2 g1")
    text, action = answer(at, "b2", "1")

    assert "1. Lay blue 2, and that is all (lay b2)" in text
    assert action == "lay b2"


def test_back_and_more_say_when_they_lead_nowhere() -> None:
    assert replies(sitting(), "back", "more") == ["You are at the first choice already.", "This is the only page."]


def test_back_lists_the_first_words_again() -> None:
    lines = replies(sitting(), "1", "back")

    assert lines[0].endswith("and that is all (lay w3)")
    assert lines[-10].startswith("1. Lay white 3: ")


def test_more_turns_the_page() -> None:
    cards = " ".join([f"{colour}{value}" for colour in "wbvyrg" for value in range(1, 5)])
    lines = replies(placed(f"A {cards} | B w5 | C w6 | 1 v10 | 2 g10"), "more")

    assert lines[0].startswith("21. Lay green 1: ")
    assert lines[-1] == "Page 2 of 2. Type more for the next page."


def test_enter_takes_the_only_choice_and_else_lists_all_again() -> None:
    assert answer(placed(ONE_CHOICE), "")[1] == "fight r"
    assert replies(placed(FOLLOW), "")[0].startswith("Do you lay one card")


@pytest.mark.parametrize("line", ["foo", "lay", "lay z9", "lay w1 w1 w1 w1", "-1", "1.5", "ein", "9" * 5000])
def test_what_is_not_understood_is_said_and_changes_nothing(line: str) -> None:
    at = placed(FOLLOW)
    before = at.state.position()
    (reply,) = replies(at, line)

    assert reply.startswith("I do not understand “")
    assert reply.endswith("Nothing has changed.")
    assert at.state.position() == before


def test_a_number_beyond_the_list_is_said() -> None:
    assert replies(placed(FOLLOW), "0") == ["There is no choice 0; the numbers go from 1 to 5."]


def test_a_refused_action_says_clause_reason_and_what_is_allowed() -> None:
    refusal, allowed = replies(placed(LAST), "lay b4")

    assert refusal.startswith("Not allowed by G-4.4: You are last this round")
    assert refusal.endswith("lay colours from the table (red), or pass.")
    assert allowed == "You may now: draw 1, draw 2."


def test_when_much_is_allowed_its_number_is_told() -> None:
    refusal, allowed = replies(sitting(), "draw 1")

    assert refusal.startswith("Not allowed by G-3.1: ")
    assert allowed.startswith("You may choose among 170 actions")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", sorted(COMMANDS))
def test_every_word_is_understood_in_every_language(word: str, language: str) -> None:
    text, action = answer(sitting(), word, language=language)

    assert action == ""
    assert "“" not in text
