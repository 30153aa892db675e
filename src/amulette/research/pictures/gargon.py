"""Gargon: a row for each seat, with its hand, what it laid and what it won; the piles below."""

from __future__ import annotations

from typing import Final

from amulette.games.gargon.cards import LETTERS, read, write
from amulette.games.gargon.view import GargonView
from amulette.kernel.contract import Game, View
from amulette.research.pictures.sheet import Sheet, one_card

NAMES: Final = ("white", "blue", "violet", "yellow", "red", "green")
FILLS: Final = ("#f5f2e9", "#6f9fe0", "#a97fcf", "#ecca4f", "#dc6b60", "#6fb679")  # of the fronts
BACKS: Final = ("#cfc9b8", "#39609b", "#6a4590", "#ab8b1e", "#96352d", "#386f41")
ROW: Final = 62
HEAD: Final = 26
HAND: Final = 90  # where it begins
LAID: Final = 780
SHOWN: Final = 14  # cards of a pile, from its top


def draw(view: View) -> str:
    assert isinstance(view, GargonView)
    table = view.table
    seats = len(table.hands)
    sheet = Sheet(960, HEAD + ROW * (seats + 2) + 10)
    is_over = not any(table.hands)
    for x, words in ((16, f"round {table.round}"), (HAND, "captured" if is_over else "hand"), (LAID, "laid")):
        sheet.say(x, 18, words, size=12)
    for seat in range(seats):
        show_seat(sheet, view, seat, HEAD + ROW * seat)
    for i, pile in enumerate(table.piles):
        y = HEAD + 8 + ROW * (seats + i)
        sheet.say(16, y + 20, f"pile {i + 1}")
        sheet.say(16, y + 38, f"{len(pile)} left", size=11)
        sheet.cards(HAND, y, [face(card) for card in pile[::-1][:SHOWN]])
    return sheet.svg(f"Gargon, round {table.round}")


def show_seat(sheet: Sheet, view: GargonView, seat: int, y: int) -> None:
    table = view.table
    if seat == table.turn:
        sheet.asked(4, y, 952, ROW - 6)
    won, hand = table.won[seat], table.hands[seat]
    sheet.say(16, y + 24, f"{LETTERS[seat]}{' leads' if seat == table.lead else ''}")
    sheet.say(16, y + 42, f"won {won if isinstance(won, int) else len(won)}", size=11)
    held = won if isinstance(won, list) and not any(table.hands) else hand
    sheet.cards(HAND, y + 5, [face(card) for card in held], min(38.0, 650 / max(1, len(held))))
    laid = table.laid[seat]
    sheet.cards(LAID, y + 5, [face(card) for card in laid], min(38.0, 136 / max(1, len(laid) - 1)))


def face(card: int) -> tuple[str, str]:
    """What a card shows, and in which colour: `r9`, or `r` for a back, since not all eyes tell colours apart."""
    return (write(card), FILLS[card >> 4]) if card >= 0 else (write(card)[0], BACKS[~card])


def draw_card(game: Game, text: str) -> str:
    """The card `r9`, with its colour and its amulets."""
    card, amulets = read(text), getattr(game, "amulets", ())
    return one_card(write(card), FILLS[card >> 4], write(card), [NAMES[card >> 4], f"amulets {amulets[card & 15]}"])
