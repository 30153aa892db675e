"""How Das Amulett's spells, metals, gems and areas are spoken of."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from amulette.games.das_amulett.metals import count, read_bag
from amulette.texts.message import Message, Plain
from amulette.texts.speaker import Speaker

SPELLS: Final = ("card", "gift", "target")
SEATS: Final = ("owner", "by", "giver")
COPY: Final = re.compile(r"([a-z_]+?)([0-9]*)")
KINDS: Final = ("g", "s", "c", "i", "joker")


class AmulettSpeaker(Speaker):
    """Arguments come in notation: `gift_wall`, `gift:3` with its energy, `g2s1`, `red`, `C3`."""

    def word(self, message: Message, name: str, value: Plain) -> str | int:
        if isinstance(value, int) and name in SEATS:
            return self.names[value]
        if isinstance(value, str) and value:
            return self.spoken(name, value)
        if name in ("cards", "gems") and isinstance(value, list):
            said = self.spell if name == "cards" else self.gem
            return self.several([said(item) for item in value if isinstance(item, str)])
        return super().word(message, name, value)

    def spoken(self, name: str, value: str) -> str:
        """One thing in words."""
        if name in SPELLS and not value[:1].isupper():
            return self.spell(value)
        if name == "metal":
            return self.texts.say(f"metal-{value}")
        if name in ("gem", "colour"):
            return self.gem(value)
        if name == "bag":
            return self.bag(value)
        if name == "kinds":
            return self.listed([self.texts.say(f"metal-{letter}") for letter in value.split()])
        return self.texts.say(f"{name}-{value}") if name in ("phase", "terrain") else value

    def spell(self, card: str) -> str:
        """`Iron Plenty (2)`, and with energy `Gift with 3 energy`."""
        name, _, energy = card.partition(":")
        found = COPY.fullmatch(name)
        assert found is not None
        said = self.texts.say("spell-" + found[1].replace("_", "-"))
        if found[2]:
            said = self.texts.say("spell-copy", spell=said, copy=found[2])
        return self.texts.say("spell-charged", spell=said, n=int(energy)) if energy else said

    def text_of(self, card: str) -> str:
        """What a spell does, as the rule book says it: `Gift: if you win, …`."""
        name = self.spell(card.rstrip("0123456789"))
        paragraphs = [paragraph for _, text in self.book() for paragraph in text.split("\n\n")]
        return next(text for text in paragraphs if re.match(re.escape(name) + r"\s?:", text))

    def gem(self, colour: str) -> str:
        """A colour of an edition of somebody's own is its own name."""
        key = f"gem-{colour}"
        return self.texts.say(key) if self.texts.has(key) else colour

    def bag(self, text: str) -> str:
        """`2 gold and 1 silver`."""
        bag = read_bag(text)
        kinds = [(kind, count(bag, m)) for m, kind in enumerate(KINDS)]
        return self.several(
            [self.texts.say("metal-counted", count=n, metal=self.texts.say(f"metal-{kind}")) for kind, n in kinds if n]
        )

    def several(self, items: Sequence[str]) -> str:
        return self.listed(items) if items else self.texts.say("nothing")
