"""The rules on going out and on the end of the game: P-10.1 to P-10.4, P-11.15 to P-11.18."""

from __future__ import annotations

from typing import Final, final

from amulette.games.power_cards.cards import COMPLETE
from amulette.games.power_cards.state import PowerCards
from amulette.kernel.contract import Step


@final
class Elimination(Step[PowerCards]):
    """P-10.1 to P-10.4: whoever has nothing left is out; the last one wins at once."""

    def run(self, g: PowerCards) -> None:
        if g.eliminate() and len(g.seats_in()) == 1:
            g.tuck(g.caller)
            g.end("last")


@final
class BuildersEnd(Step[PowerCards]):
    """P-11.15 to P-11.18: a short game ends with two complete structures of one player."""

    def run(self, g: PowerCards) -> None:
        if len(g.built[2 * g.caller + 1]) == COMPLETE:
            g.end("short", g.caller)


ELIMINATION: Final = Elimination()
BUILDER_S_END: Final = BuildersEnd()
