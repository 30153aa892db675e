"""Information-set search: one for all games.  It looks ahead in worlds that a seat can imagine, never in the true one.

Every try takes one imagined world, goes down the tree of what has been tried so far, plays on from there, and tells
each node on its way what came of it to the seat that acted.  The n-th try of each option has the same world and the
same luck, so that options are compared on equal terms.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import final

from amulette.bots.contract import Bot, RuleOfThumb
from amulette.bots.hints import Hints
from amulette.bots.results import Result
from amulette.bots.tree import NONE, Node
from amulette.kernel.chance import Fast
from amulette.kernel.contract import NOBODY, Actions, Event, Seat, State, View
from amulette.kernel.vecs import append, i64, vec


@dataclass
class Choice:
    """What was measured of one option."""

    action: int
    tries: int
    value: float  # the mean result, from 0 to 1: what the search maximises
    chance: float  # to be first, ties shared
    margin: float  # to the best of the others, in the game's own measure


@dataclass
class Finding:
    """What a search found out: the choices from best to worst, those it tried."""

    choices: list[Choice]
    iterations: int
    asked: int  # iterations; fewer were done when the time was up or somebody cancelled

    @property
    def is_cut_short(self) -> bool:
        return self.iterations < self.asked


def never() -> bool:
    return False


@final
class Searcher(Bot):
    """Looks ahead with a budget in iterations, so that it is as strong on every machine."""

    def __init__(self, hints: Hints, iterations: int) -> None:
        self.hints = hints
        self.iterations = iterations

    def choose(self, view: View, options: list[int], heard: list[Event], rng: Fast) -> int:
        if len(options) == 1:
            return options[0]
        return self.think(view, options, rng).choices[0].action

    def think(self, view: View, options: list[int], rng: Fast, stop: Callable[[], bool] = never) -> Finding:
        """Search until the budget is used, or `stop` says so; it is asked before each iteration but the first."""
        search = Search(self.hints, view, options, rng)
        done = 0
        while done < self.iterations and not (done > 0 and stop()):
            search.iterate()
            done += 1
        return Finding(search.choices(), done, self.iterations)


@final
class Search:
    """The search for one answer."""

    def __init__(self, hints: Hints, view: View, options: list[int], rng: Fast) -> None:
        self.hints = hints
        self.view = view
        self.luck = rng
        self.worlds: list[State] = []
        self.dice: list[Fast] = []  # the luck of the play-outs in each world
        self.root = Node()
        self.options = vec[i64](by_weight(hints.thumb, view, options))
        self.wins = vec[float]()
        self.margins = vec[float]()
        self.me: i64 = seat_of(view)
        self.until: i64 = 0  # the round that play-outs stop before

    def iterate(self) -> None:
        """One try of one option."""
        root = self.root
        i = root.best(self.me, self.options)
        if i == NONE:
            i = root.grow(self.me, self.options[len(root.actions)])
            self.wins = append(self.wins, 0.0)
            self.margins = append(self.margins, 0.0)
        self.imagine(root.tried[i])
        world = self.worlds[root.tried[i]].clone()
        dice = self.dice[root.tried[i]].clone()
        world.apply(self.me, root.actions[i])
        result = self.descend(world, root.below[i], dice)
        root.visits += 1
        root.learn(i, result.values[self.me])
        self.wins[i] += result.wins[self.me]
        self.margins[i] += result.margins[self.me]

    def imagine(self, n: i64) -> None:
        """There is a world for the n-th try."""
        if n == len(self.worlds):
            world = self.view.imagine(self.luck)
            self.hints.guess(world, self.me, self.luck)
            self.worlds.append(world)
            self.until = self.hints.clock(self.worlds[0]) + self.hints.span
            self.dice.append(self.luck.fork())

    def descend(self, world: State, node: Node, dice: Fast) -> Result:
        """Through the tree as far as it has grown, then on with the play-out."""
        nodes = [node]
        taken = vec[i64]()
        while world.turn != NOBODY and node.visits >= self.hints.grown and self.hints.clock(world) < self.until:
            seat = world.turn
            options = world.options(seat)
            if len(options) == 1:
                world.apply(seat, options[0])
                continue
            i = node.best(seat, options)
            if i == NONE:
                i = self.widen(node, world, seat, options, dice)
            world.apply(seat, node.actions[i])
            taken = append(taken, i)
            node = node.below[i]
            nodes.append(node)
        self.hints.play_on(world, self.me, self.until, dice)
        result = Result(world, self.hints)
        for step in range(len(taken)):
            i = taken[step]
            nodes[step].visits += 1
            nodes[step].learn(i, result.values[nodes[step].seats[i]])
        node.visits += 1
        return result

    def widen(self, node: Node, world: State, seat: Seat, options: Actions, dice: Fast) -> i64:
        """Try what the rule of thumb says; when that is known already, any other option."""
        action = self.hints.pick(world, self.me, seat, options, dice)
        while node.find(seat, action) != NONE:
            action = options[dice.below(len(options))]
        return node.grow(seat, action)

    def choices(self) -> list[Choice]:
        """Those tried most often first, among equals the better ones; a trusted favourite before all of them."""
        root = self.root
        found = []
        for i in range(len(root.actions)):
            tries = float(root.tried[i])
            found.append(
                Choice(
                    root.actions[i],
                    root.tried[i],
                    root.totals[i] / tries,
                    self.wins[i] / tries,
                    self.margins[i] / tries,
                )
            )
        found.sort(key=lambda choice: (-choice.tries, -choice.value))
        return in_favour(found, self.options[0], self.hints.trust(self.options))


def in_favour(found: list[Choice], favourite: int, trust: float) -> list[Choice]:
    """The favourite of the rule of thumb goes first, unless what was tried most often is clearly better."""
    mine = next(choice for choice in found if choice.action == favourite)
    if trust <= 0.0 or found[0].value >= mine.value + trust:
        return found
    return [mine, *[choice for choice in found if choice is not mine]]


def by_weight(thumb: RuleOfThumb, view: View, options: list[int]) -> list[int]:
    """The options, those first that the rule of thumb likes best."""
    weights = thumb.weigh(view, options)
    order = sorted(range(len(options)), key=lambda i: (-weights[i], i))
    return [options[i] for i in order]


def seat_of(view: View) -> int:
    """Whose view it is: every game's view says so, and a spectator is never asked."""
    seat: int | None = getattr(view, "seat", None)
    assert seat is not None
    return seat
