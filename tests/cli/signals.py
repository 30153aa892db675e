"""Signals in tests: a process can be interrupted wherever the tests run."""

from __future__ import annotations

import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def interruptible() -> Iterator[None]:
    """Let processes that are started within end by SIGINT.

    A shell makes the background jobs of a script ignore SIGINT, and whoever they start inherits that.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
