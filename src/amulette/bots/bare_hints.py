"""The search for a game of which nothing is known but its rules: every play-out is random, and goes to the end."""

from __future__ import annotations

from typing import Final, final

from amulette.bots.contract import RuleOfThumb
from amulette.bots.hints import Hints
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Action, Actions, Seat, State, View
from amulette.kernel.playout import playout
from amulette.kernel.vecs import i64

GROWN: Final = 1  # visit
DOUBT: Final = 5.0  # points


@final
class Unknowing(RuleOfThumb):
    """Likes all options alike."""

    def weigh(self, view: View, options: list[int]) -> list[float]:
        return [0.0] * len(options)


@final
class BareHints(Hints):
    def __init__(self) -> None:
        super().__init__(Unknowing(), 1, GROWN)

    def clock(self, world: State) -> i64:
        """The whole game is one round."""
        return 0

    def doubt(self, world: State) -> float:
        return DOUBT

    def pick(self, world: State, me: Seat, seat: Seat, options: Actions, dice: Fast) -> Action:
        return options[dice.below(len(options))]

    def play_on(self, world: State, me: Seat, until: i64, dice: Fast) -> None:
        playout(world, dice)
