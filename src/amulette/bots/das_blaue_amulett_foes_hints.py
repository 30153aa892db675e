"""Where dark forces do harm, in imagined worlds: as `das_blaue_amulett_forces` says, but for the next places alone."""

from __future__ import annotations

from typing import Final

from amulette.bots.das_blaue_amulett_forces import AT_THE_GOAL, HURRY, OUT_OF_REACH, OWN, TROUBLE
from amulette.bots.das_blaue_amulett_quick_hints import rank_weight, unseen
from amulette.bots.das_blaue_amulett_road import JOKER_MAX
from amulette.games.das_blaue_amulett.cards import AMULET, FORCES, HELD, JOKER, sure
from amulette.games.das_blaue_amulett.moves import DONE, force_of, is_force, place_of
from amulette.games.das_blaue_amulett.state import Blaue
from amulette.games.das_blaue_amulett.view import LAST, Space, index_of, is_place, is_right, segment_of
from amulette.kernel.contract import NOBODY, Action, Actions, Seat
from amulette.kernel.vecs import append, i64, vec

ENOUGH: Final = 0.01  # less is not worth a step


def best_force(g: Blaue, me: Seat, options: Actions) -> Action:
    """The step that makes most trouble for the others; DONE when none makes more."""
    grief = griefs(g, me)
    best: i64 = DONE
    most = ENOUGH
    for option in options:
        if is_force(option) and is_next(g, place_of(option)):
            points = gain(g, grief, force_of(option), place_of(option))
            if points > most:
                best, most = option, points
    return best


def is_next(g: Blaue, place: i64) -> bool:
    for space in g.princes:
        if segment_of(space) + 1 == place:
            return True
    return False


def gain(g: Blaue, grief: vec[float], kind: i64, place: i64) -> float:
    """What it brings to move this force there; whoever stands there comes back in exchange."""
    origin = g.forces[kind]
    points = trouble(g, grief, kind, place) - trouble(g, grief, kind, origin)
    other = g.force_on(place)
    if other != NOBODY:
        points += trouble(g, grief, other, origin) - trouble(g, grief, other, place)
    return points


def trouble(g: Blaue, grief: vec[float], kind: i64, place: i64) -> float:
    points = 0.0
    for seat in range(g.setup.seats):
        if segment_of(g.princes[seat]) + 1 == place:
            points += grief[FORCES * seat + kind]
    return points


def griefs(g: Blaue, me: Seat) -> vec[float]:
    """What each force on the next place of each seat is worth to this one."""
    cards = unseen(g, me)
    hidden = 0.0
    for kind in range(AMULET):
        hidden += float(cards[kind])
    found = vec[float](capacity=FORCES * g.setup.seats)
    for seat in range(g.setup.seats):
        weight = nearness(g, seat) * TROUBLE
        if weight > 0.0:
            weight *= OWN if seat == me else urgency(g, me, seat) * rank_weight(g, me, seat)
        for kind in range(FORCES):
            lacking = 0.0 if weight == 0.0 else lacks(g, me, seat, kind, float(cards[kind]), hidden)
            found = append(found, weight * lacking)
    return found


def nearness(g: Blaue, seat: Seat) -> float:
    """How much a force on its next place would matter to the seat."""
    place = segment_of(g.princes[seat]) + 1
    if g.wearer == seat and place <= g.setup.protected:
        return 0.0
    near = 1.0 if can_face(g, seat) else OUT_OF_REACH
    return near * AT_THE_GOAL if place == LAST else near


def urgency(g: Blaue, me: Seat, seat: Seat) -> float:
    """Who moves next can no longer be saved by another's force step."""
    weight = 1.0
    for _ in range((seat - me - 1) % g.setup.seats):
        weight *= HURRY
    return weight


def lacks(g: Blaue, me: Seat, seat: Seat, kind: i64, left: float, hidden: float) -> float:
    """How likely the seat has no such card, for all that `me` knows."""
    if seat == me:
        for card in g.hands[me]:
            if card == kind:
                return 0.0
        return 1.0
    known = g.knows(me, seat)
    if sure(known, kind) > 0:
        return 0.0
    unknown: i64 = len(g.hands[seat])
    for card in range(HELD):
        unknown -= sure(known, card)
    lacking = 1.0
    for drawn in range(unknown):
        lacking *= max(0.0, 1.0 - left / (hidden - float(drawn)))
    return lacking


def can_face(g: Blaue, seat: Seat) -> bool:
    """Whether an open card, or two with the joker, bring the seat to the next place; to the goal on the point."""
    space, opened = g.princes[seat], g.open[seat]
    points = steps_to_place(g, space)
    has_joker = (opened >> JOKER) & 1 == 1
    to_goal = segment_of(space) + 1 == LAST
    most: i64 = JOKER_MAX if has_joker else 0
    if (to_goal and has_joker and points <= JOKER_MAX) or most >= points:
        return True
    for card in range(JOKER):
        if (opened >> card) & 1 == 1:
            lacking = points - card - 1
            if lacking == 0 or (lacking < 0 and not to_goal) or (0 < lacking <= most):
                return True
    return False


def steps_to_place(g: Blaue, space: Space) -> i64:
    """How many points lead onto the next place, back along the left lane first if need be."""
    n = g.setup.lengths[segment_of(space)]
    return n + 1 - index_of(space) if is_place(space) or is_right(space) else n + index_of(space)
