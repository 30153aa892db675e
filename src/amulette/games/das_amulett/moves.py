"""What a seat can do.  An action is a number: its verb, and up to four fields; this module gives it meaning."""

from __future__ import annotations

from typing import Final, final

from amulette.games.das_amulett import metals
from amulette.games.das_amulett.box import Box
from amulette.kernel.contract import Action
from amulette.kernel.vecs import i64

VERB_BITS: Final = 5
FIELD_BITS: Final = metals.WIDTH  # so that a bag is four fields
MOST: Final = metals.MOST
NONE: Final = "none"

KEEP: Final = 0
CHARGE: Final = 1
DRAFT: Final = 2
PASS: Final = 3
BID: Final = 4
USE: Final = 5
INCOME: Final = 6
DONE: Final = 7
METAL: Final = 8
FROM: Final = 9  # a seat counted from 1; 0 for none
LIFT: Final = 10
DROP: Final = 11
DESIRE: Final = 12
JOURNEY: Final = 13
PAY: Final = 14
CLAIM: Final = 15  # a metal counted from 1; 0 for none
TAKE: Final = 16
EXTRA: Final = 17
STOP: Final = 18
MOVE: Final = 19
ARC: Final = 20
DRAIN: Final = 21
BURY: Final = 22

SHAPES: Final = (  # the verbs in the order of their numbers, and what goes with each
    ("keep", "card card"), ("charge", "card n card n"), ("draft", "card"), ("pass", ""), ("bid", "n"),
    ("use", "card"), ("income", "card"), ("done", ""), ("metal", "metal"), ("from", "seat"),
    ("lift", "area gem"), ("drop", "area"), ("desire", "metal"), ("journey", "n"), ("pay", "bag"),
    ("claim", "kind"), ("take", "gem"), ("extra", "card gem"), ("stop", ""), ("move", "area"),
    ("arc", "card n"), ("drain", "card card n"), ("bury", "card"),
)  # fmt: skip


def action(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> Action:
    """The action with these fields."""
    fields = a | b << FIELD_BITS | c << 2 * FIELD_BITS | d << 3 * FIELD_BITS
    return verb | fields << VERB_BITS


def verb_of(act: Action) -> i64:
    return act & 31


def field(act: Action, place: i64) -> i64:
    return (act >> (VERB_BITS + FIELD_BITS * place)) & MOST


def fields_of(act: Action) -> i64:
    """All fields at once: the bag of a payment."""
    return act >> VERB_BITS


@final
class Lexicon:
    """Reads and writes actions with the names of one box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.verbs = {name: verb for verb, (name, _) in enumerate(SHAPES)}

    def write(self, act: int) -> str:
        name, shape = SHAPES[verb_of(act)]
        if shape == "bag":
            return " ".join([name, *metals.pairs(fields_of(act))])
        return " ".join([name, *[self.spoken(kind, field(act, i)) for i, kind in enumerate(shape.split())]])

    def spoken(self, kind: str, n: int) -> str:
        """One field in words."""
        if kind == "card":
            return self.box.cards[n]
        if kind == "area":
            return self.box.areas[n]
        if kind == "gem":
            return self.box.colours[n]
        if kind == "metal":
            return metals.METALS[n]
        if kind == "kind":
            return metals.METALS[n - 1] if n else NONE
        return NONE if kind == "seat" and n == 0 else str(n)

    def read(self, text: str) -> int:
        """The action that `text` writes: any order within pairs and bags, any case, any blanks.  Raises ValueError."""
        words = text.lower().split()
        if not words or words[0] not in self.verbs:
            raise ValueError(f"no such action: {text!r}")
        verb = self.verbs[words[0]]
        shape = SHAPES[verb][1].split()
        if shape == ["bag"]:
            return verb | read_payment(words[1:]) << VERB_BITS
        if len(words) - 1 != len(shape):
            raise ValueError(f"{words[0]} needs {len(shape)} words, not {len(words) - 1}: {text!r}")
        fields = [self.understood(kind, word) for kind, word in zip(shape, words[1:], strict=True)]
        return numbered(verb, in_order(verb, fields))

    def understood(self, kind: str, word: str) -> int:
        """One field as a number."""
        if kind == "card":
            return self.box.card(word)
        if kind == "area":
            return self.box.area(word.upper())
        if kind == "gem":
            return self.box.colour(word)
        if kind == "metal":
            return metals.metal_of(word)
        if kind == "kind":
            return 0 if word == NONE else 1 + metals.metal_of(word)
        return read_seat(word) if kind == "seat" else read_number(word)


def numbered(verb: int, fields: list[int]) -> int:
    return verb | sum([n << FIELD_BITS * i for i, n in enumerate(fields)]) << VERB_BITS


def in_order(verb: int, fields: list[int]) -> list[int]:
    """Two cards stand in edition order, and are two."""
    if verb not in [KEEP, CHARGE]:
        return fields
    half = len(fields) // 2
    if fields[0] == fields[half]:
        raise ValueError("two different cards are needed here")
    return fields if fields[0] < fields[half] else [*fields[half:], *fields[:half]]


def read_payment(words: list[str]) -> int:
    if not words or any(["?" in word for word in words]):
        raise ValueError("a payment names metals and numbers, as in g2 s1")
    return metals.read_pairs(words)


def read_number(word: str) -> int:
    if not word.isascii() or not word.isdecimal() or len(word) > 3 or word != str(int(word)):
        raise ValueError(f"no such number: {word!r}")
    return int(word)


def read_seat(word: str) -> int:
    if word == NONE:
        return 0
    seat = read_number(word)
    if not 1 <= seat <= 6:
        raise ValueError(f"no such seat: {word!r}")
    return seat
