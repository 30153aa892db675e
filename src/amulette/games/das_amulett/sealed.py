"""The secret choices that all seats make at once in set-up: which spells to keep, and how to charge them."""

from __future__ import annotations

from typing import Final

from amulette.games.das_amulett import moves
from amulette.kernel.contract import Actions
from amulette.kernel.vecs import append, i64, vec

DEALT: Final = 4  # cards for each seat
KEPT: Final = 2


def keeps(cards: vec[i64]) -> Actions:
    """Any two of the cards (A-1.11)."""
    found = vec[i64]()
    for i in range(len(cards)):
        for j in range(i + 1, len(cards)):
            found = append(found, moves.action(moves.KEEP, cards[i], cards[j]))
    return found


def charges(cards: vec[i64], reserve: i64) -> Actions:
    """At least one energy on each of the two cards, and no more than there is (A-1.14, A-1.15)."""
    found = vec[i64]()
    for n in range(1, reserve):
        for m in range(1, reserve - n + 1):
            found = append(found, moves.action(moves.CHARGE, cards[0], n, cards[1], m))
    return found
