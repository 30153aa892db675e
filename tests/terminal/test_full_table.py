"""One question on the full screen: what is shown, pressed, clicked and typed."""

from __future__ import annotations

import pytest
from textual.color import Color
from textual.widgets import Input, OptionList

from amulette.terminal.full.themes import DAY, NIGHT
from amulette.texts.languages import LANGUAGES
from tests.terminal.guest import SMALL, Guest, visit
from tests.terminal.table import placed, seated_at, sitting

LARGE = (140, 45)
PLAYED = ["gargon", "das-amulett", "das-blaue-amulett", "power-cards"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", PLAYED)
def test_table_question_and_choices_stand_on_a_small_screen(key: str, language: str) -> None:
    at = seated_at(key, "human,random,random")

    async def look(guest: Guest) -> None:
        scene = guest.app.scene
        assert guest.sees(scene.question)
        assert guest.sees(scene.rows[0].text)
        assert guest.sees(scene.table[-1])  # the own hand
        assert guest.seen().splitlines()[-1].strip().endswith(foot_end(guest))

    visit(at, look, language=language)


def foot_end(guest: Guest) -> str:
    return guest.app.texts.say("full-key-quit.short")


def test_a_refusal_is_shown_with_its_clause_and_what_is_allowed() -> None:
    at = sitting()

    async def draw(guest: Guest) -> None:
        await guest.type("draw 1")
        assert guest.sees("Not allowed by G-3.1: You lead this round")
        assert guest.sees("You may choose among 170 actions")
        assert guest.sees(guest.app.scene.question)

    visit(at, draw)

    assert at.record.moves == []


def test_the_next_answer_takes_the_refusal_away() -> None:
    async def err(guest: Guest) -> None:
        await guest.type("draw 1")
        await guest.press("enter")
        assert not guest.sees("Not allowed")

    visit(sitting(), err)


def test_a_click_takes_the_choice_that_it_shows() -> None:
    at = placed("A w1 | B w2 | C w3 | 1 - | 2 g1 | laid A r6 | round 3 | next Battles EndOfRound")

    async def click(guest: Guest) -> None:
        assert guest.rows[0].endswith("(fight r)")
        await guest.click(0)

    visit(at, click)

    assert at.record.moves[0] == (0, "fight r")


def test_a_long_choice_is_composed_and_taken_back_with_keys_and_clicks() -> None:
    async def compose(guest: Guest) -> None:
        first = guest.rows
        await guest.press("enter")
        assert guest.rows[0].endswith("and that is all (lay w3)")
        assert guest.rows[-1].startswith("back: ")
        await guest.press("escape")
        assert guest.rows == first
        await guest.click(1)
        assert guest.rows[0].endswith("and that is all (lay w10)")
        await guest.press("up", "enter")  # from the first row to the last
        assert guest.rows == first

    visit(sitting(), compose)


def test_more_than_a_page_of_choices_is_turned_in_the_list() -> None:
    cards = " ".join([f"{colour}{value}" for colour in "wbvyrg" for value in range(1, 5)])

    async def turn(guest: Guest) -> None:
        assert guest.rows[-1].startswith("Page 1 of 2.")
        await guest.press("up", "enter")
        assert guest.rows[0].startswith("21. Lay green 1: ")

    visit(placed(f"A {cards} | B w5 | C w6 | 1 v10 | 2 g10"), turn)


def test_whatever_is_typed_stands_in_the_line_and_a_number_points_at_its_choice() -> None:
    async def write(guest: Guest) -> None:
        line, choices = guest.app.query_one("#line", Input), guest.app.query_one("#choices", OptionList)
        await guest.hit("1", "0")
        assert (line.value, choices.highlighted) == ("10", 9)
        await guest.hit("escape")
        assert (line.value, choices.highlighted) == ("", 9)

    visit(sitting(), write)


def test_what_is_typed_while_the_list_has_the_focus_goes_to_the_line() -> None:
    async def write(guest: Guest) -> None:
        guest.app.query_one("#choices").focus()
        await guest.press("l", "a")
        assert guest.app.query_one("#line", Input).value == "la"

    visit(sitting(), write)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cheat_sheet_names_every_key_and_every_word(language: str) -> None:
    async def ask(guest: Guest) -> None:
        await guest.press("question_mark")
        assert guest.reads
        for line in guest.app.scene.words:
            assert line in guest.page()
        assert guest.sees("F5")
        await guest.press("escape")
        assert not guest.reads
        assert guest.sees(guest.app.scene.question)

    visit(sitting(), ask, language=language)


def test_a_page_outlives_a_smaller_screen() -> None:
    async def resize(guest: Guest) -> None:
        await guest.press("f3")
        await guest.resize(SMALL)
        assert guest.reads
        await guest.press("escape")
        assert guest.sees(guest.app.scene.question)

    visit(sitting(), resize, size=LARGE)


def test_a_question_mark_is_never_typed() -> None:
    async def ask(guest: Guest) -> None:
        await guest.press("l", "question_mark")
        assert guest.reads
        await guest.press("question_mark")
        assert guest.app.query_one("#line", Input).value == "l"

    visit(sitting(), ask)


@pytest.mark.parametrize(("key", "shown"), [("f2", "Your hand"), ("f3", "1. "), ("f6", "A game of Gargon")])
def test_long_replies_are_pages_that_close(key: str, shown: str) -> None:
    async def read(guest: Guest) -> None:
        await guest.press(key)
        assert guest.reads
        assert shown in guest.page()
        await guest.pilot.click("#close")
        await guest.settle()
        assert not guest.reads
        assert guest.sees(guest.app.scene.question)

    visit(seated_at("gargon", "human,random,random", start="C"), read)


def test_why_explains_the_choice_that_is_marked() -> None:
    async def ask(guest: Guest) -> None:
        await guest.press("f4")
        assert guest.sees("G-3.2: ")

    visit(sitting(), ask)


def test_the_foot_can_be_clicked() -> None:
    async def click(guest: Guest) -> None:
        await guest.click_foot("Why")
        assert guest.sees("G-3.2: ")

    visit(sitting(), click)


def test_page_keys_go_through_the_table() -> None:
    at = seated_at("das-amulett", "human,random,random")

    async def page(guest: Guest) -> None:
        first = guest.app.scene.table[0]
        assert not guest.sees(first)
        await guest.press(*["pageup"] * 6)
        assert guest.sees(first)
        await guest.press(*["pagedown"] * 6)
        assert guest.sees(guest.app.scene.table[-1])

    visit(at, page)


def test_there_are_a_light_and_a_dark_theme() -> None:
    async def change(guest: Guest) -> None:
        for theme in (NIGHT, DAY, NIGHT):
            assert guest.app.theme == theme.name
            assert guest.app.screen.styles.background == Color.parse(str(theme.background))
            await guest.press("f8")

    visit(sitting(), change)


@pytest.mark.parametrize("key", PLAYED)
def test_no_question_is_lost_when_the_screen_shrinks_or_grows(key: str) -> None:
    at = seated_at(key, "human,random,random")

    async def resize(guest: Guest) -> None:
        for size in (SMALL, LARGE, SMALL):
            await guest.resize(size)
            scene = guest.app.scene
            assert guest.sees(scene.question)
            assert guest.sees(scene.rows[0].text)
        assert guest.sees(scene.table[-1])

    visit(at, resize, size=LARGE)


def test_a_refusal_and_a_line_half_typed_outlive_a_smaller_screen() -> None:
    async def resize(guest: Guest) -> None:
        await guest.type("draw 1")
        await guest.press("l", "a")
        await guest.resize(SMALL)
        assert guest.sees("Not allowed by G-3.1")
        assert guest.app.query_one("#line", Input).value == "la"

    visit(sitting(), resize, size=LARGE)
