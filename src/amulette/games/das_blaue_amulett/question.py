"""Every decision of a turn is the mover's."""

from __future__ import annotations

from amulette.games.das_blaue_amulett.state import Blaue
from amulette.kernel.contract import Seat, Step


class Question(Step[Blaue]):
    """B-3.3, B-3.5: every decision is the mover's, and is put to him even if a single answer is legal."""

    def asks(self, g: Blaue) -> Seat:
        return g.mover
