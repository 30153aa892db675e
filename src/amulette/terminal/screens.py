"""Which screen shows which game.  A new game adds its line here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from amulette.terminal.das_amulett import AmulettScreen
from amulette.terminal.das_blaue_amulett import BlaueScreen
from amulette.terminal.gargon import GargonScreen
from amulette.terminal.power_cards import PowerCardsScreen
from amulette.terminal.screen import Screen
from amulette.texts.speakers import speaker

SCREENS: Final[dict[str, type[Screen]]] = {
    "das-amulett": AmulettScreen,
    "das-blaue-amulett": BlaueScreen,
    "gargon": GargonScreen,
    "power-cards": PowerCardsScreen,
}


def screen(game: str, language: str, names: Sequence[str], seat: int | None) -> Screen:
    """What `seat` (None: a spectator) is shown."""
    return SCREENS[game](speaker(game, language, names, seat))
