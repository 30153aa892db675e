"""Gargon drawn: a row for each seat with its backs, lays and captures, the piles, and the hand as cards."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from amulette.games.gargon.cards import COLOURS, write
from amulette.games.gargon.view import GargonView
from amulette.terminal.drawn import Bit, Bits, Drawn, padded, quiet, spaced, strong, tile
from amulette.terminal.pictures.picture import COLUMNS, Seats, header, labelled
from amulette.texts.speaker import Speaker

HELD: Final = 22  # columns of a hand,
LAID: Final = 19  # of the cards laid,
WON: Final = 12  # and of the captures
CARD: Final = 5  # columns of a card in hand
TOP: Final = 6  # cards of a pile that are drawn
AMULET: Final = "◆"


class GargonPicture:
    """Every card is a tile of its creature's colour with its letter."""

    def __init__(self, speaker: Speaker, view: GargonView, waiting: Collection[int]) -> None:
        self.say = speaker.common
        self.view = view
        self.seats = Seats(speaker, waiting)

    def lines(self) -> list[str]:
        columns = [("drawn-held", HELD), ("drawn-laid", LAID), ("drawn-won", WON)]
        seats = [self.seat(seat) for seat in range(len(self.view.table.hands))]
        return [header(*[(self.say(key), wide) for key, wide in columns]), *seats, "", *self.piles(), *self.hand()]

    def seat(self, seat: int) -> Drawn:
        table = self.view.table
        held = padded(backs(table.hands[seat]) or [quiet("–")], HELD)
        laid = padded(spaced([face(card) for card in table.laid[seat]]), LAID)
        return self.seats.row(seat, *held, *laid, *self.won(table.won[seat]))

    def won(self, row: list[int] | int) -> Bits:
        """Face-down captures show their number only."""
        if isinstance(row, int):
            return [Bit(str(row)) if row else quiet("–")]
        if not row:
            return [quiet("–")]
        return [Bit(f"{len(row)} "), self.amulets(sum([self.view.setup.amulets[card & 15] for card in row]))]

    def amulets(self, count: int) -> Bit:
        return Bit(f"{AMULET}{count}", "amulet")

    def piles(self) -> list[str]:
        bits: Bits = []
        for number, row in enumerate(self.view.table.piles, 1):
            top = backs(row[: -TOP - 1 : -1])
            more = [quiet(f"+{len(row) - TOP}")] if len(row) > TOP else []
            bits += padded([quiet(self.say("drawn-pile", pile=number)), Bit(" "), *top, *more], COLUMNS // 2)
        return [Drawn(*bits)]

    def hand(self) -> list[str]:
        """Each card two rows high: its letter and value, and its amulets."""
        if self.view.seat is None:
            return []
        cards = self.view.table.hands[self.view.seat]
        fit = (COLUMNS - 10) // (CARD + 1)
        rows = [cards[n : n + fit] for n in range(0, len(cards), fit)]
        label = self.say("view-hand")
        if not cards:
            return [labelled(label, quiet("–"))]
        return [line for n, row in enumerate(rows) for line in self.row(label if n == 0 else "", row)]

    def row(self, label: str, cards: Sequence[int]) -> list[str]:
        values = [Bit(write(card).center(CARD), role(card), is_tile=True) for card in cards]
        signs = [(card, AMULET * self.view.setup.amulets[card & 15]) for card in cards]
        below = [Bit(sign.center(CARD), role(card), is_tile=True) for card, sign in signs]
        return [Drawn(*padded([strong(label)], 10), *spaced(values)), labelled("", *spaced(below))]


def face(card: int) -> Bit:
    """With its value where that is shown."""
    return tile(letter(card) if card < 0 else write(card), role(card))


def backs(cards: Sequence[int]) -> Bits:
    """A row of them; many lie closer."""
    wide = 2 if 2 * len(cards) < HELD else 1
    return [Bit(letter(card).ljust(wide), role(card), is_tile=True) for card in cards]


def letter(card: int) -> str:
    return COLOURS[~card] if card < 0 else COLOURS[card >> 4]


def role(card: int) -> str:
    return f"creature-{letter(card)}"
