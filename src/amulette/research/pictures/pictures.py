"""Who draws which game.  A new game adds its line here; without one there is no picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from amulette.kernel.contract import Game, View
from amulette.research.pictures import das_amulett, das_blaue_amulett, gargon, power_cards

DRAW: Final[dict[str, Callable[[View], str]]] = {
    "das-amulett": das_amulett.draw,
    "das-blaue-amulett": das_blaue_amulett.draw,
    "gargon": gargon.draw,
    "power-cards": power_cards.draw,
}
DRAW_CARD: Final[dict[str, Callable[[Game, str], str]]] = {
    "das-amulett": das_amulett.draw_card,
    "das-blaue-amulett": das_blaue_amulett.draw_card,
    "gargon": gargon.draw_card,
    "power-cards": power_cards.draw_card,
}


def picture(game: Game, view: View) -> str | None:
    """The view as SVG."""
    return DRAW[game.key](view) if game.key in DRAW else None


def card_picture(game: Game, text: str) -> str:
    """The card that `text` names, as SVG.  Raises ValueError."""
    if game.key not in DRAW_CARD:
        raise ValueError(f"nobody has drawn the cards of {game.key}")
    return DRAW_CARD[game.key](game, text)
