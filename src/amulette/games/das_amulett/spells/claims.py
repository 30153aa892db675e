"""Spells that take cards out of an offer: influences for the winner, curses for their owner (A-14.9 to A-14.16)."""

from __future__ import annotations

from typing import final

from amulette.games.das_amulett.spell import RED, Spell
from amulette.games.das_amulett.state import Amulett
from amulette.kernel.contract import Seat
from amulette.kernel.vecs import i64


@final
class Influence(Spell):
    """A-14.9: one card back for its owner, who has won, in any area."""

    def __init__(self) -> None:
        super().__init__("influence", RED)

    def claims(self, g: Amulett, owner: Seat) -> i64:
        return 1 if owner == g.leader else 0


@final
class InfluenceOfBuilders(Spell):
    """A-14.10: two cards, in wall areas."""

    def __init__(self) -> None:
        super().__init__("influence_wall", RED)

    def claims(self, g: Amulett, owner: Seat) -> i64:
        return 2 if owner == g.leader and g.setup.box.wall[g.at] != "-" else 0


@final
class InfluenceOfPharaohs(Spell):
    """A-14.11: two cards, in pyramid areas."""

    def __init__(self) -> None:
        super().__init__("influence_pyramid", RED)

    def claims(self, g: Amulett, owner: Seat) -> i64:
        return 2 if owner == g.leader and g.setup.box.pyramid[g.at] else 0


@final
class Avarice(Spell):
    """A-14.12, A-14.14, A-14.15: one card whoever wins, if the winning offer was small."""

    def __init__(self) -> None:
        super().__init__("avarice", RED)

    def claims(self, g: Amulett, owner: Seat) -> i64:
        return 1 if g.bid <= g.setup.box.avarice else 0


@final
class Croesus(Spell):
    """A-14.13 to A-14.15: one card whoever wins, if the winning offer was large."""

    def __init__(self) -> None:
        super().__init__("croesus", RED)

    def claims(self, g: Amulett, owner: Seat) -> i64:
        return 1 if g.bid >= g.setup.box.croesus else 0
