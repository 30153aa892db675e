"""`amulette play --tui`: at a terminal, and where there is none."""

from __future__ import annotations

import re
import sys
from io import StringIO

import pytest

from amulette.cli.failure import Failure
from amulette.cli.fullscreen import INSTALL, table_of
from amulette.texts.languages import LANGUAGES
from tests.cli.run import failure
from tests.cli.terminal import Terminal

SMALL = {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}


class Screen(StringIO):
    """A terminal, as far as programs can tell."""

    def isatty(self) -> bool:
        return True


def seat_at_a_terminal(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    monkeypatch.setenv("TERM", kind)
    monkeypatch.setattr(sys, "stdin", Screen())
    monkeypatch.setattr(sys, "stdout", Screen())


@pytest.mark.parametrize(("keys", "code"), [(b"\x11", 0), (b"quit\r", 0), (b"\x03", 130)])
def test_leaving_gives_the_terminal_back_with_a_good_bye(keys: bytes, code: int) -> None:
    shown = Terminal(SMALL, "--tui").type(keys, after=b"1. ", code=code)  # when it is asked
    drawn, _, after = shown.partition(b"\x1b[?1049l")

    assert b"\x1b[?1049h" in drawn
    assert b"You leave the game, and it has not been saved." in after


def test_over_a_pipe_the_line_mode_is_named() -> None:
    assert failure("play", "gargon", "--tui") == "The full-screen table needs a terminal; leave --tui out here."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_that_only_writes_lines_is_no_screen(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seat_at_a_terminal(monkeypatch, "dumb")

    with pytest.raises(Failure, match="--tui"):
        table_of(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_textual_it_is_said_what_to_install(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seat_at_a_terminal(monkeypatch, "xterm")
    monkeypatch.setitem(sys.modules, "amulette.terminal.full.run", None)

    with pytest.raises(Failure, match=re.escape(INSTALL)):
        table_of(language)
