"""Lines in, lines out."""

from __future__ import annotations

from contextlib import suppress
from select import select
from shutil import get_terminal_size
from textwrap import wrap
from typing import TYPE_CHECKING, Final, TextIO

with suppress(ImportError):  # not on every system; where it is, input() has a history and can be edited
    import readline

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

PROMPT: Final = "> "
BOLD: Final = "\x1b[1m{}\x1b[0m"
WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what has scrolled off it
SPACES: Final = "\u00a0\u202f"  # French sets them before its colons


class LeftError(Exception):
    """The person has left, or the input has ended."""


class DisturbedError(Exception):
    """Something has happened while an answer was waited for."""


class Heading(str):
    """A line that stands out where the screen can show it."""

    __slots__ = ()


class Voice:
    """How a host speaks and listens; each way of doing so is a kind of its own."""

    overhears = False  # whether `overhear` may ever hear something

    def say(self, text: str = "") -> None:
        raise NotImplementedError

    def say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.say(line)

    def read(self) -> str:
        """The next answer.  Raises LeftError when there will be none."""
        raise NotImplementedError

    def overhear(self) -> str | None:
        """What was typed while others decide; None when that is nothing.  Raises LeftError."""
        return None

    def heed(self) -> None:
        """Whoever leaves while others decide need not wait for the next question.  Raises LeftError."""

    def wipe(self) -> None:
        """Leave nothing that the next person should not see."""
        raise NotImplementedError


class Console(Voice):
    """Lines on a terminal.  A pipe gets neither prompt nor escape codes."""

    def __init__(self, reader: TextIO, writer: TextIO, environ: Mapping[str, str]) -> None:
        self.reader = reader
        self.writer = writer
        self.lively = reader.isatty() and writer.isatty()
        self.overhears = self.lively and can_select(reader)
        self.bold = writer.isatty() and not environ.get("NO_COLOR") and environ.get("TERM") != "dumb"

    def say(self, text: str = "") -> None:
        """Each line of the text, so that whatever a name or a file holds cannot command the terminal."""
        for line in text.split("\n"):
            for shown in self.wrapped(printable(line)):
                self.writer.write((BOLD.format(shown) if self.bold and isinstance(text, Heading) else shown) + "\n")
        self.writer.flush()

    def wrapped(self, line: str) -> list[str]:
        """The line as a terminal can show it without breaking words; a pipe gets it whole."""
        if not self.writer.isatty():
            return [line]
        width = get_terminal_size().columns
        return wrap(line, width, break_long_words=False, break_on_hyphens=False) or [""]

    def read(self) -> str:
        """The next line.  Raises LeftError at the end of the input."""
        try:
            line = input(PROMPT) + "\n" if self.lively else self.reader.readline()
        except EOFError as error:
            self.say()
            raise LeftError from error
        if not line:
            raise LeftError
        return line.strip()

    def overhear(self) -> str | None:
        """A line, on systems that tell when there is one; a script's lines are answers, so they wait."""
        if not self.overhears or not select([self.reader], [], [], 0)[0]:
            return None
        line = self.reader.readline()
        if not line:
            raise LeftError
        return line.strip()

    def wipe(self) -> None:
        """Neither lines on the screen nor answers to page up to are left."""
        if not self.lively:
            return
        self.writer.write(WIPE)
        self.writer.flush()
        with suppress(NameError):
            readline.clear_history()


def can_select(reader: TextIO) -> bool:
    """Not every system tells whether a line has been typed."""
    try:
        select([reader], [], [], 0)
    except (OSError, ValueError):
        return False
    return True


def printable(text: str) -> str:
    """The text without signs that a terminal would obey."""
    return "".join([sign if sign.isprintable() or sign in SPACES else "\ufffd" for sign in text])
