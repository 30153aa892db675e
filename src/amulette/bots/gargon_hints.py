"""How the search looks at Gargon: a few rounds on, with captures and hands for what is still to come.

It holds states, but only imagined ones.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from amulette.bots.gargon import (
    CLOSE,
    DRAWS,
    GROWTH,
    HOPE,
    LAID,
    STILL_OPEN,
    TO_COME,
    GargonThumb,
    Mind,
    bonus,
    is_lost,
)
from amulette.bots.gargon_guess_hints import guess
from amulette.bots.gargon_odds import COPIES, Known
from amulette.bots.gargon_plain import Eyes
from amulette.bots.hints import CARELESS, Hints
from amulette.games.gargon.cards import COLOURS
from amulette.games.gargon.moves import LAY, STOP, colour_of, is_fight
from amulette.games.gargon.state import Gargon
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Action, Actions, Seat, State
from amulette.kernel.vecs import i64, vec

SENSIBLE: Final = 80  # of 100 lays of others are those of a rule of thumb
PLAIN: Final = 50  # of 100 choices of others are those of the plain one: many people play so
SPAN: Final = 2  # rounds: the one that is being played, and the next
GROWN: Final = 10_000  # visits: others do as the rule of thumb says; a tree of their answers was not seen to help

# Fitted by least squares to the final scores of 500 games of four rules of thumb, at the beginning of each round.
CAPTURED: Final = 0.9  # of the points captured; a zero that doubles them may be to come …
CAPTURED_LATER: Final = 0.06  # … in each round left
MAJORITY: Final = 0.8  # of the bonus that is likely …
MAJORITY_LATER: Final = 0.06  # … less for each round left
CARD: Final = 0.33  # for each card in the hand and each round left …
MANY: Final = 8.0  # … but not for more cards than these …
LAYABLE: Final = -2.9  # … and less for those that can be laid, as what they bring is counted below
POWER: Final = 0.57  # for the part of its colour that a card beats, in each round left …
POWER_NOW: Final = 0.45  # … less if it can be laid
AMULETS: Final = 1.25
ZERO: Final = 1.6
DOUBT: Final = 3.9  # points: how wrong all this is just before the end, as a chance to win sees it …
DOUBT_LATER: Final = 3.4  # … and more with the root of the rounds left


@final
class GargonHints(Hints):
    def __init__(self, span: int = SPAN) -> None:
        super().__init__(GargonThumb(), span, GROWN)

    def clock(self, world: State) -> i64:
        assert isinstance(world, Gargon)
        return world.round

    def guess(self, world: State, me: Seat, dice: Fast) -> None:
        """Most players lay what is good; some do not."""
        assert isinstance(world, Gargon)
        if dice.below(100) < SENSIBLE:
            guess(world, me, dice.below(100) < PLAIN)

    def pick(self, world: State, me: Seat, seat: Seat, options: Actions, dice: Fast) -> Action:
        """As one rule of thumb or the other (the wiser one for `me`), without the detour of a view."""
        assert isinstance(world, Gargon)
        if options[0] < LAY and not is_fight(options[0]):  # which card to draw matters little, but it should be drawn
            return options[dice.below(len(options) - (1 if options[-1] == STOP else 0))]
        if dice.below(100) < CARELESS:
            return options[dice.below(len(options))]
        known = known_in(world, seat)
        if is_fight(options[0]):
            return first_lost(known, options)
        if seat != me and dice.below(100) < PLAIN:
            return Eyes(known).best(options)
        return Mind(known, is_quick=True).best(options)

    def worth(self, world: State) -> vec[float]:
        assert isinstance(world, Gargon)
        return vec[float]([expected(world, seat) for seat in range(len(world.won))])

    def doubt(self, world: State) -> float:
        assert isinstance(world, Gargon)
        return DOUBT + DOUBT_LATER * sqrt(rounds_left(world))


def first_lost(known: Known, options: Actions) -> Action:
    """A fight that is lost, if there is one."""
    for option in options:
        if is_lost(known, colour_of(option)):
            return option
    return options[0]


def known_in(g: Gargon, seat: Seat) -> Known:
    """What a seat would know in an imagined world."""
    known = Known(seat, g.lead, g.shown, g.setup.amulets)
    known.hands = g.hands
    known.piles = g.piles
    known.laid = g.laid
    known.won = g.won
    known.lost = g.lost
    return known


def expected(g: Gargon, me: Seat) -> float:
    """The final score of a seat, between two rounds, by what it has captured and holds."""
    left = rounds_left(g)
    unseen = unseen_by(g, me)
    cards = float(len(g.hands[me]))
    time = min(1.0, LAID * left / max(1.0, cards))  # the part of the hand that can still be laid
    points = cards * LAYABLE * time + min(cards, MANY) * CARD * left
    for c in range(len(COLOURS)):
        points += Suit(g, me, c, unseen).points(left, time)
    return points


@final
class Suit:
    """What one colour will be worth to a seat."""

    def __init__(self, g: Gargon, me: Seat, c: i64, unseen: vec[i64]) -> None:
        self.unseen = unseen
        self.hidden: i64 = 0
        for card in range(16 * c, 16 * c + 16):
            self.hidden += unseen[card]
        self.won = Heap(g.won[me], c, g.setup.amulets)
        self.held = Heap(g.hands[me], c, g.setup.amulets)
        self.lead = float(self.won.cards - most_of_others(g, me, c))
        self.power = 0.0
        for card in g.hands[me]:
            if card >> 4 == c and card & 15 > 0:
                self.power += 1.0 - above(unseen, card, self.hidden)

    def points(self, left: float, time: float) -> float:
        doubling = float(1 << self.won.zeros)
        captured = float(self.won.amulets) * doubling
        in_play = float(self.hidden + self.held.cards)
        majority = bonus(self.lead, CLOSE + STILL_OPEN * in_play)
        zero = TO_COME * in_play + doubling * (float(self.won.amulets) + GROWTH * float(self.held.amulets))
        hoped = float(self.held.amulets) * doubling * (1.0 + HOPE * float(self.held.zeros))
        return (
            captured * (CAPTURED + CAPTURED_LATER * left)
            + majority * (MAJORITY - MAJORITY_LATER * left)
            + self.power * (POWER * left - POWER_NOW * time)
            + time * (AMULETS * hoped + ZERO * zero * float(self.held.zeros))
        )


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
    """The part of the unseen cards of the colour that beat this one."""
    if hidden == 0:
        return 0.0
    higher: i64 = 0
    for other in range(card + 1, (card | 15) + 1):
        higher += unseen[other]
    return float(higher) / float(hidden)


def unseen_by(g: Gargon, me: Seat) -> vec[i64]:
    """How many copies of each face the seat has never seen; nothing is laid between two rounds."""
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
            n: i64 = 0
            for card in g.won[seat]:
                if card >> 4 == c:
                    n += 1
            most = max(most, n)
    return most


def rounds_left(g: Gargon) -> float:
    """About as many as the smaller pile lasts (G-10.1)."""
    return float(min(len(g.piles[0]), len(g.piles[1]))) / (DRAWS * float(g.setup.seats))
