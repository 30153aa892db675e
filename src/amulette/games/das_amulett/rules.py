"""A round: white, grey, red, blue, and its end (A-2, A-4, A-5, A-10, A-11).  Numbers are clauses."""

from __future__ import annotations

from typing import Any, Final, final

from amulette.games.das_amulett import auction, gains, moves, opening, payment, prize, tell, white
from amulette.games.das_amulett.auction import AUCTION
from amulette.games.das_amulett.spell import BLUE, GREY, RED
from amulette.games.das_amulett.spells import teleport
from amulette.games.das_amulett.state import Amulett
from amulette.games.das_amulett.steps import SEATS, Numbered, Turn, for_each_seat
from amulette.games.das_amulett.turns import ItemsTurn
from amulette.games.das_amulett.white import WHITE
from amulette.kernel.contract import NOBODY, Action, Actions, Refusal, Seat, Step
from amulette.kernel.vecs import append, i64, vec


@final
class Round(Step[Amulett]):
    """A-2.1, A-2.9: the four phases in order; every income may serve anew."""

    def run(self, g: Amulett) -> None:
        g.round += 1
        g.incomes = 0
        tell.round_started(g, g.round)
        g.then(WHITE, GREY_PHASE, RED_PHASE, BLUE_PHASE, END_OF_ROUND)


@final
class Grey(Step[Amulett]):
    """A-4.1: in turn order each seat completes its own grey turn."""

    def run(self, g: Amulett) -> None:
        tell.phase_started(g, "grey")
        g.used = 0
        g.then_each(g.in_turn(), GREY_TURN)


@final
class GreyTurn(ItemsTurn):
    """A-4.2 to A-4.6: the texts and incomes of one's grey spells."""

    decision = "grey_turn"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, GREY, "A-4.1", "A-4.2")


@final
class Red(Step[Amulett]):
    """A-5.1: before any marker is drawn, owners of Desire or Journey may use them, in turn order."""

    def run(self, g: Amulett) -> None:
        tell.phase_started(g, "red")
        g.used = 0
        g.desired = 0
        g.left = 0
        g.then(MARKER)
        g.then_each(g.in_turn(), RED_START)


@final
class RedStart(ItemsTurn):
    """A-5.1, A-14.1 to A-14.5: Desire and Journey."""

    decision = "red_start"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, RED, "A-5.1", "A-5.1")


@final
class Marker(Step[Amulett]):
    """A-5.2 to A-5.5: a marker gives the number of auctions, unless Journey has."""

    def run(self, g: Amulett) -> None:
        if g.left == 0:
            markers = g.setup.box.markers
            g.left = markers[g.chance.below(len(markers))]
            tell.marker_drawn(g, g.left)
        g.then(AUCTION)


@final
class Blue(Step[Amulett]):
    """A-10.1: in turn order each seat takes a whole blue turn, items first, then upkeep."""

    def run(self, g: Amulett) -> None:
        tell.phase_started(g, "blue")
        g.used = 0
        g.desired = 0
        seats = g.in_turn()
        for i in range(len(seats) - 1, -1, -1):
            g.then(BLUE_TURN[seats[i]], UPKEEP[seats[i]])


@final
class BlueTurn(ItemsTurn):
    """A-10.2, A-10.3: the texts and incomes of one's blue spells."""

    decision = "blue_turn"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, BLUE, "A-10.1", "A-10.2")

    def close(self, g: Amulett) -> None:
        """The turn goes on with the upkeep."""
        tell.items_done(g, self.seat)


@final
class Upkeep(Turn):
    """A-10.4: from each own spell its bolts are removed, or all it holds if less."""

    def asks(self, g: Amulett) -> Seat:
        return NOBODY

    def run(self, g: Amulett) -> None:
        for card in g.spells[self.seat]:
            bolts, there = g.setup.bolts[card], g.energy[card]
            g.remove_energy(card, min(there, bolts), "upkeep", self.seat)
        g.then(BURY[self.seat])


@final
class Bury(Turn):
    """A-10.5, A-10.6: emptied spells go under the deck in the order the owner chooses, the last one by itself."""

    decision = "bury"

    def emptied(self, g: Amulett) -> vec[i64]:
        found = vec[i64]()
        for card in g.spells[self.seat]:
            if g.energy[card] == 0:
                found = append(found, card)
        return found

    def asks(self, g: Amulett) -> Seat:
        return self.seat if len(self.emptied(g)) > 1 else NOBODY

    def options(self, g: Amulett, seat: Seat) -> Actions:
        found = vec[i64]()
        for card in self.emptied(g):
            found = append(found, moves.action(moves.BURY, card))
        return found

    def answer(self, g: Amulett, seat: Seat, action: Action) -> None:
        g.bury(moves.field(action, 0))
        g.then(self)

    def run(self, g: Amulett) -> None:
        for card in self.emptied(g):
            g.bury(card)
        tell.turn_done(g, self.seat, "blue")

    def forbids(self, g: Amulett, seat: Seat, action: Action) -> Refusal:
        return Refusal("A-10.5")


@final
class EndOfRound(Step[Amulett]):
    """A-2.1, A-11.7: the next round, unless this was the last one allowed."""

    def run(self, g: Amulett) -> None:
        if g.round >= g.setup.max_rounds:
            g.end("rounds")
        else:
            g.then(ROUND)


ROUND: Final = Round()
GREY_PHASE: Final = Grey()
GREY_TURN: Final = for_each_seat([GreyTurn(s) for s in SEATS])
RED_PHASE: Final = Red()
RED_START: Final = for_each_seat([RedStart(s) for s in SEATS])
MARKER: Final = Marker()
BLUE_PHASE: Final = Blue()
BLUE_TURN: Final = for_each_seat([BlueTurn(s) for s in SEATS])
UPKEEP: Final = for_each_seat([Upkeep(s) for s in SEATS])
BURY: Final = for_each_seat([Bury(s) for s in SEATS])
END_OF_ROUND: Final = EndOfRound()
STEPS: Final[list[Step[Any]]] = [
    ROUND, GREY_PHASE, *GREY_TURN, RED_PHASE, *RED_START, MARKER, BLUE_PHASE, *BLUE_TURN, *UPKEEP, *BURY, END_OF_ROUND,
]  # fmt: skip
FIXED: Final = {
    repr(step): step for step in [*opening.STEPS, *white.STEPS, *auction.STEPS, *payment.STEPS, *prize.STEPS, *STEPS]
}
NUMBERED: Final[dict[str, type[Numbered]]] = {
    "Due": gains.Due,
    "From": gains.From,
    "Joker": gains.Joker,
    "Claim": payment.Claim,
    "Lift": teleport.Lift,
    "Drop": teleport.Drop,
}
