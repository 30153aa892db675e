"""Spells that bend the bidding: Mighty Power and Superiority (A-14.23 to A-14.27)."""

from __future__ import annotations

from typing import final

from amulette.games.das_amulett.spell import RED, Spell
from amulette.kernel.vecs import i64


@final
class Might(Spell):
    """A-14.23, A-14.24: an offer of its owner has to be overbid by two."""

    def __init__(self) -> None:
        super().__init__("might", RED)

    def least_raise(self) -> i64:
        return 2


@final
class Superiority(Spell):
    """A-14.25, A-14.26: its owner may offer exactly the standing amount, and then leads."""

    def __init__(self) -> None:
        super().__init__("superiority", RED)

    def most_copies(self) -> i64:
        return 1  # two owners could equal each other for ever

    def may_equal(self) -> bool:
        return True
