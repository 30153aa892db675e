"""Every lay a hand allows, in the order of G-13.5: by number of cards, then card by card in sorting order.

The lists are written into a row with room enough, one after the other; `m` is how many actions it holds so far.
Nothing is searched more often than these, so the loops do no more than they must.
A `top` is the highest number a card of some colour can have: the hand is sorted, so whatever is beyond has another.
"""

from __future__ import annotations

from amulette.games.gargon.cards import ANY, Cards, Pattern
from amulette.games.gargon.moves import FIRST, SECOND, THIRD
from amulette.kernel.contract import Actions
from amulette.kernel.vecs import append, i64, vec


def lays(hand: Cards, wanted: Pattern, more: Actions) -> Actions:
    """The lays of the wanted pattern, ANY: of every pattern (G-3.2 to G-3.4); then the other actions."""
    n = len(hand)
    size = cards_in(wanted)
    if n < size:
        return more
    found = vec[i64]([0] * (room(n, size) + len(more)))
    m: i64 = 0
    if size <= 1:
        m = singles(hand, found, m)
    if size in (0, 2):
        m = pairs(hand, wanted, found, m)
    if size in (0, 3):
        m = trios(hand, wanted, found, m)
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


def singles(hand: Cards, found: Actions, m: i64) -> i64:
    last: i64 = -1
    for a in hand:
        if a != last:  # the second of two zeros gives nothing new (G-1.6)
            found[m] = FIRST * (a + 1)
            m += 1
        last = a
    return m


def pairs(hand: Cards, wanted: Pattern, found: Actions, m: i64) -> i64:
    alike, apart = fits(2, wanted), fits(11, wanted)
    n = len(hand)
    last_a: i64 = -1
    for i in range(n - 1):
        a = hand[i]
        if a == last_a:
            continue
        last_a = a
        one, top = FIRST * (a + 1) + SECOND, a | 15
        last_b: i64 = -1
        for j in range(i + 1, n):
            b = hand[j]
            if b > top:
                if not apart:
                    break  # the hand is sorted: no more of this colour
            elif not alike:
                continue
            if b != last_b:
                found[m] = one + SECOND * b
                m += 1
                last_b = b
    return m


def trios(hand: Cards, wanted: Pattern, found: Actions, m: i64) -> i64:
    """Two alike take no third of their colour (G-3.4)."""
    pair_and_one, apart = fits(21, wanted), fits(111, wanted)
    n = len(hand)
    last_a: i64 = -1
    for i in range(n - 2):
        a = hand[i]
        if a == last_a:
            continue
        last_a = a
        one, first_top = FIRST * (a + 1) + SECOND + THIRD, a | 15
        last_b: i64 = -1
        for j in range(i + 1, n - 1):
            b = hand[j]
            if b == last_b or (b <= first_top and not pair_and_one):
                continue
            last_b = b
            two, top = one + SECOND * b, b | 15
            alike, other = pair_and_one and b > first_top, apart or b <= first_top
            last_c: i64 = -1
            for k in range(j + 1, n):
                c = hand[k]
                if c > top:
                    if not other:
                        break  # the hand is sorted: no more of this colour
                elif not alike:
                    continue
                if c != last_c:
                    found[m] = two + THIRD * c
                    m += 1
                    last_c = c
    return m


def in_colours(hand: Cards, allowed: i64) -> Cards:
    """The cards whose colour is in the bit set."""
    row = vec[i64](capacity=len(hand))
    for card in hand:
        if allowed >> (card >> 4) & 1:
            row = append(row, card)
    return row
