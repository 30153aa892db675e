"""Events and refusals as messages.  A new game adds its line here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from amulette.kernel.contract import Event, Refusal
from amulette.texts import das_amulett_events, das_blaue_amulett_events, gargon_events, power_cards_events
from amulette.texts.message import Arguments, Message, dashed

FACTS: Final[dict[str, Callable[[Event], Arguments]]] = {
    "das-amulett": das_amulett_events.facts,
    "das-blaue-amulett": das_blaue_amulett_events.facts,
    "gargon": gargon_events.facts,
    "power-cards": power_cards_events.facts,
}


def told(game: str, event: Event, seat: int | None) -> Message:
    """What `seat` (None: a spectator) hears of the event: nothing that it may not know."""
    heard = event.seen_by(seat)
    return Message("event-" + heard.name.replace("_", "-"), FACTS[game](heard))


def refused(refusal: Refusal) -> Message:
    """Why not, and what to do instead."""
    return Message("refusal-" + dashed(refusal.clause), {**refusal.facts})
