"""B-11.7, B-14: the end of the game."""

from __future__ import annotations

from typing import Any, Final, final

from amulette.games.das_blaue_amulett import tell
from amulette.games.das_blaue_amulett.state import Blaue
from amulette.kernel.contract import Step
from amulette.kernel.vecs import vec


@final
class Win(Step[Blaue]):
    """B-11.7, B-14.1: a prince in the Castle of Light ends the game at once; nothing else of the turn follows."""

    def run(self, g: Blaue) -> None:
        g.agenda = vec[Step[Any]]()
        g.then(END_OF_GAME)


@final
class EndOfGame(Step[Blaue]):
    """B-14.2: the others rank by their position on the board."""

    def run(self, g: Blaue) -> None:
        tell.game_ended(g, g.winner(), g.places(), g.princes)


WIN: Final = Win()
END_OF_GAME: Final = EndOfGame()
