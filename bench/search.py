"""The search in simulated moves per second: ours on all games, beside OpenSpiel's in C++ on euchre.

A simulated move is one action that is applied in an imagined world, in the tree or in the play-out.  Ours are counted
beforehand, outside the clock, by the interpreted build: the same view and luck give the same search in every build.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

from bench.builds import Build, module_of
from bench.hearts import dealt, played, weighted
from bench.report import POSITIONS, TRIES
from bench.rounds import Contestant, seeded

if TYPE_CHECKING:
    from amulette.kernel.chance import Fast
    from amulette.kernel.contract import State, View

SEATS = 4
MID_GAME = 30  # decisions
EXPLORATION = 2.0  # theirs: results are from -1 to 1
LENGTHS = 100  # play-outs of each of their deals


class Question(NamedTuple):
    """A position in mid-game as its seat sees it."""

    state: State
    seat: int
    options: list[int]


def questions(build: Build, key: str) -> list[Question]:
    game = module_of(build, "amulette.files.editions").open_game(key)
    return [asked(game.deal(SEATS, build.fast(n)), build.fast(100 + n)) for n in range(POSITIONS)]


def asked(state: State, rng: Fast) -> Question:
    """After random decisions, and on until there is a choice."""
    for _ in range(MID_GAME):
        state.apply(state.turn, state.options(state.turn)[rng.below(len(state.options(state.turn)))])
    while len(state.options(state.turn)) == 1:
        state.apply(state.turn, state.options(state.turn)[0])
    return Question(state, state.turn, list(state.options(state.turn)))


def thinking(build: Build, key: str, is_bare: bool) -> list[Callable[[], object]]:
    """One search for each position, the same whenever it is called."""
    hints = module_of(build, "amulette.bots.levels").HINTS[key]
    if is_bare:
        hints = module_of(build, "amulette.bots.bare_hints").BareHints()
    searcher = module_of(build, "amulette.bots.search").Searcher(hints, TRIES)
    found = [(each.state.view(each.seat), each.options) for each in questions(build, key)]
    return [partial(search, searcher, *each, partial(build.fast, 200 + n)) for n, each in enumerate(found)]


def search(searcher: Any, view: View, options: list[int], luck: Callable[[], Fast]) -> list[tuple[int, int]]:  # noqa: ANN401 - of either build
    """What was tried how often."""
    found = searcher.think(view, options, luck())
    assert found.iterations == TRIES
    return [(choice.action, choice.tries) for choice in found.choices]


def disagreement(builds: list[Build], key: str, is_bare: bool) -> str | None:
    """Why the moves that one build counts would not be those of another."""
    found = [[repr(each()) for each in thinking(build, key, is_bare)] for build in builds]
    return None if all(each == found[0] for each in found) else f"the search of {key} is not the same in every build"


def moves_of(interpreted: Build, key: str, is_bare: bool) -> int:
    """How many moves the searches of all positions simulate."""
    searches = thinking(interpreted, key, is_bare)
    state = module_of(interpreted, "amulette.kernel.contract").State
    apply, count = state.apply, 0

    def counted(*given: Any) -> None:  # noqa: ANN401 - as it is
        nonlocal count
        count += 1
        apply(*given)

    state.apply = counted
    try:
        for each in searches:
            each()
    finally:
        state.apply = apply
    return count


def ours(name: str, build: Build, key: str, moves: int, is_bare: bool) -> Contestant:
    searches = thinking(build, key, is_bare)

    def run(_seed: int, games: int) -> int:
        for _ in range(games):
            for each in searches:
                each()
        return games * moves

    return Contestant(name, run, build.enter)


def theirs(name: str, spiel: ModuleType) -> Contestant:
    """`ISMCTSBot` just after the deal of euchre, with random play-outs; hearts is out, where it ends the process."""
    game = spiel.load_game("euchre")
    deals = [dealt(game.new_initial_state(), weighted, seeded(n)) for n in range(POSITIONS)]
    rng = seeded(0)
    length = sum(played(deal.clone(), rng) for deal in deals for _ in range(LENGTHS)) / LENGTHS

    def run(seed: int, games: int) -> int:
        evaluator = spiel.RandomRolloutEvaluator(1, seed % 2**31)
        bot = spiel.ISMCTSBot(seed % 2**31, evaluator, EXPLORATION, TRIES)
        for _ in range(games):
            for deal in deals:
                bot.step(deal)
        return round(games * TRIES * length)

    return Contestant(name, run)
