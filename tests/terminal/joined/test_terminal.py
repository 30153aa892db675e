"""`amulette join` at a real terminal."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from tests.cli.terminal import Terminal
from tests.cli.test_fullscreen import SMALL
from tests.seeded import seeded_command
from tests.terminal.joined.tables import opened

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.running import Running


def at_terminal(page: str, state: Path, *options: str) -> Terminal:
    environ = SMALL | {"XDG_STATE_HOME": str(state)}
    return Terminal(environ, *options, command=[*seeded_command("join"), page, "--name", "Ben"])


def test_what_is_typed_while_others_decide_is_answered(server: Running, tmp_path: Path) -> None:
    terminal = at_terminal(opened(server).page, tmp_path)
    terminal.read_until(b"Ada deals when all are there.")
    os.write(terminal.ours, b"say hello\n")
    shown = terminal.type(b"quit\n", after=b"Ben: hello")

    assert b"You leave the table, and your seat stays yours." in shown


@pytest.mark.slow
def test_another_game_begins_when_all_agree(server: Running, tmp_path: Path) -> None:
    ada = opened(server, "das-blaue-amulett", turn_cap=1, first="A")
    ada.start_when_full()
    terminal = at_terminal(ada.page, tmp_path)
    terminal.read_until(b"Which card do you play?")
    os.write(terminal.ours, b"1\ndone\n")
    terminal.read_until(b"Type again to play again")
    os.write(terminal.ours, b"again\n")
    terminal.read_until(b"Ben would like to play again.")
    terminal.shown = b""
    shown = terminal.type(b"quit\n", after=b"Ada deals when all are there.")

    assert b"Seat A: Ben, that is you." in shown
    assert ada.table.encode() not in shown


def test_the_end_of_the_input_keeps_the_seat(server: Running, tmp_path: Path) -> None:
    ada = opened(server, start="A")
    ada.start_when_full()
    shown = at_terminal(ada.page, tmp_path).type(b"\x04", after=b"> ")

    assert b"You leave the table, and your seat stays yours." in shown


def test_the_whole_screen_is_given_back_with_a_good_bye(server: Running, tmp_path: Path) -> None:
    terminal = at_terminal(opened(server, seats=[None, None, "easy"]).page, tmp_path, "--tui")
    drawn, _, after = terminal.type(b"\x11", after=b"Seat B is free").partition(b"\x1b[?1049l")

    assert b"\x1b[?1049h" in drawn
    assert b"You leave the table, and your seat stays yours." in after
