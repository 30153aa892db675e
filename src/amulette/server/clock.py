"""The time that all processes share."""

from __future__ import annotations

import time


def now() -> int:
    """Return milliseconds since 1970, by the machine's clock."""
    return time.time_ns() // 1_000_000
