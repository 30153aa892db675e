"""A server whose people are away after four seconds without a sign of life, and can be replaced after five."""

from __future__ import annotations

from typing import Final

from amulette.server import heartbeat, presence
from amulette.table import absence
from tests.server import running

PROGRAM: Final = running.PROGRAM.replace("tests.server.running", "tests.browser.hasty")


def main(settings: str, port: str, workers: str, proxies: str) -> None:
    heartbeat.TICK = 0.5 / heartbeat.SLOTS  # type: ignore[misc] # in the process that serves
    presence.LIMIT = 4_000  # type: ignore[misc]
    absence.GONE = 5_000  # type: ignore[misc]
    absence.WAITED = 0  # type: ignore[misc]
    running.main(settings, port, workers, proxies)
