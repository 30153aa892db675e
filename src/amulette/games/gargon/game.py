"""Gargon as the lobby knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, final

from amulette.games.gargon import hidden, moves, tell
from amulette.games.gargon.cards import DECK, LETTERS, Cards, write
from amulette.games.gargon.edition import HAND, amulets_of
from amulette.games.gargon.position import Parts, parts_of, read_position, read_view, seats_of
from amulette.games.gargon.rules import ROUND
from amulette.games.gargon.setup import Setup
from amulette.games.gargon.state import Gargon
from amulette.games.gargon.view import GargonView
from amulette.kernel.chance import Chance, Fast
from amulette.kernel.contract import Action, Event, Game, Refusal, RefusedError, State
from amulette.kernel.edition import Edition
from amulette.kernel.options import Option, chosen
from amulette.kernel.vecs import append, i64, insert, vec

OPEN_CAPTURES: Final = Option("open_captures", (False, True), ("G-12.6", "G-14.1"))
START: Final = Option("start", ("random", *LETTERS), ("G-1.7",))


@final
class GargonGame(Game):
    """Three to five magicians fight for cards that bear amulets."""

    key: ClassVar[str] = "gargon"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(3, 6)
    longest: ClassVar[int] = 1000  # at most 71 rounds of 12 decisions, and a draw for each card of the piles
    declared: ClassVar[list[Option]] = [OPEN_CAPTURES, START]

    def __init__(self, edition: Edition, options: Mapping[str, object]) -> None:
        self.edition = edition
        self.amulets = amulets_of(edition)
        self.options = chosen(self.declared, options)
        self.open_captures = self.options["open_captures"] is True
        self.setups = {seats: Setup(seats, self.amulets, self.open_captures) for seats in self.seats}

    def deal(self, seats: int, chance: Chance, told: list[Event] | None = None) -> Gargon:
        self.check_seats(seats)
        cards = DECK[:]
        chance.shuffle(cards)
        g = empty_table(self.setups[seats], chance)
        for seat in range(seats):
            g.hands[seat] = sorted_hand(cards[HAND * seat : HAND * (seat + 1)])
        half = (len(cards) - HAND * seats) // 2
        g.piles[0] = turned(cards[HAND * seats : HAND * seats + half])
        g.piles[1] = turned(cards[HAND * seats + half :])
        g.lead = self.first_lead(seats, chance)
        g.told = told
        tell.game_started(g, g.hands, g.piles, self.options, self.edition.id)
        g.then(ROUND)
        g.settle()
        g.told = None
        return g

    def first_lead(self, seats: int, chance: Chance) -> int:
        """G-1.7: by lot, after the shuffle; or the seat that the table chose."""
        start = str(self.options["start"])
        if start == "random":
            return chance.below(seats)
        if LETTERS.index(start) >= seats:
            raise RefusedError(Refusal("G-1.7", {"start": start, "seats": seats}))
        return LETTERS.index(start)

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise RefusedError(Refusal("G-1.1", {"seats": seats}))

    def position(self, text: str) -> Gargon:
        parts = parts_of(text)
        g = empty_table(self.setup_of(parts), Fast(0))
        read_position(g, parts)
        return g

    def view(self, text: str) -> GargonView:
        parts = parts_of(text)
        return read_view(self.setup_of(parts), parts)

    def setup_of(self, parts: Parts) -> Setup:
        """A position names its own variant, so that it means the same at every table."""
        seats = seats_of(parts)
        self.check_seats(seats)
        return Setup(seats, self.amulets, self.open_captures or "opt open_captures" in parts)

    def read(self, text: str) -> Action:
        return moves.read_action(text)

    def write(self, action: Action) -> str:
        return moves.write(action)

    def pieces(self, state: State) -> list[str]:
        assert isinstance(state, Gargon)
        rows = [*state.hands, *state.piles, *state.laid, *state.won, state.lost]
        return [write(card) for card in sorted([card for row in rows for card in row])]

    def disguise(self, state: State, seat: int | None, rng: Fast, forgetful: bool = False) -> Gargon:
        assert isinstance(state, Gargon)
        return hidden.disguise(state, seat, rng, forgetful)


def empty_table(setup: Setup, chance: Chance) -> Gargon:
    seats = setup.orders[0]
    return Gargon(
        setup,
        chance,
        vec[vec[i64]]([vec[i64]() for seat in seats]),
        vec[vec[i64]]([vec[i64](), vec[i64]()]),
        vec[vec[i64]]([vec[i64]() for seat in seats]),
        vec[vec[i64]]([vec[i64]() for seat in seats]),
    )


def sorted_hand(row: Cards) -> Cards:
    """With room for the cards to come."""
    hand = vec[i64](capacity=24)
    for card in row:
        hand = insert(hand, card)
    return hand


def turned(row: Cards) -> Cards:
    """In the opposite order: a pile keeps its top card last."""
    found = vec[i64](capacity=len(row))
    for i in range(len(row) - 1, -1, -1):
        found = append(found, row[i])
    return found
