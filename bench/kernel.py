"""What our kernel is timed at: closed play-outs, one move at a time from Python, and single calls in mid-game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from bench.builds import Build
from bench.rounds import Contestant, seeded

if TYPE_CHECKING:
    from amulette.kernel.contract import State

Playouts = Callable[[int, int, int], tuple[int, int]]  # seats, first seed, games -> decisions, checksum

SEATS = 4
MID_GAME = 45  # decisions; a game has about 120
POSITIONS = 16  # that are dealt once and used again and again
NOBODY = -1


def playouts(build: Build) -> Playouts:
    """Deal, play at random inside the kernel, place; the checksum is of every number of options and of the places."""
    game, fast, playout = build.game, build.fast, build.playout

    def run(seats: int, seed: int, games: int) -> tuple[int, int]:
        moves = check = 0
        for n in range(seed, seed + games):
            state = game.deal(seats, fast(n))
            made, mine = playout(state, fast(n + 1))
            for place in state.places():
                mine = (mine * 31 + place) & 0x7FFFFFFF
            moves, check = moves + made, (check * 31 + mine) & 0x7FFFFFFF
        return moves, check

    return run


def closed(name: str, run: Playouts, ready: Callable[[], None] = lambda: None) -> Contestant:
    """The play-outs of four seats."""
    return Contestant(name, lambda seed, games: run(SEATS, seed, games)[0], ready)


def move_by_move(name: str, build: Build) -> Contestant:
    """The public way of a Python program: whose turn, which options, choose, apply; the deal included."""

    def run(seed: int, games: int) -> int:
        rng = seeded(seed)
        deals = (build.game.deal(SEATS, build.fast(n)) for n in range(seed, seed + games))
        return sum(played(state, rng) for state in deals)

    return Contestant(name, run, build.enter)


def dealt_already(name: str, build: Build) -> Contestant:
    """The same from clones of dealt positions."""
    deals = [build.game.deal(SEATS, build.fast(n)) for n in range(POSITIONS)]

    def run(seed: int, games: int) -> int:
        rng = seeded(seed)
        return sum(played(deals[n % POSITIONS].clone(), rng) for n in range(games))

    return Contestant(name, run, build.enter)


def played(state: State, rng: Random) -> int:
    """Play on at random, one move at a time; the number of decisions."""
    random = rng.random
    moves = 0
    while (seat := state.turn) != NOBODY:
        options = state.options(seat)
        number: int = len(options)
        state.apply(seat, options[int(random() * number)])
        moves += 1
    return moves


def calls(build: Build) -> list[Contestant]:
    """`clone`, `view` and `imagine` of positions in mid-game."""
    states = [mid_game(build, n) for n in range(POSITIONS)]
    views = [state.view(state.turn) for state in states]
    rng = build.fast(0)
    each: dict[str, list[Callable[[], object]]] = {
        "clone": [state.clone for state in states],
        "view": [partial(state.view, state.turn) for state in states],
        "imagine": [partial(view.imagine, rng) for view in views],
    }
    return [Contestant(f"{name}, {build.name}", repeated(functions), build.enter) for name, functions in each.items()]


def repeated(functions: list[Callable[[], object]]) -> Callable[[int, int], int]:
    """Call each of the functions so many times."""

    def run(_seed: int, games: int) -> int:
        for function in functions:
            for _ in range(games):
                function()
        return games * len(functions)

    return run


def mid_game(build: Build, seed: int) -> State:
    """The position after 45 random decisions."""
    state, rng = build.game.deal(SEATS, build.fast(seed)), seeded(seed)
    for _ in range(MID_GAME):
        state.apply(state.turn, rng.choice(state.options(state.turn)))
    return state
