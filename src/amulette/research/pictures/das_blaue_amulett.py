"""Das blaue Amulett: the road from left to right with its places, forces and princes; hands and piles below."""

from __future__ import annotations

from typing import Final

from amulette.games.das_blaue_amulett.cards import KINDS, LETTERS, read, write_set
from amulette.games.das_blaue_amulett.view import LAST, BlaueView, index_of, is_place, is_right, segment_of
from amulette.kernel.contract import Game, View
from amulette.research.pictures.sheet import PAPER, SHADE, Sheet, one_card

NAMES: Final = ("dwarf", "witch", "sorceress", "ruins", "water", "fire", "amulet")  # of the kinds of fate cards
FILLS: Final = ("#b98a5a", "#7da05a", "#9a6fc0", "#b5b0a6", "#6fa8dc", "#e07b53", "#3a62b5")  # by kind of fate card
PRINCES: Final = ("#d0463c", "#4a7fd0", "#e8c33c", "#4c9a56")
STEP: Final = 96  # from place to place
ROAD: Final = 74
LANE: Final = 12  # from the middle of the road
ROW: Final = 62
HEAD: Final = 134


def draw(view: View) -> str:
    assert isinstance(view, BlaueView)
    table = view.table
    sheet = Sheet(STEP * LAST + 80, HEAD + ROW * len(table.princes))
    show_road(sheet, view)
    for kind, place in enumerate(table.forces):
        sheet.chip(40 + STEP * place - 12, ROAD - 44, KINDS[kind], FILLS[kind])
    for seat, space in enumerate(table.princes):
        x, y = spot(view, space)
        below = table.princes[:seat].count(space)  # who stands there already stays in sight
        sheet.disc(x + 9 * below, y, 8, PRINCES[seat])
        show_seat(sheet, view, seat, HEAD + ROW * seat)
    sheet.say(16, HEAD - 12, f"turn {table.number}; deck {table.deck}, discarded {len(table.discard)}", size=12)
    return sheet.svg(f"Das blaue Amulett, turn {table.number}")


def show_road(sheet: Sheet, view: BlaueView) -> None:
    """Two lanes of spaces between the places."""
    for lane in (-LANE, LANE):
        sheet.line(40, ROAD + lane, 40 + STEP * LAST, ROAD + lane, SHADE)
    for segment, length in enumerate([int(length) for length in view.setup.lengths]):
        for n in range(1, length + 1):
            for lane in (-LANE, LANE):
                sheet.disc(40 + STEP * (segment + n / (length + 1)), ROAD + lane, 3, PAPER)
    for place in range(LAST + 1):
        sheet.disc(40 + STEP * place, ROAD, 17, "#efe6cf")
        sheet.say(40 + STEP * place, ROAD + 4, f"P{place}", size=11, middle=True)


def show_seat(sheet: Sheet, view: BlaueView, seat: int, y: int) -> None:
    table = view.table
    if seat == table.turn:
        sheet.asked(4, y, sheet.width - 8, ROW - 6)
    amulet = ", wears the amulet" if seat == table.wearer else ""
    sheet.disc(24, y + 27, 8, PRINCES[seat])
    sheet.say(40, y + 32, f"{LETTERS[seat]}: open {write_set(table.open[seat])}{amulet}")
    hand = table.hands[seat]
    row = [("", "#5b5346")] * hand if isinstance(hand, int) else [(KINDS[card], FILLS[card]) for card in hand]
    sheet.cards(320, y + 5, row)


def spot(view: BlaueView, space: int) -> tuple[float, float]:
    """Where a space of the road lies on the sheet; a prince on a place stands below it."""
    segment = int(segment_of(space))
    if is_place(space):
        return 40 + STEP * segment, ROAD + 26
    part = int(index_of(space)) / (int(view.setup.lengths[segment]) + 1)
    return 40 + STEP * (segment + part), ROAD + (LANE if is_right(space) else -LANE)


def draw_card(game: Game, text: str) -> str:
    """A fate card, as in `dw`."""
    kind = read(text)
    return one_card(KINDS[kind], FILLS[kind], text, [NAMES[kind]])
