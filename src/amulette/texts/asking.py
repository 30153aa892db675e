"""What a seat is asked, as messages.  A new game adds its line here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from amulette.kernel.contract import View
from amulette.texts import das_amulett_asking, das_blaue_amulett_asking, gargon_asking, power_cards_asking
from amulette.texts.message import Message

QUESTIONS: Final[dict[str, Callable[[View], Message]]] = {
    "das-amulett": das_amulett_asking.question,
    "das-blaue-amulett": das_blaue_amulett_asking.question,
    "gargon": gargon_asking.question,
    "power-cards": power_cards_asking.question,
}
