"""Das blaue Amulett: every action is one choice."""

from __future__ import annotations

from typing import Final

from amulette.games.das_blaue_amulett.cards import FORCES, HELD, KINDS, MOVE_CARDS
from amulette.games.das_blaue_amulett.edition import Components
from amulette.games.das_blaue_amulett.moves import END, write
from amulette.games.das_blaue_amulett.view import LAST, BlaueView, index_of, is_place, is_right, segment_of
from amulette.kernel.contract import NOBODY, Game, View
from amulette.research.encodings.encoding import Encoding, Word

QUESTIONS: Final = ("Play", "Again", "Forces", "Left", "Pay", "Drop(draw)", "Drop(cut)", "Drop", "Stealing", "Castle")
LANES: Final = 3  # a place, the left lane, the right lane
INDICES: Final = 16
WHERE: Final = LAST + 1 + LANES + INDICES  # features of a space: segment, lane, index


class BlaueEncoding(Encoding):
    """Spaces by segment, lane and index; hands as a perfect memory knows them."""

    def __init__(self, game: Game, seats: int) -> None:
        components = getattr(game, "components", None)
        assert isinstance(components, Components)
        super().__init__(game, seats, [write(action) for action in range(END)], 1, QUESTIONS)
        self.outcomes = sum([int(count) for count in components.counts])
        add = self.layout.add
        self.princes = add("princes by seat: segment, lane, index", seats * WHERE)
        self.open = add("open move cards by seat", seats * len(MOVE_CARDS))
        self.sizes = add("hands by seat: how many", seats)
        self.hand = add("own hand by kind", HELD)
        self.known = add("memory: cards this seat knows of, by seat and kind", seats * HELD)
        self.public = add("memory: cards everybody knows of, by seat and kind", seats * HELD)
        self.forces = add("forces by place", FORCES * (LAST + 1))
        self.wearer = add("wearer of the amulet", seats)
        self.mover = add("mover", seats)
        self.turn = add("asked", seats)
        self.deck = add("cards in the draw pile", 1)
        self.discard = add("discarded by kind", len(KINDS))
        self.number = add("turn, as 256 * high + low", 2)

    def spell(self, action: int) -> Word:
        return (1 + action,)

    def column(self, actions: list[int], place: int) -> list[int]:
        return [1 + action for action in actions]

    def unspell(self, word: Word) -> int:
        return word[0] - 1

    def seats_named(self, name: str) -> int:
        return 1 if name == "Stealing" else 0

    def fill(self, row: bytearray, view: View, seat: int) -> None:
        assert isinstance(view, BlaueView)
        table = view.table
        self.fill_question(row, view.agenda)
        for other, place in enumerate(self.from_me(seat)):
            self.fill_seat(row, view, other, place)
        for kind, where in enumerate(table.forces):
            row[self.forces + kind * (LAST + 1) + where] = 1
        for kind in table.discard:
            row[self.discard + kind] += 1
        for start, found in ((self.wearer, table.wearer), (self.mover, table.mover), (self.turn, table.turn)):
            if found != NOBODY:
                row[start + (found - seat) % self.seats] = 1
        row[self.deck] = table.deck
        row[self.number], row[self.number + 1] = table.number >> 8 & 255, table.number & 255

    def fill_seat(self, row: bytearray, view: BlaueView, other: int, place: int) -> None:
        table = view.table
        space, start = table.princes[other], self.princes + place * WHERE
        row[start + segment_of(space)] = 1
        row[start + LAST + 1 + (0 if is_place(space) else 1 + is_right(space))] = 1
        row[start + LAST + 1 + LANES + index_of(space)] = 1
        for card in range(len(MOVE_CARDS)):
            row[self.open + place * len(MOVE_CARDS) + card] = table.open[other] >> card & 1
        hand = table.hands[other]
        row[self.sizes + place] = hand if isinstance(hand, int) else len(hand)
        for kind in hand if isinstance(hand, list) else []:
            row[self.hand + kind] += 1
        for kind in view.memory.known[other]:
            row[self.known + place * HELD + kind] += 1
        for kind in view.memory.public[other]:
            row[self.public + place * HELD + kind] += 1
