"""A rule of thumb for Gargon: the advice of docs/rules/gargon.md, section 10, with figures to it.

Everything is counted in points.  A lay is worth what its cards bring if they are taken, and a new card if they are
lost, less what they would have been worth in the hand.  A pass is worth the three cards it draws.
"""

from __future__ import annotations

from typing import Final, final

from amulette.bots.contract import RuleOfThumb
from amulette.bots.gargon_odds import FACES, Odds
from amulette.games.gargon.cards import COLOURS, Card, Cards, colour, colours_of, pattern
from amulette.games.gargon.moves import cards_of, colour_of, is_draw, is_fight, is_lay, pile_of
from amulette.games.gargon.view import GargonView
from amulette.kernel.contract import View
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
        assert view.seat is not None
        if is_fight(options[0]):  # who loses early has the choice of the piles; nothing else depends on it
            return [1.0 if is_lost(view, view.seat, colour_of(option)) else 0.0 for option in options]
        mind = Mind(view, view.seat)
        is_placing = is_lay(options[0])
        return [mind.weight(option, is_placing) for option in options]


@final
class Mind:
    """What one seat thinks of each card, and of each thing it may do."""

    def __init__(self, view: GargonView, me: int) -> None:
        self.view = view
        self.me = me
        self.odds = Odds(view, me)
        self.worth = vec[float]([0.0] * FACES)  # what a card adds to the score when it is taken
        for c in range(len(COLOURS)):
            self.price(c)
        time = self.time_left()
        self.kept = vec[float]([time * self.in_hand(card) for card in range(FACES)])  # what it is worth to its holder
        self.drawn = vec[float]([self.average(c) for c in range(len(COLOURS))])  # the same for a card not yet seen
        self.consolation = max([self.drawn[~pile[-1]] for pile in view.table.piles if pile], default=0.0)
        self.haste = HASTE * self.lead() if time > 0.0 else 0.0

    # -- cards ----------------------------------------------------------------

    def price(self, c: int) -> None:
        """What each card of the colour is worth: amulets, doubled by zeros, and a step towards the bonus."""
        amulets = [float(n) for n in self.view.setup.amulets]
        won = [card & 15 for card in self.view.memory.won[self.me] if card >> 4 == c]
        held = [card & 15 for card in self.view.table.hands[self.me] if card >> 4 == c]
        factor = float(1 << won.count(0))
        hope = 1.0 + HOPE * held.count(0)
        majority = self.majority(c)
        doubled = TO_COME * self.in_play(c)  # what a zero would double
        for v in won:
            doubled += amulets[v] * factor
        for v in held:
            doubled += GROWTH * amulets[v] * factor
        self.worth[16 * c] = doubled + majority
        for v in range(1, 16):
            self.worth[16 * c + v] = amulets[v] * factor * hope + majority

    def majority(self, c: int) -> float:
        """What one more capture adds to the hope for the bonus of the colour (G-11.3)."""
        counts = [len([card for card in row if card >> 4 == c]) for row in self.view.memory.won]
        rival = max([counts[seat] for seat in range(len(counts)) if seat != self.me])
        lead = float(counts[self.me] - rival)
        still_open = CLOSE + STILL_OPEN * self.in_play(c)
        return bonus(lead + 1.0, still_open) - bonus(lead, still_open)

    def in_play(self, c: int) -> float:
        """The cards of the colour that may still be taken: those that are neither captured nor discarded."""
        held = len([card for card in self.view.table.hands[self.me] if card >> 4 == c])
        laid = len([card for row in self.view.table.laid for card in row if card >> 4 == c])
        return float(self.odds.hidden[c] + held + laid)

    def in_hand(self, card: Card) -> float:
        """What a card is worth in the hand as long as there is time to lay it."""
        part = KEPT_ZERO if card & 15 == 0 else KEPT_WORTH
        return KEPT + KEPT_POWER * (1.0 - self.odds.beaten[card]) + part * self.worth[card]

    def time_left(self) -> float:
        """The part of the hand that can still be laid: 1 for all of it, 0 in the final round (G-10.1)."""
        table = self.view.table
        smaller = min([len(pile) for pile in table.piles])
        rounds = smaller / (DRAWS * len(table.hands))
        return min(1.0, LAID * rounds / max(1, len(table.hands[self.me])))

    def average(self, c: int) -> float:
        """What an unknown card of the colour is worth in the hand."""
        if self.odds.hidden[c] == 0:
            return 0.0
        added = 0.0
        for card in range(16 * c, 16 * c + 16):
            added += float(self.odds.unseen[card]) * self.kept[card]
        return added / float(self.odds.hidden[c])

    def lead(self) -> float:
        """How far ahead the amulets captured so far put this seat: -1 well behind, 1 well ahead."""
        scores = [doubled(row, self.view.setup.amulets) for row in self.view.memory.won]
        rival = max([scores[seat] for seat in range(len(scores)) if seat != self.me])
        return max(-1.0, min(1.0, (scores[self.me] - rival) / WELL_AHEAD))

    # -- options --------------------------------------------------------------

    def weight(self, option: int, is_placing: bool) -> float:
        """What an option brings: a lay, a draw, or nothing more."""
        if is_lay(option):
            return self.lay(cards_of(option))
        if not is_draw(option):
            return ENOUGH
        tops = [len(pile) - 1 for pile in self.view.table.piles]
        pile = pile_of(option)
        more = PASS_MAX - 1 if is_placing else 0
        return self.draw(pile, tops, more) + (self.haste if tops[pile] <= tops[1 - pile] else 0.0)

    def lay(self, cards: Cards) -> float:
        """What a lay brings more than the same cards in the hand; the lower card of a pair is shielded."""
        rivals = self.odds.against(pattern(cards), colours_of(cards))
        points = 0.0
        for i in range(len(cards)):
            card, c = cards[i], colour(cards[i])
            is_shielded = i + 1 < len(cards) and colour(cards[i + 1]) == c
            taken = self.odds.taken(card, is_shielded, rivals)
            denied = 0.0 if is_shielded else DENIED * self.odds.contestants[c]
            points += taken * (self.worth[card] + denied) + (1.0 - taken) * self.consolation - self.kept[card]
        return points

    def draw(self, pile: int, tops: list[int], more: int) -> float:
        """The top card of this pile, and the best that one can draw after it: the piles are fanned (G-12.4)."""
        drawn = self.drawn[~self.view.table.piles[pile][tops[pile]]]
        left = [tops[0] - (pile == 0), tops[1] - (pile == 1)]
        if more == 0:
            return drawn
        return drawn + max([self.draw(p, left, more - 1) for p in (0, 1) if left[p] >= 0], default=0.0)


def is_lost(view: GargonView, me: int, c: int) -> bool:
    """Whether this seat loses the first battle of the colour; against a zero another zero is enough (G-9.3)."""
    mine = [card for card in view.table.laid[me] if card >> 4 == c]
    others = [card for seat, row in enumerate(view.table.laid) for card in row if card >> 4 == c and seat != me]
    return max(others, default=-1) >= max(mine)


def doubled(won: list[int], amulets: vec[i64]) -> int:
    """The amulets of these captures, doubled by the zeros of their colours (G-11.7 to G-11.9)."""
    points = 0
    for card in won:
        points += amulets[card & 15] << won.count(card & ~15)
    return points


def bonus(lead: float, still_open: float) -> float:
    """The ten points of a majority, as far as a lead in cards makes them likely."""
    return 5.0 + 5.0 * max(-1.0, min(1.0, lead / still_open))
