"""Waiting in tests: for what follows, never for a length of time."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 120.0  # seconds, only so that a test ends
BEAT = 0.02  # seconds between two looks


def wait_until(is_so: Callable[[], bool]) -> None:
    """Look again and again until it is so."""
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until, "waited in vain"
        time.sleep(BEAT)
