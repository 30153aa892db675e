"""The set-up of the spells: the masters' deal, and its variants (A-1.9 to A-1.16, A-12.2 to A-12.9, A-12.14)."""

from __future__ import annotations

from typing import Any, Final, final

from amulette.games.das_amulett import moves, tell
from amulette.games.das_amulett.sealed import DEALT, KEPT, charges, keeps
from amulette.games.das_amulett.setup import AUCTION, BEGINNERS, DRAFT, MASTERS
from amulette.games.das_amulett.state import NOTHING, Amulett
from amulette.games.das_amulett.steps import SEATS, Question, Turn, for_each_seat
from amulette.games.das_amulett.white import SPELLS
from amulette.kernel.contract import NOBODY, Action, Actions, Refusal, Seat, Step
from amulette.kernel.vecs import append, i64, insert, remove, vec

BEGINNERS_ENERGY: Final = 2  # on each of their spells


@final
class SetUp(Step[Amulett]):
    """A-1.9, A-12: how each seat comes by its first spells."""

    def run(self, g: Amulett) -> None:
        start = g.setup.start
        if start == MASTERS:
            deal(g, DEALT)
            g.then(KEEP, CHARGE)
        elif start == BEGINNERS:
            deal(g, KEPT)
            g.then(BEGIN)
        elif start == DRAFT:
            lay_out(g, DEALT * g.setup.seats)
            g.then(CHARGE)
            g.then_each(g.setup.orders[g.hat][::-1], DRAFT_ONE)
            g.then_each(g.in_turn(), DRAFT_ONE)
        else:
            assert start == AUCTION
            g.set_pile(DEALT * g.setup.seats)
            g.then(SPELLS)


class Sealed(Question):
    """A question to all seats at once; the answers stay secret until all have given theirs."""

    def asks(self, g: Amulett) -> Seat:
        for seat in range(g.setup.seats):
            if g.sealed[seat] == NOTHING:
                return seat
        return NOBODY

    def waiting(self, g: Amulett) -> tuple[int, ...]:
        return tuple([seat for seat in range(g.setup.seats) if g.sealed[seat] == NOTHING])

    def seal(self, g: Amulett, seat: Seat, action: Action) -> None:
        """Asked on: once all have answered, the step runs."""
        g.sealed[seat] = action
        g.then(self)

    def run(self, g: Amulett) -> None:
        for seat in range(g.setup.seats):
            self.open(g, seat, g.sealed[seat])
            g.sealed[seat] = NOTHING
        self.close(g)

    def open(self, g: Amulett, seat: Seat, action: Action) -> None:
        """Carry out what a seat has chosen."""
        raise NotImplementedError

    def close(self, g: Amulett) -> None:
        """What follows when all choices are carried out."""
        raise NotImplementedError


@final
class Keep(Sealed):
    """A-1.11, A-1.12: each seat secretly keeps two of its four; the others are shuffled into the deck."""

    decision = "keep"

    def options(self, g: Amulett, seat: Seat) -> Actions:
        return keeps(g.dealt[seat])

    def answer(self, g: Amulett, seat: Seat, action: Action) -> None:
        tell.kept(g, seat, moves.field(action, 0), moves.field(action, 1))
        self.seal(g, seat, action)

    def open(self, g: Amulett, seat: Seat, action: Action) -> None:
        first, second = moves.field(action, 0), moves.field(action, 1)
        back = remove(remove(g.dealt[seat][:], first), second)
        g.dealt[seat] = vec[i64]([first, second])
        g.returned[seat] = back
        for card in back:
            g.deck = append(g.deck, card)

    def close(self, g: Amulett) -> None:
        g.shuffle()

    def forbids(self, g: Amulett, seat: Seat, action: Action) -> Refusal:
        return Refusal("A-1.11")


@final
class Charge(Sealed):
    """A-1.13 to A-1.16: each seat secretly charges its two spells; then all are shown at once."""

    decision = "charge"

    def options(self, g: Amulett, seat: Seat) -> Actions:
        return charges(g.dealt[seat], g.reserve[seat])

    def answer(self, g: Amulett, seat: Seat, action: Action) -> None:
        tell.charged(g, seat, moves.field(action, 1), moves.field(action, 3))
        self.seal(g, seat, action)

    def open(self, g: Amulett, seat: Seat, action: Action) -> None:
        g.lay_spell(seat, moves.field(action, 0), moves.field(action, 1))
        g.lay_spell(seat, moves.field(action, 2), moves.field(action, 3))
        g.dealt[seat] = vec[i64]()
        g.returned[seat] = vec[i64]()

    def close(self, g: Amulett) -> None:
        tell.spells_shown(g)

    def forbids(self, g: Amulett, seat: Seat, action: Action) -> Refusal:
        if moves.verb_of(action) != moves.CHARGE:
            return Refusal("A-1.13")
        if moves.field(action, 0) != g.dealt[seat][0] or moves.field(action, 2) != g.dealt[seat][1]:
            return Refusal("A-1.13")
        if moves.field(action, 1) == 0 or moves.field(action, 3) == 0:
            return Refusal("A-1.14")
        return Refusal("A-1.15", {"reserve": g.reserve[seat]})


@final
class Begin(Step[Amulett]):
    """A-12.14: two spells each, openly, with two energy on each."""

    def run(self, g: Amulett) -> None:
        for seat in range(g.setup.seats):
            for card in g.dealt[seat]:
                g.lay_spell(seat, card, BEGINNERS_ENERGY)
            g.dealt[seat] = vec[i64]()
        tell.spells_shown(g)


@final
class DraftOne(Turn):
    """A-12.7, A-12.8: one card of those laid out; what is left goes back into the deck."""

    decision = "draft"

    def options(self, g: Amulett, seat: Seat) -> Actions:
        found = vec[i64]()
        for card in g.layout:
            found = append(found, moves.action(moves.DRAFT, card))
        return found

    def answer(self, g: Amulett, seat: Seat, action: Action) -> None:
        card = moves.field(action, 0)
        g.layout = remove(g.layout, card)
        g.dealt[seat] = insert(g.dealt[seat], card)
        tell.drafted(g, seat, card)
        if len(g.layout) == (DEALT - KEPT) * g.setup.seats:
            for other in g.layout:
                g.deck = append(g.deck, other)
            g.layout = vec[i64]()
            g.shuffle()

    def forbids(self, g: Amulett, seat: Seat, action: Action) -> Refusal:
        return Refusal("A-12.7")


def deal(g: Amulett, n: i64) -> None:
    """`n` cards to each seat, the whole of one before the next."""
    for seat in range(g.setup.seats):
        for _ in range(n):
            g.dealt[seat] = insert(g.dealt[seat], g.draw())
        tell.dealt(g, seat)


def lay_out(g: Amulett, n: i64) -> None:
    for _ in range(n):
        g.layout = insert(g.layout, g.draw())
    tell.laid_out(g)


SET_UP: Final = SetUp()
KEEP: Final = Keep()
CHARGE: Final = Charge()
BEGIN: Final = Begin()
DRAFT_ONE: Final = for_each_seat([DraftOne(s) for s in SEATS])
STEPS: Final[list[Step[Any]]] = [SET_UP, KEEP, CHARGE, BEGIN, *DRAFT_ONE]
