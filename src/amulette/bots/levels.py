"""The bots by name: what a table can ask for."""

from __future__ import annotations

from typing import Final

from amulette.bots.at_random import AtRandom
from amulette.bots.clumsy import Clumsy
from amulette.bots.contract import Bot
from amulette.bots.das_amulett import AmulettThumb
from amulette.bots.das_amulett_hints import AmulettHints
from amulette.bots.das_blaue_amulett import BlaueThumb
from amulette.bots.das_blaue_amulett_hints import BlaueHints
from amulette.bots.gargon_hints import GargonHints
from amulette.bots.gargon_plain import GargonPlain
from amulette.bots.power_cards import BestLevel, BiggestNumber, Tracker
from amulette.bots.power_cards_hints import PowerCardsHints
from amulette.bots.search import Searcher

LEVELS: Final = ("random", "easy", "medium", "hard", "expert")  # from weak to strong
ITERATIONS: Final = {  # of the levels that search: the same on every machine
    "das-amulett": {"hard": 16, "expert": 400},
    "das-blaue-amulett": {"hard": 10, "expert": 1000},
    "gargon": {"hard": 10, "expert": 2000},
    "power-cards": {"expert": 200},
}
ADVICE: Final = 100  # tries for a hint
BOTS: Final[dict[str, dict[str, Bot]]] = {
    "das-amulett": {"random": AtRandom(), "easy": Clumsy(AmulettThumb()), "medium": AmulettThumb()},
    "das-blaue-amulett": {"random": AtRandom(), "easy": Clumsy(BlaueThumb(), 75), "medium": BlaueThumb()},
    "gargon": {"random": AtRandom(), "easy": Clumsy(GargonPlain(), 90), "medium": GargonPlain()},
    "power-cards": {"random": AtRandom(), "easy": BiggestNumber(), "medium": BestLevel(), "hard": Tracker()},
}
HINTS: Final = {
    "das-amulett": AmulettHints(),
    "das-blaue-amulett": BlaueHints(),
    "gargon": GargonHints(),
    "power-cards": PowerCardsHints(),
}
# For rules of the catalogue's OLDER whose views today's bots cannot read.
OLDER: Final[dict[tuple[str, int], dict[str, Bot]]] = {}
for game, budgets in ITERATIONS.items():
    for level, iterations in budgets.items():
        BOTS[game][level] = Searcher(HINTS[game], iterations)


def bot(game: str, level: str, version: int | None = None) -> Bot:
    """The bot of that level for the game, or for older rules of it.  Raises ValueError, which names what there is."""
    if version is not None and level in OLDER.get((game, version), {}):
        return OLDER[game, version][level]
    if game not in BOTS:
        raise ValueError(f"no bots for the game {game!r}; there are bots for {', '.join(BOTS)}")
    if level not in BOTS[game]:
        raise ValueError(f"no such level: {level!r}; there are {', '.join(BOTS[game])}")
    return BOTS[game][level]


def adviser(game: str) -> Searcher:
    """A bot that looks ahead, and so can say why; it answers soon, on plain Python too."""
    return Searcher(next(found.hints for found in BOTS[game].values() if isinstance(found, Searcher)), ADVICE)
