"""Das Amulett: the land with its gems and the group; for each seat its gems, metal, spells and their energy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from amulette.games.das_amulett.box import Box
from amulette.games.das_amulett.cards import gems, metals
from amulette.games.das_amulett.view import AmulettView
from amulette.kernel.contract import NOBODY, Game, View
from amulette.research.pictures.sheet import INK, Sheet, ink_on, one_card

TERRAIN: Final = {
    "water": "#9cc7e8",
    "steppe": "#e3d9a0",
    "forest": "#a8cf9a",
    "mountain": "#c9bfb4",
    "town": "#e3b0a0",
}
GEMS: Final = {
    "red": "#d0312d", "yellow": "#f2d022", "green": "#2f9e44", "clear": "#c4eef2", "white": "#ffffff",
    "navy": "#1f3a7a", "sky": "#6fb7e8", "grey": "#8b8b8b", "orange": "#ee8a2a", "brown": "#7a4b28",
}  # fmt: skip
SPELL: Final = "#d9cfe8"
CELL: Final = 76
ROW: Final = 78
LINE: Final = 21  # of spells
HEAD: Final = 54
FOOT: Final = 5 * CELL + 16  # below the land: what there is to choose from in the set-up
WIDE: Final = 1020
RIGHT: Final = 480  # where the seats begin, beside the land


def draw(view: View) -> str:
    assert isinstance(view, AmulettView)
    table, box = view.table, view.setup.box
    seats = len(table.amulets)
    sheet = Sheet(WIDE, max(FOOT + LINE * (seats + 1), HEAD + ROW * seats))
    for area in range(len(box.areas)):
        show_area(sheet, box, area, table.board[area], is_here=area == table.at)
    show_auction(sheet, view)
    for seat in range(seats):
        show_seat(sheet, view, seat, HEAD + ROW * seat)
    own = [] if view.seat is None else table.dealt[view.seat]
    show_spells(sheet, 8, FOOT, RIGHT - 8, [box.cards[card] for card in [*table.layout, *own]])
    return sheet.svg(f"Das Amulett, round {table.round}")


def show_area(sheet: Sheet, box: Box, area: int, heap: int, *, is_here: bool) -> None:
    """Rows by their letter, places by their number; odd rows stand half a cell aside.  The group stands in a frame."""
    row, column = "ABCDE".find(box.areas[area][:1]), int(box.areas[area][1:] or 1)
    x = 8 + CELL * (column - 1) + CELL / 2 * (abs(2 - row))
    y = 8 + CELL * row
    if is_here:
        sheet.box(x - 3, y - 3, CELL + 2, CELL + 2, INK)
    sheet.box(x, y, CELL - 4, CELL - 4, TERRAIN.get(box.terrain[area], "#dddddd"))
    sheet.say(x + 6, y + 16, box.areas[area], size=12)
    for i, colour in enumerate(gems.listed(heap)):
        show_gem(sheet, x + 14 + 20 * (i % 3), y + 32 + 20 * (i // 3), box.colours[colour])


def show_gem(sheet: Sheet, x: float, y: float, colour: str) -> None:
    """With its first letter, since not all eyes tell ten colours apart."""
    fill = GEMS.get(colour, "#cccccc")
    sheet.disc(x, y, 9, fill)
    sheet.say(x, y + 3, colour[:1], size=10, middle=True, ink=ink_on(fill))


def show_auction(sheet: Sheet, view: AmulettView) -> None:
    table, box = view.table, view.setup.box
    leader = f" by {table.leader + 1}" if table.leader != NOBODY else ""
    sale = box.cards[table.sale] if table.sale >= 0 else "-"
    sheet.say(RIGHT + 14, 22, f"round {table.round}, bid {table.bid}{leader}, offer {metals.write_bag(table.offer)}")
    sheet.say(RIGHT + 14, 42, f"for sale: {sale}; deck {table.deck}; stock {metals.write_bag(table.stock)}", size=12)


def show_seat(sheet: Sheet, view: AmulettView, seat: int, y: int) -> None:
    table, box = view.table, view.setup.box
    if seat == table.turn:
        sheet.asked(RIGHT, y, WIDE - RIGHT - 4, ROW - 6)
    sheet.say(RIGHT + 14, y + 18, f"{seat + 1}: {metals.write_bag(table.hands[seat])}, energy {table.reserve[seat]}")
    for i, colour in enumerate(gems.listed(table.amulets[seat])):
        show_gem(sheet, RIGHT + 240 + 20 * i, y + 14, box.colours[colour])
    names = [f"{box.cards[card]} {table.energy[card]}" for card in table.spells[seat]]
    show_spells(sheet, RIGHT + 14, y + 28, WIDE - 10, names)


def show_spells(sheet: Sheet, left: int, y: int, right: int, names: Sequence[str]) -> None:
    """In lines from the left edge to the right one."""
    x = float(left)
    for words in names:
        if x + 12 + 6 * len(words) > right:
            x, y = float(left), y + LINE
        x = sheet.chip(x, y, words, SPELL)


def draw_card(game: Game, text: str) -> str:
    """A spell by its name."""
    box = getattr(game, "box", None)
    assert isinstance(box, Box)
    card = box.card(text)
    small = [f"bolts {box.bolts[card]}", f"income {metals.write_bag(box.income[card])}"]
    return one_card(text.replace("_", " "), SPELL, text, small)
