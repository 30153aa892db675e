"""What the backs tell a seat of Gargon: which cards nobody has shown, and who can contest a card laid now."""

from __future__ import annotations

from typing import Final, final

from amulette.games.gargon.cards import COLOURS, DECK
from amulette.games.gargon.view import GargonView
from amulette.kernel.vecs import i64, vec

PerColour = vec[float]

FACES: Final = 96  # numbers a card can be
NEVER: Final = vec[float]([0.0] * len(COLOURS))

ABSENT: Final = 0.6  # chance that a seat still to act leaves a given colour alone, so that the last seat may not lay it


@final
class Rival:
    """Another seat: its chances to lay one card, or two, of each colour; any card of the colour, for all one knows."""

    def __init__(self, one: PerColour, two: PerColour) -> None:
        self.one = one
        self.two = two


@final
class Odds:
    """All that one seat can count."""

    def __init__(self, view: GargonView, me: int) -> None:
        table = view.table
        self.unseen = unseen_copies(view, me)
        self.hidden = vec[i64]([count_of(self.unseen, c) for c in range(len(COLOURS))])
        self.later = seats_after(me, table.lead, len(table.hands))
        self.hands = [colours_in(table.hands[seat]) for seat in self.later]
        self.beaten = vec[float]([self.chance_of_higher(card) for card in range(FACES)])  # by card
        self.laid = [colours_in(table.laid[seat]) for seat in range(len(table.laid)) if seat != me]
        self.before = self.who_laid()
        self.contestants = self.count_contestants()
        self.free: dict[int, list[Rival]] = {}  # by pattern: all rivals but the last seat, free in their colours
        self.rivals: dict[int, list[Rival]] = {}  # by pattern and colours

    def chance_of_higher(self, card: i64) -> float:
        """That an unseen card of the colour beats this one; against a zero every card will do (G-9.1, G-9.3)."""
        hidden = self.hidden[card >> 4]
        if card & 15 == 0 or hidden == 0:
            return 1.0 if card & 15 == 0 else 0.0
        higher: i64 = 0
        for other in range(card + 1, (card | 15) + 1):
            higher += self.unseen[other]
        return float(higher) / float(hidden)

    def taken(self, card: i64, is_shielded: bool, rivals: list[Rival]) -> float:
        """The chance to take a laid card: no rival has a higher one, or a higher second one if it is shielded (G-7)."""
        c, higher = card >> 4, self.beaten[card]
        by_one = 0.0 if is_shielded else higher
        by_two = higher * higher if is_shielded else (2.0 - higher) * higher  # both are higher, or one of them is
        chance = 1.0
        for rival in rivals:
            chance *= 1.0 - rival.one[c] * by_one - rival.two[c] * by_two
        return chance

    def who_laid(self) -> list[Rival]:
        """The seats whose cards lie there already: their colours are certain."""
        found = []
        for row in self.laid:
            if total(row) > 0.0:
                one = vec[float]([1.0 if n == 1.0 else 0.0 for n in row])
                two = vec[float]([1.0 if n == 2.0 else 0.0 for n in row])
                found.append(Rival(one, two))
        return found

    def count_contestants(self) -> PerColour:
        """How many others have laid each colour."""
        found = vec[float]([0.0] * len(COLOURS))
        for row in self.laid:
            for c in range(len(COLOURS)):
                if row[c] > 0.0:
                    found[c] += 1.0
        return found

    def against(self, spread: i64, colours: i64) -> list[Rival]:
        """The rivals of a lay of this pattern in these colours, a bit set: those before it and those after it."""
        if not self.later:
            return self.before
        key = spread << len(COLOURS) | colours
        if key not in self.rivals:
            last = follower(self.last_may_lay(colours), spread)
            self.rivals[key] = [*self.all_but_last(spread), last]
        return self.rivals[key]

    def all_but_last(self, spread: i64) -> list[Rival]:
        if spread not in self.free:
            hands = self.hands[:-1]
            self.free[spread] = self.before + [follower(hand, spread) for hand in hands]
        return self.free[spread]

    def last_may_lay(self, colours: i64) -> PerColour:
        """Of each colour the cards of the last seat, as far as the colour will lie on the table (G-4.4)."""
        hand = self.hands[-1]
        absent = 1.0
        for _ in range(len(self.later) - 1):
            absent *= ABSENT
        found = hand[:]
        for c in range(len(COLOURS)):
            if self.contestants[c] == 0.0 and colours >> c & 1 == 0:
                found[c] *= 1.0 - absent
        return found


def follower(hand: PerColour, spread: i64) -> Rival:
    """A seat still to act, which takes any lay of the pattern as gladly as any other."""
    cards = total(hand)
    pairs = vec[float]([n * (n - 1.0) / 2.0 if n > 1.0 else 0.0 for n in hand])
    beside = vec[float]([n * (cards - n) for n in hand])  # ways to lay one card of the colour with one of another
    all_pairs, all_beside = total(pairs), total(beside) / 2.0
    one, two, times = NEVER, NEVER, 1.0  # each way is counted once for every colour that `times` says
    if spread == 1:
        one = hand
    elif spread == 2:
        two = pairs
    elif spread == 11:
        one, times = beside, 2.0
    elif spread == 21:
        one = vec[float]([hand[c] * (all_pairs - pairs[c]) for c in range(len(COLOURS))])
        two = vec[float]([pairs[c] * (cards - hand[c]) for c in range(len(COLOURS))])
        times = 2.0
    else:
        one = vec[float]([hand[c] * (all_beside - beside[c]) for c in range(len(COLOURS))])
        times = 3.0
    ways = (total(one) + total(two)) / times
    share = 1.0 / (ways + 2.0)  # there are two piles it may draw from instead
    return Rival(vec[float]([n * share for n in one]), vec[float]([n * share for n in two]))


def unseen_copies(view: GargonView, me: int) -> vec[i64]:
    """How many copies of each face this seat has never seen."""
    copies = vec[i64]([0] * FACES)
    for card in DECK:
        copies[card] += 1
    for rows in ([view.table.hands[me], view.table.lost], view.table.laid, view.memory.won):
        for row in rows:
            for shown in row:
                if shown >= 0:
                    copies[shown] -= 1
    return copies


def count_of(copies: vec[i64], c: i64) -> i64:
    found: i64 = 0
    for card in range(16 * c, 16 * c + 16):
        found += copies[card]
    return found


def seats_after(me: int, lead: int, seats: int) -> list[int]:
    """Those that act after this seat in the round; the last of them is the last seat, or there is none."""
    return [(me + i) % seats for i in range(1, seats) if (me - lead) % seats + i < seats]


def colours_in(row: list[int]) -> PerColour:
    """How many cards of each colour, face up or face down."""
    counts = vec[float]([0.0] * len(COLOURS))
    for shown in row:
        counts[shown >> 4 if shown >= 0 else ~shown] += 1.0
    return counts


def total(row: PerColour) -> float:
    """In order: the built-in sum rounds differently from one Python to the next."""
    added = 0.0
    for n in row:
        added += n
    return added
