"""What one seat knows, and the positions it can imagine from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from amulette.games.power_cards.cards import COMPLETE, Cards, wanted_next
from amulette.games.power_cards.memory import Mind, Reading
from amulette.games.power_cards.notation import write_table, write_view
from amulette.games.power_cards.setup import Setup
from amulette.games.power_cards.worlds import Worlds
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Step, View
from amulette.kernel.vecs import append, i64, insert, vec

if TYPE_CHECKING:
    from amulette.games.power_cards.state import PowerCards


@dataclass
class Table:
    """What lies before the seat's eyes now.  A card that shows its back is -1 for `vw`, -2 for `vs`, and so on."""

    sizes: list[int]  # of the packs
    top: int  # of the seat's own pack; 0 when there is none
    built: list[list[int]]  # two structures a seat
    hand: int  # cards in the winner's hand, from which it builds
    batch: list[int]  # the same, when the seat itself is the winner
    left: list[int]  # backs
    ranks: list[int]
    caller: int
    round: int
    turn: int
    short: int


@dataclass
class Memory:
    """What perfect memory adds: for each card on the table, the set of cards that it can be; and all that was heard.

    Packs are queues of heaps, from the top; the order inside a heap is unknown.
    """

    packs: list[list[list[int]]]
    built: list[list[int]]
    batch: list[int]
    left: list[int]
    heard: list[Reading]


@dataclass
class PowerView(View):
    """One seat's knowledge; `seat` is None for a spectator."""

    seat: int | None
    table: Table
    memory: Memory
    agenda: list[Step[Any]]
    setup: Setup = field(compare=False, repr=False)
    worlds: Worlds | None = field(default=None, compare=False, repr=False)  # once somebody has imagined one …
    mind: Mind | None = field(default=None, compare=False, repr=False)  # … and what the seat knows in all of them

    def text(self) -> str:
        return write_view(self)

    def table_text(self) -> str:
        return write_table(self)

    def imagine(self, rng: Fast) -> PowerCards:
        from amulette.games.power_cards import state as states  # noqa: PLC0415 - a view and its state know each other

        table, memory = self.table, self.memory
        if self.worlds is None:
            self.worlds = self.counted()
        g = states.PowerCards(self.setup, rng.fork())
        g.ranks = vec[i64](table.ranks)
        g.caller, g.round, g.turn, g.short = table.caller, table.round, table.turn, table.short
        g.agenda = vec[Step[Any]](self.agenda)
        lay_out(g, memory, self.worlds.draw(rng), rng)
        g.forget(memory.heard)
        if self.mind is None:
            self.mind = Mind(memory.packs, memory.built, memory.batch, memory.left, memory.heard)
        g.remember(self.setup.seats if self.seat is None else self.seat, self.mind)
        return g

    def counted(self) -> Worlds:
        """All worlds that this view allows, place by place in the order of lay_out()."""
        memory = self.memory
        places = [found for pack in memory.packs for heap in pack for found in heap]
        places += [found for row in memory.built for found in row]
        batch = list(range(len(places), len(places) + len(memory.batch)))
        return Worlds([*places, *memory.batch, *memory.left], batch, self.fitting())

    def fitting(self) -> int:
        """The cards that fit where somebody is building now, which is seen on the table; none when nobody is."""
        if self.table.hand == 0:
            return 0
        rows, deck = self.table.built[2 * self.table.caller :], self.setup.deck
        row = rows[1] if len(rows[0]) == COMPLETE else rows[0]
        first = 0 if not row else ~row[0] if row[0] < 0 else deck.backs[row[0]]
        return deck.with_backs(wanted_next(len(row), first))


def lay_out(g: PowerCards, memory: Memory, cards: Cards, rng: Fast) -> None:
    """Put the cards where they lie: packs, structures, batch, leftover.  Nobody knows the order inside a heap."""
    n: i64 = 0
    for pack in memory.packs:
        row = vec[i64]()
        for heap in pack:
            mixed = cards[n : n + len(heap)]
            rng.shuffle(mixed)
            for card in mixed:
                row = append(row, card)
            n += len(heap)
        g.packs = append(g.packs, row)
    for slots in memory.built:
        g.built = append(g.built, cards[n : n + len(slots)])
        n += len(slots)
    end = n + len(memory.batch)
    for card in cards[n:end]:
        g.batch = insert(g.batch, card)
    g.left = cards[end:]


def see(g: PowerCards, seat: int | None) -> PowerView:
    """Section 4 of the rules: who sees what."""
    backs = g.setup.deck.backs
    own = -1 if seat is None else seat
    table = Table(
        sizes=[len(pack) for pack in g.packs],
        top=g.packs[own][0] if seat is not None and len(g.packs[own]) > 0 else 0,
        built=[list(row) if i // 2 == own else [~backs[card] for card in row] for i, row in enumerate(g.built)],
        hand=len(g.batch),
        batch=list(g.batch) if g.caller == own else [],
        left=[~backs[card] for card in g.left],
        ranks=list(g.ranks),
        caller=g.caller,
        round=g.round,
        turn=g.turn,
        short=g.short,
    )
    mind = g.mind(g.setup.seats if seat is None else seat)
    packs = [[heap[:] for heap in pack] for pack in mind.packs]
    memory = Memory(packs, [row[:] for row in mind.built], mind.batch[:], mind.left[:], mind.heard[:])
    return PowerView(seat, table, memory, list(g.agenda), g.setup)
