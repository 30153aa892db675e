"""How the search plays Gargon on where its tree ends: the rule of thumb in short, quick enough for every decision.

It holds states, but only imagined ones, and of those it looks at nothing that the acting seat may not know.
"""

from __future__ import annotations

from typing import Final, final

from amulette.bots.gargon import (
    CLOSE,
    DENIED,
    DRAWS,
    GROWTH,
    HOPE,
    KEPT,
    KEPT_POWER,
    KEPT_WORTH,
    KEPT_ZERO,
    LAID,
    PASS_MAX,
    STILL_OPEN,
    TO_COME,
    GargonThumb,
    bonus,
)
from amulette.bots.gargon_odds import FACES
from amulette.bots.hints import TO_THE_END, Hints
from amulette.games.gargon.cards import DECK
from amulette.games.gargon.moves import LAY, STOP
from amulette.games.gargon.state import Gargon
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Action, Actions, Seat, State
from amulette.kernel.vecs import i64, vec

DRAWN: Final = 1.2  # what a card from a pile is worth in the hand
WHIM: Final = 0.8  # points by which one option may seem better than it is, so that play-outs differ
FINE: Final = 1024.0
DOUBT: Final = 8.0  # points

COPIES: Final = vec[i64]([0] * FACES)
for each in DECK:
    COPIES[each] += 1


@final
class GargonHints(Hints):
    def __init__(self) -> None:
        super().__init__(GargonThumb(), TO_THE_END)

    def clock(self, world: State) -> i64:
        assert isinstance(world, Gargon)
        return world.round

    def doubt(self, world: State) -> float:
        return DOUBT

    def pick(self, world: State, seat: Seat, options: Actions, dice: Fast) -> Action:
        """What to draw and where to fight matters little: anything, but never less than one may."""
        assert isinstance(world, Gargon)
        if options[0] >= LAY:
            return Glance(world, seat).best(options, dice)
        n = len(options)
        if options[n - 1] == STOP:
            n -= 1
        return options[dice.below(n)]


@final
class Glance:
    """What each card brings when it is laid, more than in the hand: alone, or below another one of its colour."""

    def __init__(self, g: Gargon, me: Seat) -> None:
        self.alone = vec[float]([0.0] * FACES)
        self.below = vec[float]([0.0] * FACES)
        self.time = time_left(g, me)
        self.drawn = DRAWN * self.time
        self.unseen = unseen_by(g, me)
        c: i64 = -1
        suit = Suit(g, me, self.unseen, 0)
        for card in g.hands[me]:
            if card >> 4 != c:
                c = card >> 4
                suit = Suit(g, me, self.unseen, c)
            self.price(g, suit, card)

    def price(self, g: Gargon, suit: Suit, card: i64) -> None:
        v = card & 15
        higher = above(self.unseen, card, suit.hidden)
        worth = suit.zero if v == 0 else float(g.setup.amulets[v]) * suit.factor + suit.majority
        part: float = KEPT_ZERO if v == 0 else KEPT_WORTH
        kept = self.time * (KEPT + KEPT_POWER * (1.0 - higher) + part * worth)
        taken = suit.taken(higher)
        shielded = suit.taken(0.5 * higher * higher)
        self.alone[card] = taken * (worth + suit.denied) + (1.0 - taken) * self.drawn - kept
        self.below[card] = shielded * worth + (1.0 - shielded) * self.drawn - kept

    def best(self, options: Actions, dice: Fast) -> Action:
        best = options[0]
        top = -1000.0
        for option in options:
            points = self.weight(option) + WHIM * float(dice.below(1024)) / FINE
            if points > top:
                best, top = option, points
        return best

    def weight(self, option: Action) -> float:
        """Of a lay, card by card; of a pass, the three cards it draws."""
        if option < LAY:
            return self.drawn * float(PASS_MAX)
        points = 0.0
        left = option // LAY
        while left > 0:
            card = (left & 127) - 1
            left >>= 7
            is_below = left > 0 and ((left & 127) - 1) >> 4 == card >> 4
            points += self.below[card] if is_below else self.alone[card]
        return points


@final
class Suit:
    """What a capture in one colour is worth to a seat, and who may contest it."""

    def __init__(self, g: Gargon, me: Seat, unseen: vec[i64], c: i64) -> None:
        self.hidden: i64 = 0
        for card in range(16 * c, 16 * c + 16):
            self.hidden += unseen[card]
        won = Heap(g.won[me], c, g.setup.amulets)
        held = Heap(g.hands[me], c, g.setup.amulets)
        in_play = float(self.hidden + held.cards)
        lead = float(won.cards - most_of_others(g, me, c))
        still_open = CLOSE + STILL_OPEN * in_play
        self.majority = bonus(lead + 1.0, still_open) - bonus(lead, still_open)
        doubling = float(1 << won.zeros)
        amulets = float(won.amulets) + GROWTH * float(held.amulets)
        self.zero = TO_COME * in_play + doubling * amulets + self.majority
        self.factor = doubling * (1.0 + HOPE * float(held.zeros))
        self.later = later_chance(g, me, c)
        self.rivals: i64 = 0  # who have laid the colour already
        for seat in range(len(g.laid)):
            if seat != me and count(g.laid[seat], c) > 0:
                self.rivals += 1
        self.denied = DENIED * float(self.rivals)

    def taken(self, higher: float) -> float:
        """The chance that nobody beats a card which this part of the unseen ones would beat."""
        chance = 1.0 - self.later * higher
        rival: i64 = 0
        while rival < self.rivals:
            chance *= 1.0 - higher
            rival += 1
        return chance


@final
class Heap:
    """The cards of one colour in a row."""

    def __init__(self, row: vec[i64], c: i64, amulets: vec[i64]) -> None:
        self.cards: i64 = 0
        self.zeros: i64 = 0
        self.amulets: i64 = 0
        for card in row:
            if card >> 4 == c:
                self.cards += 1
                self.amulets += amulets[card & 15]
                if card & 15 == 0:
                    self.zeros += 1


def above(unseen: vec[i64], card: i64, hidden: i64) -> float:
    """The part of the unseen cards of the colour that beat this one; against a zero every card will do."""
    if card & 15 == 0 or hidden == 0:
        return 1.0 if card & 15 == 0 else 0.0
    higher: i64 = 0
    for other in range(card + 1, (card | 15) + 1):
        higher += unseen[other]
    return float(higher) / float(hidden)


def unseen_by(g: Gargon, me: Seat) -> vec[i64]:
    """How many copies of each face the seat has never seen."""
    unseen = COPIES[:]
    for row in g.won:
        for card in row:
            unseen[card] -= 1
    for card in g.lost:
        unseen[card] -= 1
    for card in g.hands[me]:
        unseen[card] -= 1
    return unseen


def most_of_others(g: Gargon, me: Seat, c: i64) -> i64:
    most: i64 = 0
    for seat in range(len(g.won)):
        if seat != me:
            most = max(most, count(g.won[seat], c))
    return most


def count(row: vec[i64], c: i64) -> i64:
    """The cards of a colour; the backs tell it too."""
    n: i64 = 0
    for card in row:
        if card >> 4 == c:
            n += 1
    return n


def later_chance(g: Gargon, me: Seat, c: i64) -> float:
    """About how many seats after this one will lay the colour, as far as their backs allow it; 1 at most."""
    found = 0.0
    seat = g.left_of(me)
    while seat != g.lead:
        found += 2.0 * float(count(g.hands[seat], c)) / float(len(g.hands[seat]) + 4)
        seat = g.left_of(seat)
    return min(1.0, found)


def time_left(g: Gargon, me: Seat) -> float:
    """The part of the hand that can still be laid: 1 for all of it, 0 in the final round (G-10.1)."""
    rounds = float(min(len(g.piles[0]), len(g.piles[1]))) / (DRAWS * float(g.setup.seats))
    return min(1.0, LAID * rounds / float(max(1, len(g.hands[me]))))
