"""Das blaue Amulett: the road from left to right with its places, forces and princes; hands and piles below."""

from __future__ import annotations

from typing import Final

from amulette.games.das_blaue_amulett.cards import KINDS, LETTERS, read, write_set
from amulette.games.das_blaue_amulett.view import LAST, BlaueView, index_of, is_place, is_right, segment_of
from amulette.kernel.contract import Game, View
from amulette.research.pictures.sheet import Sheet, one_card

FILLS: Final = ("#b98a5a", "#7da05a", "#9a6fc0", "#b5b0a6", "#6fa8dc", "#e07b53", "#3a62b5")  # by kind of fate card
PRINCES: Final = ("#d0463c", "#4a7fd0", "#e8c33c", "#4c9a56")
STEP: Final = 96  # from place to place
ROAD: Final = 60


def draw(view: View) -> str:
    assert isinstance(view, BlaueView)
    table = view.table
    seats = len(table.princes)
    sheet = Sheet(STEP * LAST + 80, 150 + 56 * seats)
    sheet.line(40, ROAD, 40 + STEP * LAST, ROAD)
    for place in range(LAST + 1):
        sheet.disc(40 + STEP * place, ROAD, 16, "#efe6cf")
        sheet.say(40 + STEP * place, ROAD + 5, f"P{place}", size=11, middle=True)
    for kind, place in enumerate(table.forces):
        sheet.box(20 + STEP * place + 14 * kind, ROAD - 44, 12, 18, FILLS[kind])
    for seat, space in enumerate(table.princes):
        x, y = spot(view, space)
        sheet.disc(x, y + 4 * seat, 7, PRINCES[seat])
        show_seat(sheet, view, seat, 130 + 56 * seat)
    sheet.say(560, 122, f"deck {table.deck}, discarded {len(table.discard)}", size=12)
    return sheet.svg(f"Das blaue Amulett, turn {table.number}")


def show_seat(sheet: Sheet, view: BlaueView, seat: int, y: int) -> None:
    table = view.table
    mark = "▶ " if seat == table.turn else ""
    amulet = ", wears the amulet" if seat == table.wearer else ""
    sheet.disc(16, y + 20, 7, PRINCES[seat])
    sheet.say(30, y + 25, f"{mark}{LETTERS[seat]}: open {write_set(table.open[seat])}{amulet}")
    hand = table.hands[seat]
    row = [("", "#5b5346")] * hand if isinstance(hand, int) else [(KINDS[card], FILLS[card]) for card in hand]
    sheet.cards(300, y, row)


def spot(view: BlaueView, space: int) -> tuple[float, float]:
    """Where a space of the road lies on the sheet."""
    segment = int(segment_of(space))
    if is_place(space):
        return 40 + STEP * segment, ROAD + 22
    part = int(index_of(space)) / (int(view.setup.lengths[segment]) + 1)
    return 40 + STEP * (segment + part), ROAD + (14 if is_right(space) else -14)


def draw_card(game: Game, text: str) -> str:
    """A fate card, as in `dw`."""
    kind = read(text)
    return one_card(KINDS[kind], FILLS[kind], text)
