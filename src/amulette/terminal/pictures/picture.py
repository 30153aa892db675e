"""What all drawn tables share: the rows of the seats, and how wide a row may be."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from amulette.terminal.drawn import STRONG, TURN, Bit, Bits, Drawn, padded, quiet, shortened, tile
from amulette.texts.speaker import Speaker

COLUMNS: Final = 76  # of the table on a small screen
LETTERS: Final = "ABCDEF"
NAME: Final = 16  # columns of a name, with the remark that it is one's own
HEAD: Final = 6 + NAME  # columns of all that stands before what a seat has


class Seats:
    """Begins each seat's row: whether it is waited for, its letter and its name."""

    def __init__(self, speaker: Speaker, waiting: Collection[int], colours: str = "") -> None:
        """`colours`: how the roles of the seats begin where each has a colour of its own."""
        self.speaker = speaker
        self.waiting = waiting
        self.colours = colours

    def row(self, seat: int, *has: Bit | str) -> Drawn:
        return Drawn(*self.head(seat), *has)

    def head(self, seat: int) -> Bits:
        mark = Bit("▸ ", TURN) if seat in self.waiting else Bit("  ")
        return padded([mark, tile(LETTERS[seat], self.role(seat)), Bit(" "), *self.name(seat)], HEAD)

    def role(self, seat: int) -> str:
        if self.colours:
            return self.colours + LETTERS[seat]
        return "own-seat" if seat == self.speaker.seat else "seat"

    def name(self, seat: int) -> Bits:
        name = self.speaker.names[seat]
        if seat != self.speaker.seat:
            return [Bit(shortened(name, NAME - 1))]
        you = self.speaker.common("drawn-you")
        return [Bit(shortened(name, NAME - 2 - len(you)), STRONG), quiet(f" {you}")]


def header(*columns: tuple[str, int]) -> Drawn:
    """What stands in the columns after the names."""
    bits = [Bit(" " * HEAD)]
    for text, wide in columns:
        bits += padded([quiet(shortened(text, wide - 1))], wide)
    return Drawn(*bits)


def labelled(label: str, *bits: Bit | str) -> Drawn:
    """A row of its own, with its name before it."""
    return Drawn(*padded([quiet(label)], 10), *bits)
