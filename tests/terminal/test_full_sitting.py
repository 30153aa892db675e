"""Sitting down at the full screen, handing it over, saving, leaving."""

from __future__ import annotations

from pathlib import Path

import pytest

from amulette.files import records
from tests.terminal.guest import Guest, visit
from tests.terminal.table import sitting


async def nothing(guest: Guest) -> None:
    """Only look."""


@pytest.mark.parametrize("keys", [["ctrl+q"], [*"quit", "enter"], ["question_mark", "ctrl+q"]])
def test_leaving_says_how_to_save_another_time(keys: list[str]) -> None:
    async def leave(guest: Guest) -> None:
        await guest.hit(*keys)

    app = visit(sitting(), leave)

    assert app.error is None
    assert app.stage.parting[-1].startswith("You leave the game, and it has not been saved.")


def test_an_interruption_is_one_here_too() -> None:
    async def interrupt(guest: Guest) -> None:
        await guest.hit("ctrl+c")

    app = visit(sitting(), interrupt)

    assert isinstance(app.error, KeyboardInterrupt)
    assert app.stage.parting[-1].startswith("You leave the game")


def test_a_closed_window_is_a_good_bye() -> None:
    app = visit(sitting(), nothing)

    assert app.error is None
    assert app.stage.parting[-1].startswith("You leave the game")


def test_a_game_is_saved_and_leaving_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    at = sitting()

    async def save(guest: Guest) -> None:
        await guest.hit("f7")
        await guest.type("a.json")
        assert guest.sees("The game is saved in")
        await guest.type("lay w3")
        await guest.hit("ctrl+q")

    app = visit(at, save)

    assert records.load(tmp_path / "a.json").moves == at.record.moves
    assert app.stage.parting[-1].startswith("The game is saved. To go on: amulette play gargon --load a.json")


def test_the_screen_is_empty_until_the_next_person_has_sat_down() -> None:
    async def hand_over(guest: Guest) -> None:
        assert guest.rows == ["I am here"]
        assert guest.sees("Ann, it is your turn.")
        await guest.press("enter")
        assert guest.sees("Your hand w3 w10")
        await guest.type("lay w3")
        assert guest.sees("Ben, it is your turn.")
        assert guest.app.scene.table == ()
        assert guest.app.scene.heard == ()
        assert not guest.sees("white 3")
        await guest.click(0)
        assert "Ann lays hidden white." in guest.app.scene.news
        assert not guest.sees("white 3")

    visit(sitting("human,human,random"), hand_over)


def test_keys_that_ask_for_words_do_not_sit_anybody_down() -> None:
    async def press(guest: Guest) -> None:
        await guest.press("f2", "f3", "f4", "f5", "f6", "escape")
        assert guest.rows == ["I am here"]

    visit(sitting("human,human,random"), press)


def test_bots_alone_are_watched_to_the_end() -> None:
    at = sitting("random,random,random")

    async def watch(guest: Guest) -> None:
        assert guest.rows == ["Leave the table"]
        assert guest.sees("The game is over")
        await guest.type("log")  # nobody is asked any more
        assert guest.rows == ["Leave the table"]
        await guest.press("enter")

    app = visit(at, watch)

    assert any(line.startswith("The game is over: ") for line in app.stage.parting)


def test_names_never_command_the_screen() -> None:
    at = sitting()
    at.record.seats[0] = "[b]Ann[/b]\x1b[2J"

    async def look(guest: Guest) -> None:
        assert guest.sees("[b]Ann[/b]\ufffd[2J")

    visit(at, look)
