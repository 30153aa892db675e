"""Our environments and those of peers: the same Python loops, each by masks or by lists of what is legal."""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any

from bench.builds import Build, module_of
from bench.rounds import Contestant, seeded

Run = Callable[[int, int], int]
Look = Callable[[Any], None]
OTHERS = ["random", "random"]
DOMINOES = "python_team_dominoes"


def ours(build: Build, name: str) -> ModuleType:
    return module_of(build, f"amulette.research.{name}")


def observing(spiel: ModuleType, game: str) -> Look:
    """Fills the row of features of the player who is asked: what a step of RLCard always does."""
    observer = importlib.import_module("open_spiel.python.observation").make_observation(spiel.load_game(game))
    return lambda state: observer.set_from(state, state.current_player())


def theirs(name: str) -> ModuleType | None:
    """A module of a peer, if it is there."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # not ours to mend
        try:
            return importlib.import_module(name)
        except ImportError:
            return None


def made(module: ModuleType) -> Any:  # noqa: ANN401 - untyped
    """The environment of a peer."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # not ours to mend
        return module.env()


# -- agents in turn: PettingZoo -------------------------------------------------------------------------------------


def in_turn(name: str, env: Any, ready: Callable[[], None] = lambda: None) -> Contestant:  # noqa: ANN401 - untyped
    """`last`, a random legal choice, `step`; deals included, of which the first is seeded: that is slow for some."""

    def run(seed: int, games: int) -> int:
        rng = seeded(seed)
        return sum(steps_in_turn(env, None if n else seed % 2**31, rng) for n in range(games))

    return Contestant(name, run, ready)


def steps_in_turn(env: Any, seed: int | None, rng: Random) -> int:  # noqa: ANN401 - untyped
    env.reset(seed=seed)
    steps = 0
    for _ in env.agent_iter():
        observation, _, is_over, is_cut, _ = env.last()
        if is_over or is_cut:
            env.step(None)
        else:
            env.step(chosen(observation["action_mask"], rng))
            steps += 1
    return steps


def chosen(mask: Any, rng: Random) -> int:  # noqa: ANN401 - an array
    legal = mask.nonzero()[0]
    return int(legal[int(rng.random() * len(legal))])


# -- one seat, the others at random: Gymnasium and RLCard -----------------------------------------------------------


def one_seat(name: str, build: Build) -> Contestant:
    env = ours(build, "single").OneSeat("gargon", OTHERS)

    def run(seed: int, games: int) -> int:
        steps = 0
        for n in range(seed, seed + games):
            rng, is_over = seeded(n), False
            observation, _ = env.reset(seed=n)
            while not is_over:
                observation, _, is_over, _, _ = env.step(chosen(observation["action_mask"], rng))
                steps += 1
        return steps

    return Contestant(name, run, build.enter)


def rlcard(name: str, module: ModuleType, seats: tuple[int, ...]) -> Contestant:
    """Dou dizhu, three seats; the steps of these seats count."""
    env = module.make("doudizhu", {"seed": 1})

    def run(seed: int, games: int) -> int:
        steps = 0
        for n in range(seed, seed + games):
            rng = seeded(n)
            state, player = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                steps += player in seats
                state, player = env.step(legal[int(rng.random() * len(legal))])
        return steps

    return Contestant(name, run)


# -- states of a tree: OpenSpiel ------------------------------------------------------------------------------------


def in_tree(
    name: str, spiel: ModuleType, game: str, ready: Callable[[], None] = lambda: None, look: Look = lambda _: None
) -> Contestant:
    """`legal_actions`, a random one, `apply_action`; chance nodes take their time but do not count."""
    opened = spiel.load_game(game)

    def run(seed: int, games: int) -> int:
        steps = 0
        for n in range(seed, seed + games):
            state, rng = opened.new_initial_state(), seeded(n)
            while not state.is_terminal():
                legal = state.legal_actions()
                if not state.is_chance_node():
                    look(state)
                    steps += 1
                state.apply_action(legal[int(rng.random() * len(legal))])
        return steps

    return Contestant(name, run, ready)
