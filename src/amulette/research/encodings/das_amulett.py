"""Das Amulett: an action is spelled as its verb and then what goes with it, word by word of its notation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from amulette.games.das_amulett.box import Box
from amulette.games.das_amulett.cards import gems, metals
from amulette.games.das_amulett.moves import SHAPES, field, numbered, verb_of
from amulette.games.das_amulett.view import AmulettView
from amulette.kernel.contract import NOBODY, Game, View
from amulette.research.encodings.encoding import Encoding, Word, little

QUESTIONS: Final = (
    "Keep", "Charge", "DraftOne", "SpellBid", "GreyTurn", "RedStart", "BlueTurn", "GemBid", "Pay", "Claim", "Take",
    "Extra", "Move", "Lift", "Drop", "From", "Joker", "Bury",
)  # fmt: skip
WITHOUT_SEAT: Final = ("Keep", "Charge", "Pay", "Take", "Extra", "Move")
LONGEST: Final = 5  # charge, card, energy, card, energy
MOST_SEATS: Final = 6
KINDS: Final = len(metals.METALS)


class AmulettEncoding(Encoding):
    """Spells, areas and colours by number; hands of metal as a perfect memory knows them."""

    def __init__(self, game: Game, seats: int) -> None:
        box = getattr(game, "box", None)
        assert isinstance(box, Box)
        self.box = box
        self.heaps: dict[int, bytes] = {}  # met before, and kept
        self.bags: dict[int, bytes] = {}
        numbers = range(KINDS * int(box.metal) + 1)
        names: dict[str, list[str]] = {  # what goes with a verb, by kind
            "card": box.cards,
            "area": box.areas,
            "gem": box.colours,
            "metal": list(metals.METALS),
            "kind": ["none", *metals.METALS],
            "seat": ["nobody", *[f"seat {n}" for n in range(1, MOST_SEATS + 1)]],
            "n": [str(n) for n in numbers],
        }
        choices = [verb for verb, _ in SHAPES]
        self.start: dict[str, int] = {}
        for kind, found in names.items():
            self.start[kind] = 1 + len(choices)
            choices += found
        super().__init__(game, seats, choices, LONGEST, QUESTIONS)
        self.outcomes = max(sum([int(copies) for copies in box.copies]), len(box.cards))
        self.lay_out()

    def lay_out(self) -> None:
        add, seats = self.layout.add, self.seats
        areas, colours, cards = len(self.box.areas), len(self.box.colours), len(self.box.cards)
        self.board = add("gems by area and colour", areas * colours)
        self.at = add("where the group stands", areas)
        self.amulets = add("amulets by seat and colour", seats * colours)
        self.hands = add("memory: hands by seat and metal", seats * KINDS)
        self.reserve = add("energy in reserve by seat", seats)
        self.spells = add("spells in play by seat", seats * cards)
        self.energy = add("energy on each spell", cards)
        self.sale = add("spell for sale", cards)
        self.pile = add("open cards of the pile", cards)
        self.layed = add("cards laid out", cards)
        self.dealt = add("own dealt cards", cards)
        self.under = add("memory: cards under the deck", cards)
        self.used = add("spells used", cards)
        self.incomes = add("incomes taken", cards)
        self.stock = add("stock by metal", KINDS)
        self.offer = add("offer by metal", KINDS)
        self.desired = add("desired metals", KINDS)
        self.leader = add("leader of the auction", seats)
        self.out = add("out of the auction", seats)
        self.hat = add("first player", seats)
        self.turn = add("asked", seats)
        self.sealed = add("has answered in secret", seats)
        self.figures = add("round, auctions left, bid, deck, pile", 5)

    # -- actions --------------------------------------------------------------

    def spell(self, action: int) -> Word:
        shape = SHAPES[verb_of(action)][1]
        kinds = ["n"] * KINDS if shape == "bag" else shape.split()
        fields = [self.start[kind] + field(action, i) for i, kind in enumerate(kinds)]
        return (1 + verb_of(action), *fields)

    def unspell(self, word: Word) -> int:
        verb = word[0] - 1
        shape = SHAPES[verb][1]
        kinds = ["n"] * KINDS if shape == "bag" else shape.split()
        return numbered(verb, [choice - self.start[kind] for choice, kind in zip(word[1:], kinds, strict=True)])

    # -- views ----------------------------------------------------------------

    def seats_named(self, name: str) -> int:
        return 0 if name in WITHOUT_SEAT else 1

    def fill(self, row: bytearray, view: View, seat: int) -> None:
        assert isinstance(view, AmulettView)
        table = view.table
        self.fill_question(row, view.agenda)
        heaps = [self.gems_of(heap) for heap in table.board]
        row[self.board : self.board + len(heaps) * len(self.box.colours)] = b"".join(heaps)
        row[self.at + table.at] = 1
        for other, place in enumerate(self.from_me(seat)):
            self.fill_seat(row, view, other, place)
        for start, cards in (
            (self.sale, [table.sale]),
            (self.pile, table.pile),
            (self.layed, table.layout),
            (self.dealt, table.dealt[seat]),
            (self.under, view.memory.under),
        ):
            self.fill_cards(row, start, cards)
        row[self.energy : self.energy + len(table.energy)] = bytes(table.energy)
        self.fill_bits(row, self.used, table.used)
        self.fill_bits(row, self.incomes, table.incomes)
        self.fill_metal(row, self.stock, table.stock)
        self.fill_metal(row, self.offer, table.offer)
        for m in range(KINDS):
            row[self.desired + m] = table.desired >> m & 1
        for start, found in ((self.leader, table.leader), (self.hat, table.hat), (self.turn, table.turn)):
            if found != NOBODY:
                row[start + (found - seat) % self.seats] = 1
        for i, figure in enumerate([table.round, table.left, table.bid, table.deck, len(table.pile)]):
            row[self.figures + i] = little(figure)

    def fill_seat(self, row: bytearray, view: AmulettView, other: int, place: int) -> None:
        table = view.table
        start = self.amulets + place * len(self.box.colours)
        row[start : start + len(self.box.colours)] = self.gems_of(table.amulets[other])
        self.fill_metal(row, self.hands + place * KINDS, view.memory.hands[other])
        row[self.reserve + place] = table.reserve[other]
        self.fill_cards(row, self.spells + place * len(self.box.cards), table.spells[other])
        row[self.out + place] = table.out >> other & 1
        row[self.sealed + place] = table.sealed[other] != -1

    def gems_of(self, heap: int) -> bytes:
        if heap not in self.heaps:
            self.heaps[heap] = bytes([gems.count(heap, colour) for colour in range(len(self.box.colours))])
        return self.heaps[heap]

    def fill_metal(self, row: bytearray, start: int, bag: int) -> None:
        if bag not in self.bags:
            self.bags[bag] = bytes([metals.count(bag, m) for m in range(KINDS)])
        row[start : start + KINDS] = self.bags[bag]

    def fill_bits(self, row: bytearray, start: int, bits: int) -> None:
        while bits:
            row[start + (bits & -bits).bit_length() - 1] = 1
            bits &= bits - 1

    def fill_cards(self, row: bytearray, start: int, cards: Iterable[int]) -> None:
        for card in cards:
            if card >= 0:
                row[start + card] = 1
