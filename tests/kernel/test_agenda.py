"""What other games ask of the kernel: secret choices at the same time, and interruptions."""

from __future__ import annotations

from typing import final

import pytest

from amulette.files.build import build
from amulette.kernel.chance import Fast
from amulette.kernel.contract import (
    NOBODY,
    Action,
    Actions,
    IllegalActionError,
    Refusal,
    Seat,
    State,
    Step,
    read_steps,
    submit,
    write_steps,
)
from amulette.kernel.vecs import i64, vec

if build() == "compiled":
    pytest.skip("an interpreted game cannot stand on a compiled kernel", allow_module_level=True)

COUNTER, LET_BE = 10, 11


@final
class Auction(State):
    """Three seats bid 0 to 2 in secret; the seat to the left may counter a bid of 2."""

    def __init__(self) -> None:
        super().__init__(Fast(0))
        self.bids = [NOBODY] * 3

    def not_asked(self) -> Refusal:
        return Refusal("T-1.1")


@final
class SealedBids(Step[Auction]):
    """T-1: all bid at once."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def asks(self, g: Auction) -> Seat:
        return self.seats[0]

    def waiting(self, g: Auction) -> tuple[int, ...]:
        return self.seats

    def options(self, g: Auction, seat: Seat) -> Actions:
        return vec[i64]([0, 1, 2])

    def forbids(self, g: Auction, seat: Seat, action: Action) -> Refusal:
        return Refusal("T-1.2")

    def answer(self, g: Auction, seat: Seat, action: Action) -> None:
        g.bids[seat] = action
        rest = tuple(s for s in self.seats if s != seat)
        g.then(SealedBids(rest) if rest else Reveal())


@final
class Reveal(Step[Auction]):
    """T-2: whoever bid 2 may be countered."""

    def run(self, g: Auction) -> None:
        for seat in (2, 1, 0):
            if g.bids[seat] == 2:
                g.then(Counter(seat))


@final
class Counter(Step[Auction]):
    """T-3: the seat to the left may strike the bid."""

    def __init__(self, bidder: int) -> None:
        self.bidder = bidder

    def asks(self, g: Auction) -> Seat:
        return (self.bidder + 1) % 3

    def options(self, g: Auction, seat: Seat) -> Actions:
        return vec[i64]([COUNTER, LET_BE])

    def answer(self, g: Auction, seat: Seat, action: Action) -> None:
        if action == COUNTER:
            g.bids[self.bidder] = 0


def auction() -> Auction:
    g = Auction()
    g.then(SealedBids((0, 1, 2)))
    g.settle()
    return g


def test_several_seats_are_waited_for_and_answer_in_any_order() -> None:
    g = auction()
    assert g.waiting() == (0, 1, 2)

    submit(g, 2, 1)
    submit(g, 0, 0)

    assert g.waiting() == (1,)
    with pytest.raises(IllegalActionError, match=r"T-1\.1"):
        submit(g, 2, 0)


def test_a_refusal_names_what_would_be_legal() -> None:
    refused = auction().why_not(1, 7)

    assert refused == Refusal("T-1.2", {}, [0, 1, 2])


def test_an_interruption_is_one_step_pushed() -> None:
    g = auction()
    for seat in (0, 1, 2):
        submit(g, seat, 2 if seat < 2 else 1)
    assert write_steps(g.agenda) == "Counter Counter"

    submit(g, 1, COUNTER)
    submit(g, 2, LET_BE)

    assert g.bids == [0, 2, 1]
    assert g.waiting() == ()


def test_five_steps_are_done_in_the_order_in_which_they_are_pushed() -> None:
    g = Auction()
    g.then(Counter(0), Counter(1), Reveal(), SealedBids((0,)), Reveal())

    assert write_steps(g.agenda) == "Counter Counter Reveal SealedBids Reveal"


def test_steps_read_back_by_name() -> None:
    steps: dict[str, Step[Auction]] = {"Reveal": Reveal(), "Counter": Counter(0)}

    assert write_steps(read_steps("Counter Reveal", steps)) == "Counter Reveal"
    assert write_steps(read_steps("-", steps)) == "-"
    with pytest.raises(ValueError, match="no such step: 'Dance'"):
        read_steps("Dance", steps)
