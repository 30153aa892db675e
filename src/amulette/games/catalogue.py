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
# Rules that were the newest once, by key and version: running tables and records keep the rules they began under.
OLDER: Final[dict[tuple[str, int], type[Game]]] = {}


class OutdatedError(ValueError):
    """Rules or an edition that are not here."""


def rules(key: str, version: int) -> type[Game]:
    """Return the rules of a game as they were in that version.  Raises OutdatedError."""
    newest = GAMES.get(key)
    found = newest if newest is not None and newest.version == version else OLDER.get((key, version))
    if found is None:
        here = [newest.version] if newest is not None else []
        here += [older for game, older in OLDER if game == key]
        raise OutdatedError(f"version {version} of {key} is not here; there is {sorted(here) or 'none'}")
    return found
