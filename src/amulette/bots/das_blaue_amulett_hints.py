"""How the search looks at Das blaue Amulett: a few turns on, with the road behind and the cards in the hand.

It holds states, but only imagined ones.
"""

from __future__ import annotations

from typing import Final, final

from amulette.bots.das_blaue_amulett import AMULET_WORTH, CARD, SPARE, TASK_NEXT, UNREADY, BlaueThumb
from amulette.bots.das_blaue_amulett_road import SEGMENT
from amulette.bots.hints import Hints
from amulette.games.das_blaue_amulett.cards import TASK
from amulette.games.das_blaue_amulett.state import Blaue
from amulette.games.das_blaue_amulett.view import LAST, Space, index_of, is_place, is_right, segment_of
from amulette.kernel.contract import Seat, State
from amulette.kernel.vecs import i64, vec

SPAN: Final = 4  # turns
LATER: Final = 0.5  # a task card is worth less for each segment on the way to it
DOUBT: Final = 12.0  # tenths of a segment


@final
class BlaueHints(Hints):
    def __init__(self, span: int = SPAN) -> None:
        super().__init__(BlaueThumb(), span)

    def clock(self, world: State) -> i64:
        assert isinstance(world, Blaue)
        return world.number

    def worth(self, world: State) -> vec[float]:
        assert isinstance(world, Blaue)
        return vec[float]([expected(world, seat) for seat in range(len(world.princes))])

    def doubt(self, world: State) -> float:
        return DOUBT


def expected(g: Blaue, seat: Seat) -> float:
    """How far along a seat is, in tenths of a segment: the road behind it, the amulet, and cards for the road ahead."""
    space = g.princes[seat]
    segment = segment_of(space)
    hand = g.hands[seat]
    behind = SEGMENT * float(segment)
    if segment >= LAST:
        return behind
    task = g.setup.kinds[segment + 1]
    is_ready = task < TASK or task in hand or g.wearer == seat
    points = behind + (along(g, space) - behind) * (1.0 if is_ready else UNREADY)
    points += AMULET_WORTH if g.wearer == seat else 0.0
    for i in range(len(hand)):
        is_double = i > 0 and hand[i - 1] == hand[i]
        points += SPARE if is_double else card_worth(g, segment, hand[i])
    return points


def along(g: Blaue, space: Space) -> float:
    """As the rule of thumb counts: on the left lane a prince has to go back first."""
    segment = segment_of(space)
    behind = SEGMENT * float(segment)
    if is_place(space):
        return behind
    step = SEGMENT / float(g.setup.lengths[segment] + 1)
    index = float(index_of(space))
    return behind + (step * index if is_right(space) else step * (1.0 - index))


def card_worth(g: Blaue, segment: i64, card: i64) -> float:
    """A task ahead counts by how near it is; any force card may be of use."""
    if card < TASK:
        return CARD
    for place in range(segment + 1, LAST):
        if g.setup.kinds[place] == card:
            return TASK_NEXT - LATER * float(place - segment - 1)
    return SPARE
