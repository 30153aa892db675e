"""Gems.  Those that lie together are one number, six bits for each colour; this module gives it meaning."""

from __future__ import annotations

from typing import Final

from amulette.kernel.vecs import i64, vec

Colour = i64  # in the order of the edition
Gems = i64

WIDTH: Final = 6
MOST: Final = (1 << WIDTH) - 1  # of one colour
MOST_COLOURS: Final = 10
ONE_OF: Final = vec[i64]([1 << WIDTH * c for c in range(MOST_COLOURS)])  # compiled, 1 << n has 32 bits only


def count(gems: Gems, c: Colour) -> i64:
    return (gems >> (WIDTH * c)) & MOST


def gem(c: Colour) -> Gems:
    """One gem of the colour."""
    return ONE_OF[c]


def total(gems: Gems) -> i64:
    added: i64 = 0
    while gems > 0:
        added += gems & MOST
        gems >>= WIDTH
    return added


def colours(gems: Gems) -> i64:
    """How many different colours there are."""
    found: i64 = 0
    while gems > 0:
        if gems & MOST:
            found += 1
        gems >>= WIDTH
    return found


def listed(gems: Gems) -> list[int]:
    """One by one, in the order of the colours."""
    return [c for c in range(MOST_COLOURS) for _ in range(count(gems, c))]


def gathered(row: list[int]) -> int:
    """Gems given one by one."""
    return sum([1 << WIDTH * c for c in row])
