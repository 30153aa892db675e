"""How the cards, forces and places of Das blaue Amulett are spoken of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from amulette.games.das_blaue_amulett.cards import KINDS, UNKNOWN
from amulette.texts.message import Message, Plain
from amulette.texts.speaker import Speaker

OPEN: Final = "…"  # stands for what is still to be chosen
MOVED: Final = ("action-force", "event-force-moved", "refusal-B-12-2")  # sentences whose force is their object


class BlaueSpeaker(Speaker):
    """Arguments come in notation: `dw` for a card or a force, `J` for the joker, `P3` and `3R6` for spaces."""

    def word(self, message: Message, name: str, value: Plain) -> str | int:
        if name == "card":
            return self.card(str(value))
        if name in ("cards", "ranks"):
            return self.spoken(value, name)
        if name == "force":
            return self.force(value, is_object=message.id in MOVED)
        if name == "exchanged":
            return self.force(value, is_object=False)
        if name == "victim":
            return self.names[value] if isinstance(value, int) else ""
        return super().word(message, name, value)

    def spoken(self, value: Plain, name: str) -> str:
        """Cards as a row, or each with its seat; ranks with seat and space."""
        items = value.split() if isinstance(value, str) else value if isinstance(value, list) else []
        sides = [item for item in items if isinstance(item, tuple)]
        if name == "ranks":
            return self.texts.say("list-break").join([self.rank(seat, text) for seat, text in sides])
        if sides:
            return self.listed([self.texts.say("card-of", seat=self.names[s], card=self.card(c)) for s, c in sides])
        return self.cards([item for item in items if isinstance(item, str)])

    def cards(self, cards: Sequence[str]) -> str:
        """A row of fate cards; the same kind twice is named twice."""
        return self.listed([self.card(card) for card in cards]) or self.texts.say("cards-none")

    def card(self, card: str) -> str:
        """A fate card by its name, a move card by its number; face down there is none."""
        if card in KINDS:
            return self.texts.say(f"fate-{card}")
        if card == "J":
            return self.texts.say("move-card-joker")
        return "" if card == UNKNOWN else card

    def force(self, value: Plain, *, is_object: bool) -> str:
        if value is None:
            return ""
        if value == OPEN:
            return OPEN
        return self.texts.say(f"force-{value}.object" if is_object else f"force-{value}")

    def rank(self, seat: int, text: str) -> str:
        place, space = text.split()
        return self.texts.say("rank-of", place=int(place), seat=self.names[seat], space=space)
