"""How the search looks at Power Cards: some rounds on, by the cards that each seat holds.

It holds states, but only imagined ones.
"""

from __future__ import annotations

from typing import Final, final

from amulette.bots.hints import Hints
from amulette.bots.power_cards import Tracker
from amulette.games.power_cards.state import PowerCards
from amulette.kernel.contract import State
from amulette.kernel.vecs import i64, vec

SPAN: Final = 6  # rounds
DOUBT: Final = 6.0  # cards


@final
class PowerCardsHints(Hints):
    def __init__(self, span: int = SPAN) -> None:
        super().__init__(Tracker(), span)

    def clock(self, world: State) -> i64:
        assert isinstance(world, PowerCards)
        return world.round

    def worth(self, world: State) -> vec[float]:
        return vec[float]([float(score) for score in world.scores()])

    def doubt(self, world: State) -> float:
        return DOUBT
