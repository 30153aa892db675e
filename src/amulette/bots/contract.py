"""What a bot may see: the view of its seat, its options, what it heard, and a source of luck.  Never a state.

Bots import the kernel, and of a game only what a player at the table knows: its cards, moves, events and view.
A game's state, rules and position stay closed to them; so does a deal, since they hold no Game.
"""

from __future__ import annotations

from typing import Final

from amulette.kernel.chance import Fast
from amulette.kernel.contract import Event, View
from amulette.kernel.outside import mypyc_attr

HAIR: Final = 1e-6  # points; options this close are equal, whatever order a machine adds fractions in


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Decides for one seat.  It keeps nothing between two choices, so one object may sit at many tables."""

    def choose(self, view: View, options: list[int], heard: list[Event], rng: Fast) -> int:
        """One of the options.  The same view, options, events and luck give the same choice.

        `heard` is what the seat was told since the game began; who only asks for a hint may have nothing to tell.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleOfThumb(Bot):
    """Weighs each option by itself, without looking ahead, and takes the best: the first one among equals."""

    def weigh(self, view: View, options: list[int]) -> list[float]:
        """How good each option is, in points of the game."""
        raise NotImplementedError

    def choose(self, view: View, options: list[int], heard: list[Event], rng: Fast) -> int:
        if len(options) == 1:
            return options[0]
        weights = self.weigh(view, options)
        best = 0
        for i in range(1, len(options)):
            if weights[i] > weights[best] + HAIR:
                best = i
        return options[best]
