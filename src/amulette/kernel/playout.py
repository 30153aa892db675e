"""Random play to the end: what searches do most."""

from __future__ import annotations

from amulette.kernel.chance import Fast
from amulette.kernel.contract import NOBODY, State
from amulette.kernel.vecs import i64


def playout(state: State, rng: Fast) -> tuple[i64, i64]:
    """Play on at random; the number of decisions, and a checksum of how many options each had."""
    moves: i64 = 0
    check: i64 = 0
    turn = state.turn
    while turn != NOBODY:
        options = state.options(turn)
        n = len(options)
        check = (check * 31 + n) & 0x7FFFFFFF
        state.apply(turn, options[rng.below(n)])
        turn = state.turn
        moves += 1
    return moves, check
