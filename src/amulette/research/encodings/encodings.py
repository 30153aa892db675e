"""Which encoding is for which game.  A new game adds its line here."""

from __future__ import annotations

from typing import Final

from amulette.kernel.contract import Game
from amulette.research.encodings.das_amulett import AmulettEncoding
from amulette.research.encodings.das_blaue_amulett import BlaueEncoding
from amulette.research.encodings.encoding import Encoding
from amulette.research.encodings.gargon import GargonEncoding
from amulette.research.encodings.power_cards import PowerEncoding

ENCODINGS: Final = {
    "das-amulett": AmulettEncoding,
    "das-blaue-amulett": BlaueEncoding,
    "gargon": GargonEncoding,
    "power-cards": PowerEncoding,
}


def encoding(game: Game, seats: int) -> Encoding:
    """Raises ValueError for a game or a table size that there is none for."""
    if game.key not in ENCODINGS:
        raise ValueError(f"nobody has encoded the game {game.key!r}; there are {', '.join(ENCODINGS)}")
    if seats not in game.seats:
        raise ValueError(f"{game.key} is for {game.seats.start} to {game.seats.stop - 1} seats, not {seats}")
    return ENCODINGS[game.key](game, seats)
