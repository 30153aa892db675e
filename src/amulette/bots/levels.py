"""The bots by name: what a table can ask for."""

from __future__ import annotations

from typing import Final

from amulette.bots.at_random import AtRandom
from amulette.bots.clumsy import Clumsy
from amulette.bots.contract import Bot
from amulette.bots.das_amulett import AmulettThumb
from amulette.bots.das_blaue_amulett import BlaueThumb
from amulette.bots.gargon import GargonThumb
from amulette.bots.power_cards import BestLevel, BiggestNumber, Tracker

LEVELS: Final = ("random", "easy", "medium", "hard")  # from weak to strong; not every game has all
BOTS: Final[dict[str, dict[str, Bot]]] = {
    "das-amulett": {"random": AtRandom(), "easy": Clumsy(AmulettThumb()), "medium": AmulettThumb()},
    "das-blaue-amulett": {"random": AtRandom(), "easy": Clumsy(BlaueThumb(), 75), "medium": BlaueThumb()},
    "gargon": {"random": AtRandom(), "easy": Clumsy(GargonThumb()), "medium": GargonThumb()},
    "power-cards": {"random": AtRandom(), "easy": BiggestNumber(), "medium": BestLevel(), "hard": Tracker()},
}


def bot(game: str, level: str) -> Bot:
    """The bot of that level for the game.  Raises ValueError, which names what there is."""
    if game not in BOTS:
        raise ValueError(f"no bots for the game {game!r}; there are bots for {', '.join(BOTS)}")
    if level not in BOTS[game]:
        raise ValueError(f"no such level: {level!r}; there are {', '.join(BOTS[game])}")
    return BOTS[game][level]
