"""How Gargon's cards, colours and patterns are spoken of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from amulette.texts.message import Message, Plain
from amulette.texts.speaker import Speaker

OPEN: Final = "…"  # stands for cards still to be chosen
FEW: Final = 3  # so many cards are named one by one; more are gathered by colour
COLOURS: Final = ("colours", "allowed")
PATTERNS: Final = ("pattern", "wanted", "laid")


class GargonSpeaker(Speaker):
    """Arguments come in notation: `w1`, `w?` for a back, `w` for a colour, `2.1` for a pattern."""

    def word(self, message: Message, name: str, value: Plain) -> str | int:
        if name == "cards":
            return self.spoken(message, value)
        if name == "card":
            return self.card(str(value))
        if name == "colour":
            return self.colour(str(value))
        if name == "back":
            return self.texts.say(f"colour-{value}.adjective")
        if name in COLOURS:
            return self.listed([self.colour(letter) for letter in str(value).split()])
        if name in PATTERNS:
            return self.texts.say("pattern-name", pattern=int(str(value).replace(".", "")))
        return super().word(message, name, value)

    def spoken(self, message: Message, value: Plain) -> str:
        """Cards as their sentence needs them: with their seats, from the top of a pile, or as a row."""
        items = value.split() if isinstance(value, str) else value if isinstance(value, list) else []
        sides = [item for item in items if isinstance(item, tuple)]
        cards = [item for item in items if isinstance(item, str)]
        if sides:
            return self.sides(sides)
        if message.id == "view-pile":
            more = message.arguments.get("more")
            return self.from_the_top(cards, more if isinstance(more, int) else 0)
        return self.cards(cards)

    # -- cards --------------------------------------------------------------

    def card(self, card: str) -> str:
        """`white 1`, or `hidden white` for a back."""
        if card == OPEN:
            return OPEN
        if card.endswith("?"):
            return self.texts.say("card-back", colour=card[0])
        return self.texts.say("card-face", colour=self.colour(card[0]), value=card[1:])

    def colour(self, letter: str) -> str:
        return self.texts.say(f"colour-{letter}")

    def cards(self, cards: Sequence[str]) -> str:
        """One by one, or when there are many by colour."""
        if not cards:
            return self.texts.say("cards-none")
        if len(cards) <= FEW or OPEN in cards:
            return self.listed([self.card(card) for card in cards])
        return self.gathered(cards)

    def gathered(self, cards: Sequence[str]) -> str:
        """Many cards by colour: `white 1, 4, 10; red 3`, and backs as `3 white and 2 red`."""
        values: dict[str, list[str]] = {}
        for card in cards:
            values.setdefault(card[0], []).append(card[1:])
        if cards[0].endswith("?"):
            return self.listed([self.counted(letter, len(row)) for letter, row in values.items()])
        rows = [self.texts.say("card-face", colour=self.colour(c), value=", ".join(row)) for c, row in values.items()]
        return self.texts.say("list-break").join(rows)

    def counted(self, letter: str, count: int) -> str:
        return self.texts.say("counted-colour", count=count, colour=self.colour(letter))

    def from_the_top(self, backs: Sequence[str], more: int) -> str:
        """The colours in their order, and how many cards lie below."""
        colours = [self.colour(back[0]) for back in backs]
        if not more:
            return ", ".join(colours)
        return self.texts.say("list-more", first=", ".join(colours), count=more)

    def sides(self, sides: Sequence[tuple[int, str]]) -> str:
        """Who is in a battle, and with what."""
        held: dict[int, list[str]] = {}
        for seat, card in sides:
            held.setdefault(seat, []).append(card)
        return self.listed(
            [self.texts.say("card-of", seat=self.names[seat], cards=self.cards(row)) for seat, row in held.items()]
        )
