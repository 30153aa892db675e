"""The metamorphoses: metal cards become jokers for their owner (A-14.6 to A-14.8)."""

from __future__ import annotations

from typing import final

from amulette.games.das_amulett.metals import ALL, Metal
from amulette.games.das_amulett.spell import RED, Spell
from amulette.games.das_amulett.state import Amulett
from amulette.kernel.vecs import i64


@final
class MetalMorph(Spell):
    """A-14.6: cards of one kind pay in every area."""

    def __init__(self, name: str, metal: Metal) -> None:
        super().__init__(name, RED)
        self.metal = metal

    def jokers(self, g: Amulett) -> i64:
        return 1 << self.metal


@final
class DivineMorph(Spell):
    """A-14.7: all cards pay in pyramid areas."""

    def __init__(self) -> None:
        super().__init__("morph_divine", RED)

    def jokers(self, g: Amulett) -> i64:
        return ALL if g.setup.box.pyramid[g.at] else 0


@final
class StoneMorph(Spell):
    """A-14.8: all cards pay in wall areas."""

    def __init__(self) -> None:
        super().__init__("morph_stone", RED)

    def jokers(self, g: Amulett) -> i64:
        return ALL if g.setup.box.wall[g.at] != "-" else 0
