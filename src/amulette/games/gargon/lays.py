"""Every lay a hand allows, in the order of G-13.5: by number of cards, then card by card in sorting order.

Searches ask for nothing more often.  So lays are written one after the other into a row with room enough, where `m`
counts them; and as a hand is sorted, the cards of a colour, and those of later colours, are stretches of it.
"""

from __future__ import annotations

from amulette.games.gargon.cards import ANY, Cards, Pattern, colour
from amulette.games.gargon.moves import FIRST, SECOND, THIRD
from amulette.kernel.contract import Action, Actions
from amulette.kernel.vecs import append, i64, vec


def lays(hand: Cards, wanted: Pattern, more: Actions) -> Actions:
    """The lays of the wanted pattern, ANY: of every pattern (G-3.2 to G-3.4); then the other actions."""
    size = cards_in(wanted)
    found = vec[i64]([0] * (room(len(hand), size) + len(more)))
    m: i64 = 0
    if size <= 1:
        m = singles(hand, found)
    if size != 1:
        ends = colour_ends(hand)
        if size != 3:
            m = pairs(hand, ends, wanted, found, m)
        if size != 2:
            m = trios(hand, ends, wanted, found, m)
    for action in more:
        found[m] = action
        m += 1
    return found[:m]


def cards_in(wanted: Pattern) -> i64:
    """How many cards the pattern asks for; 0: any number."""
    if wanted in (2, 11):
        return 2
    return wanted if wanted <= 1 else 3


def room(n: i64, size: i64) -> i64:
    """No hand of n cards has more lays of this size."""
    if size == 1:
        return n
    if size == 2:
        return n * n // 2
    return n * n * n // 6 + n


def fits(spread: Pattern, wanted: Pattern) -> bool:
    return wanted in (ANY, spread)


def colour_ends(hand: Cards) -> vec[i64]:
    """For each card of the hand, where the cards of its colour end."""
    end = len(hand)
    ends = vec[i64]([end] * end)
    for i in range(end - 2, -1, -1):
        if hand[i] >> 4 != hand[i + 1] >> 4:
            end = i + 1
        ends[i] = end
    return ends


def singles(hand: Cards, found: Actions) -> i64:
    return one_more(hand, 0, len(hand), FIRST, 0, found, 0)


def pairs(hand: Cards, ends: vec[i64], wanted: Pattern, found: Actions, m: i64) -> i64:
    alike, apart = fits(2, wanted), fits(11, wanted)
    n = len(hand)
    last: i64 = -1
    for i in range(n - 1):
        a = hand[i]
        if a != last:
            start = i + 1 if alike else ends[i]
            m = one_more(hand, start, n if apart else ends[i], SECOND, FIRST * (a + 1), found, m)
            last = a
    return m


def trios(hand: Cards, ends: vec[i64], wanted: Pattern, found: Actions, m: i64) -> i64:
    pair_and_one, apart = fits(21, wanted), fits(111, wanted)
    n = len(hand)
    last_a: i64 = -1
    for i in range(n - 2):
        a = hand[i]
        if a == last_a:
            continue
        last_a = a
        one = FIRST * (a + 1)
        last_b: i64 = -1
        for j in range(i + 1, n - 1):
            b = hand[j]
            if b == last_b:
                continue
            last_b = b
            if j >= ends[i]:
                start = j + 1 if pair_and_one else ends[j]
                m = one_more(hand, start, n if apart else ends[j], THIRD, one + SECOND * (b + 1), found, m)
            elif pair_and_one:
                m = one_more(hand, ends[j], n, THIRD, one + SECOND * (b + 1), found, m)  # never three alike (G-3.4)
    return m


def one_more(hand: Cards, start: i64, end: i64, place: i64, others: Action, found: Actions, m: i64) -> i64:
    """A lay of the other cards and each card of this stretch of the hand."""
    last: i64 = -1
    for k in range(start, end):
        card = hand[k]
        if card != last:  # the second of two zeros gives nothing new (G-1.6)
            found[m] = others + place * (card + 1)
            m += 1
            last = card
    return m


def in_colours(hand: Cards, allowed: i64) -> Cards:
    """The cards whose colour is in the bit set."""
    row = vec[i64](capacity=len(hand))
    for card in hand:
        if allowed >> colour(card) & 1:
            row = append(row, card)
    return row
