"""How the search looks at Das blaue Amulett: a few turns on, with the road behind and the cards in the hand.

It holds states, but only imagined ones.
"""

from __future__ import annotations

from typing import Final, final

from amulette.bots.das_blaue_amulett import BlaueThumb
from amulette.bots.das_blaue_amulett_foes_hints import best_force, can_face
from amulette.bots.das_blaue_amulett_quick_hints import asked, quick, set_of
from amulette.bots.das_blaue_amulett_road import SEGMENT
from amulette.bots.hints import Hints
from amulette.games.das_blaue_amulett.cards import JOKER, TASK
from amulette.games.das_blaue_amulett.moves import DONE
from amulette.games.das_blaue_amulett.state import Blaue
from amulette.games.das_blaue_amulett.view import LAST, index_of, is_right, segment_of
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Action, Actions, Seat, State
from amulette.kernel.vecs import i64, vec

SPAN: Final = 4  # turns
DOUBT: Final = 20.0  # tenths of a segment, as are the figures that follow
HOME: Final = 200.0
LAST_SEGMENT: Final = 12.0  # all tasks are done
LAST_BUT_ONE: Final = 3.0
STEP: Final = 0.3  # a space on the right lane; as much is lost on the left one
JOKER_OPEN: Final = 7.5
JOKER_AT_LAST: Final = 9.0
OPEN_CARD: Final = 1.0  # has to be played before the joker opens again
NO_TASK_CARD: Final = 8.0  # for the next place
WAITING: Final = 3.0  # for the last in turn
AMULET_WORN: Final = 5.0
NEXT_TASK: Final = 4.0  # its card
TOO_EARLY: Final = 2.0  # a later card takes room in the hand
FORCES_HELD: Final = vec[float]([0.0, 1.6, 2.8, 1.0])  # by the number of kinds
FORCES_AT_LAST: Final = vec[float]([0.0, 3.0, 8.0, 22.0])
GOAL_IN_REACH: Final = 4.0  # for each kind of force card
GOAL_OPEN: Final = 40.0
PLACE_OPEN: Final = 7.0
PLACE_SHUT: Final = 1.5


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

    def pick(self, world: State, me: Seat, seat: Seat, options: Actions, dice: Fast) -> Action:
        """No choice is made at random: hidden cards differ from world to world, and that is enough."""
        assert isinstance(world, Blaue)
        if options[len(options) - 1] == DONE:
            return best_force(world, seat, options)
        return quick(world, seat, options)


def expected(g: Blaue, seat: Seat) -> float:
    """How far along a seat is, in tenths of a segment.

    The figures are rounded from those that best foretold the winners of fifteen hundred games, some with mistakes.
    What counts is the places that are overcome: how near the next one is matters little, since the force there decides.
    """
    segment = segment_of(g.princes[seat])
    if segment >= LAST:
        return HOME
    hand = set_of(g, seat)
    points = SEGMENT * float(segment) + road(g, seat, segment, hand) + cards(g, seat, segment, hand)
    if segment == LAST - 1:
        points += LAST_SEGMENT
    elif segment == LAST - 2:
        points += LAST_BUT_ONE
    return points + chance_to_pass(g, seat, segment, hand)


def road(g: Blaue, seat: Seat, segment: i64, hand: i64) -> float:
    """Where the prince is in its segment, with which move cards, and how soon it moves."""
    space, opened = g.princes[seat], g.open[seat]
    index = float(index_of(space))
    points = STEP * index if is_right(space) else -STEP * index
    if (opened >> JOKER) & 1 == 1:
        points += JOKER_OPEN if segment < LAST - 1 else JOKER_AT_LAST
    for card in range(JOKER + 1):
        if (opened >> card) & 1 == 1:
            points -= OPEN_CARD
    task = g.setup.kinds[segment + 1]
    if task >= TASK and (hand >> task) & 1 == 0:
        points -= NO_TASK_CARD
    return points - WAITING * float((seat - g.mover) % g.setup.seats) / float(g.setup.seats - 1)


def cards(g: Blaue, seat: Seat, segment: i64, hand: i64) -> float:
    """The amulet, the card of the next task, and the kinds of force cards."""
    points = 0.0
    if g.wearer == seat and segment < LAST - 1:
        points += AMULET_WORN
    tasks = 0
    for place in range(segment + 1, LAST):
        task = g.setup.kinds[place]
        if task >= TASK:
            tasks += 1
            if (hand >> task) & 1 == 1:
                points += NEXT_TASK if tasks == 1 else -TOO_EARLY
    kinds: i64 = (hand & 1) + ((hand >> 1) & 1) + ((hand >> 2) & 1)
    return points + (FORCES_AT_LAST[kinds] if segment == LAST - 1 else FORCES_HELD[kinds])


def chance_to_pass(g: Blaue, seat: Seat, segment: i64, hand: i64) -> float:
    """Who moves next and can overcome the next place is nearly there."""
    if not can_face(g, seat):
        return 0.0
    is_free = asked(g, seat, segment + 1) & ~hand == 0
    if segment == LAST - 1:
        kinds: i64 = (hand & 1) + ((hand >> 1) & 1) + ((hand >> 2) & 1)
        if g.mover != seat:
            return GOAL_IN_REACH * float(kinds)
        return GOAL_OPEN if is_free else 0.0
    if g.mover != seat:
        return 0.0
    return PLACE_OPEN if is_free else -PLACE_SHUT
