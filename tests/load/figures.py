"""What a test measures is printed beside its limit.

Other work on the machine costs time: a test fails beyond ten times its limit, and on a quiet machine
(AMULETTE_QUIET=1) beyond the limit itself.
"""

from __future__ import annotations

import os

SLACK = 1 if os.environ.get("AMULETTE_QUIET") else 10


def at_most(what: str, found: float, limit: float) -> None:
    report(what, found, limit, "at most")
    assert found <= limit * SLACK, f"{what}: {found:.1f}, more than {SLACK} times {limit}"


def at_least(what: str, found: float, limit: float) -> None:
    report(what, found, limit, "at least")
    assert found >= limit / SLACK, f"{what}: {found:.1f}, less than one {SLACK}th of {limit}"


def report(what: str, found: float, limit: float, sense: str) -> None:
    print(f"{what}: {found:.1f} ({sense} {limit:g})")  # noqa: T201 - figures are what these tests are for


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]
