"""The spells by id.  A new spell adds its line here and its class in a module of its own.

A seat's claims are posed in this order (A-7.8).
"""

from __future__ import annotations

from typing import Final

from amulette.games.das_amulett.spell import Spell
from amulette.games.das_amulett.spells.bidding import Might, Superiority
from amulette.games.das_amulett.spells.claims import (
    Avarice,
    Croesus,
    Influence,
    InfluenceOfBuilders,
    InfluenceOfPharaohs,
)
from amulette.games.das_amulett.spells.energy import Arc, Pull
from amulette.games.das_amulett.spells.gifts import Gift, GiftOfBuilders, GiftOfPharaohs
from amulette.games.das_amulett.spells.magic import Magic
from amulette.games.das_amulett.spells.morphs import DivineMorph, MetalMorph, StoneMorph
from amulette.games.das_amulett.spells.phoenix import Phoenix
from amulette.games.das_amulett.spells.plain import Plain
from amulette.games.das_amulett.spells.start import Desire, Journey
from amulette.games.das_amulett.spells.teleport import Teleport

GOLD, SILVER, COPPER, IRON = range(4)
ALL: Final[list[Spell]] = [
    Magic("amber", "yellow", GOLD),
    Magic("diamond", "clear", SILVER),
    Magic("ruby", "red", COPPER),
    Magic("emerald", "green", IRON),
    Teleport(),
    Plain("plenty_gold"),
    Plain("plenty_silver"),
    Plain("plenty_copper"),
    Plain("plenty_iron"),
    Plain("two_wishes"),
    Desire(),
    Influence(),
    InfluenceOfBuilders(),
    InfluenceOfPharaohs(),
    Avarice(),
    Croesus(),
    MetalMorph("morph_iron", IRON),
    MetalMorph("morph_gold", GOLD),
    MetalMorph("morph_copper", COPPER),
    MetalMorph("morph_silver", SILVER),
    DivineMorph(),
    StoneMorph(),
    Gift(),
    GiftOfBuilders(),
    GiftOfPharaohs(),
    Might(),
    Journey(),
    Phoenix(),
    Superiority(),
    Arc(),
    Pull("pull_dark", 2),
    Pull("pull_light", 1),
]
for place, spell in enumerate(ALL):
    spell.rank = place
SPELLS: Final = {spell.name: spell for spell in ALL}
