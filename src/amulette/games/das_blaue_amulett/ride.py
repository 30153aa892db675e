"""B-5, B-6, B-11: the steps of a move along the road, and the places on the way."""

from __future__ import annotations

from typing import Any, Final, final

from amulette.games.das_blaue_amulett.board import LAST, index_of, is_place, is_right, right, segment_of
from amulette.games.das_blaue_amulett.cards import write_all
from amulette.games.das_blaue_amulett.edition import JOKER_MAX
from amulette.games.das_blaue_amulett.ending import WIN
from amulette.games.das_blaue_amulett.landing import LAND
from amulette.games.das_blaue_amulett.moves import ENTER, GO, PAY, ROUND, TURN
from amulette.games.das_blaue_amulett.question import Question
from amulette.games.das_blaue_amulett.state import Blaue
from amulette.kernel.contract import Action, Actions, Refusal, Seat, Step
from amulette.kernel.vecs import append, i64, vec


class Points(Step[Blaue]):
    """A step of a move, and how many points there are left before it."""

    def __init__(self, points: i64) -> None:
        self.points = points

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.points})"


@final
class Walk(Points):
    """B-5: each point is one step along the lane; places are faced, left ones rounded, castles perhaps entered."""

    def run(self, g: Blaue) -> None:
        space = g.princes[g.mover]
        left_over = self.points - 1
        if self.points == 0:
            g.then(LAND)
        elif is_place(space):
            g.step(right(segment_of(space), 1), left_over)
            g.then(WALK[left_over])
        elif is_right(space) and g.setup.is_end(space):
            g.then(FACE[self.points])
        elif not is_right(space) and index_of(space) == 1:
            g.then(NEAR_END[self.points])
        else:
            g.step(g.ahead(space), left_over)
            g.then(WALK[left_over])


@final
class Face(Points):
    """B-5.5, B-6.8, B-11.2: without a demand the place is entered; the goal only with exactly one point left."""

    def run(self, g: Blaue) -> None:
        place = g.place_ahead()
        if place == LAST and self.points > 1:
            g.turn_back("overshoot", self.points - 1)
            g.then(WALK[self.points - 1])
        elif len(g.demand(place)) > 0 or (g.setup.is_free and place < LAST):
            g.then(PAY_OR_TURN[self.points])
        else:
            g.enter(place, self.points - 1)
            g.then(WIN if place == LAST else WALK[self.points - 1])


@final
class Pay(Points):
    """B-6.10 to B-6.13: pay the whole demand and pass, or turn back without playing a card."""

    def asks(self, g: Blaue) -> Seat:
        return g.mover

    def options(self, g: Blaue, seat: Seat) -> Actions:
        place = g.place_ahead()
        found = vec[i64](capacity=2)
        if len(g.demand(place)) == 0:
            found = append(found, GO)
        elif len(g.missing(place)) == 0:
            found = append(found, PAY)
            if g.setup.must_pay:
                return found
        return append(found, TURN)

    def answer(self, g: Blaue, seat: Seat, action: Action) -> None:
        place = g.place_ahead()
        if action == TURN:
            g.turn_back("chosen" if len(g.demand(place)) == 0 else "unpaid", self.points - 1)
        else:
            g.enter(place, self.points - 1)
        g.then(WIN if action != TURN and place == LAST else WALK[self.points - 1])

    def forbids(self, g: Blaue, seat: Seat, action: Action) -> Refusal:
        place = g.place_ahead()
        if len(g.demand(place)) == 0:
            return Refusal("B-6.8", {"place": f"P{place}"})
        if action == PAY:
            return Refusal("B-6.11", {"place": f"P{place}", "cards": write_all(g.missing(place))})
        return Refusal("B-6.12" if action == TURN else "B-6.10", {"place": f"P{place}"})


@final
class NearEnd(Points):
    """B-5.11 to B-5.15, B-5.19: places are rounded from the left lane; a castle is a question on an exact count."""

    def run(self, g: Blaue) -> None:
        place = segment_of(g.princes[g.mover])
        if self.points > 1 or not g.setup.is_castle(place):
            g.go_round(self.points - 1)
            g.then(WALK[self.points - 1])
        elif g.setup.must_enter and len(g.demand(place)) == 0:
            g.enter(place, 0)
            g.then(LAND)
        else:
            g.then(LEFT)


@final
class Left(Question):
    """B-5.15 to B-5.18: enter the castle, playing the demanded card, or go round it."""

    def options(self, g: Blaue, seat: Seat) -> Actions:
        found = vec[i64](capacity=2)
        if len(g.missing(segment_of(g.princes[seat]))) == 0:
            found = append(found, ENTER)
        return append(found, ROUND)

    def answer(self, g: Blaue, seat: Seat, action: Action) -> None:
        if action == ENTER:
            g.enter(segment_of(g.princes[seat]), 0)
        else:
            g.go_round(0)
        g.then(LAND)

    def forbids(self, g: Blaue, seat: Seat, action: Action) -> Refusal:
        place = segment_of(g.princes[seat])
        if action == ENTER:
            return Refusal("B-5.16", {"place": f"P{place}", "cards": write_all(g.missing(place))})
        return Refusal("B-5.15", {"place": f"P{place}"})


STEPS_OF_MOVE: Final = range(JOKER_MAX + 1)
WALK: Final = vec[Step[Any]]([Walk(points) for points in STEPS_OF_MOVE])
FACE: Final = vec[Step[Any]]([Face(points) for points in STEPS_OF_MOVE])
PAY_OR_TURN: Final = vec[Step[Any]]([Pay(points) for points in STEPS_OF_MOVE])
NEAR_END: Final = vec[Step[Any]]([NearEnd(points) for points in STEPS_OF_MOVE])
LEFT: Final = Left()
