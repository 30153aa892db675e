"""The 102 cards.  A card is a small number that sorts by colour, then value; this module gives it meaning."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from amulette.kernel.vecs import i64, vec

Card = i64  # 16 * colour + value, so the two zeros of a colour are one and the same number (G-1.6)
Cards = vec[i64]
Rows = vec[vec[i64]]  # one row of cards for each seat, or each pile
Colour = i64
Pattern = i64  # how laid cards spread over colours, written as the rule book does: 1, 2, 11, 21, 111 (G-3.3)

COLOURS: Final = "wbvyrg"  # dragon, pegasus, gargoyle, manticore, phoenix, fairy
LETTERS: Final = "ABCDE"  # the seats
ANY: Final = 0  # no pattern to follow
THREE_ALIKE: Final = 3
COPIES_OF_0: Final = 2
VALUES: Final = [str(n) for n in range(16)]
BACKS: Final = [letter + "?" for letter in COLOURS]
NAMES: Final = [*[letter + text for letter in COLOURS for text in VALUES], *BACKS[::-1]]  # backs count from the end
DECK: Final = vec[i64](sorted([*range(96), *range(0, 96, 16)]))  # each face once, each zero twice


def colour(card: Card) -> Colour:
    return card >> 4


def value(card: Card) -> i64:
    return card & 15


def pattern(row: Cards) -> Pattern:
    """Of one to three cards in sorting order."""
    if len(row) == 1:
        return 1
    pair = row[0] >> 4 == row[1] >> 4
    if len(row) == 2:
        return 2 if pair else 11
    if row[1] >> 4 == row[2] >> 4:
        return THREE_ALIKE if pair else 21
    return 21 if pair else 111


def colours_of(row: Cards) -> i64:
    """The colours of the cards, as a bit set."""
    bits: i64 = 0
    for card in row:
        bits |= 1 << (card >> 4)
    return bits


def without(row: Cards, taken: Cards) -> list[int]:
    """The cards of the row that are not among the taken ones, copy by copy."""
    left, rest = list(taken), []
    for card in row:
        if card in left:
            left.remove(card)
        else:
            rest.append(card)
    return rest


def write_pattern(spread: int) -> str:
    """As the rule book writes it: 2.1."""
    return ".".join(str(spread))


def back(card: int) -> int:
    """What the card shows face down: -1 is a white back, -2 a blue one, and so on."""
    return ~(card >> 4)


def write(card: int) -> str:
    """`r9`, or `r?` for a red back."""
    return NAMES[card]


def write_all(row: Iterable[int]) -> str:
    return " ".join([NAMES[card] for card in row]) or "-"


def write_colours(bits: int) -> str:
    """The colours of a bit set, as in `w y`."""
    return " ".join([letter for c, letter in enumerate(COLOURS) if bits >> c & 1]) or "-"


def read(word: str) -> int:
    word = word.lower()
    if word[:1] not in COLOURS or word[1:] not in VALUES:
        raise ValueError(f"no such card: {word!r}")
    return COLOURS.index(word[0]) * 16 + int(word[1:])


def read_all(text: str) -> list[int]:
    return [read(word) for word in words(text)]


def words(text: str) -> list[str]:
    """The cards of a row, one by one; a row without cards is written as a dash."""
    found = text.split()
    if not found:
        raise ValueError("a row of cards is empty: write - for none")
    return [] if found == ["-"] else found


def read_shown(text: str) -> list[int]:
    """A row that may hold backs."""
    return [~COLOURS.index(word[0]) if word in BACKS else read(word) for word in words(text)]
