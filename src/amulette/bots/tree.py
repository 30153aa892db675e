"""The tree of a search: its nodes are what has been done since the question, whatever the hidden cards are."""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from amulette.kernel.contract import Action, Actions, Seat
from amulette.kernel.vecs import append, i64, vec

NONE: Final = -1
CURIOSITY: Final = 0.12  # how much more an action is tried because little is known of it; results are from 0 to 1
WIDTH: Final = 0.3  # a node with n visits tries so many actions, times the root of n …
NARROWEST: Final = 2  # … and at least these


@final
class Node:
    """One place in the tree, and the actions tried there: each by the seat that did it.

    An action that a world does not allow is not offered there, and is not to be blamed for that.
    """

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.seats = vec[i64]()
        self.actions = vec[i64]()
        self.tried = vec[i64]()
        self.offered = vec[i64]()
        self.totals = vec[float]()  # of the results for the seat that acts
        self.below: list[Node] = []

    def grow(self, seat: Seat, action: Action) -> i64:
        """A new action; the number of its place in the rows."""
        self.seats = append(self.seats, seat)
        self.actions = append(self.actions, action)
        self.tried = append(self.tried, 0)
        self.offered = append(self.offered, 1)
        self.totals = append(self.totals, 0.0)
        self.below.append(Node())
        return len(self.actions) - 1

    def room(self) -> i64:
        """How many actions the node tries, by now."""
        return NARROWEST + i64(WIDTH * sqrt(float(self.visits)))

    def best(self, seat: Seat, options: Actions) -> i64:
        """The most promising of the actions that this world offers; NONE when it is time for a new one."""
        known: i64 = 0
        best: i64 = NONE
        promise = -1.0
        for i in range(len(self.actions)):
            if self.seats[i] == seat and has(options, self.actions[i]):
                known += 1
                self.offered[i] += 1
                mine = self.promise(i)
                if mine > promise:
                    best, promise = i, mine
        return NONE if known < self.room() and known < len(options) else best

    def promise(self, i: i64) -> float:
        """The mean result, and more where little is known."""
        tried = float(max(1, self.tried[i]))
        return self.totals[i] / tried + CURIOSITY * sqrt(log(float(self.offered[i]) + 1.0) / tried)

    def find(self, seat: Seat, action: Action) -> i64:
        for i in range(len(self.actions)):
            if self.actions[i] == action and self.seats[i] == seat:
                return i
        return NONE

    def learn(self, i: i64, result: float) -> None:
        self.tried[i] += 1
        self.totals[i] += result


def has(options: Actions, action: Action) -> bool:
    for option in options:
        if option == action:
            return True
    return False
