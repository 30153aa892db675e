"""What one seat knows, and the positions it can imagine from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from amulette.games.das_amulett import metals
from amulette.games.das_amulett.notation import write_table, write_view
from amulette.games.das_amulett.sealed import KEPT, charges, keeps
from amulette.games.das_amulett.setup import MASTERS, Setup
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Step, View
from amulette.kernel.vecs import i64, vec

if TYPE_CHECKING:
    from amulette.games.das_amulett.state import Amulett

HIDDEN: Final = -1  # a card face down; as a sealed answer: none yet
CHOSEN: Final = -2  # a sealed answer of somebody else


@dataclass
class Table:
    """What lies before the seat's eyes now.  Bags, gems and bit sets are numbers as in the state."""

    round: int
    hat: int
    at: int
    left: int
    desired: int
    board: list[int]
    amulets: list[int]
    hands: list[int]  # of others the number of cards only: `?`
    stock: int
    offer: int
    bid: int
    leader: int
    out: int
    reserve: list[int]
    spells: list[list[int]]
    energy: list[int]
    deck: int  # how many cards
    pile: list[int]  # the next card last
    sale: int
    layout: list[int]
    dealt: list[list[int]]
    returned: list[int]  # how many cards each seat gave back
    sealed: list[int]
    used: int
    incomes: int
    turn: int


@dataclass
class Memory:
    """What perfect memory adds: all hands, what lies under the deck, what the seat itself gave back in set-up.

    Every card of metal comes and goes openly, and so does every spell that is put under the deck.
    """

    hands: list[int]
    under: list[int]  # the lowest card first; the pile lies above the deck
    returned: list[int]


@dataclass
class AmulettView(View):
    """One seat's knowledge; `seat` is None for a spectator."""

    seat: int | None
    table: Table
    memory: Memory
    agenda: list[Step[Any]]
    setup: Setup = field(compare=False, repr=False)

    def text(self) -> str:
        return write_view(self)

    def table_text(self) -> str:
        return write_table(self.seat, self.table, self.agenda, self.setup)

    def imagine(self, rng: Fast) -> Amulett:
        from amulette.games.das_amulett.restore import restore  # noqa: PLC0415 - a view and its state know each other

        hidden = Guess(self, rng)
        g = restore(self.setup, self.table, self.agenda, rng.fork())
        g.hands = vec[i64](self.memory.hands)
        g.deck = vec[i64](hidden.row[: self.table.deck])
        g.pile = vec[i64](hidden.row[self.table.deck :])
        g.known = len(self.memory.under)
        g.dealt = vec[vec[i64]]([vec[i64](row) for row in hidden.dealt])
        g.returned = vec[vec[i64]]([vec[i64](row) for row in hidden.returned])
        g.sealed = vec[i64](hidden.sealed)
        return g


class Guess:
    """Every card that the view does not show gets a place where it may be, each with equal chance."""

    def __init__(self, view: AmulettView, rng: Fast) -> None:
        table, memory = view.table, view.memory
        self.unseen = self.not_shown(view)
        rng.shuffle(self.unseen)
        self.next = 0
        self.dealt = [sorted([self.turned_up(card) for card in row]) for row in table.dealt]
        self.returned = [
            memory.returned if seat == view.seat else sorted([self.turned_up(HIDDEN) for _ in range(n)])
            for seat, n in enumerate(table.returned)
        ]
        back = [card for row in self.returned for card in row]
        rest = [*back, *list(self.unseen)[self.next :]]
        below = vec[i64](rest)
        rng.shuffle(below)
        self.unseen, self.next = below, 0
        above = [*[HIDDEN] * table.deck, *table.pile][len(memory.under) :]
        self.row = [*memory.under, *[self.turned_up(card) for card in above]]
        self.sealed = [self.answer(table, seat, rng) for seat in range(len(table.sealed))]

    def not_shown(self, view: AmulettView) -> vec[i64]:
        table, memory = view.table, view.memory
        shown = {table.sale, *table.pile, *table.layout, *memory.under, *memory.returned}
        for row in [*table.spells, *table.dealt]:
            shown.update(row)
        return vec[i64]([card for card in range(len(table.energy)) if card not in shown])

    def turned_up(self, card: int) -> int:
        """The card itself if it is shown, else the next unseen one."""
        if card != HIDDEN:
            return card
        self.next += 1
        return self.unseen[self.next - 1]

    def answer(self, table: Table, seat: int, rng: Fast) -> int:
        """What a seat that has chosen may have chosen."""
        if table.sealed[seat] != CHOSEN:
            return table.sealed[seat]
        cards = vec[i64](self.dealt[seat])
        options = keeps(cards) if len(cards) > KEPT else charges(cards, table.reserve[seat])
        return options[rng.below(len(options))]


def see(g: Amulett, seat: int | None) -> AmulettView:
    """Section 5 of the rules: who sees what."""
    row = [*g.deck, *g.pile]
    table = everything(g)
    table.hands = [hand if s == seat else unknown(hand) for s, hand in enumerate(g.hands)]
    table.pile = list(g.pile) if g.is_pile_open() else [HIDDEN for _ in g.pile]
    table.sealed = [sealed if s == seat else veiled(sealed) for s, sealed in enumerate(g.sealed)]
    if g.setup.start == MASTERS:
        table.dealt = [list(cards) if s == seat else [HIDDEN for _ in cards] for s, cards in enumerate(g.dealt)]
    memory = Memory(list(g.hands), row[: g.known], [] if seat is None else list(g.returned[seat]))
    return AmulettView(seat, table, memory, list(g.agenda), g.setup)


def everything(g: Amulett) -> Table:
    """The table with nothing hidden."""
    return Table(
        round=g.round,
        hat=g.hat,
        at=g.at,
        left=g.left,
        desired=g.desired,
        board=list(g.board),
        amulets=list(g.amulets),
        hands=list(g.hands),
        stock=g.stock,
        offer=g.offer,
        bid=g.bid,
        leader=g.leader,
        out=g.out,
        reserve=list(g.reserve),
        spells=[list(cards) for cards in g.spells],
        energy=list(g.energy),
        deck=len(g.deck),
        pile=list(g.pile),
        sale=g.sale,
        layout=list(g.layout),
        dealt=[list(cards) for cards in g.dealt],
        returned=[len(cards) for cards in g.returned],
        sealed=list(g.sealed),
        used=g.used,
        incomes=g.incomes,
        turn=g.turn,
    )


def unknown(hand: int) -> int:
    """A-6.20: the size of a hand."""
    return metals.total(hand) << metals.WIDTH * metals.JOKER


def veiled(sealed: int) -> int:
    """That a seat has chosen is public, what it chose is not."""
    return HIDDEN if sealed == HIDDEN else CHOSEN
