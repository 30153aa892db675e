"""Whose turn it is to have a bot think.

Turns go by the seconds of thought that a network had lately and those that its question is expected to take; within a
network by those of the table.  Up to `LITTLE` all are alike, and what is short goes first.  So whoever had little waits
for nobody who had much, however many tables that one has.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

HALF_LIFE: Final = 60.0  # seconds in which half of what was had is forgotten
LITTLE: Final = 1.0  # seconds had lately that count for nothing
HINT: Final = 5.0  # seconds that a question of a person counts less
MOST_REMEMBERED: Final = 10_000
LEARNING: Final = 0.1  # of what is expected follows from the last thought
EXPECTED: Final = {"random": 0.001, "easy": 0.001, "medium": 0.001, "hard": 0.02}  # seconds, until it was measured
UNKNOWN: Final = 1.0

Key = tuple[float, float, float]


@dataclass(frozen=True)
class Asker:
    """For whom a bot is to think."""

    origin: str = ""  # the network
    table: str = ""
    is_person: bool = False  # who waits for a hint; else a bot's seat


@dataclass(eq=False)
class Turn:
    """A question that waits, or is being thought about."""

    asker: Asker
    expected: float  # seconds
    since: float
    came: asyncio.Event = field(default_factory=asyncio.Event)
    had_share: bool = False  # and so may be cut short
    is_hurried: bool = False

    def __post_init__(self) -> None:
        self.size = 0.0 if self.asker.is_person else self.expected
        self.cost = self.expected - HINT if self.asker.is_person else self.expected

    def key(self, had: float) -> Key:
        """Return what turns are sorted by, for a network or a table that had so many seconds."""
        cost = had + self.cost
        return max(LITTLE, cost), self.size, self.since


class Had:
    """Seconds of thought that each had lately; those who had none for longest are forgotten first."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[float, float]] = {}  # so many seconds at that time

    def of(self, key: str, now: float) -> float:
        if key not in self.kept:
            return 0.0
        seconds, then = self.kept[key]
        return seconds * float(0.5 ** ((now - then) / HALF_LIFE))

    def add(self, key: str, seconds: float, now: float) -> None:
        had = self.of(key, now) + seconds
        self.kept.pop(key, None)
        self.kept[key] = (had, now)
        if len(self.kept) > MOST_REMEMBERED:
            del self.kept[next(iter(self.kept))]


class Turns:
    """The questions that wait, and those that are being thought about."""

    def __init__(self, share: float) -> None:
        self.share = share  # seconds of a thought that nobody may cut short
        self.waiting: list[Turn] = []
        self.running: dict[Turn, float] = {}  # since when
        self.origins = Had()
        self.tables = Had()
        self.learnt: dict[tuple[str, str], float] = {}
        self.elsewhere: Callable[[str], float] = lambda _: 0.0  # seconds a network had in other processes

    def expected(self, game: str, level: str) -> float:
        return min(self.share, self.learnt.get((game, level), EXPECTED.get(level, UNKNOWN)))

    def learn(self, game: str, level: str, seconds: float) -> None:
        before = self.learnt.get((game, level), seconds)
        self.learnt[game, level] = before + LEARNING * (seconds - before)

    def first(self, turns: list[Turn], now: float) -> Turn:
        """Return whose turn it is: find the network, then its table."""
        networks = {origin: self.had_by_network(origin, now) for origin in {turn.asker.origin for turn in turns}}
        origin = min(turns, key=lambda turn: turn.key(networks[turn.asker.origin])).asker.origin
        own = [turn for turn in turns if turn.asker.origin == origin]
        running = {turn.asker.table: now - since for turn, since in self.running.items()}
        tables = {turn: self.tables.of(turn.asker.table, now) + running.get(turn.asker.table, 0.0) for turn in own}
        return min(own, key=lambda turn: turn.key(tables[turn]))

    def had_by_network(self, origin: str, now: float) -> float:
        running = [now - since for turn, since in self.running.items() if turn.asker.origin == origin]
        return self.origins.of(origin, now) + sum(running) + self.elsewhere(origin)

    def begin(self, now: float) -> Turn:
        """Take the one whose turn it is out of those that wait."""
        turn = self.first(self.waiting, now)
        self.waiting.remove(turn)
        self.running[turn] = now
        return turn

    def end(self, turn: Turn, now: float) -> None:
        """Note what a thought has cost; a question that still waits is dropped."""
        if turn in self.waiting:
            self.waiting.remove(turn)
            return
        seconds = now - self.running.pop(turn)
        self.origins.add(turn.asker.origin, seconds, now)
        self.tables.add(turn.asker.table, seconds, now)

    def to_hurry(self, now: float) -> list[Turn]:
        """Return the thoughts that had their share while somebody waits whose turn it would be."""
        wanted = len(self.waiting) - len([turn for turn in self.running if turn.is_hurried])
        ripe = [turn for turn in self.running if turn.had_share and not turn.is_hurried]
        return [turn for turn in ripe if self.first([*self.waiting, turn], now) is not turn][: max(0, wanted)]

    def told(self, now: float) -> dict[str, int]:
        """Return the milliseconds that networks had here, of those that had more than a little."""
        had = {origin: self.origins.of(origin, now) for origin in self.origins.kept}
        return {origin: round(1000 * seconds) for origin, seconds in had.items() if seconds > LITTLE}
