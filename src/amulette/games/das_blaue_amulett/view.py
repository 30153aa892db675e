"""What one seat knows, and the positions it can imagine from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from amulette.games.das_blaue_amulett.board import (
    LAST,
    Space,
    index_of,
    is_place,
    is_right,
    left,
    neighbour,
    right,
    segment_of,
    space_of,
)
from amulette.games.das_blaue_amulett.cards import AMULET, TASK, Cards, pack, unpack
from amulette.games.das_blaue_amulett.notation import write_table, write_view
from amulette.games.das_blaue_amulett.setup import Setup
from amulette.kernel.chance import Fast
from amulette.kernel.contract import NOBODY, Step, View
from amulette.kernel.vecs import append, i64, insert, pop, vec

if TYPE_CHECKING:
    from amulette.games.das_blaue_amulett.state import Blaue


__all__ = [  # a view is spoken of in spaces, so whoever reads one knows the road
    "LAST",
    "BlaueView",
    "Memory",
    "Space",
    "Table",
    "index_of",
    "is_place",
    "is_right",
    "left",
    "neighbour",
    "right",
    "see",
    "segment_of",
    "space_of",
]


@dataclass
class Table:
    """What lies before the seat's eyes now."""

    princes: list[int]
    open: list[int]  # each set as a bit set
    hands: list[list[int] | int]  # of another's hand the number shows
    forces: list[int]
    wearer: int
    deck: int  # the number of cards
    discard: list[int]  # the top card is last
    mover: int
    number: int  # of the turn
    turn: int


@dataclass
class Memory:
    """What perfect memory adds: cards that were seen to be taken or stolen, as long as they are surely held."""

    known: list[list[int]]  # what this seat is sure of in each other hand
    public: list[list[int]]  # what everybody is sure of in each hand, its own too


@dataclass
class BlaueView(View):
    """One seat's knowledge; `seat` is None for a spectator."""

    seat: int | None
    table: Table
    memory: Memory
    agenda: list[Step[Any]]
    setup: Setup = field(compare=False, repr=False)

    def text(self) -> str:
        return write_view(self)

    def table_text(self) -> str:
        return write_table(self)

    def imagine(self, rng: Fast) -> Blaue:
        from amulette.games.das_blaue_amulett.state import Blaue  # noqa: PLC0415 - a view and its state know each other

        table = self.table
        g = Blaue(self.setup, rng.fork())
        g.princes, g.open, g.forces = vec[i64](table.princes), vec[i64](table.open), vec[i64](table.forces)
        g.wearer, g.mover, g.number, g.turn = table.wearer, table.mover, table.number, table.turn
        g.discard = vec[i64](table.discard)
        g.agenda = vec[Step[Any]](self.agenda)
        unseen = self.unseen(rng)
        for seat in range(self.setup.seats):
            hand = self.sure_of(seat)
            while len(hand) < self.size(seat):
                unseen, card = pop(unseen)
                hand = insert(hand, card)
            g.hands = append(g.hands, hand)
        for _ in range(self.amulets_left()):
            unseen = append(unseen, AMULET)
        rng.shuffle(unseen)
        g.deck = unseen
        g.known = self.imagined_memories()
        return g

    def force_on(self, place: int) -> int:
        """The force on the place; NOBODY when there is none."""
        return self.table.forces.index(place) if place in self.table.forces else NOBODY

    def demand(self, place: int, seat: int) -> list[int]:
        """The cards that the place would ask of this seat now: all of it is public (B-3.4)."""
        cards = [self.setup.kinds[place]] if self.setup.kinds[place] >= TASK else []
        is_defied = self.table.wearer == seat and place <= self.setup.protected
        force = self.force_on(place)
        return cards if force == NOBODY or is_defied else [*cards, force]

    def sure_of(self, seat: int) -> Cards:
        """The cards of a hand that this seat sees or remembers."""
        shown = self.table.hands[seat]
        return vec[i64](self.memory.known[seat] if isinstance(shown, int) else shown)

    def size(self, seat: int) -> int:
        shown = self.table.hands[seat]
        return shown if isinstance(shown, int) else len(shown)

    def unseen(self, rng: Fast) -> Cards:
        """The cards that a hand can hold and that this seat cannot place, shuffled."""
        left = list(self.setup.counts)
        for row in [self.table.discard, *[list(self.sure_of(seat)) for seat in range(self.setup.seats)]]:
            for card in row:
                left[card] -= 1
        cards = vec[i64](capacity=32)
        for kind in range(AMULET):
            for _ in range(left[kind]):
                cards = append(cards, kind)
        rng.shuffle(cards)
        return cards

    def amulets_left(self) -> int:
        """Amulet cards are never held (B-8.8): those not discarded are in the draw pile."""
        return self.setup.counts[AMULET] - self.table.discard.count(AMULET)

    def imagined_memories(self) -> vec[i64]:
        """Its own, and for all others what everybody knows."""
        seats = self.setup.seats
        me = seats if self.seat is None else self.seat
        found = vec[i64](capacity=seats * (seats + 1))
        for observer in range(seats + 1):
            for holder in range(seats):
                row = self.memory.known[holder] if observer == me else self.memory.public[holder]
                found = append(found, 0 if observer == holder else pack(row))
        return found


def see(g: Blaue, seat: int | None) -> BlaueView:
    """Section 4: of other hands and of the draw pile the number shows; all else lies open."""
    table = Table(
        princes=list(g.princes),
        open=list(g.open),
        hands=[list(row) if s == seat else len(row) for s, row in enumerate(g.hands)],
        forces=list(g.forces),
        wearer=g.wearer,
        deck=len(g.deck),
        discard=list(g.discard),
        mover=g.mover,
        number=g.number,
        turn=g.turn,
    )
    seats = g.setup.seats
    me = seats if seat is None else seat
    memory = Memory(
        known=[unpack(g.knows(me, holder)) for holder in range(seats)],
        public=[unpack(g.knows(seats, holder)) for holder in range(seats)],
    )
    return BlaueView(seat, table, memory, list(g.agenda), g.setup)
