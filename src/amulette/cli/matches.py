"""The games of a match between bots: the same deals for every seating, on one processor or on several."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from hashlib import sha256

from amulette.bots.contract import Bot
from amulette.bots.play import play_out
from amulette.bots.search import Searcher
from amulette.bots.standings import Played
from amulette.cli.entrants import Capped, entrant
from amulette.files.editions import open_game
from amulette.kernel.chance import Fast, Seeded
from amulette.kernel.contract import Event, View


@dataclass(frozen=True)
class Fixture:
    """A game to be played: its deal, and who sits where."""

    game: str
    seed: int
    deal: int
    levels: tuple[str, ...]
    cap: float | None = None  # seconds of one processor for a choice

    def luck(self, purpose: str) -> bytes:
        """The same for every seating of a deal."""
        return sha256(f"{self.game} {self.seed} {self.deal} {purpose}".encode()).digest()


@dataclass
class Report:
    """A game that was played, how long each level took for each choice it had, who was cut short, all actions."""

    played: Played
    seconds: list[tuple[str, float]] = field(default_factory=list)
    cut_short: list[str] = field(default_factory=list)  # a level for each choice
    actions: list[int] = field(default_factory=list)


def fixtures(
    game: str, levels: list[str], games: int, seed: int, cap: float | None = None, *, fresh: bool = False
) -> list[Fixture]:
    """At least so many games: each deal is played once from every seat, so that no luck of the cards is left.

    With `fresh` every game has a deal of its own, and the seats turn from one to the next.
    """
    seats = len(levels)
    rounds = -(-games // seats)
    return [
        Fixture(game, seed, seats * n + turn if fresh else n, tuple(levels[turn:] + levels[:turn]), cap)
        for n in range(rounds)
        for turn in range(seats)
    ]


def play_one(fixture: Fixture) -> Report:
    report = Report(Played(fixture.deal, list(fixture.levels), [], []))
    bots: list[Bot] = [Timed(seated(fixture, level, report), level, report) for level in fixture.levels]
    rng = Fast(int.from_bytes(fixture.luck("bots")[:7], "big"))
    state = play_out(open_game(fixture.game), len(bots), Seeded(fixture.luck("deal")), bots, rng)
    report.played.places, report.played.scores = state.places(), state.scores()
    return report


def seated(fixture: Fixture, level: str, report: Report) -> Bot:
    found = entrant(fixture.game, level)
    if fixture.cap is None or not isinstance(found, Searcher):
        return found
    return Capped(found, fixture.cap, lambda: report.cut_short.append(level))


class Timed(Bot):
    """A bot with a stop-watch, for the choices that are one; what it does is noted."""

    def __init__(self, asked: Bot, level: str, report: Report) -> None:
        self.asked = asked
        self.level = level
        self.report = report

    def choose(self, view: View, options: list[int], heard: list[Event], rng: Fast) -> int:
        started = time.perf_counter()
        action = self.asked.choose(view, options, heard, rng)
        if len(options) > 1:
            self.report.seconds.append((self.level, time.perf_counter() - started))
        self.report.actions.append(action)
        return action
