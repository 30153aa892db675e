"""The gifts: one more gem for the winner of an auction (A-14.17 to A-14.22)."""

from __future__ import annotations

from typing import final

from amulette.games.das_amulett.spell import RED, Spell
from amulette.games.das_amulett.state import Amulett


@final
class Gift(Spell):
    """A-14.17: in any area."""

    def __init__(self) -> None:
        super().__init__("gift", RED)

    def is_gift(self) -> bool:
        return True

    def gives_gem(self, g: Amulett) -> bool:
        return True


@final
class GiftOfBuilders(Spell):
    """A-14.18: in wall areas."""

    def __init__(self) -> None:
        super().__init__("gift_wall", RED)

    def is_gift(self) -> bool:
        return True

    def gives_gem(self, g: Amulett) -> bool:
        return g.setup.box.wall[g.at] != "-"


@final
class GiftOfPharaohs(Spell):
    """A-14.19: in pyramid areas."""

    def __init__(self) -> None:
        super().__init__("gift_pyramid", RED)

    def is_gift(self) -> bool:
        return True

    def gives_gem(self, g: Amulett) -> bool:
        return g.setup.box.pyramid[g.at]
