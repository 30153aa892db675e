"""Every game of ours at every table size, and random courses of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from amulette.games.catalogue import GAMES
from amulette.kernel.chance import Fast
from amulette.research.course import Course

OURS = ("das-amulett", "das-blaue-amulett", "gargon", "power-cards")
TABLES = [(key, seats) for key in OURS for seats in GAMES[key].seats]
every_table = pytest.mark.parametrize(("key", "seats"), TABLES)


def walk(course: Course, seed: int, most: int = 400) -> Iterator[Course]:
    """The course before each of its choices, which are made at random."""
    course.deal(seed.to_bytes(32, "big"))
    rng = Fast(seed)
    for _ in range(most):
        if course.decision is None:
            return
        yield course
        course.choose(course.legal[rng.below(len(course.legal))])
