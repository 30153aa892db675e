"""What a seat can hold that may be worth something, and when it counts as held."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from amulette.games.das_amulett.view import AmulettView
from amulette.games.das_blaue_amulett.view import BlaueView
from amulette.games.gargon.cards import COLOURS
from amulette.games.gargon.view import GargonView
from amulette.games.power_cards.state import PowerCards
from amulette.kernel.contract import State, View
from amulette.research.pictures import das_blaue_amulett as fates
from amulette.research.pictures import gargon as colours

Held = set[str]


def spells(view: View, seat: int, is_over: bool) -> Held:
    """Das Amulett: a spell that the seat had in play at any time."""
    assert isinstance(view, AmulettView)
    return {view.setup.box.cards[card] for card in view.table.spells[seat]}


def most_of_a_colour(view: View, seat: int, is_over: bool) -> Held:
    """Gargon: a colour of which nobody captured more cards than the seat, in the end."""
    assert isinstance(view, GargonView)
    if not is_over:
        return set()
    counts = [[sum(card >> 4 == c for card in row) for row in view.memory.won] for c in range(len(COLOURS))]
    return {colours.NAMES[c] for c, row in enumerate(counts) if 0 < row[seat] == max(row)}


def fate_cards(view: View, seat: int, is_over: bool) -> Held:
    """Das blaue Amulett: a kind of fate card that is left in the end, and the amulet if the seat ever wore it."""
    assert isinstance(view, BlaueView)
    hand = view.table.hands[seat]
    cards = {fates.NAMES[kind] for kind in hand} if is_over and isinstance(hand, list) else set()
    return cards | ({"amulet"} if view.table.wearer == seat else set())


def dealt(state: State) -> list[Held]:
    """Power Cards: the cards that were dealt to each seat, by their names."""
    assert isinstance(state, PowerCards)
    names = state.setup.deck.names
    return [{names[card - 1]["en"] for card in pack} for pack in state.packs]


HOLDINGS: Final[dict[str, Callable[[View, int, bool], Held]]] = {  # what is held at any time, or in the end
    "das-amulett": spells,
    "das-blaue-amulett": fate_cards,
    "gargon": most_of_a_colour,
}
DEALT: Final = {"power-cards": dealt}  # what was held when the game began
FIRST_SEAT: Final = {"das-amulett": "hat", "das-blaue-amulett": "mover", "gargon": "lead", "power-cards": "caller"}
