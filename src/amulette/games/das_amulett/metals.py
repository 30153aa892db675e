"""Metal cards.  A bag of them is one number, ten bits for each kind; this module gives it meaning."""

from __future__ import annotations

import re
from typing import Final

from amulette.kernel.vecs import i64

Metal = i64  # 0 gold, 1 silver, 2 copper, 3 iron
Bag = i64

METALS: Final = "gsci"
NAMES: Final = ("gold", "silver", "copper", "iron")
JOKER: Final = 4  # as a kind: a symbol of free choice on a spell
ALL: Final = 15  # every metal, as a bit set
WIDTH: Final = 10
MOST: Final = (1 << WIDTH) - 1
LETTERS: Final = METALS + "?"  # in a view, a card of unknown kind stands where jokers do
PAIR: Final = re.compile(r"([gsci?])([1-9][0-9]{0,2})")


def count(bag: Bag, m: Metal) -> i64:
    return (bag >> (WIDTH * m)) & MOST


def cards(m: Metal, n: i64) -> Bag:
    """`n` cards of one kind."""
    return n << (WIDTH * m)


def total(bag: Bag) -> i64:
    added: i64 = 0
    while bag > 0:
        added += bag & MOST
        bag >>= WIDTH
    return added


def kinds(bag: Bag) -> i64:
    """The metals in the bag, as a bit set."""
    bits: i64 = 0
    for m in range(len(METALS)):
        if count(bag, m) > 0:
            bits |= 1 << m
    return bits


def count_in(bag: Bag, bits: i64) -> i64:
    """How many cards of the bag are of these kinds."""
    added: i64 = 0
    for m in range(len(METALS)):
        if bits >> m & 1:
            added += count(bag, m)
    return added


def pairs(bag: Bag) -> list[str]:
    """As in `g2`, `s1`."""
    return [f"{letter}{count(bag, m)}" for m, letter in enumerate(LETTERS) if count(bag, m) > 0]


def write_bag(bag: Bag) -> str:
    """`g2s1`, or a dash for none."""
    return "".join(pairs(bag)) or "-"


def write_kinds(bits: i64) -> str:
    """The metals of a bit set, as in `gc`."""
    return "".join([letter for m, letter in enumerate(METALS) if bits >> m & 1]) or "-"


def read_kinds(text: str) -> int:
    if text == "-":
        return 0
    found = sorted([metal_of(letter) for letter in text])
    if len(set(found)) < len(found):
        raise ValueError(f"a metal is named twice: {text!r}")
    return sum([1 << m for m in found])


def read_pairs(words: list[str]) -> int:
    """The bag of pairs such as `g2`, each kind at most once."""
    bag = 0
    for word in words:
        found = PAIR.fullmatch(word)
        if found is None or count(bag, LETTERS.index(found[1])) > 0:
            raise ValueError(f"no cards of metal, or a kind given twice: {word!r}")
        bag += int(found[2]) << (WIDTH * LETTERS.index(found[1]))
    return bag


def read_bag(text: str) -> int:
    """`g2s1`; a stock may also say `g0`."""
    if text == "-":
        return 0
    words = [part for part in re.split(r"(?=[gsci?])", text) if part]
    return read_pairs([word for word in words if word[1:] != "0"])


def metal_of(letter: str) -> int:
    if len(letter) != 1 or letter not in METALS:
        raise ValueError(f"no such metal: {letter!r}")
    return METALS.index(letter)
