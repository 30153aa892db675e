"""The clock at the top of the screen."""

from __future__ import annotations

from time import monotonic
from typing import Final

from textual.widgets import Static

from amulette.terminal.clock import Clock
from amulette.terminal.full.lines import styled

HURRY: Final = 30_000  # milliseconds that are few


class ClockFace(Static):
    """Counts down by itself from what the server has said."""

    clock: Clock | None = None
    read = ""  # what it shows

    def on_mount(self) -> None:
        self.set_interval(1, self.tick)

    def set(self, clock: Clock | None) -> None:
        self.clock = clock
        self.tick()

    def tick(self) -> None:
        now = monotonic()
        read = self.clock.shown(now) if self.clock else ""
        if read != self.read:
            self.read = read
            self.update(styled([read]))
        self.set_class(self.clock is not None and self.clock.left(now) < HURRY, "-urgent")
