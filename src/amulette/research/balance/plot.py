"""Figures as a picture: a dot with its interval for each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from amulette.bots.standings import Estimate
from amulette.research.balance.figures import SEATS, WORTH, Figure
from amulette.research.pictures.sheet import SHADE, Sheet

FILLS: Final = ("#3a62b5", "#d0663c", "#4c9a56", "#8a55b8")
LEFT: Final = 280  # where the scale begins
WIDE: Final = 520
ROW: Final = 22
NEXT: Final = 6  # pixels from one column's mark to the next one's
TITLES: Final = {SEATS: "part of the games that a seat wins", WORTH: "result of holders less that of others"}


@dataclass(frozen=True)
class Scale:
    """Rows that are measured alike: the ends of the scale, and where all would be equal."""

    title: str
    rows: list[str]
    low: float
    equal: float
    high: float

    def place(self, value: float) -> float:
        return LEFT + WIDE * (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)


def plot(title: str, columns: dict[str, Sequence[Figure]]) -> str:
    """Seats and worths; lengths have no common scale, and are left to the table."""
    found = {name: {figure.name: figure.estimate() for figure in figures} for name, figures in columns.items()}
    rows = {
        group: list(dict.fromkeys([f.name for figures in columns.values() for f in figures if f.group == group]))
        for group in TITLES
    }
    seats = Scale(TITLES[SEATS], rows[SEATS], 0.0, 1 / len(rows[SEATS]), 1.0)
    return chart(title, [seats, Scale(TITLES[WORTH], rows[WORTH], -2.0, 0.0, 2.0)], found)


def chart(title: str, scales: Sequence[Scale], columns: Mapping[str, Mapping[str, Estimate]]) -> str:
    """One colour for each column, whose figures go by the names of the rows."""
    high = max(ROW, NEXT * (len(columns) + 2))
    sheet = Sheet(LEFT + WIDE + 40, sum(high * len(scale.rows) + 2 * ROW for scale in scales) + 60)
    sheet.say(10, 22, title, size=16)
    legend(sheet, list(columns))
    y = 40
    for scale in scales:
        y += ROW
        ruled(sheet, scale, y, high * len(scale.rows))
        y += 18 - high // 2
        for name in scale.rows:
            y += high
            sheet.say(10, y + 4, name, size=12)
            for i, found in enumerate(columns.values()):
                if name in found:
                    mark(sheet, found[name], scale, y + NEXT * (i - (len(columns) - 1) / 2), FILLS[i % len(FILLS)])
        y += high // 2
    return sheet.svg(title)


def legend(sheet: Sheet, names: list[str]) -> None:
    x = 16
    for i, name in enumerate(names):
        sheet.disc(x, 40, 5, FILLS[i % len(FILLS)])
        sheet.say(x + 10, 44, name, size=12)
        x += 36 + 7 * len(name)


def ruled(sheet: Sheet, scale: Scale, y: int, high: int) -> None:
    """The heading of a scale, with its ends and where all would be equal."""
    sheet.say(10, y + 14, scale.title, size=13)
    for value in (scale.low, scale.equal, scale.high):
        x = scale.place(value)
        sheet.say(x, y + 14, f"{value:.2g}", size=11, middle=True)
        sheet.line(x, y + 18, x, y + 18 + high, SHADE)


def mark(sheet: Sheet, found: Estimate, scale: Scale, y: float, fill: str) -> None:
    sheet.line(scale.place(found.mean - found.give), y, scale.place(found.mean + found.give), y, fill)
    sheet.disc(scale.place(found.mean), y, 4, fill)
