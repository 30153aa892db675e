"""The full-screen table, where it can be had."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Final

from amulette.cli.failure import Failure
from amulette.cli.seating import Wishes
from amulette.terminal.console import Voice
from amulette.terminal.sitting import Sitting

INSTALL: Final = "pip install 'amulette[terminal]'"


def is_screen() -> bool:
    """Whether a person sits at a terminal that can do more than write lines."""
    streams = (sys.stdin, sys.stdout)
    return os.environ.get("TERM") != "dumb" and all([stream is not None and stream.isatty() for stream in streams])


def table_of(wishes: Wishes) -> Callable[[Sitting, Voice, str], int]:
    """Plays on the whole screen.  Raises Failure where there is no screen, or nothing to draw on it with."""
    if not is_screen():
        raise Failure(wishes.say("full-needs-terminal"))
    try:
        from amulette.terminal.full.run import play  # noqa: PLC0415 - an extra that not everybody has
    except ModuleNotFoundError as error:
        raise Failure(wishes.say("full-missing", command=INSTALL)) from error
    return play
