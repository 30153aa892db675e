"""Every lay a hand allows, in the order of G-13.5: by number of cards, then card by card in sorting order."""

from __future__ import annotations

from amulette.games.gargon.cards import ANY, Card, Cards, Pattern, colour
from amulette.games.gargon.moves import FIRST, SECOND, THIRD
from amulette.kernel.contract import Actions
from amulette.kernel.vecs import append, i64, vec


def lays(hand: Cards, wanted: Pattern) -> Actions:
    """The lays of the wanted pattern; ANY: of every pattern (G-3.2 to G-3.4)."""
    n = len(hand)
    found = vec[i64](capacity=n * n * n // 6 + n + 2 if wanted == ANY else 24)
    if fits(1, wanted):
        found = singles(hand, found)
    if fits(2, wanted) or fits(11, wanted):
        found = pairs(hand, wanted, found)
    if fits(21, wanted) or fits(111, wanted):
        found = trios(hand, wanted, found)
    return found


def fits(spread: Pattern, wanted: Pattern) -> bool:
    return wanted in (ANY, spread)


def singles(hand: Cards, found: Actions) -> Actions:
    last: i64 = -1
    for a in hand:
        if a != last:  # the second of two zeros gives nothing new (G-1.6)
            found = append(found, FIRST * (a + 1))
        last = a
    return found


def pairs(hand: Cards, wanted: Pattern, found: Actions) -> Actions:
    alike, apart = fits(2, wanted), fits(11, wanted)
    n = len(hand)
    last_a: i64 = -1
    for i in range(n - 1):
        a = hand[i]
        if a == last_a:
            continue
        last_a = a
        one, shade = FIRST * (a + 1), colour(a)
        last_b: i64 = -1
        for j in range(i + 1, n):
            b = hand[j]
            if (alike if b >> 4 == shade else apart) and b != last_b:
                found = append(found, one + SECOND * (b + 1))
            last_b = b
    return found


def trios(hand: Cards, wanted: Pattern, found: Actions) -> Actions:
    pair_and_one, apart = fits(21, wanted), fits(111, wanted)
    n = len(hand)
    last_a: i64 = -1
    for i in range(n - 2):
        a = hand[i]
        if a == last_a:
            continue
        last_a = a
        shade = colour(a)
        last_b: i64 = -1
        for j in range(i + 1, n - 1):
            b = hand[j]
            if b == last_b:
                continue
            last_b = b
            if b >> 4 != shade:
                found = thirds(hand, j + 1, a, b, pair_and_one, apart, found)
            elif pair_and_one:
                found = thirds(hand, j + 1, a, b, False, True, found)  # never three alike (G-3.4)
    return found


def thirds(hand: Cards, start: i64, a: Card, b: Card, alike: bool, apart: bool, found: Actions) -> Actions:
    """The lays of a, b and one more card of the hand from `start` on: alike in colour to b, apart from it, or any."""
    two, shade = FIRST * (a + 1) + SECOND * (b + 1), colour(b)
    last_c: i64 = -1
    for k in range(start, len(hand)):
        c = hand[k]
        if (alike if c >> 4 == shade else apart) and c != last_c:
            found = append(found, two + THIRD * (c + 1))
        last_c = c
    return found


def in_colours(hand: Cards, allowed: i64) -> Cards:
    """The cards whose colour is in the bit set."""
    row = vec[i64](capacity=len(hand))
    for card in hand:
        if allowed >> colour(card) & 1:
            row = append(row, card)
    return row
