"""Gargon: a row for each seat, with its hand, what it laid and what it won; the piles below."""

from __future__ import annotations

from typing import Final

from amulette.games.gargon.cards import LETTERS, read, write
from amulette.games.gargon.view import GargonView
from amulette.kernel.contract import Game, View
from amulette.research.pictures.sheet import Sheet, one_card

FILLS: Final = ("#f5f2e9", "#6f9fe0", "#a97fcf", "#ecca4f", "#dc6b60", "#6fb679")  # of the fronts
BACKS: Final = ("#cfc9b8", "#39609b", "#6a4590", "#ab8b1e", "#96352d", "#386f41")
ROW: Final = 62
SHOWN: Final = 14  # cards of a pile, from its top


def draw(view: View) -> str:
    assert isinstance(view, GargonView)
    table = view.table
    seats = len(table.hands)
    sheet = Sheet(960, ROW * (seats + 2) + 10)
    for seat in range(seats):
        y = 8 + ROW * seat
        mark = "▶ " if seat == table.turn else ""
        won = table.won[seat]
        sheet.say(8, y + 20, f"{mark}{LETTERS[seat]}")
        sheet.say(8, y + 38, f"won {won if isinstance(won, int) else len(won)}", size=11)
        step = min(38.0, 640 / max(1, len(table.hands[seat])))
        sheet.cards(80, y, [face(card) for card in table.hands[seat]], step)
        sheet.cards(780, y, [face(card) for card in table.laid[seat]])
    for i, pile in enumerate(table.piles):
        y = 8 + ROW * (seats + i)
        sheet.say(8, y + 28, f"pile {i + 1}: {len(pile)}")
        sheet.cards(80, y, [face(card) for card in pile[::-1][:SHOWN]])
    return sheet.svg(f"Gargon, round {table.round}")


def face(card: int) -> tuple[str, str]:
    """What a card shows, and in which colour."""
    return (write(card)[1:], FILLS[card >> 4]) if card >= 0 else ("", BACKS[~card])


def draw_card(game: Game, text: str) -> str:
    """The card `r9`."""
    card = read(text)
    return one_card(write(card)[1:], FILLS[card >> 4], write(card))
