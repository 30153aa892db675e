"""The time of day, which goes evenly: the wall clock may jump, and whoever needs to know is told by how much."""

from __future__ import annotations

import time
from typing import Final

TOLERANCE: Final = 2_000  # milliseconds that the wall clock may be off without being called a step


class Steady:
    """Wall time as it was when last looked at, and what has gone by since; a suspended machine is a jump too."""

    def __init__(self) -> None:
        self.base, self.began = self.read()
        self.jumped = 0  # milliseconds, of all steps together
        self.steps: list[tuple[int, int]] = []  # what it was before each, and by how much it jumped

    def read(self) -> tuple[int, float]:
        return time.time_ns() // 1_000_000, time.monotonic()

    def now(self) -> int:
        """Return milliseconds since 1970."""
        return self.base + round((time.monotonic() - self.began) * 1000)

    def set_by_the_wall(self) -> None:
        """Take over the time of the wall clock, and note a step."""
        wall, monotonic = self.read()
        off = wall - (self.base + round((monotonic - self.began) * 1000))
        if abs(off) > TOLERANCE:
            self.jumped += off
            self.steps.append((wall - off, off))
        self.base, self.began = wall, monotonic

    def passed(self, at: int) -> int:
        """Return how much of the time since then has not gone by, but was jumped over."""
        return sum([jump for when, jump in self.steps if jump > 0 and at <= when])


CLOCK: Final = Steady()


def now() -> int:
    """Return milliseconds since 1970, by a clock that goes evenly."""
    return CLOCK.now()
