"""The fate cards and the move cards.  A card is a small number; this module gives it meaning."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from amulette.kernel.vecs import i64, vec

Kind = i64  # of a fate card: an index of KINDS; the first three are the forces too
Cards = vec[i64]
Rows = vec[vec[i64]]  # one row of cards for each seat
Known = i64  # how many cards of each kind somebody is sure of, four bits for each kind

LETTERS: Final = "ABCD"  # the seats
KINDS: Final = ("dw", "wi", "so", "ru", "wa", "fi", "am")
FORCES: Final = 3  # dwarf, witch, sorceress: the first kinds
TASK: Final = 3  # ruins, water, fire: the kinds from here on …
AMULET: Final = 6  # … up to this one, which no hand ever holds (B-8.8)
HELD: Final = 6  # so many kinds can be held
UNKNOWN: Final = "?"  # a fate card face down
MOVE_CARDS: Final = ("1", "2", "3", "4", "5", "J")  # in the order in which they are shown (B-1.16)
JOKER: Final = 5
ALL_OPEN: Final = 63  # a set is a bit set: 1 << i for the i-th move card


# -- what somebody is sure of -------------------------------------------------


def sure(known: Known, kind: Kind) -> i64:
    """How many cards of the kind."""
    return (known >> (4 * kind)) & 15


def one_more(known: Known, kind: Kind) -> Known:
    one: i64 = 1
    return known + (one << (4 * kind))


def one_less(known: Known, kind: Kind) -> Known:
    one: i64 = 1
    return known - (one << (4 * kind)) if sure(known, kind) > 0 else known


def one_gone(known: Known) -> Known:
    """A card left, and nobody says which: of each kind it may have been one."""
    for kind in range(HELD):
        known = one_less(known, kind)
    return known


def only_kind(known: Known, size: i64) -> Kind:
    """The kind of all cards of a hand of this size, if it is certain; else -1."""
    for kind in range(HELD):
        if sure(known, kind) == size:
            return kind
    return -1


def pack(row: Iterable[int]) -> Known:
    known: i64 = 0
    for kind in row:
        known = one_more(known, kind)
    return known


def unpack(known: Known) -> list[int]:
    return [kind for kind in range(HELD) for _ in range(sure(known, kind))]


# -- as text ------------------------------------------------------------------


def write_all(row: Iterable[int]) -> str:
    return " ".join([KINDS[card] for card in row]) or "-"


def read(word: str) -> int:
    if word not in KINDS:
        raise ValueError(f"no such fate card: {word!r}")
    return KINDS.index(word)


def read_all(text: str) -> list[int]:
    return [read(word) for word in words(text)]


def read_held(text: str) -> list[int]:
    """Cards that a hand can hold, in their order."""
    row = sorted(read_all(text))
    if AMULET in row:
        raise ValueError("nobody holds an amulet card (B-8.8)")
    return row


def words(text: str) -> list[str]:
    """The cards of a row, one by one; a row without cards is written as a dash."""
    found = text.split()
    if not found:
        raise ValueError("a row of cards is empty: write - for none")
    return [] if found == ["-"] else found


def write_set(opened: int) -> str:
    """The open move cards, as in `1 3 J`."""
    return " ".join([card for i, card in enumerate(MOVE_CARDS) if opened >> i & 1])


def read_set(text: str) -> int:
    found = text.split()
    for word in found:
        if word not in MOVE_CARDS or found.count(word) > 1:
            raise ValueError(f"no such move card, or given twice: {word!r}")
    if not found:
        raise ValueError("a set always has an open card (B-4.5)")
    return sum([1 << MOVE_CARDS.index(word) for word in found])
