"""What a test measures is printed beside its limit.

Other work on the machine costs time.  A test fails beyond ten times its limit, and that is stretched by as much as
server and test had to wait for a processor; on a quiet machine (AMULETTE_QUIET=1) it fails beyond the limit itself.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.running import Running, ran_and_waited

QUIET = bool(os.environ.get("AMULETTE_QUIET"))


def slack(*servers: Running) -> float:
    """How many times its limit a figure may be."""
    return 1.0 if QUIET else 10 * stretch(*servers)


def stretch(*servers: Running) -> float:
    """Return how many times as long everything took as on a quiet machine; servers that have ended are not asked."""
    running = [each.process.pid for each in servers if each.process is not None and each.process.poll() is None]
    times = [ran_and_waited(pid) for pid in [os.getpid(), *running]]
    return 1.0 if QUIET else max([(ran + waited) / ran for ran, waited in times if ran > 0], default=1.0)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Python does not look for garbage in the test itself, which has that of all tests before it."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def at_most(what: str, found: float, limit: float, slack: float) -> None:
    print(f"{what}: {found:.1f} (at most {limit:g}, fails beyond {limit * slack:.0f})")  # noqa: T201 - figures
    assert found <= limit * slack


def at_least(what: str, found: float, limit: float, slack: float) -> None:
    print(f"{what}: {found:.1f} (at least {limit:g}, fails below {limit / slack:.1f})")  # noqa: T201 - figures
    assert found >= limit / slack


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]
