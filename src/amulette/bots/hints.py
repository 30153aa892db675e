"""What a game tells the search: a rule of thumb, how far to play on, and what a position is worth where it stops."""

from __future__ import annotations

from typing import Final

from amulette.bots.contract import RuleOfThumb
from amulette.kernel.chance import Fast
from amulette.kernel.contract import NOBODY, Action, Actions, Seat, State
from amulette.kernel.outside import mypyc_attr
from amulette.kernel.vecs import i64, vec

CARELESS: Final = 5  # of 100 choices are made at random, so that play-outs differ

GROWN: Final = 6  # after so many visits what follows an action gets a node of its own


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints:
    """Plays on by the rule of thumb for a few rounds.  A game says what its rounds are."""

    def __init__(self, thumb: RuleOfThumb, span: int, grown: int = GROWN) -> None:
        self.thumb = thumb
        self.span: i64 = span  # rounds of a play-out
        self.grown: i64 = grown

    def clock(self, world: State) -> i64:
        """The number of the round."""
        raise NotImplementedError

    def worth(self, world: State) -> vec[float]:
        """The score that each seat may expect; it is asked only where a play-out stops before the end."""
        raise NotImplementedError

    def doubt(self, world: State) -> float:
        """A lead that makes it 2.7 times as likely to win, in the game's own measure; more than nothing."""
        raise NotImplementedError

    def trust(self, options: Actions) -> float:
        """How much better another option must look than the favourite of the rule of thumb; results are from 0 to 1."""
        return 0.0

    def guess(self, world: State, me: Seat, dice: Fast) -> None:
        """Make a world more likely by how the others have acted, without touching anything that the seat sees."""

    def pick(self, world: State, me: Seat, seat: Seat, options: Actions, dice: Fast) -> Action:
        """What the rule of thumb says, from what the seat knows in this world; at times anything.  `me` looks ahead."""
        if dice.below(100) < CARELESS:
            return options[dice.below(len(options))]
        return self.thumb.choose(world.view(seat), list(options), [], dice)

    def play_on(self, world: State, me: Seat, until: i64, dice: Fast) -> None:
        """To the beginning of that round, or the end of the game."""
        while world.turn != NOBODY and self.clock(world) < until:
            seat = world.turn
            options = world.options(seat)
            world.apply(seat, options[0] if len(options) == 1 else self.pick(world, me, seat, options, dice))
