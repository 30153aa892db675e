"""Every way to pay a number of cards."""

from __future__ import annotations

from amulette.games.das_amulett import metals, moves
from amulette.games.das_amulett.metals import Bag
from amulette.kernel.contract import Actions
from amulette.kernel.vecs import append, i64, vec


def payments(hand: Bag, kinds: i64, n: i64) -> Actions:
    """All bags of `n` cards within the hand, of these kinds; more of an earlier metal first (A-7.2, A-7.3)."""
    gold, silver = within(hand, kinds, 0), within(hand, kinds, 1)
    copper, iron = within(hand, kinds, 2), within(hand, kinds, 3)
    found = vec[i64]()
    for g in range(least(gold, n), -1, -1):
        for s in range(least(silver, n - g), -1, -1):
            rest = n - g - s
            if rest <= copper + iron:
                lowest: i64 = rest - iron if rest > iron else 0
                for c in range(least(copper, rest), lowest - 1, -1):
                    found = append(found, moves.action(moves.PAY, g, s, c, rest - c))
    return found


def within(hand: Bag, kinds: i64, m: i64) -> i64:
    return metals.count(hand, m) if kinds >> m & 1 else 0


def least(a: i64, b: i64) -> i64:
    return min(b, a)
