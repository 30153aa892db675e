"""Power Cards: every action is one choice."""

from __future__ import annotations

from typing import Final

from amulette.games.power_cards.cards import BACKS, COMPLETE, Deck, cards_in, is_one
from amulette.games.power_cards.moves import BUILD, YES, write
from amulette.games.power_cards.view import PowerView
from amulette.kernel.contract import NOBODY, Game, View
from amulette.research.encodings.encoding import Encoding, Word, little

QUESTIONS: Final = ("Ask", "Call", "Build")
SIMPLE: Final = YES + 1  # calls and answers


class PowerEncoding(Encoding):
    """Cards by number where they are known, by back where they are not."""

    def __init__(self, game: Game, seats: int) -> None:
        deck = getattr(game, "deck", None)
        assert isinstance(deck, Deck)
        self.deck = self.outcomes = deck.size
        actions = [*range(SIMPLE), *range(BUILD + 1, BUILD + 1 + deck.size)]
        super().__init__(game, seats, [write(action) for action in actions], 1, QUESTIONS)
        add = self.layout.add
        self.top = add("own top card", deck.size)
        self.own = add("own structures by card", deck.size)
        self.batch = add("own winnings by card", deck.size)
        self.sizes = add("packs by seat: how many", seats)
        self.built = add("structures by seat, slot and back", seats * 2 * COMPLETE * len(BACKS))
        self.left = add("left over by back", len(BACKS))
        self.ranks = add("places by seat", seats)
        self.caller = add("caller", seats)
        self.turn = add("asked", seats)
        self.figures = add("round, winnings, short game", 3)
        self.tops = add("memory: what the top card of each pack may be", seats * deck.size)
        self.sure = add("memory: cards that are surely in each pack", seats * deck.size)

    def spell(self, action: int) -> Word:
        return (1 + action if action < SIMPLE else action - BUILD + SIMPLE,)

    def unspell(self, word: Word) -> int:
        return word[0] - 1 if word[0] <= SIMPLE else word[0] - SIMPLE + BUILD

    def fill(self, row: bytearray, view: View, seat: int) -> None:
        assert isinstance(view, PowerView)
        table = view.table
        self.fill_question(row, view.agenda)
        if table.top:
            row[self.top + table.top - 1] = 1
        for card in table.batch:
            row[self.batch + card - 1] = 1
        for back in table.left:
            row[self.left + ~back] += 1
        for other, place in enumerate(self.from_me(seat)):
            self.fill_seat(row, view, other, place)
        row[self.caller + (table.caller - seat) % self.seats] = 1
        if table.turn != NOBODY:
            row[self.turn + (table.turn - seat) % self.seats] = 1
        row[self.figures] = little(table.round)
        row[self.figures + 1] = table.hand
        row[self.figures + 2] = table.short % 256

    def fill_seat(self, row: bytearray, view: PowerView, other: int, place: int) -> None:
        table, backs = view.table, view.setup.deck.backs
        row[self.sizes + place] = table.sizes[other]
        row[self.ranks + place] = table.ranks[other]
        for which in range(2):
            start = self.built + (2 * place + which) * COMPLETE * len(BACKS)
            for slot, card in enumerate(table.built[2 * other + which]):
                row[start + slot * len(BACKS) + (~card if card < 0 else backs[card])] = 1
                if card > 0:
                    row[self.own + card - 1] = 1
        self.fill_pack(row, view.memory.packs[other], place)

    def fill_pack(self, row: bytearray, pack: list[list[int]], place: int) -> None:
        """Whatever lies in the first heap may lie on top."""
        for found in pack[0] if pack else []:
            for card in cards_in(found):
                row[self.tops + place * self.deck + card - 1] = 1
        for heap in pack:
            for found in heap:
                if is_one(found):
                    row[self.sure + place * self.deck + found.bit_length() - 2] = 1
