"""What one seat knows, and the positions it can imagine from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, final

from amulette.games.gargon.cards import COLOURS, DECK, Cards, Rows, back, colour
from amulette.games.gargon.notation import write_table, write_view
from amulette.games.gargon.setup import Setup
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Step, View
from amulette.kernel.vecs import append, i64, insert, pop, vec

if TYPE_CHECKING:
    from amulette.games.gargon.state import Gargon


@dataclass
class Table:
    """What lies before the seat's eyes now.  A card face down is -1 for a white back, -2 for a blue one, and so on."""

    hands: list[list[int]]
    piles: list[list[int]]  # the top card is last
    laid: list[list[int]]
    won: list[list[int] | int]  # a face-down pile of captures shows its number only
    lost: list[int]
    lead: int
    round: int
    turn: int
    shown: bool


@dataclass
class Memory:
    """What perfect memory adds: the faces of all captures, each of which once lay open (G-12.10)."""

    won: list[list[int]]


@dataclass
class GargonView(View):
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

    def imagine(self, rng: Fast) -> Gargon:
        from amulette.games.gargon.state import Gargon  # noqa: PLC0415 - a view and its state know each other

        unseen = Unseen(self.table, self.memory, rng)
        g = Gargon(
            self.setup,
            rng.fork(),
            unseen.turn_up(self.table.hands, in_order=True),
            unseen.turn_up(self.table.piles, in_order=False),
            unseen.turn_up(self.table.laid, in_order=True),
            unseen.turn_up(self.memory.won, in_order=True),
        )
        g.lost = vec[i64](self.table.lost)
        g.lead = self.table.lead
        g.round = self.table.round
        g.turn = self.table.turn
        g.shown = self.table.shown
        g.agenda = vec[Step[Any]](self.agenda)
        return g


@final
class Unseen:
    """The cards a seat has never seen, by colour, shuffled."""

    def __init__(self, table: Table, memory: Memory, rng: Fast) -> None:
        copies = vec[i64]([0] * 96)
        for card in DECK:
            copies[card] += 1
        for rows in (table.hands, table.laid, memory.won, [table.lost]):
            for row in rows:
                for seen in row:
                    if seen >= 0:
                        copies[seen] -= 1
        self.cards: Rows = vec[vec[i64]]([vec[i64](capacity=17) for c in COLOURS])
        for card in DECK:
            if copies[card] > 0:
                copies[card] -= 1
                self.cards[colour(card)] = append(self.cards[colour(card)], card)
        for unseen in self.cards:
            rng.shuffle(unseen)

    def turn_up(self, rows: list[list[int]], in_order: bool) -> Rows:
        """The rows with a face for each back."""
        found: Rows = vec[vec[i64]](capacity=len(rows))
        for row in rows:
            faces = vec[i64](capacity=len(row))
            for shown in row:
                card: i64 = shown
                if card < 0:
                    self.cards[~card], card = pop(self.cards[~card])
                faces = insert(faces, card) if in_order else append(faces, card)
            found = append(found, faces)
        return found


def see(g: Gargon, seat: int | None) -> GargonView:
    """G-12: hands, piles and unrevealed cards show their backs; captures their number."""
    over = len(g.agenda) == 0
    table = Table(
        hands=[list(row) if s == seat else backs(row) for s, row in enumerate(g.hands)],
        piles=[backs(row) for row in g.piles],
        laid=[list(row) if g.shown or s == seat else backs(row) for s, row in enumerate(g.laid)],
        won=[sorted(row) if g.setup.open_captures or over or s == seat else len(row) for s, row in enumerate(g.won)],
        lost=sorted(g.lost),
        lead=g.lead,
        round=g.round,
        turn=g.turn,
        shown=g.shown,
    )
    memory = Memory([sorted(row) for row in g.won])
    return GargonView(seat, table, memory, list(g.agenda), g.setup)


def backs(row: Cards) -> list[int]:
    return [back(card) for card in row]
