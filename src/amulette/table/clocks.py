"""Time to think: it runs for people who are asked, and stands still in a pause and for bots."""

from __future__ import annotations

from collections.abc import Iterable

from amulette.table.settings import Clock


class Clocks:
    """Milliseconds left by seat, and since when each clock runs."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.budget] * seats
        self.since: list[int | None] = [None] * seats

    @property
    def is_on(self) -> bool:
        return self.clock.kind != "none"

    def run(self, asked: Iterable[int], now: int) -> None:
        """From now on the clocks of these seats run, and no others."""
        wanted = set(asked) if self.is_on else set()
        for seat, since in enumerate(self.since):
            if since is not None and seat not in wanted:
                self.hold(seat, now)
            elif since is None and seat in wanted:
                self.since[seat] = now

    def hold(self, seat: int, now: int) -> None:
        since = self.since[seat]
        if since is not None:
            self.left[seat] = max(0, self.left[seat] - max(0, now - since))
            self.since[seat] = None

    def answered(self, seat: int, now: int) -> None:
        """The seat has decided: a bank gets its increment, anything else starts anew."""
        self.hold(seat, now)
        bank = self.clock.kind == "bank"
        self.left[seat] = self.left[seat] + self.clock.increment * 1000 if bank else self.clock.budget

    def deadline(self, seat: int) -> int | None:
        since = self.since[seat]
        return None if since is None else since + self.left[seat]

    def shown(self, now: int) -> list[int]:
        """What each seat has left."""
        return [left if since is None else max(0, left - (now - since)) for left, since in self._pairs()]

    def _pairs(self) -> list[tuple[int, int | None]]:
        return list(zip(self.left, self.since, strict=True))
