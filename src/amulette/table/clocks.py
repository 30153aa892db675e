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
        self.is_on = clock.kind != "none"
        self.answers: dict[int, tuple[int, int]] = {}  # by number of the move: the seat, and what it had left then

    def run(self, asked: Iterable[int], now: int) -> None:
        """From now on the clocks of these seats run, and no others."""
        wanted = set(asked) if self.is_on else set()
        for seat, since in enumerate(self.since):
            if since is not None and seat not in wanted:
                self.hold(seat, now)
            elif since is None and seat in wanted:
                self.since[seat] = now

    @property
    def runs(self) -> bool:
        """Whether any clock runs now."""
        return any([since is not None for since in self.since])

    def shift(self, jump: int) -> None:
        """Go on after the time of day has jumped: nobody has thought for so long, or so much less."""
        self.since = [None if since is None else since + jump for since in self.since]

    def hold(self, seat: int, now: int) -> None:
        since = self.since[seat]
        if since is not None:
            self.left[seat] = max(0, self.left[seat] - max(0, now - since))
            self.since[seat] = None

    def answer(self, seat: int, move: int, now: int) -> None:
        """Note that the seat has made its move: a bank gets its increment, anything else starts anew."""
        if not self.is_on:
            return
        if not self.is_on:
            return
        self.hold(seat, now)
        self.answers[move] = (seat, self.left[seat])
        self.left[seat] = self.left[seat] + self.gain if self.is_bank else self.clock.budget

    def take_back(self, moves: int, now: int) -> None:
        """Take back all moves but the first ones, and what they gained; time that was spent stays spent."""
        for seat in range(len(self.left)):
            self.hold(seat, now)
        for move in sorted([number for number in self.answers if number >= moves], reverse=True):
            seat, left = self.answers.pop(move)
            self.left[seat] = max(0, self.left[seat] - self.gain) if self.is_bank else left

    @property
    def is_bank(self) -> bool:
        return self.clock.kind == "bank"

    @property
    def gain(self) -> int:
        """Milliseconds that a bank gets for a move."""
        return self.clock.increment * 1000

    def deadline(self, seat: int) -> int | None:
        since = self.since[seat]
        return None if since is None else since + self.left[seat]

    def shown(self, now: int) -> list[int]:
        """What each seat has left."""
        return [left if since is None else max(0, left - (now - since)) for left, since in self._pairs()]

    def _pairs(self) -> list[tuple[int, int | None]]:
        return list(zip(self.left, self.since, strict=True))
