"""Gargon: a lay is spelled card by card in sorting order; everything else is one choice."""

from __future__ import annotations

from typing import Final

from amulette.games.gargon.cards import COLOURS, write
from amulette.games.gargon.moves import FIGHT, LAY, read_action
from amulette.games.gargon.moves import write as write_action
from amulette.games.gargon.view import GargonView
from amulette.kernel.contract import NOBODY, Game, View
from amulette.research.encodings.encoding import DONE, Encoding, Word, little

SIMPLE: Final = FIGHT + len(COLOURS)  # actions that are not lays
FACES: Final = 96  # a card is 16 * colour + value
CHOICES: Final = [*[write_action(action) for action in range(SIMPLE)], *[write(card) for card in range(FACES)]]
QUESTIONS: Final = ("Lead", "Follow", "DrawMore", "Battles", "Consolation")
CARD: Final = 1 + SIMPLE  # the choice of the first card
BACKS: Final = {~c: bytes([int(c == each) for each in range(len(COLOURS))]) for c in range(len(COLOURS))}
DECK: Final = 102
HAND: Final = 10


class GargonEncoding(Encoding):
    """Cards by their face, backs by their colour; captures as a perfect memory knows them."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats, CHOICES, 3, QUESTIONS)
        self.outcomes = DECK
        add = self.layout.add
        self.deep = (DECK - HAND * seats + 1) // 2  # cards of a pile
        self.hand = add("own hand by face", FACES)
        self.lost = add("discarded by face", FACES)
        self.laid = add("laid by seat and face", seats * FACES)
        self.won = add("captured by seat and face", seats * FACES)
        self.hands = add("hands by seat and colour", seats * len(COLOURS))
        self.laid_backs = add("laid face down by seat and colour", seats * len(COLOURS))
        self.piles = add("piles by place from the top and colour", 2 * self.deep * len(COLOURS))
        self.lead = add("leader", seats)
        self.turn = add("asked", seats)
        self.round = add("round", 1)
        self.shown = add("revealed", 1)

    def spell(self, action: int) -> Word:
        if action < LAY:
            return (1 + action,)
        left, word = action >> 4, []
        while left:
            word.append(CARD - 1 + (left & 127))
            left >>= 7
        return tuple(word)

    def column(self, actions: list[int], place: int) -> list[int]:
        """Straight from the numbers of lays: seven bits for each card."""
        if place == 0:
            return [CARD - 1 + (action >> 4 & 127) if action >= LAY else 1 + action for action in actions]
        cards = [action >> 4 + 7 * place & 127 for action in actions]
        return [CARD - 1 + card if card else DONE for card in cards]

    def unspell(self, word: Word) -> int:
        names = [self.choices[choice] for choice in word if choice]
        return read_action(" ".join(["lay", *names]) if word[0] >= CARD else names[0])

    def seats_named(self, name: str) -> int:
        return 1

    def fill(self, row: bytearray, view: View, seat: int) -> None:
        assert isinstance(view, GargonView)
        table = view.table
        self.fill_question(row, view.agenda)
        for card in table.hands[seat]:
            row[self.hand + card] += 1
        for card in table.lost:
            row[self.lost + card] += 1
        place = seat and self.seats - seat  # of seat 0 in turn order from this one
        for other in range(self.seats):
            self.fill_seat(row, view, other, place)
            place = place + 1 if place + 1 < self.seats else 0
        start = self.piles
        for pile in table.piles:
            row[start : start + 6 * len(pile)] = b"".join([BACKS[card] for card in pile[::-1]])
            start += 6 * self.deep
        row[self.lead + (table.lead - seat) % self.seats] = 1
        if table.turn != NOBODY:
            row[self.turn + (table.turn - seat) % self.seats] = 1
        row[self.round] = little(table.round)
        row[self.shown] = table.shown

    def fill_seat(self, row: bytearray, view: GargonView, other: int, place: int) -> None:
        table = view.table
        start = self.hands + 6 * place
        for card in table.hands[other]:
            row[start + (card >> 4 if card >= 0 else ~card)] += 1
        faces, backs = self.laid + FACES * place, self.laid_backs + 6 * place
        for card in table.laid[other]:
            row[faces + card if card >= 0 else backs + ~card] += 1
        start = self.won + FACES * place
        for card in view.memory.won[other]:
            row[start + card] += 1
