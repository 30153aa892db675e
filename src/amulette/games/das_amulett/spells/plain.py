"""Spells whose card says it all: an income and no text (A-13.12 to A-13.14)."""

from __future__ import annotations

from typing import final

from amulette.games.das_amulett.spell import GREY, Spell


@final
class Plain(Spell):
    """Plenty and wishes: the edition says how much metal they bring."""

    def __init__(self, name: str) -> None:
        super().__init__(name, GREY)
