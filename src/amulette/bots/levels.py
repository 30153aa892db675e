"""The bots by name: what a table can ask for."""

from __future__ import annotations

from typing import Final

from amulette.bots.at_random import AtRandom
from amulette.bots.clumsy import Clumsy
from amulette.bots.contract import Bot
from amulette.bots.gargon import GargonThumb

LEVELS: Final = ("random", "easy", "medium")  # from weak to strong
BOTS: Final[dict[str, dict[str, Bot]]] = {
    "gargon": {"random": AtRandom(), "easy": Clumsy(GargonThumb()), "medium": GargonThumb()},
}


def bot(game: str, level: str) -> Bot:
    """The bot of that level for the game.  Raises ValueError, which names what there is."""
    if game not in BOTS:
        raise ValueError(f"no bots for the game {game!r}; there are bots for {', '.join(BOTS)}")
    if level not in BOTS[game]:
        raise ValueError(f"no such level: {level!r}; there are {', '.join(BOTS[game])}")
    return BOTS[game][level]
