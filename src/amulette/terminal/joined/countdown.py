"""Waiting that a sleeping machine does not shorten: a closed lid is no silence of the server."""

from __future__ import annotations

from time import time
from typing import Final

ASLEEP: Final = 5.0  # seconds; what a longer sleep counts


class Countdown:
    """Seconds that are left; to be looked at more often than every five."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.restart()

    def restart(self) -> None:
        self.left = self.seconds
        self.at = time()

    def shorten(self, seconds: float) -> None:
        """Leave no more than this."""
        self.left = min(self.left, seconds)

    def look(self) -> bool:
        """Count the time that has passed; return whether the machine has slept meanwhile."""
        passed = max(0.0, time() - self.at)
        self.at = time()
        self.left -= min(passed, ASLEEP)
        return passed > ASLEEP
