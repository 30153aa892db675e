"""Games between equal bots, each with what is to be measured of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from math import log10

from amulette.bots.contract import Bot
from amulette.bots.levels import HINTS, bot
from amulette.bots.play import play_out
from amulette.files.editions import open_game
from amulette.kernel.chance import Fast, Seeded
from amulette.kernel.contract import Event, View
from amulette.kernel.options import Value
from amulette.research.balance.holdings import DEALT, FIRST_SEAT, HOLDINGS, Held
from amulette.research.results import results


@dataclass(frozen=True)
class Trial:
    """A game to be played; the same deal has the same luck under all options."""

    game: str
    seats: int
    level: str
    seed: int
    deal: int
    options: Mapping[str, Value]

    def luck(self, purpose: str) -> bytes:
        return sha256(f"{self.game} {self.seats} {self.seed} {self.deal} {purpose}".encode()).digest()


@dataclass
class Sample:
    """What was measured of one game; lists are by seat."""

    first: int  # the seat that began
    rounds: int
    options: list[int] = field(default_factory=list)  # of each decision
    results: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)  # ties shared
    held: list[Held] = field(default_factory=list)

    def tree(self) -> float:
        """The decimal logarithm of how many games the decisions of this one could have made."""
        return sum([log10(n) for n in self.options])


def play_trial(trial: Trial) -> Sample:
    game = open_game(trial.game, trial.options)
    deal = game.deal(trial.seats, Seeded(trial.luck("deal")))
    held = DEALT[trial.game](deal) if trial.game in DEALT else [set() for _ in range(trial.seats)]
    sample = Sample(getattr(deal, FIRST_SEAT[trial.game]), 0, held=held)
    bots = [Watched(bot(trial.game, trial.level), trial.game, seat, sample) for seat in range(trial.seats)]
    rng = Fast(int.from_bytes(trial.luck("bots")[:7], "big"))
    state = play_out(game, trial.seats, Seeded(trial.luck("deal")), [*bots], rng)
    places = state.places()
    sample.results = results(places)
    sample.wins = [1 / places.count(1) if place == 1 else 0.0 for place in places]
    sample.rounds = HINTS[trial.game].clock(state)
    for watched in bots:
        watched.look(state.view(watched.seat), is_over=True)
    return sample


class Watched(Bot):
    """A bot that lets it be noted what it is asked and holds."""

    def __init__(self, asked: Bot, key: str, seat: int, sample: Sample) -> None:
        self.asked = asked
        self.key = key
        self.seat = seat
        self.sample = sample

    def choose(self, view: View, options: list[int], heard: list[Event], rng: Fast) -> int:
        self.sample.options.append(len(options))
        self.look(view, is_over=False)
        return self.asked.choose(view, options, heard, rng)

    def look(self, view: View, *, is_over: bool) -> None:
        """What the seat holds now."""
        if self.key in HOLDINGS:
            self.sample.held[self.seat] |= HOLDINGS[self.key](view, self.seat, is_over)
