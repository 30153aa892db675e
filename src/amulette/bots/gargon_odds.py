"""What a seat can count in Gargon: the cards it has not seen, and what the others are likely to lay."""

from __future__ import annotations

from typing import Final, final

from amulette.games.gargon.cards import COLOURS, DECK, Cards, Rows
from amulette.kernel.vecs import append, i64, vec

PerColour = vec[float]

FACES: Final = 96  # numbers a card can be
HUES: Final = len(COLOURS)
ALL_HUES: Final = (1 << HUES) - 1
PATTERNS: Final = 5
COPIES: Final = vec[i64]([0] * FACES)
for each in DECK:
    COPIES[each] += 1

ABSENT: Final = 0.6  # chance that a seat still to act leaves a given colour alone, so that the last seat may not lay it


@final
class Known:
    """What one seat knows, in rows of cards; of a card that others hold or have laid face down only the colour counts.

    A card face down is -1 for a white back and so on, or in an imagined world any card of that colour.
    """

    def __init__(self, me: i64, lead: i64, is_shown: bool, amulets: Cards) -> None:
        self.me = me
        self.lead = lead
        self.is_shown = is_shown  # the laid cards
        self.amulets = amulets
        self.hands: Rows = vec[vec[i64]]()
        self.piles: Rows = vec[vec[i64]]()
        self.laid: Rows = vec[vec[i64]]()
        self.won: Rows = vec[vec[i64]]()
        self.lost = vec[i64]()

    def sees(self, seat: i64) -> bool:
        """Whether the cards that this seat has laid are face up, or the own ones."""
        return self.is_shown or seat == self.me

    def laid_of(self, c: i64) -> i64:
        """How many laid cards of the colour this seat sees."""
        found: i64 = 0
        for seat in range(len(self.laid)):
            if self.sees(seat):
                for card in self.laid[seat]:
                    if card >> 4 == c:
                        found += 1
        return found

    def unseen(self) -> vec[i64]:
        """How many copies of each face this seat has never seen."""
        copies = COPIES[:]
        take_out(copies, self.hands[self.me])
        take_out(copies, self.lost)
        for row in self.won:
            take_out(copies, row)
        for seat in range(len(self.laid)):
            if self.sees(seat):
                take_out(copies, self.laid[seat])
        return copies


def take_out(copies: vec[i64], row: Cards) -> None:
    for card in row:
        copies[card] -= 1


@final
class Rival:
    """Another seat: its chances to lay one card, or two, of each colour; any card of the colour, for all one knows."""

    def __init__(self, one: PerColour, two: PerColour) -> None:
        self.one = one
        self.two = two


@final
class Odds:
    """All that one seat can count."""

    def __init__(self, known: Known) -> None:
        self.unseen = known.unseen()
        self.hidden = vec[float]([count_of(self.unseen, c) for c in range(HUES)])
        self.beaten = vec[float]([0.0] * FACES)  # by card: the chance that an unseen card of its colour is higher
        for c in range(HUES):
            self.count_higher(c)
        self.contestants = vec[float]([0.0] * HUES)  # how many others have laid each colour
        self.before: list[Rival] = []  # the seats whose cards lie there already: their colours are certain
        self.hands: list[PerColour] = []  # of the seats still to act, by colour
        seats = len(known.hands)
        for i in range(1, seats):
            seat = (known.me + i) % seats
            if len(known.laid[seat]) > 0:
                self.meet(known.laid[seat])
            if (known.me - known.lead + seats) % seats + i < seats:
                self.hands.append(colours_in(known.hands[seat]))

    def count_higher(self, c: i64) -> None:
        """Against a zero every card will do (G-9.1, G-9.3)."""
        hidden = self.hidden[c]
        higher = 0.0
        for card in range(16 * c + 15, 16 * c, -1):
            self.beaten[card] = higher / hidden if hidden > 0.0 else 0.0
            higher += float(self.unseen[card])
        self.beaten[16 * c] = 1.0

    def meet(self, laid: Cards) -> None:
        row = colours_in(laid)
        one, two = vec[float]([0.0] * HUES), vec[float]([0.0] * HUES)
        for c in range(HUES):
            if row[c] > 0.0:
                self.contestants[c] += 1.0
                if row[c] == 1.0:
                    one[c] = 1.0
                else:
                    two[c] = 1.0
        self.before.append(Rival(one, two))

    def taken(self, card: i64, is_shielded: bool, rivals: list[Rival]) -> float:
        """The chance to take a laid card: no rival has a higher one, or a higher second one if it is shielded (G-7)."""
        c, higher = card >> 4, self.beaten[card]
        by_one = 0.0 if is_shielded else higher
        by_two = higher * higher if is_shielded else (2.0 - higher) * higher  # both are higher, or one of them is
        chance = 1.0
        for rival in rivals:
            chance *= 1.0 - rival.one[c] * by_one - rival.two[c] * by_two
        return chance

    def rivals(self, spread: i64, colours: i64) -> list[Rival]:
        """The rivals of a lay of this pattern in these colours, a bit set: those before it and those after it."""
        found = self.before[:]
        for i in range(len(self.hands) - 1):
            found.append(follower(self.hands[i], spread))
        if len(self.hands) > 0:
            found.append(follower(self.last_may_lay(colours), spread))
        return found

    def last_may_lay(self, colours: i64) -> PerColour:
        """Of each colour the cards of the last seat, as far as the colour will lie on the table (G-4.4)."""
        absent = 1.0
        for _ in range(len(self.hands) - 1):
            absent *= ABSENT
        found = self.hands[-1][:]
        for c in range(HUES):
            if self.contestants[c] == 0.0 and colours >> c & 1 == 0:
                found[c] *= 1.0 - absent
        return found


def place_of(spread: i64) -> i64:
    """Among the five patterns."""
    if spread <= 2:
        return spread - 1
    return 2 if spread == 11 else 3 if spread == 21 else 4


def follower(hand: PerColour, spread: i64) -> Rival:
    """A seat still to act, which takes any lay of the pattern as gladly as any other."""
    cards, all_pairs, all_beside = 0.0, 0.0, 0.0
    for n in hand:
        cards += n
    for n in hand:
        all_pairs += pairs(n)
        all_beside += n * (cards - n) / 2.0  # ways to lay one card of the colour with one of another
    one, two = vec[float]([0.0] * HUES), vec[float]([0.0] * HUES)
    ways = 0.0
    for c in range(HUES):
        n = hand[c]
        if spread == 1:
            one[c] = n
        elif spread == 2:
            two[c] = pairs(n)
        elif spread == 11:
            one[c] = n * (cards - n)
        elif spread == 21:
            one[c] = n * (all_pairs - pairs(n))
            two[c] = pairs(n) * (cards - n)
        else:
            one[c] = n * (all_beside - n * (cards - n))
        ways += one[c] + two[c]
    ways /= 1.0 if spread <= 2 else 3.0 if spread == 111 else 2.0  # each way was counted once for each of its colours
    share = 1.0 / (ways + 2.0)  # there are two piles it may draw from instead
    for c in range(HUES):
        one[c] *= share
        two[c] *= share
    return Rival(one, two)


def pairs(n: float) -> float:
    return n * (n - 1.0) / 2.0 if n > 1.0 else 0.0


def count_of(copies: vec[i64], c: i64) -> float:
    found: i64 = 0
    for card in range(16 * c, 16 * c + 16):
        found += copies[card]
    return float(found)


def hue(card: i64) -> i64:
    """The colour of a card, face up or face down."""
    return card >> 4 if card >= 0 else ~card


def colours_in(row: Cards) -> PerColour:
    """How many cards of each colour, face up or face down."""
    counts = vec[float]([0.0] * HUES)
    for card in row:
        counts[hue(card)] += 1.0
    return counts


def of_colour(row: Cards, c: i64) -> Cards:
    found = vec[i64]()
    for card in row:
        if card >> 4 == c:
            found = append(found, card)
    return found


def rows(given: list[list[int]]) -> Rows:
    found: Rows = vec[vec[i64]](capacity=len(given))
    for row in given:
        found = append(found, vec[i64](row))
    return found
