"""A seat on the network, on the whole screen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from textual.widgets import Static

from amulette.terminal.full.run import joined_app
from amulette.texts.languages import LANGUAGES
from tests.terminal.guest import Guest, at_screen, visited
from tests.terminal.joined.tables import TABLES, arrived, opened
from tests.terminal.test_full_games import play_on

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.running import Running

Hand = Callable[[Guest, Random], Awaitable[None]]


async def until_seen(guest: Guest, text: str) -> None:
    await guest.until(lambda: guest.sees(text))


async def until_heard(guest: Guest) -> None:
    """What is typed before the last word is answered stays in the line."""
    await guest.until(lambda: guest.app.is_asked)


async def play_first(guest: Guest, _: Random) -> None:
    """The first choice, with one key: a pressed key is what takes time in these tests."""
    await guest.press("enter")


@pytest.mark.parametrize(
    ("game", "options", "hand"), [("das-blaue-amulett", {"turn_cap": 2}, play_on), ("gargon", {}, play_first)]
)
def test_a_person_plays_a_whole_game(
    server: Running, tmp_path: Path, game: str, options: dict[str, Any], hand: Hand
) -> None:
    ada = opened(server, game, **options)
    place = arrived(ada.page, tmp_path)
    ada.ask("start")

    async def play(guest: Guest) -> None:
        luck = Random(1)
        while guest.rows != ["Leave the table", "Play again"]:
            await hand(guest, luck)
        await guest.press("enter")

    app = visited(joined_app(place), play)

    assert app.error is None
    assert place.state.phase == "finished"
    assert app.stage.parting


def ends_of(guest: Guest) -> list[str]:
    """What has to be seen of the table as it is now, which others may change; it ends with the own hand."""
    scene = guest.app.scene
    return [scene.question, *[row.text for row in scene.rows[:1]], *scene.table[-1:]]


@pytest.mark.parametrize("game", sorted(TABLES))
def test_the_table_stands_on_a_small_screen(server: Running, tmp_path: Path, game: str) -> None:
    first: dict[str, Any] = {"gargon": {"start": "A"}, "das-amulett": {}}.get(game, {"first": "A"})
    ada = opened(server, game, **first)
    place = arrived(ada.page, tmp_path)
    ada.ask("start")

    async def look(guest: Guest) -> None:
        await guest.until(lambda: all([guest.sees(text) for text in ends_of(guest)]))

    visited(joined_app(place), look)


def test_the_lobby_is_on_the_screen_and_words_are_heard_there(server: Running, tmp_path: Path) -> None:
    ada = opened(server, seats=[None, None, "easy"], start="A")
    place = arrived(ada.page, tmp_path)
    app = joined_app(place)

    async def sit() -> None:
        async with at_screen(app) as guest:
            await until_seen(guest, "Seat B is free.")
            assert guest.sees("Ada deals when all are there.")
            await asyncio.to_thread(ada.claim, "Ada", 1)
            await until_seen(guest, "Seat B: Ada.")
            await guest.hit(*"say", "space", *"hello", "enter")
            await until_seen(guest, "Ben: hello")
            await until_heard(guest)
            await guest.hit("x", "enter")
            await until_seen(guest, "It is not your turn")
            await asyncio.to_thread(ada.ask, "start")
            await guest.asked()
            assert guest.sees("You lead")

    asyncio.run(sit())

    assert app.stage.parting[-1].startswith("You leave the table, and your seat stays yours.")


def test_news_come_while_a_question_is_open(server: Running, tmp_path: Path) -> None:
    ada = opened(server, start="A")
    place = arrived(ada.page, tmp_path)
    ada.ask("start")

    async def chat(guest: Guest) -> None:
        await guest.press("enter")
        composed = guest.rows
        await guest.hit("l", "a")
        await asyncio.to_thread(ada.ask, "say", text="take your time")
        await until_seen(guest, "Ada: take your time")
        assert guest.rows == composed
        await guest.press("escape")
        await guest.hit("f7")
        await guest.hit(*"ok", "question_mark", "enter")
        await until_seen(guest, "Ben: ok?")

    visited(joined_app(place), chat)


def test_the_clock_counts_down_while_nobody_says_anything(server: Running, tmp_path: Path) -> None:
    ada = opened(server, start="A", settings={"clock": {"kind": "bank", "seconds": 600}})
    place = arrived(ada.page, tmp_path)
    ada.ask("start")

    async def watch(guest: Guest) -> None:
        seq = place.seq
        first = shown_clock(guest)
        assert first.startswith("Ben 0:0")
        await guest.until(lambda: shown_clock(guest) < first)
        assert place.seq == seq

    visited(joined_app(place), watch)


def shown_clock(guest: Guest) -> str:
    return str(guest.app.query_one("#clock", Static).visual)


def test_the_next_game_begins_when_all_agree(server: Running, tmp_path: Path) -> None:
    ada = opened(server, "das-blaue-amulett", turn_cap=1)
    place = arrived(ada.page, tmp_path)
    ada.ask("start")

    async def play(guest: Guest) -> None:
        while guest.rows != ["Leave the table", "Play again"]:
            await guest.press("enter")
        await guest.hit("down", "enter")
        await guest.gone()

    visited(joined_app(place), play)
    following = place.following

    assert following is not None
    assert following.table != ada.table


def test_a_spectator_sees_the_table(server: Running, tmp_path: Path) -> None:
    ada = opened(server, "das-blaue-amulett", seats=["easy", "easy"], turn_cap=3)
    place = arrived(ada.page, tmp_path, watch=True)
    ada.ask("start")

    async def watch(guest: Guest) -> None:
        assert guest.rows == ["Leave the table"]
        assert guest.sees("Adèle")

    visited(joined_app(place), watch)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cheat_sheet_names_the_words_of_the_network(server: Running, tmp_path: Path, language: str) -> None:
    ada = opened(server, "power-cards", first="A")
    place = arrived(ada.page, tmp_path)
    place.language = language
    ada.ask("start")

    async def press(guest: Guest) -> None:
        await guest.hit("question_mark")
        assert guest.app.texts.say("help-say") in guest.page()
        assert guest.app.texts.say("full-key-say") in guest.page()
        assert guest.app.texts.say("full-key-save") not in guest.page()

    visited(joined_app(place), press)
