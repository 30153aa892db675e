"""Power Cards: a row for each seat, with its pack and its structures; the middle; one's own top card beside them."""

from __future__ import annotations

from typing import Final

from amulette.games.power_cards.cards import BACKS, FIGURES, LETTERS, Deck
from amulette.games.power_cards.view import PowerView
from amulette.kernel.contract import Game, View
from amulette.research.pictures.sheet import Sheet, one_card

MATERIALS: Final = ("#c99a5b", "#a7a9ac", "#a9d7ec", "#8fbf6a")  # wood, stone, ice, pig
ROW: Final = 62
HEAD: Final = 26
BUILT: Final = 180  # where they begin
SECOND: Final = 230  # from the first structure of a seat to its second
TOP: Final = 650


def draw(view: View) -> str:
    assert isinstance(view, PowerView)
    table, deck = view.table, view.setup.deck
    seats = len(table.sizes)
    sheet = Sheet(820, max(HEAD + ROW * (seats + 1), 200))
    for x, words in ((16, f"round {table.round}"), (BUILT, "structures")):
        sheet.say(x, 18, words, size=12)
    for seat in range(seats):
        show_seat(sheet, view, seat, HEAD + ROW * seat)
    y = HEAD + ROW * seats
    sheet.say(16, y + 32, f"won: {table.hand}, left over: {len(table.left)}", size=12)
    sheet.cards(BUILT, y + 5, [face(card, deck) for card in [*table.batch, *table.left]])
    if table.top:
        show_top(sheet, table.top, deck)
    return sheet.svg(f"Power Cards, round {table.round}")


def show_seat(sheet: Sheet, view: PowerView, seat: int, y: int) -> None:
    table = view.table
    if seat == table.turn:
        sheet.asked(4, y, TOP - 20, ROW - 6)
    rank = f", place {table.ranks[seat]}" if table.ranks[seat] else ""
    sheet.say(16, y + 32, f"{LETTERS[seat]}: {table.sizes[seat]} cards{rank}")
    for which in range(2):
        built = [face(card, view.setup.deck) for card in table.built[2 * seat + which]]
        sheet.cards(BUILT + which * SECOND, y + 5, built)


def show_top(sheet: Sheet, card: int, deck: Deck) -> None:
    """One's own top card, with what is printed on it."""
    sheet.box(TOP, 12, 150, 176, face(card, deck)[1], corner=10)
    sheet.say(TOP + 75, 40, deck.names[card - 1]["en"], size=15, middle=True)
    for i, line in enumerate(figures(card, deck).split(", ")):
        sheet.say(TOP + 75, 72 + 22 * i, line, size=13, middle=True)


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
