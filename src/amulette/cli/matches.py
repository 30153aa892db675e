"""The games of a match between bots: the same deals for every seating, on one processor or on several."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from hashlib import sha256

from amulette.bots.contract import Bot
from amulette.bots.play import play_out
from amulette.bots.standings import Played
from amulette.cli.entrants import entrant
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

    def luck(self, purpose: str) -> bytes:
        """The same for every seating of a deal."""
        return sha256(f"{self.game} {self.seed} {self.deal} {purpose}".encode()).digest()


@dataclass
class Report:
    """A game that was played, how long each level took for each choice it had, and all actions in order."""

    played: Played
    seconds: list[tuple[str, float]] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)


def fixtures(game: str, levels: list[str], games: int, seed: int) -> list[Fixture]:
    """At least so many games: each deal is played once from every seat, so that no luck of the cards is left."""
    seats = len(levels)
    deals = -(-games // seats)
    return [
        Fixture(game, seed, deal, tuple(levels[turn:] + levels[:turn]))
        for deal in range(deals)
        for turn in range(seats)
    ]


def play_one(fixture: Fixture) -> Report:
    seconds: list[tuple[str, float]] = []
    actions: list[int] = []
    bots: list[Bot] = [Timed(entrant(fixture.game, level), level, seconds, actions) for level in fixture.levels]
    rng = Fast(int.from_bytes(fixture.luck("bots")[:7], "big"))
    state = play_out(open_game(fixture.game), len(bots), Seeded(fixture.luck("deal")), bots, rng)
    return Report(Played(fixture.deal, list(fixture.levels), state.places(), state.scores()), seconds, actions)


class Timed(Bot):
    """A bot with a stop-watch, for the choices that are one; what it does is noted."""

    def __init__(self, asked: Bot, level: str, seconds: list[tuple[str, float]], actions: list[int]) -> None:
        self.asked = asked
        self.level = level
        self.seconds = seconds
        self.actions = actions

    def choose(self, view: View, options: list[int], heard: list[Event], rng: Fast) -> int:
        started = time.perf_counter()
        action = self.asked.choose(view, options, heard, rng)
        if len(options) > 1:
            self.seconds.append((self.level, time.perf_counter() - started))
        self.actions.append(action)
        return action
