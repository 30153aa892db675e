"""A terminal in tests: the command sits at it as a process of its own."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress

import pytest

from tests.cli.run import SEED

COMMAND = [sys.executable, "-m", "amulette"]
PLAY = [*COMMAND, "play", "gargon", "--seed", SEED, "--option", "start=A", "--players", "human,random,random"]
PLAIN = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "TERM")} | {"LC_ALL": "C.UTF-8"}


class Terminal:
    """A terminal at which the game is played."""

    def __init__(self, environ: dict[str, str], *arguments: str, command: Sequence[str] = PLAY) -> None:
        pty = pytest.importorskip("pty")
        self.ours, theirs = pty.openpty()
        self.game = subprocess.Popen(
            [*command, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=PLAIN | environ
        )
        os.close(theirs)
        self.shown = b""

    def type(self, keys: bytes, after: bytes = b"> ", code: int = 0) -> bytes:
        """What is shown until the game ends with this code, when the keys are typed at the prompt or after that."""
        self.read_until(after)
        os.write(self.ours, keys)
        with suppress(OSError):  # the other end is closed
            self.read_until(b"never")
        assert self.game.wait(timeout=60) == code
        os.close(self.ours)
        return self.shown

    def read_until(self, end: bytes) -> None:
        """In a minute at most, even if something is shown all the time, such as a cursor that blinks."""
        patience = time.monotonic() + 60
        while end not in self.shown:
            ready, _, _ = select.select([self.ours], [], [], max(0.0, patience - time.monotonic()))
            assert ready, self.shown
            self.shown += os.read(self.ours, 4096)
