"""How the search looks at Das Amulett: to the end of the round, with gems, metal and spells for what is to come.

It holds states, but only imagined ones.
"""

from __future__ import annotations

from typing import Final, final

from amulette.bots.das_amulett import AmulettThumb
from amulette.bots.hints import Hints
from amulette.games.das_amulett.cards import gems, metals
from amulette.games.das_amulett.state import Amulett
from amulette.kernel.contract import Seat, State
from amulette.kernel.vecs import i64, vec

SPAN: Final = 1  # rounds: the one that is being played
AGAIN: Final = 0.4  # a gem of a colour that one has, beside one that one lacks
METAL: Final = 0.12  # a card in the hand, in gems
SPELL: Final = 0.15  # a spell in play …
ENERGY: Final = 0.06  # … and each energy on it
DOUBT: Final = 1.0  # gems


@final
class AmulettHints(Hints):
    def __init__(self, span: int = SPAN) -> None:
        super().__init__(AmulettThumb(), span)

    def clock(self, world: State) -> i64:
        assert isinstance(world, Amulett)
        return world.round

    def worth(self, world: State) -> vec[float]:
        assert isinstance(world, Amulett)
        return vec[float]([expected(world, seat) for seat in range(world.setup.seats)])

    def doubt(self, world: State) -> float:
        return DOUBT


def expected(g: Amulett, seat: Seat) -> float:
    """How near a seat is to the end, in gems."""
    mine = g.amulets[seat]
    colours, total = gems.colours(mine), gems.total(mine)
    points = float(colours) + AGAIN * float(total - colours) + METAL * float(metals.total(g.hands[seat]))
    for card in g.spells[seat]:
        points += SPELL + ENERGY * float(g.energy[card])
    return points
