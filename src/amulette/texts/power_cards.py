"""How the cards, figures and backs of Power Cards are spoken of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from amulette.texts.message import Message, Plain
from amulette.texts.speaker import Speaker

BACKS: Final = ("back", "wanted")


class PowerCardsSpeaker(Speaker):
    """Arguments come as in events: a card is its number, a back `vw`, a figure `power`."""

    def word(self, message: Message, name: str, value: Plain) -> str | int:
        if name == "card":
            return self.card(value) if isinstance(value, int) else str(value)
        if name == "cards" and isinstance(value, list):
            return self.cards([card for card in value if isinstance(card, int)])
        if name == "stat":
            return self.texts.say(f"stat-{value}")
        if name in BACKS:
            return self.texts.say(f"back-{value}")
        if name == "pot" and isinstance(value, list):
            return self.pot([entry for entry in value if isinstance(entry, tuple)])
        return super().word(message, name, value)

    def card(self, number: int) -> str:
        """By its name; a card of an edition with more cards by its number."""
        key = f"card-{number}"
        return self.texts.say(key) if self.texts.has(key) else self.texts.say("card-other", number=number)

    def cards(self, cards: Sequence[int]) -> str:
        return self.listed([self.card(card) for card in cards]) or self.texts.say("card-none")

    def pot(self, entries: Sequence[tuple[int, str]]) -> str:
        """Who laid which back."""
        lines = [
            self.texts.say("pot-entry", seat=self.names[seat], back=self.texts.say(f"back-{back}"))
            for seat, back in entries
        ]
        return self.texts.say("list-break").join(lines)
