"""Where a move leads, and what a space is worth: what any player at the table can count off on the board."""

from __future__ import annotations

from typing import Final, final

from amulette.games.das_blaue_amulett.cards import JOKER
from amulette.games.das_blaue_amulett.view import (
    LAST,
    BlaueView,
    Space,
    index_of,
    is_place,
    is_right,
    left,
    neighbour,
    right,
    segment_of,
    space_of,
)

JOKER_MAX: Final = 6
HAND_LIMIT: Final = 3
SEGMENT: Final = 10.0  # what a whole segment is worth, whatever its length


@final
class Landing:
    """The end of a move in which every place is paid for that can be."""

    def __init__(self, space: Space, paid: list[int], blocked: bool) -> None:
        self.space = space
        self.paid = paid  # the cards it costs
        self.blocked = blocked  # whether a place could not be paid


def walk(view: BlaueView, seat: int, points: int, hand: list[int]) -> Landing:
    """The steps of a move; a castle behind is rounded, and taken into account elsewhere."""
    space: int = view.table.princes[seat]
    left_over, paid, blocked = list(hand), [], False
    for point in range(points, 0, -1):
        segment = segment_of(space)
        n = view.setup.lengths[segment] if segment < LAST else 0
        if is_place(space):
            space = right(segment, 1)
        elif is_right(space) and index_of(space) == n:
            demand = view.demand(segment + 1, seat)
            exact = segment + 1 < LAST or point == 1
            if exact and all([card in left_over for card in demand]):
                space = space_of(segment + 1)
                paid += demand
                left_over = [card for card in left_over if card not in demand]
            else:
                space = left(segment, n)
                blocked = True
        elif is_right(space):
            space += 2
        else:
            space = neighbour(space) if index_of(space) == 1 else space - 2
    return Landing(space, paid, blocked)


def worth(view: BlaueView, space: Space) -> float:
    """How far along a prince is: on the left lane it has to go back first."""
    segment = segment_of(space)
    behind = SEGMENT * float(segment)
    if is_place(space):
        return behind
    step = SEGMENT / float(view.setup.lengths[segment] + 1)
    index = float(index_of(space))
    return behind + (step * index if is_right(space) else step * (1.0 - index))


def steps_to_place(view: BlaueView, space: Space) -> int:
    """How many points lead onto the next place, back along the left lane first if need be."""
    segment, index = segment_of(space), index_of(space)
    n = view.setup.lengths[segment]
    return n + 1 - index if is_place(space) or is_right(space) else n + index


def can_face(view: BlaueView, seat: int) -> bool:
    """Whether an open card, or two with the joker, bring the seat to the next place; to the goal on the point."""
    space, opened = view.table.princes[seat], view.table.open[seat]
    points = steps_to_place(view, space)
    numbers = [card + 1 for card in range(JOKER) if (opened >> card) & 1 == 1]
    has_joker = (opened >> JOKER) & 1 == 1
    if segment_of(space) + 1 < LAST:
        return max([0, *numbers]) + (JOKER_MAX if has_joker else 0) >= points
    if points in numbers or (has_joker and points <= JOKER_MAX):
        return True
    return has_joker and any([1 <= points - number <= JOKER_MAX for number in numbers])


def reaches(view: BlaueView, seat: int, space: Space) -> int:
    """How many open number cards of the seat would bring it exactly there, as far as can be seen."""
    hits = 0
    for card in range(5):
        if (view.table.open[seat] >> card) & 1 == 1 and walk(view, seat, card + 1, []).space == space:
            hits += 1
    return hits
