"""Wings of the Phoenix (A-14.28)."""

from __future__ import annotations

from typing import final

from amulette.games.das_amulett.spell import RED, Spell


@final
class Phoenix(Spell):
    """Its owner moves the group to any other area with a gem."""

    def __init__(self) -> None:
        super().__init__("phoenix", RED)

    def flies(self) -> bool:
        return True
