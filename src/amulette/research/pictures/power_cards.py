"""Power Cards: a row for each seat, with its pack and its structures; what lies in the middle; one's own top card."""

from __future__ import annotations

from typing import Final

from amulette.games.power_cards.cards import BACKS, FIGURES, LETTERS, Deck
from amulette.games.power_cards.view import PowerView
from amulette.kernel.contract import Game, View
from amulette.research.pictures.sheet import Sheet, one_card

MATERIALS: Final = ("#c99a5b", "#a7a9ac", "#a9d7ec", "#8fbf6a")  # wood, stone, ice, pig
ROW: Final = 62


def draw(view: View) -> str:
    assert isinstance(view, PowerView)
    table, deck = view.table, view.setup.deck
    seats = len(table.sizes)
    sheet = Sheet(820, ROW * (seats + 2) + 10)
    for seat, size in enumerate(table.sizes):
        y = 8 + ROW * seat
        mark = "▶ " if seat == table.turn else ""
        rank = f", place {table.ranks[seat]}" if table.ranks[seat] else ""
        sheet.say(8, y + 28, f"{mark}{LETTERS[seat]}: {size} cards{rank}")
        sheet.cards(220, y, [face(card, deck) for row in table.built[2 * seat : 2 * seat + 2] for card in row])
    y = 8 + ROW * seats
    sheet.say(8, y + 28, f"won: {table.hand}, left over: {len(table.left)}")
    sheet.cards(220, y, [face(card, deck) for card in [*table.batch, *table.left]])
    if table.top:
        sheet.say(8, y + ROW + 28, f"{deck.names[table.top - 1]['en']}: {figures(table.top, deck)}")
    return sheet.svg(f"Power Cards, round {table.round}")


def face(card: int, deck: Deck) -> tuple[str, str]:
    """A card by its number, or its back."""
    back = ~card if card < 0 else deck.backs[card]
    return (BACKS[back] if card < 0 else str(card), MATERIALS[3 if back == 6 else back % 3])


def figures(card: int, deck: Deck) -> str:
    return ", ".join(f"{name} {deck.figures[f][card]}" for f, name in enumerate(FIGURES))


def draw_card(game: Game, text: str) -> str:
    """The card with this number."""
    deck = getattr(game, "deck", None)
    assert isinstance(deck, Deck)
    if not text.isdecimal() or not 1 <= int(text) <= deck.size:
        raise ValueError(f"no such card: {text!r}")
    card = int(text)
    return one_card(deck.names[card - 1]["en"], face(card, deck)[1], text, figures(card, deck).split(", "))
