"""The full-screen table, where it can be had."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Final

from amulette.cli.failure import Failure
from amulette.terminal.console import Voice
from amulette.terminal.joined.place import Place
from amulette.terminal.sitting import Sitting
from amulette.texts.texts import texts

INSTALL: Final = "pip install 'amulette[terminal]'"


def is_screen() -> bool:
    """Whether a person sits at a terminal that can do more than write lines."""
    streams = (sys.stdin, sys.stdout)
    return os.environ.get("TERM") != "dumb" and all([stream is not None and stream.isatty() for stream in streams])


def table_of(language: str) -> Callable[[Sitting, Voice, str], int]:
    """Plays on the whole screen.  Raises Failure where there is no screen, or nothing to draw on it with."""
    check_screen(language)
    from amulette.terminal.full.run import play  # noqa: PLC0415 - an extra that not everybody has

    return play


def joined_table_of(language: str) -> Callable[[Place, Voice], int]:
    """The same at a table on the network."""
    check_screen(language)
    from amulette.terminal.full.run import join  # noqa: PLC0415 - an extra that not everybody has

    return join


def check_screen(language: str) -> None:
    if not is_screen():
        raise Failure(texts(language).say("full-needs-terminal"))
    try:
        import amulette.terminal.full.run  # noqa: F401, PLC0415 - whether it is there
    except ModuleNotFoundError as error:
        raise Failure(texts(language).say("full-missing", command=INSTALL)) from error
