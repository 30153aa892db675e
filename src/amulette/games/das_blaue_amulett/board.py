"""The road.  A space is a number: 32 for each segment, the place first, then left and right spaces in turn.

The greater number is nearer the goal, the right lane before the left one, which is how princes rank (B-14.2).
"""

from __future__ import annotations

from typing import Final

from amulette.kernel.vecs import i64

Space = i64
Place = i64

LAST: Final = 10  # the goal; segment g lies between place g and place g + 1 (B-2.1)
GATE: Final = -1  # what kind a place is; a task place is the kind of its task card
CASTLE: Final = -2
GOAL: Final = -3


def space_of(place: Place) -> Space:
    return place << 5


def right(segment: i64, index: i64) -> Space:
    return (segment << 5) + 2 * index + 1


def left(segment: i64, index: i64) -> Space:
    return (segment << 5) + 2 * index


def segment_of(space: Space) -> i64:
    """Of a place, the segment that begins there."""
    return space >> 5


def index_of(space: Space) -> i64:
    """0 is a place, 1 the road space next to it (B-2.2)."""
    return (space & 31) >> 1


def is_place(space: Space) -> bool:
    return space & 31 == 0


def is_right(space: Space) -> bool:
    return space & 1 == 1


def neighbour(space: Space) -> Space:
    """Of a road space, the one beside it on the other lane (B-2.5)."""
    return space ^ 1


def write(space: int) -> str:
    """`P3`, `3R6` or `3L6`."""
    if is_place(space):
        return f"P{segment_of(space)}"
    return f"{segment_of(space)}{'R' if is_right(space) else 'L'}{index_of(space)}"


PLACES: Final = {f"P{place}": place for place in range(LAST + 1)}
SPACES: Final = {
    write(space): space
    for space in [space_of(place) for place in range(LAST + 1)]
    + [lane(segment, index) for lane in (left, right) for segment in range(LAST) for index in range(1, 10)]
}


def read_place(word: str) -> int:
    if word not in PLACES:
        raise ValueError(f"no such place: {word!r}")
    return PLACES[word]
