"""The cards.  A card is its number in the edition's list, from 1; this module gives it meaning.

A set of cards is a whole number with bit `n` set for card `n`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from amulette.kernel.vecs import i64, vec

Card = i64
Cards = vec[i64]
Rows = vec[vec[i64]]
Stat = i64
Back = i64  # 0 to 2 stand up, 3 to 5 lie across, each in wood, stone and ice; 6 is a pig
Backs = i64  # a bit set of them

STATS: Final = ("power", "range", "accuracy", "rarity")
SLING: Final = 4  # the fifth figure of a card, which cannot be called
FIGURES: Final = (*STATS, "sling")
BACKS: Final = ("vw", "vs", "vi", "hw", "hs", "hi", "pig")
MATERIALS: Final = ("wood", "stone", "ice")
PIG: Final = 6
VERTICALS: Final = 0b111
NO_CARD: Final = 0
COMPLETE: Final = 4  # cards of a structure with its pig
LETTERS: Final = "ABCD"  # the seats


@final
class Deck:
    """What is printed on the cards of one edition, which everybody knows (P-2.4)."""

    def __init__(
        self,
        names: list[dict[str, str]],
        figures: list[tuple[int, ...]],
        backs: list[int],
        levels: list[tuple[int, ...]],
    ) -> None:
        self.size = len(figures)
        self.names = names  # of card n at n - 1, by language
        self.levels = levels  # of each figure, the values there are
        self.figures: Rows = vec[vec[i64]]([column(figures, f) for f in range(5)])
        numbered = [0, *backs]
        self.backs = vec[i64](numbered)
        self.everything = 0
        self.with_back = [0] * len(BACKS)
        self.with_value: list[dict[int, int]] = [{} for _ in FIGURES]
        for card in range(1, self.size + 1):
            self.everything |= bit(card)
            self.with_back[backs[card - 1]] |= bit(card)
            for f in range(5):
                value = figures[card - 1][f]
                self.with_value[f][value] = self.with_value[f].get(value, 0) | bit(card)

    def level(self, stat: int, card: int) -> int:
        """The place of the card's value among all there are, from 1."""
        return self.levels[stat].index(self.figures[stat][card]) + 1

    def alike(self, figure: Stat, card: Card) -> int:
        """All cards with the figure that is read out from this one."""
        return self.with_value[figure][self.figures[figure][card]]

    def wanted(self, row: Cards) -> Backs:
        """What fits the next slot of a structure (P-6.5)."""
        if len(row) == 0:
            return VERTICALS
        return wanted_next(len(row), self.backs[row[0]])

    def with_backs(self, wanted: Backs) -> int:
        """All cards with one of these backs."""
        found = 0
        for back in range(len(BACKS)):
            if wanted >> back & 1:
                found |= self.with_back[back]
        return found


def wanted_next(slot: i64, first: Back) -> Backs:
    """A vertical, another of its material, a horizontal of its material, any pig (P-6.5 to P-6.8)."""
    one: i64 = 1
    if slot == 1:
        return one << first
    if slot == 2:
        return one << 3 + first
    if slot == 3:
        return one << PIG
    if slot == 0:
        return VERTICALS
    return 0


def bit(card: int) -> int:
    """The set of this one card.  A shift of a literal by an i64 has 32 bits when compiled, so the card is an int."""
    return 1 << card


def has(found: int, card: int) -> bool:
    """Whether the card is in the set, which may have more than 63 bits."""
    return found >> card & 1 == 1


def column(figures: list[tuple[int, ...]], f: int) -> Cards:
    """One figure of every card, by its number."""
    numbered = [0, *[card[f] for card in figures]]
    return vec[i64](numbered)


def cards_in(found: int) -> list[int]:
    """The cards of a set, in ascending order."""
    cards: list[int] = []
    while found:
        cards.append((found & -found).bit_length() - 1)
        found &= found - 1
    return cards


def is_one(found: int) -> bool:
    """Whether the set holds a single card."""
    return found != 0 and found & (found - 1) == 0


def set_of(cards: Iterable[int]) -> int:
    found = 0
    for card in cards:
        found |= bit(card)
    return found


def write_all(cards: Iterable[int]) -> str:
    return " ".join([str(card) for card in cards]) or "-"
