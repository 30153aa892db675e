"""The clock of a table, as it is shown."""

from __future__ import annotations

from typing import NamedTuple


class Clock(NamedTuple):
    """Runs for one seat; `ends` is a moment of `time.monotonic`."""

    name: str
    ends: float

    def left(self, now: float) -> int:
        """Milliseconds."""
        return max(0, round(1000 * (self.ends - now)))

    def shown(self, now: float) -> str:
        return f"{self.name} {clock_time(self.left(now))}"


def clock_time(milliseconds: int) -> str:
    """As in `0:01:30`."""
    minutes, seconds = divmod(max(milliseconds, 0) // 1000, 60)
    return f"{minutes // 60}:{minutes % 60:02}:{seconds:02}"
