"""Turning messages into sentences: in one language, for the ears of one seat, with the names of all."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import count, takewhile
from typing import Final

from amulette.kernel.contract import Event, Refusal
from amulette.texts.events import refused, told
from amulette.texts.message import Message, Plain, dashed
from amulette.texts.texts import texts

Words = dict[str, str | int]
CLAUSE: Final = re.compile(r"[A-Z]+-\d+\.\d+")


class Speaker:
    """Speaks to one seat (None: to spectators).  Each game says how its own things are spoken of."""

    def __init__(self, game: str, language: str, names: Sequence[str], seat: int | None) -> None:
        self.game = game
        self.texts = texts(language, game)
        self.names = names
        self.seat = seat

    def say(self, message: Message) -> str:
        return self.texts.say(message.id, **self.words(message))

    def common(self, key: str, **arguments: str | int) -> str:
        """A message whose arguments are words and numbers already."""
        return self.texts.say(key, **arguments)

    # -- arguments ----------------------------------------------------------

    def words(self, message: Message) -> Words:
        words: Words = {}
        for name, value in message.arguments.items():
            if name == "seat":
                words |= self.whom(value)
            else:
                words[name] = self.word(message, name, value)
        return words

    def word(self, message: Message, name: str, value: Plain) -> str | int:
        """How one argument is spoken.  A game overrides this for all but lists of seats, numbers and plain words."""
        if isinstance(value, list):
            return self.listed([self.names[seat] for seat in value if isinstance(seat, int)])
        return "" if value is None else value

    def whom(self, seat: Plain) -> Words:
        """The seat by its name, and whether it is the listener."""
        if not isinstance(seat, int):
            return {"seat": "", "who": "none"}
        return {"seat": self.names[seat], "who": "you" if seat == self.seat else "other"}

    def listed(self, items: Sequence[str]) -> str:
        """As in `a, b and c`."""
        if len(items) < 2:
            return "".join(items)
        return self.texts.say("list-and", first=", ".join(items[:-1]), last=items[-1])

    # -- the game -----------------------------------------------------------

    def event(self, event: Event) -> str:
        """What happened, without what the listener may not know."""
        return self.say(told(self.game, event, self.seat))

    def refusal(self, refusal: Refusal) -> str:
        """Why not, and what to do instead."""
        return self.say(refused(refusal))

    def clause(self, clause: str) -> str | None:
        """The sentence of a clause; None when there is no such clause."""
        key = "clause-" + dashed(clause)
        return self.texts.say(key) if CLAUSE.fullmatch(clause) and self.texts.has(key) else None

    def book(self) -> list[tuple[str, str]]:
        """The chapters of the player's rule book: title and text."""
        chapters = takewhile(lambda n: self.texts.has(f"book-{n}-title"), count(1))
        return [(self.texts.say(f"book-{n}-title"), self.texts.say(f"book-{n}-text")) for n in chapters]
