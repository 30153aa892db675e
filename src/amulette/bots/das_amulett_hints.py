"""How the search looks at Das Amulett: to the end of the round, with gems, metal and spells for what is to come.

It holds states, but only imagined ones.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from amulette.bots.das_amulett import AmulettThumb
from amulette.bots.das_amulett_quick_hints import UNDECIDED, Quick
from amulette.bots.hints import CARELESS, Hints
from amulette.games.das_amulett.cards import gems, metals
from amulette.games.das_amulett.state import Amulett
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Action, Actions, Seat, State
from amulette.kernel.vecs import i64, vec

SPAN: Final = 1  # rounds: the one that is being played

# Fitted to who won 4 500 games of three and four rules of thumb, at the beginning of each round; in gems.
COLOUR: Final = 0.05  # a colour more; what counts is …
CLOSE: Final = 0.7  # … whether one gem more wins
METAL: Final = 1.5  # for the root of the cards in the hand
HAT: Final = 0.3
ENERGY: Final = 0.05  # for each energy on a spell
MORPH: Final = 0.7  # for a spell in play that makes metal count for another …
INFLUENCE: Final = 0.3  # … or that takes cards back …
PLENTY: Final = 0.15  # … or of any other kind
DOUBT: Final = 1.3  # gems


@final
class AmulettHints(Hints):
    def __init__(self, span: int = SPAN) -> None:
        super().__init__(AmulettThumb(), span)
        self.quick: Quick | None = None

    def clock(self, world: State) -> i64:
        assert isinstance(world, Amulett)
        return world.round

    def worth(self, world: State) -> vec[float]:
        assert isinstance(world, Amulett)
        return vec[float]([expected(world, seat) for seat in range(world.setup.seats)])

    def doubt(self, world: State) -> float:
        return DOUBT

    def pick(self, world: State, me: Seat, seat: Seat, options: Actions, dice: Fast) -> Action:
        assert isinstance(world, Amulett)
        if dice.below(100) < CARELESS:
            return options[dice.below(len(options))]
        quick = self.quick
        if quick is None or quick.box is not world.setup.box:
            quick = Quick(world)
            self.quick = quick
        action = quick.decide(world, seat, options)
        return action if action != UNDECIDED else self.thumb.choose(world.view(seat), list(options), [], dice)


def expected(g: Amulett, seat: Seat) -> float:
    """How near a seat is to the end, in gems."""
    box, mine = g.setup.box, g.amulets[seat]
    colours, total = gems.colours(mine), gems.total(mine)
    points = float(total) + COLOUR * float(colours) + METAL * sqrt(float(metals.total(g.hands[seat])))
    if colours + 1 >= box.win_colours or total + 1 >= box.win_gems:
        points += CLOSE
    if seat == g.hat:
        points += HAT
    for card in g.spells[seat]:
        points += ENERGY * float(g.energy[card]) + in_play(box.spells[card].name)
    return points


def in_play(name: str) -> float:
    """What a spell is worth as long as it lies there."""
    if name.startswith("morph"):
        return MORPH
    return INFLUENCE if name.startswith("influence") else PLENTY
