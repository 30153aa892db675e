"""Who speaks of which game.  A new game adds its line here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from amulette.texts.das_amulett import AmulettSpeaker
from amulette.texts.das_blaue_amulett import BlaueSpeaker
from amulette.texts.gargon import GargonSpeaker
from amulette.texts.power_cards import PowerCardsSpeaker
from amulette.texts.speaker import Speaker
from amulette.texts.texts import MissingTextError

SPEAKERS: Final[dict[str, type[Speaker]]] = {
    "das-amulett": AmulettSpeaker,
    "das-blaue-amulett": BlaueSpeaker,
    "gargon": GargonSpeaker,
    "power-cards": PowerCardsSpeaker,
}


def speaker(game: str, language: str, names: Sequence[str] = (), seat: int | None = None) -> Speaker:
    """One who tells the game to `seat` (None: to spectators)."""
    if game not in SPEAKERS:
        raise MissingTextError(f"nobody has put {game} into words: only programs can play it")
    return SPEAKERS[game](game, language, names, seat)
