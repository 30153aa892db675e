"""The peer: OpenSpiel's hearts, four seats, written in C++, one move at a time through its Python interface."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Protocol, Self

from bench.rounds import Contestant, seeded

Outcomes = list[tuple[int, float]]  # of chance, each with its probability
POSITIONS = 16  # that are dealt once and used again and again


class Hearts(Protocol):
    """What we use of an OpenSpiel state."""

    def is_chance_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def chance_outcomes(self) -> Outcomes: ...
    def clone(self) -> Self: ...


Sample = Callable[[Outcomes, Random], int]


def open_spiel() -> ModuleType | None:
    try:
        return importlib.import_module("pyspiel")
    except ImportError:
        return None


def move_by_move(name: str, spiel: ModuleType, sample: Sample) -> Contestant:
    """Legal list, choice, apply; the deal included, which is 52 chance nodes and one for the direction of passing."""
    game = spiel.load_game("hearts")

    def run(seed: int, games: int) -> int:
        rng = seeded(seed)
        return sum(played(dealt(game.new_initial_state(), sample, rng), rng) for _ in range(games))

    return Contestant(name, run)


def dealt_already(name: str, spiel: ModuleType) -> Contestant:
    """The same from clones of dealt positions."""
    game = spiel.load_game("hearts")
    deals = [dealt(game.new_initial_state(), weighted, seeded(n)) for n in range(POSITIONS)]

    def run(seed: int, games: int) -> int:
        rng = seeded(seed)
        return sum(played(deals[n % POSITIONS].clone(), rng) for n in range(games))

    return Contestant(name, run)


def weighted(outcomes: Outcomes, rng: Random) -> int:
    """By Python's own weighted choice; OpenSpiel's examples use that of numpy, which takes three times as long."""
    actions, weights = zip(*outcomes, strict=True)
    action: int = rng.choices(actions, weights)[0]
    return action


def sampler(spiel: ModuleType) -> Sample:
    """By OpenSpiel's own function, which is in C++."""
    sample = spiel.sample_action
    return lambda outcomes, rng: sample(outcomes, rng.random())[0]


def dealt(state: Hearts, sample: Sample, rng: Random) -> Hearts:
    """After its chance nodes."""
    while state.is_chance_node():
        state.apply_action(sample(state.chance_outcomes(), rng))
    return state


def played(state: Hearts, rng: Random) -> int:
    """Play on at random, one move at a time; the number of decisions."""
    random = rng.random
    moves = 0
    while not state.is_terminal():
        options = state.legal_actions()
        number = len(options)
        state.apply_action(options[int(random() * number)])
        moves += 1
    return moves
