"""OpenSpiel's own information-set search at our tables: a rival for our bots.

`ismcts-200` has 200 simulations for each choice, the same on every machine; `ismcts-200ms` so much processor time.
"""

from __future__ import annotations

import re
import time
from functools import cache
from typing import Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from amulette.bots.contract import Bot
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Event, View
from amulette.research.encodings.decision import Decision
from amulette.research.spiel.games import name_of
from amulette.research.spiel.progress import Progress
from amulette.research.spiel.state import SpielState

NAME: Final = re.compile(r"ismcts-([1-9][0-9]{0,6})(ms)?")
EXPLORATION: Final = 2.0  # results are from -1 to 1
UNLIMITED: Final = 10**9
LEAST: Final = 2  # the first simulation only makes the root
ENOUGH: Final = 3  # worlds: for the root, for its expansion, and for a first try


class TimeIsUpError(Exception):
    """Between two simulations."""


class Worlds:
    """States in which a seat knows and has chosen the same."""

    def __init__(self, game: pyspiel.Game, view: View, made: list[int], rng: Fast) -> None:
        self.game = game
        self.view = view
        self.made = made
        self.rng = rng
        self.imagined = 0
        self.deadline: float | None = None

    def next(self) -> SpielState:
        """Raises TimeIsUpError, but not before there is something to choose by."""
        if self.deadline is not None and self.imagined >= ENOUGH and time.process_time() > self.deadline:
            raise TimeIsUpError
        self.imagined += 1
        state = SpielState(self.game)
        world = self.view.imagine(self.rng)
        state.progress = Progress.imagined(self.game.game, self.game.encoding, world, self.made)
        return state


class Rival(Bot):
    """It gets a view as all bots do: the worlds it searches in are those that the view imagines."""

    def __init__(self, key: str, simulations: int = UNLIMITED, seconds: float | None = None) -> None:
        self.key = key
        self.simulations = simulations
        self.seconds = seconds

    def choose(self, view: View, options: list[int], heard: list[Event], rng: Fast) -> int:
        if len(options) == 1:
            return options[0]
        world = view.imagine(rng)
        game = loaded(self.key, len(world.scores()))
        decision, action = Decision(game.encoding, options), None
        while action is None:
            action = decision.choose(self.next_choice(game, Worlds(game, view, decision.made, rng), rng))
        return action

    def next_choice(self, game: pyspiel.Game, worlds: Worlds, rng: Fast) -> int:
        """Each choice of a decision has the whole budget."""
        root = worlds.next()
        worlds.deadline = None if self.seconds is None else time.process_time() + self.seconds
        luck = np.random.RandomState(rng.below(2**31 - 1))
        bot = ISMCTSBot(
            game, RandomRolloutEvaluator(1, luck), EXPLORATION, self.simulations, -1, luck, use_observation_string=True
        )
        bot.set_resampler(lambda *_: worlds.next())
        try:
            return int(bot.step(root))
        except TimeIsUpError:
            policy = bot.get_final_policy(root, bot._root_node)  # noqa: SLF001 - what step() does in the end
            return int(max(policy, key=lambda found: found[1])[0])


@cache
def loaded(key: str, seats: int) -> pyspiel.Game:
    return pyspiel.load_game(f"{name_of(key)}(players={seats})")


def rival(key: str, name: str) -> Rival:
    """Raises ValueError for a name that is none."""
    found = NAME.fullmatch(name)
    number = 0 if found is None else int(found[1])
    if found is None or number < LEAST:
        raise ValueError(f"{name!r} is no rival: write ismcts-200 for simulations, ismcts-200ms for time")
    return Rival(key, seconds=number / 1000) if found[2] else Rival(key, simulations=number)
