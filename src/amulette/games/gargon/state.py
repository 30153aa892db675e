"""The position: where the cards are, and the small moves the rules are made of."""

from __future__ import annotations

from typing import final

from amulette.games.gargon import tell
from amulette.games.gargon.cards import (
    THREE_ALIKE,
    Card,
    Colour,
    Pattern,
    Rows,
    colours_of,
    pattern,
    without,
    write_all,
    write_colours,
    write_pattern,
)
from amulette.games.gargon.moves import cards_of
from amulette.games.gargon.notation import write_position
from amulette.games.gargon.score import Tally
from amulette.games.gargon.setup import Setup
from amulette.games.gargon.view import GargonView, see
from amulette.kernel.chance import Chance
from amulette.kernel.contract import NOBODY, Action, Refusal, Seat, Seats, State
from amulette.kernel.vecs import append, i64, insert, pop, remove, vec


@final
class Gargon(State):
    """The whole truth of one game."""

    def __init__(self, setup: Setup, chance: Chance, hands: Rows, piles: Rows, laid: Rows, won: Rows) -> None:
        super().__init__(chance)
        self.setup = setup
        self.hands = hands  # sorted, like every row below but the piles
        self.piles = piles  # the top card is last
        self.laid = laid
        self.won = won
        self.lost = vec[i64]()  # discarded
        self.lead: i64 = 0  # before a round starts: the candidate for it
        self.round: i64 = 0
        self.shown = False  # whether the laid cards are face up

    def clone(self) -> Gargon:
        g = Gargon(
            self.setup,
            self.chance.clone(),
            vec[vec[i64]]([row[:] for row in self.hands]),
            vec[vec[i64]]([row[:] for row in self.piles]),
            vec[vec[i64]]([row[:] for row in self.laid]),
            vec[vec[i64]]([row[:] for row in self.won]),
        )
        g.lost = self.lost[:]
        g.lead = self.lead
        g.round = self.round
        g.shown = self.shown
        g.agenda = self.agenda[:]
        g.turn = self.turn
        return g

    def view(self, seat: int | None) -> GargonView:
        return see(self, seat)

    def not_asked(self) -> Refusal:
        return Refusal("G-13.1", {"seat": self.turn}) if len(self.agenda) > 0 else Refusal("G-10.3")

    # -- who ----------------------------------------------------------------

    def left_of(self, seat: Seat) -> Seat:
        """G-1.2."""
        return seat + 1 if seat + 1 < self.setup.seats else 0

    def in_turn(self) -> Seats:
        """All seats, clockwise from the leader (G-2.6)."""
        return self.setup.orders[self.lead]

    def first_with_a_card(self) -> Seat:
        """The first seat from the candidate on that can lead (G-2.3)."""
        for seat in self.in_turn():
            if len(self.hands[seat]) > 0:
                return seat
        return NOBODY

    def chooser(self) -> Seat:
        """The first seat in turn order that has a laid card (G-6.2)."""
        for seat in self.in_turn():
            if len(self.laid[seat]) > 0:
                return seat
        return NOBODY

    def contestants(self, c: Colour) -> Seats:
        """The seats with a laid card of the colour, in turn order (G-7.1)."""
        seats = vec[i64]()
        for seat in self.in_turn():
            for card in self.laid[seat]:
                if card >> 4 == c:
                    seats = append(seats, seat)
                    break
        return seats

    # -- what lies where ----------------------------------------------------

    def pattern(self) -> Pattern:
        """What the leader has laid (G-4.2)."""
        return pattern(self.laid[self.lead])

    def colours_laid(self) -> i64:
        """The colours on the table, as a bit set."""
        bits: i64 = 0
        for row in self.laid:
            bits |= colours_of(row)
        return bits

    def best(self, seat: Seat, c: Colour) -> Card:
        """The highest laid card of the seat in the colour; -1 when it has none."""
        best: i64 = -1
        for card in self.laid[seat]:
            if card >> 4 == c:
                best = card
        return best

    def strongest(self, seats: Seats, c: Colour) -> Seat:
        """The seat with the highest card of the colour; NOBODY when all have zeros (G-7.4, G-9.3)."""
        strongest: i64 = NOBODY
        top: i64 = c << 4
        for seat in seats:
            card = self.best(seat, c)
            if card > top:
                top, strongest = card, seat
        return strongest

    def has_pile(self) -> bool:
        """Whether there is a card to draw."""
        return len(self.piles[0]) + len(self.piles[1]) > 0

    def is_final(self) -> bool:
        """G-10.1."""
        return len(self.piles[0]) == 0 or len(self.piles[1]) == 0

    def open_piles(self) -> i64:
        """The piles that can be drawn from (G-5.8): 1 the first, 2 the second, 3 both."""
        first: i64 = 1 if len(self.piles[0]) > 0 else 0
        return first + 2 if len(self.piles[1]) > 0 else first

    def why_no_lay(self, seat: Seat, action: Action) -> Refusal:
        """The first clause that a lay breaks: three alike, cards one does not hold, pattern, colours."""
        cards = cards_of(action)
        spread = pattern(cards)
        if spread == THREE_ALIKE:
            return Refusal("G-3.4", {"colour": write_colours(colours_of(cards))})
        missing = without(cards, self.hands[seat])
        if len(missing) > 0:
            return Refusal("G-3.2", {"cards": write_all(missing)})
        if spread != self.pattern():
            return Refusal("G-4.2", {"wanted": write_pattern(self.pattern()), "laid": write_pattern(spread)})
        allowed = self.colours_laid()
        return Refusal(
            "G-4.4", {"colours": write_colours(colours_of(cards) & ~allowed), "allowed": write_colours(allowed)}
        )

    # -- small moves --------------------------------------------------------

    def lay(self, seat: Seat, action: Action) -> None:
        cards = cards_of(action)
        hand = self.hands[seat]
        for card in cards:
            hand = remove(hand, card)
        self.hands[seat] = hand
        self.laid[seat] = cards
        tell.laid(self, seat, cards)

    def draw(self, seat: Seat, pile: i64, reason: str) -> None:
        self.piles[pile], card = pop(self.piles[pile])
        self.hands[seat] = insert(self.hands[seat], card)
        tell.drew(self, seat, pile, card, reason)
        if len(self.piles[pile]) == 0:
            tell.pile_emptied(self, pile, len(self.piles[1 - pile]) > 0)

    def capture(self, seat: Seat, card: Card) -> None:
        self.laid[seat] = remove(self.laid[seat], card)
        self.won[seat] = append(self.won[seat], card)
        tell.captured(self, seat, card)

    def capture_all(self, seat: Seat, c: Colour) -> None:
        """The one or two laid cards of the colour, together (G-7.2)."""
        tell.captured_all(self, seat, c, self.laid[seat])
        card = self.best(seat, c)
        while card >= 0:
            self.laid[seat] = remove(self.laid[seat], card)
            self.won[seat] = append(self.won[seat], card)
            card = self.best(seat, c)

    def discard(self, seat: Seat, card: Card) -> None:
        self.laid[seat] = remove(self.laid[seat], card)
        self.lost = append(self.lost, card)
        tell.discarded(self, seat, card)

    def discard_hands(self) -> None:
        """From the leader, in turn order (G-10.4)."""
        for seat in self.in_turn():
            tell.hand_discarded(self, seat, self.hands[seat])
            for card in self.hands[seat]:
                self.lost = append(self.lost, card)
            self.hands[seat] = vec[i64]()

    # -- the end ------------------------------------------------------------

    def tally(self) -> Tally:
        return Tally(self.won, self.setup.amulets)

    def places(self) -> list[int]:
        return self.tally().places()

    def scores(self) -> list[int]:
        return self.tally().totals()

    # -- as text ------------------------------------------------------------

    def position(self) -> str:
        return write_position(self)
