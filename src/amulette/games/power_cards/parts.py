"""Taking a position or a view apart, as notation.py writes them: entries joined by semicolons."""

from __future__ import annotations

import re
from typing import Final, final

from amulette.games.power_cards.cards import LETTERS, Deck, bit, has, set_of
from amulette.games.power_cards.notation import SETTLED
from amulette.games.power_cards.setup import SHORT
from amulette.games.power_cards.state import OPEN

SEAT: Final = re.compile(
    r"(?P<star>\*?)(?P<letter>[A-D]): "
    r"(?P<pack>out|-|[0-9?{} ]+?)(?P<hand> ?\+\{[0-9? ]*\})?(?P<rows>(?: \[[a-z0-9 -]*\]){0,2})"
)
BUILDING: Final = "Build Tuck BuildersEnd Slingshot EndOfRound"
FLOWS: Final = ("-", "Round", "Call", "Ask(0) Call", "Ask(1) Call", BUILDING)
KEYS: Final = ("round", "cap", "ranks", "deck", "left", "next", "heard", "seat", "turn")


@final
class SeatPart:
    """What a position or a view says of one seat."""

    def __init__(self, found: re.Match[str]) -> None:
        self.is_caller = found["star"] == "*"
        self.pack = [] if found["pack"] in ("out", "-") else found["pack"].replace("{", " ").replace("}", " ").split()
        self.hand = (found["hand"] or "").strip(" +{}").split()
        self.rows = [words(row) for row in re.findall(r"\[([^\]]*)\]", found["rows"])]
        if found["pack"] == "out" and (self.hand or self.rows):
            raise ValueError("who is out has no cards (P-10.1)")

    def row(self, i: int) -> list[str]:
        return self.rows[i] if i < len(self.rows) else []


@final
class Parts:
    """A position or a view, taken apart; each part may stand only once."""

    def __init__(self) -> None:
        self.seats: list[SeatPart] = []
        self.known: dict[str, str] = {}  # round, cap and so on
        self.minds: list[str] = []
        self.short = ""  # the option
        self.settled = OPEN

    @property
    def cap(self) -> int | None:
        return number(self.known["cap"]) if "cap" in self.known else None

    def add(self, part: str) -> None:
        word, _, rest = part.partition(" ")
        found = SEAT.fullmatch(part)
        if found is not None and found["letter"] == LETTERS[len(self.seats) : len(self.seats) + 1]:
            self.seats.append(SeatPart(found))
        elif word == "know":
            self.minds.append(rest)
        elif word == "short" and rest in SHORT and not self.short:
            self.short = rest
        elif part in SETTLED[1:] and self.settled == OPEN:
            self.settled = SETTLED.index(part)
        elif word in KEYS and word not in self.known and rest:
            self.known[word] = rest
        else:
            raise ValueError(f"no such part of a position, or given twice: {part!r}")

    def caller(self) -> int:
        starred = [seat for seat, part in enumerate(self.seats) if part.is_caller]
        if len(starred) != 1:
            raise ValueError("one seat is the caller, as in *A")
        return starred[0]

    def cards(self, deck: Deck) -> int:
        """The set of cards in play: named as such, or all of a view, or those that a position names."""
        if "deck" in self.known:
            return set_of(once_each(self.known["deck"].split(), deck))
        if "seat" in self.known:
            return deck.everything
        named = [word for part in self.seats for word in [*part.pack, *part.hand, *part.row(0), *part.row(1)]]
        return set_of(once_each([*named, *words(self.known.get("left", "-"))], deck))


def parts_of(text: str) -> Parts:
    parts = Parts()
    for part in text.split(";"):
        parts.add(" ".join(part.split()))
    return parts


def words(text: str) -> list[str]:
    found = text.split()
    return [] if found == ["-"] else found


def once_each(names: list[str], deck: Deck) -> list[int]:
    cards: list[int] = []
    seen = 0
    for name in names:
        card = card_of(name, deck)
        if has(seen, card):
            raise ValueError(f"card {card} lies in two places")
        seen |= bit(card)
        cards.append(card)
    return cards


def card_of(word: str, deck: Deck) -> int:
    if not word.isdecimal() or str(int(word)) != word or not 1 <= int(word) <= deck.size:
        raise ValueError(f"no such card: {word!r}")
    return int(word)


def number(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 5:
        raise ValueError(f"no such number: {text!r}")
    return int(text)


def seat_of(letter: str, seats: int) -> int:
    if len(letter) != 1 or letter not in LETTERS[:seats]:
        raise ValueError(f"no such seat: {letter!r}")
    return LETTERS.index(letter)
