"""The games there are.  A new game adds its line here, and every law, command and table knows it."""

from __future__ import annotations

from typing import Final

from amulette.games.gargon.game import GargonGame
from amulette.kernel.contract import Game

GAMES: Final[dict[str, type[Game]]] = {
    "gargon": GargonGame,
}
