"""What others have laid face down in Gargon: not any cards of these colours, but those that a player would lay.

It holds states, but only imagined ones, and leaves all that the seat sees there as it is.
"""

from __future__ import annotations

from amulette.bots.gargon import Gains, Mind
from amulette.bots.gargon_odds import HUES, Known
from amulette.games.gargon.cards import Cards, Rows, colours_of, pattern
from amulette.games.gargon.state import Gargon
from amulette.kernel.contract import Seat
from amulette.kernel.vecs import append, i64, insert, remove, vec


def guess(g: Gargon, me: Seat) -> None:
    """Let every other seat lay, of the colours it has laid, what the rule of thumb would."""
    if not g.shown:
        for seat in g.in_turn():
            if seat != me and len(g.laid[seat]) > 0:
                exchange(g, seat)


def exchange(g: Gargon, seat: Seat) -> None:
    """The cards that the seat has laid for the best of the same colours that it holds."""
    known = known_before(g, seat)
    laid = g.laid[seat]
    mind = Mind(known, is_quick=True)
    gains = mind.gain(pattern(laid), colours_of(laid))
    hand = known.hands[seat]
    found = vec[i64]()
    for c in range(HUES):
        n: i64 = 0
        for card in laid:
            if card >> 4 == c:
                n += 1
        if n > 0:
            for card in best_of(of_colour(hand, c), n, gains):
                found = append(found, card)
    g.laid[seat] = found
    rest = hand[:]
    for card in found:
        rest = remove(rest, card)
    g.hands[seat] = rest


def known_before(g: Gargon, seat: Seat) -> Known:
    """What the seat knew when it was asked: those after it had laid nothing yet."""
    known = Known(seat, g.lead, False, g.setup.amulets)
    hands: Rows = vec[vec[i64]]([row[:] for row in g.hands])
    laid: Rows = vec[vec[i64]]([row[:] for row in g.laid])
    has_come = False
    for other in g.in_turn():
        has_come = has_come or other == seat
        if has_come:
            for card in g.laid[other]:
                hands[other] = insert(hands[other], card)
            laid[other] = vec[i64]()
    known.hands = hands
    known.laid = laid
    known.piles = g.piles
    known.won = g.won
    known.lost = g.lost
    return known


def of_colour(hand: Cards, c: i64) -> Cards:
    found = vec[i64]()
    for card in hand:
        if card >> 4 == c:
            found = append(found, card)
    return found


def best_of(cards: Cards, n: i64, gains: Gains) -> Cards:
    """The card of a colour, or the two, that bring most."""
    first, second, most = cards[0], cards[n - 1], -1e9
    for i in range(len(cards)):
        if n == 1:
            if gains.bare[cards[i]] > most:
                first, most = cards[i], gains.bare[cards[i]]
            continue
        for j in range(i + 1, len(cards)):
            both = gains.shielded[cards[i]] + gains.bare[cards[j]]
            if both > most:
                first, second, most = cards[i], cards[j], both
    return vec[i64]([first]) if n == 1 else vec[i64]([first, second])
