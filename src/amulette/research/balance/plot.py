"""The figures as a picture: a dot with its interval for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from amulette.bots.standings import Estimate
from amulette.research.balance.figures import SEATS, WORTH, Figure
from amulette.research.pictures.sheet import SHADE, Sheet

FILLS: Final = ("#3a62b5", "#d0663c", "#4c9a56", "#8a55b8")
LEFT: Final = 280  # where the scale begins
WIDE: Final = 520
ROW: Final = 22
SCALES: Final = {SEATS: (0.0, 1.0), WORTH: (-2.0, 2.0)}
TITLES: Final = {SEATS: "part of the games that a seat wins", WORTH: "result of holders less that of others"}


def plot(title: str, columns: dict[str, Sequence[Figure]]) -> str:
    """One colour for each column; lengths have no common scale, and are left to the table."""
    rows = list(
        dict.fromkeys([(f.group, f.name) for figures in columns.values() for f in figures if f.group in SCALES])
    )
    sheet = Sheet(LEFT + WIDE + 40, ROW * (len(rows) + 2 * len(SCALES)) + 60)
    sheet.say(10, 22, title, size=16)
    legend(sheet, list(columns))
    y = 40
    for group in SCALES:
        names = [name for each, name in rows if each == group]
        y = scale(sheet, group, y + ROW, len(names))
        for name in names:
            y += ROW
            sheet.say(10, y, name, size=12)
            for i, figures in enumerate(columns.values()):
                for figure in figures:
                    if figure.name == name:
                        aside = 6 * (i - (len(columns) - 1) / 2)
                        mark(sheet, figure.estimate(), SCALES[group], y - 4 + aside, FILLS[i % len(FILLS)])
    return sheet.svg(title)


def legend(sheet: Sheet, names: list[str]) -> None:
    x = 16
    for i, name in enumerate(names):
        sheet.disc(x, 40, 5, FILLS[i % len(FILLS)])
        sheet.say(x + 10, 44, name, size=12)
        x += 36 + 7 * len(name)


def scale(sheet: Sheet, group: str, y: int, rows: int) -> int:
    """The heading of a group, with its ends and where all would be equal."""
    low, high = SCALES[group]
    sheet.say(10, y + 14, TITLES[group], size=13)
    for part in (0.0, 1 / rows if group == SEATS else 0.5, 1.0):
        x = LEFT + WIDE * part
        sheet.say(x, y + 14, f"{low + (high - low) * part:.2g}", size=11, middle=True)
        sheet.line(x, y + 18, x, y + 18 + ROW * rows, SHADE)
    return y + 14


def mark(sheet: Sheet, found: Estimate, ends: tuple[float, float], y: float, fill: str) -> None:
    low, high = ends

    def place(value: float) -> float:
        return LEFT + WIDE * (min(max(value, low), high) - low) / (high - low)

    sheet.line(place(found.mean - found.give), y, place(found.mean + found.give), y, fill)
    sheet.disc(place(found.mean), y, 4, fill)
