"""A rule of thumb for Gargon: the advice of docs/rules/gargon.md, section 10, with figures to it.

Everything is counted in points.  A lay is worth what its cards bring if they are taken, and a new card if they are
lost, less what they would have been worth in the hand.  A pass is worth the three cards it draws.
"""

from __future__ import annotations

from typing import Final, final

from amulette.bots.contract import HAIR, RuleOfThumb
from amulette.bots.gargon_gains import Gains, shape_of
from amulette.bots.gargon_odds import ALL_HUES, FACES, HUES, PATTERNS, Known, Odds, Rival, hue, place_of, rows
from amulette.games.gargon.cards import Colour
from amulette.games.gargon.moves import colour_of, is_draw, is_fight, is_lay, pile_of
from amulette.games.gargon.score import Tally
from amulette.games.gargon.view import GargonView
from amulette.kernel.contract import Action, Actions, View
from amulette.kernel.vecs import i64, vec

# The figures were found by play, against random bots and against itself; half or twice as much is seldom better.
HOPE: Final = 0.3  # a zero in the hand doubles its colour some day: so much of that is worth counting on
GROWTH: Final = 0.6  # of the amulets in the hand this part will be there for a zero to double
TO_COME: Final = 0.06  # the same for each card of the colour that is still in play
CLOSE: Final = 1.0  # a majority is open while the lead in cards is smaller than this …
STILL_OPEN: Final = 0.125  # … and longer with each card of the colour that is still in play
DENIED: Final = 0.3  # for each rival that is beaten: what it does not take is worth something to all others
KEPT: Final = 0.15  # any card in the hand lets its owner follow
KEPT_POWER: Final = 1.5  # a card that beats most others will shield one with amulets
KEPT_WORTH: Final = 0.4  # of the points that its capture would bring now: some day it may be captured still
KEPT_ZERO: Final = 0.5  # the same for a zero, which can wait for its moment
DRAWS: Final = 0.8  # so many cards leave the smaller pile for each seat, in a round
LAID: Final = 2.0  # so many cards leave a hand in a round
HASTE: Final = 0.2  # who is well ahead wants the end, so draws from the smaller pile; who is behind from the larger
WELL_AHEAD: Final = 20.0  # points
ENOUGH: Final = 0.001  # to stop is better than to draw a card that is worth nothing, as all are in the final round
PASS_MAX: Final = 3  # cards a pass may draw (G-5.2)


@final
class GargonThumb(RuleOfThumb):
    """Watches the backs and remembers the captures, but thinks of this round only."""

    def weigh(self, view: View, options: list[int]) -> list[float]:
        assert isinstance(view, GargonView)
        mind = Mind(known_from(view))
        return [mind.weight(option, options[0]) for option in options]


def known_from(view: GargonView) -> Known:
    assert view.seat is not None
    table = view.table
    known = Known(view.seat, table.lead, table.shown, view.setup.amulets)
    known.hands = rows(table.hands)
    known.piles = rows(table.piles)
    known.laid = rows(table.laid)
    known.won = rows(view.memory.won)
    known.lost = vec[i64](table.lost)
    return known


@final
class Mind:
    """What one seat thinks of each card, and of each thing it may do."""

    def __init__(self, known: Known, is_quick: bool = False) -> None:
        self.known = known
        self.leaves_colours = is_quick and known.me == known.lead  # as if the last seat were free in its colours
        self.hand = known.hands[known.me]
        self.odds = Odds(known)
        self.won = Tally(known.won, known.amulets)
        self.held = Tally(vec[vec[i64]]([self.hand]), known.amulets)
        self.worth = vec[float]([0.0] * FACES)  # what a card adds to the score when it is taken
        self.kept = vec[float]([0.0] * FACES)  # what it is worth to its holder
        self.drawn = vec[float]([0.0] * HUES)  # the same for a card not yet seen
        self.time = self.time_left()
        for c in range(HUES):
            self.price(c)
            self.keep(c)
        self.consolation = 0.0  # the better of the two cards that a loser may draw
        for pile in known.piles:
            if len(pile) > 0:
                self.consolation = max(self.consolation, self.drawn[hue(pile[-1])])
        self.haste = HASTE * self.lead() if self.time > 0.0 else 0.0
        self.gains: list[Gains | None] = [None] * (PATTERNS << HUES)

    # -- cards ----------------------------------------------------------------

    def price(self, c: Colour) -> None:
        """What each card of the colour is worth: amulets, doubled by zeros, and a step towards the bonus."""
        mine = self.known.me * HUES + c
        in_play = self.odds.hidden[c] + float(self.held.cards[c] + self.known.laid_of(c))  # cards still to be taken
        factor = float(1 << self.won.zeros[mine])
        hope = 1.0 + HOPE * float(self.held.zeros[c])
        majority = self.majority(c, in_play)
        doubled = float(self.won.amulets[mine]) + GROWTH * float(self.held.amulets[c])  # what a zero would double
        self.worth[16 * c] = TO_COME * in_play + doubled * factor + majority
        for v in range(1, 16):
            self.worth[16 * c + v] = float(self.known.amulets[v]) * factor * hope + majority

    def majority(self, c: Colour, in_play: float) -> float:
        """What one more capture adds to the hope for the bonus of the colour (G-11.3)."""
        rival: i64 = 0
        for seat in range(self.won.seats):
            if seat != self.known.me:
                rival = max(rival, self.won.cards[seat * HUES + c])
        lead = float(self.won.cards[self.known.me * HUES + c] - rival)
        still_open = CLOSE + STILL_OPEN * in_play
        return bonus(lead + 1.0, still_open) - bonus(lead, still_open)

    def keep(self, c: Colour) -> None:
        """What each card of the colour is worth in the hand as long as there is time to lay it, and one unknown."""
        drawn = 0.0
        for card in range(16 * c, 16 * c + 16):
            part = KEPT_ZERO if card & 15 == 0 else KEPT_WORTH
            self.kept[card] = self.time * (KEPT + KEPT_POWER * (1.0 - self.odds.beaten[card]) + part * self.worth[card])
            drawn += float(self.odds.unseen[card]) * self.kept[card]
        hidden = self.odds.hidden[c]
        self.drawn[c] = drawn / hidden if hidden > 0.0 else 0.0

    def time_left(self) -> float:
        """The part of the hand that can still be laid: 1 for all of it, 0 in the final round (G-10.1)."""
        smaller = min(len(self.known.piles[0]), len(self.known.piles[1]))
        rounds = float(smaller) / (DRAWS * float(len(self.known.hands)))
        return min(1.0, LAID * rounds / float(max(1, len(self.hand))))

    def lead(self) -> float:
        """How far ahead the amulets captured so far put this seat: -1 well behind, 1 well ahead."""
        mine: i64 = 0
        rival: i64 = 0
        for seat in range(self.won.seats):
            points: i64 = 0
            for c in range(HUES):
                points += self.won.doubled(seat, c)
            if seat == self.known.me:
                mine = points
            else:
                rival = max(rival, points)
        return max(-1.0, min(1.0, float(mine - rival) / WELL_AHEAD))

    # -- options --------------------------------------------------------------

    def best(self, options: Actions) -> Action:
        """The first of those that are worth most."""
        found = options[0]
        most = self.weight(found, found)
        for option in options:
            weight = self.weight(option, options[0])
            if weight > most + HAIR:
                found, most = option, weight
        return found

    def weight(self, option: Action, first: Action) -> float:
        """What an option brings, among those of which `first` is the first: a lay, a draw, nothing more, a fight."""
        if is_lay(option):
            return self.lay(option)
        if is_fight(option):  # who loses early has the choice of the piles; nothing else depends on it
            return 1.0 if is_lost(self.known, colour_of(option)) else 0.0
        if not is_draw(option):
            return ENOUGH
        tops, others = len(self.known.piles[pile_of(option)]), len(self.known.piles[1 - pile_of(option)])
        more: i64 = PASS_MAX - 1 if is_lay(first) else 0
        haste = self.haste if tops <= others else 0.0
        if pile_of(option) == 0:
            return self.draw(0, tops - 1, others - 1, more) + haste
        return self.draw(1, others - 1, tops - 1, more) + haste

    def lay(self, action: Action) -> float:
        """What a lay brings more than the same cards in the hand; the lower card of a pair is shielded."""
        spread, colours = shape_of(action)
        return self.gain(spread, colours).lay(action)

    def gain(self, spread: i64, colours: i64) -> Gains:
        """What each card brings in a lay of this pattern and these colours, a bit set."""
        if self.leaves_colours:
            colours = ALL_HUES
        key = place_of(spread) << HUES | colours
        found = self.gains[key]
        if found is None:
            found = self.gains[key] = self.reckon(colours, self.odds.rivals(spread, colours))
        return found

    def reckon(self, colours: i64, rivals: list[Rival]) -> Gains:
        """What each card of these colours brings in a lay against these rivals."""
        gains = Gains()
        for card in self.hand:
            if colours >> (card >> 4) & 1 == 0:
                continue
            denied = DENIED * self.odds.contestants[card >> 4]
            taken = self.odds.taken(card, False, rivals)
            lost = self.consolation - self.kept[card]
            gains.bare[card] = taken * (self.worth[card] + denied - self.consolation) + lost
            taken = self.odds.taken(card, True, rivals)
            gains.shielded[card] = taken * (self.worth[card] - self.consolation) + lost
        return gains

    def draw(self, pile: i64, first: i64, second: i64, more: i64) -> float:
        """The top card of this pile, and the best that one can draw after it: the piles are fanned (G-12.4).

        `first` and `second` are the places of the top cards of the two piles, -1 when there is none.
        """
        drawn = self.drawn[hue(self.known.piles[pile][first if pile == 0 else second])]
        if pile == 0:
            first -= 1
        else:
            second -= 1
        after = 0.0
        if more > 0 and first >= 0:
            after = self.draw(0, first, second, more - 1)
        if more > 0 and second >= 0:
            after = max(after, self.draw(1, first, second, more - 1))
        return drawn + after


def is_lost(known: Known, c: Colour) -> bool:
    """Whether this seat loses the first battle of the colour; against a zero another zero is enough (G-9.3)."""
    best: i64 = -1
    rival: i64 = -1
    for seat in range(len(known.laid)):
        for card in known.laid[seat]:
            if card >> 4 == c and seat == known.me:
                best = max(best, card)
            elif card >> 4 == c:
                rival = max(rival, card)
    return rival >= best


def bonus(lead: float, still_open: float) -> float:
    """The ten points of a majority, as far as a lead in cards makes them likely."""
    return 5.0 + 5.0 * max(-1.0, min(1.0, lead / still_open))
