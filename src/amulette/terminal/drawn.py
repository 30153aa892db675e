"""Lines that know what their parts are: whoever can draw gives each role its look, everybody else reads the text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple, Self

QUIET: Final = "quiet"  # the roles that no game gives a meaning of its own: what may be overlooked,
STRONG: Final = "strong"  # what should not be,
TURN: Final = "turn"  # and who is waited for


class Bit(NamedTuple):
    """A few signs; as a tile they stand on the colour of their role, as a card or a stone does."""

    text: str
    role: str = ""
    is_tile: bool = False


class Drawn(str):
    """A line, and the bits it consists of."""

    __slots__ = ("bits",)
    bits: tuple[Bit, ...]

    def __new__(cls, *bits: Bit | str) -> Self:
        found = tuple([bit if isinstance(bit, Bit) else Bit(bit) for bit in bits])
        line = super().__new__(cls, "".join([bit.text for bit in found]))
        line.bits = found
        return line


Bits = list[Bit]


def tile(text: str, role: str) -> Bit:
    return Bit(f" {text} ", role, is_tile=True)


def quiet(text: str) -> Bit:
    return Bit(text, QUIET)


def strong(text: str) -> Bit:
    return Bit(text, STRONG)


def spaced(bits: Iterable[Bit], gap: str = " ") -> Bits:
    """Apart from each other."""
    return [each for bit in bits for each in (Bit(gap), bit)][1:]


def width(bits: Iterable[Bit]) -> int:
    return sum([len(bit.text) for bit in bits])


def padded(bits: Bits, columns: int) -> Bits:
    """As a column of a table: filled with spaces, and with at least one of them."""
    return [*bits, Bit(" " * max(1, columns - width(bits)))]


def rows_of(bits: Iterable[Bit], columns: int, indent: int = 0, gap: str = " ") -> list[Bits]:
    """As many rows as it takes; those after the first are set in."""
    rows: list[Bits] = [[]]
    for bit in bits:
        if rows[-1] and width(rows[-1]) + len(gap) + len(bit.text) > columns:
            rows.append([Bit(" " * indent)])
            rows[-1].append(bit)
        else:
            rows[-1] += [bit] if not rows[-1] else [Bit(gap), bit]
    return rows


def shortened(text: str, columns: int) -> str:
    return text if len(text) <= columns else text[: columns - 1] + "…"
