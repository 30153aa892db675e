"""A sheet to draw on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape, quoteattr

INK: Final = "#2b2622"
PAPER: Final = "#f7f3ea"
SHADE: Final = "#8d8578"
GLOW: Final = "#efe0b4"  # behind the seat that is asked
CARD_WIDTH: Final = 34
CARD_HEIGHT: Final = 46
HALF: Final = 105_000  # a light of 255,000 is white


class Sheet:
    """Collects shapes; `svg()` is the picture."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.shapes: list[str] = []
        self.box(0, 0, width, height, PAPER, line="none", corner=0)

    def box(
        self, x: float, y: float, width: float, height: float, fill: str, *, line: str = INK, corner: int = 4
    ) -> None:
        place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{corner}"'
        self.shapes.append(f'<rect {place} fill="{fill}" stroke="{line}"/>')

    def disc(self, x: float, y: float, radius: float, fill: str) -> None:
        self.shapes.append(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{INK}"/>')

    def line(self, x: float, y: float, to_x: float, to_y: float, ink: str = INK) -> None:
        self.shapes.append(f'<line x1="{x:g}" y1="{y:g}" x2="{to_x:g}" y2="{to_y:g}" stroke="{ink}"/>')

    def asked(self, x: float, y: float, width: float, height: float) -> None:
        """A glow, and a pointer at its left edge: fonts do not all have one."""
        self.box(x, y, width, height, GLOW, line="none")
        self.shapes.append(f'<path d="M{x:g} {y:g} l8 {height / 2:g} l-8 {height / 2:g} z" fill="{INK}"/>')

    def say(self, x: float, y: float, words: str, *, size: int = 14, middle: bool = False, ink: str = INK) -> None:
        anchor = "middle" if middle else "start"
        style = f'font-family="sans-serif" font-size="{size}" text-anchor="{anchor}" fill="{ink}"'
        self.shapes.append(f'<text x="{x:g}" y="{y:g}" {style}>{escape(words)}</text>')

    def chip(self, x: float, y: float, words: str, fill: str) -> float:
        """A small label with its upper left corner here; where the next one may begin."""
        width = 12 + 6 * len(words)
        self.box(x, y, width, 18, fill, line=SHADE, corner=9)
        self.say(x + width / 2, y + 13, words, size=11, middle=True)
        return x + width + 6

    def card(self, x: float, y: float, words: str, fill: str) -> None:
        """A card with its upper left corner here."""
        self.box(x, y, CARD_WIDTH, CARD_HEIGHT, fill)
        self.say(x + CARD_WIDTH / 2, y + CARD_HEIGHT / 2 + 5, words, middle=True, ink=ink_on(fill))

    def cards(self, x: float, y: float, row: Sequence[tuple[str, str]], step: float = CARD_WIDTH + 4) -> None:
        """A row of cards, each its words and its colour."""
        for i, (words, fill) in enumerate(row):
            self.card(x + i * step, y, words, fill)

    def svg(self, title: str = "") -> str:
        size = f'width="{self.width}" height="{self.height}" viewBox="0 0 {self.width} {self.height}"'
        label = f' role="img" aria-label={quoteattr(title)}' if title else ""
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}{label}>{"".join(self.shapes)}</svg>'


def ink_on(fill: str) -> str:
    """Dark letters on a light card, light ones on a dark card."""
    red, green, blue = (int(fill[i : i + 2], 16) for i in (1, 3, 5))
    return INK if 299 * red + 587 * green + 114 * blue > HALF else PAPER


def one_card(words: str, fill: str, title: str, small: Sequence[str]) -> str:
    """The picture of a single card, with small print below."""
    sheet, ink = Sheet(120, 160), ink_on(fill)
    sheet.box(6, 6, 108, 148, fill, corner=10)
    sheet.say(60, 56, words, size=min(22, 170 // len(words)), middle=True, ink=ink)
    for i, line in enumerate(small):
        sheet.say(60, 84 + 15 * i, line, size=11, middle=True, ink=ink)
    return sheet.svg(title)
