"""The games there are.  A new game adds its line here, and every law, command and table knows it."""

from __future__ import annotations

from typing import Final

from amulette.games.das_amulett.game import AmulettGame
from amulette.games.das_blaue_amulett.game import BlaueGame
from amulette.games.gargon.game import GargonGame
from amulette.games.power_cards.game import PowerCardsGame
from amulette.kernel.contract import Game

GAMES: Final[dict[str, type[Game]]] = {
    "das-amulett": AmulettGame,
    "das-blaue-amulett": BlaueGame,
    "gargon": GargonGame,
    "power-cards": PowerCardsGame,
}
