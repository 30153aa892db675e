"""What others have laid face down in Gargon: not any cards of these colours, but those that a player would lay.

It holds states, but only imagined ones, and leaves all that the seat sees there as it is.
"""

from __future__ import annotations

from amulette.bots.gargon import Mind
from amulette.bots.gargon_odds import HUES, Known, of_colour
from amulette.bots.gargon_plain import Eyes
from amulette.games.gargon.cards import Rows, colours_of, pattern
from amulette.games.gargon.state import Gargon
from amulette.kernel.contract import Seat
from amulette.kernel.vecs import append, i64, insert, remove, vec


def guess(g: Gargon, me: Seat, is_plain: bool) -> None:
    """Let every other seat lay, of the colours it has laid, what a rule of thumb would."""
    if not g.shown:
        for seat in g.in_turn():
            if seat != me and len(g.laid[seat]) > 0:
                exchange(g, seat, is_plain)


def exchange(g: Gargon, seat: Seat, is_plain: bool) -> None:
    """The cards that the seat has laid for the best of the same colours that it holds."""
    known = known_before(g, seat)
    laid = g.laid[seat]
    gains = Eyes(known).gains if is_plain else Mind(known, is_quick=True).gain(pattern(laid), colours_of(laid))
    found = vec[i64]()
    for c in range(HUES):
        n = len(of_colour(laid, c))
        if n > 0:
            for card in gains.best_of(known.hands[seat], c, n):
                found = append(found, card)
    g.laid[seat] = found
    rest = known.hands[seat][:]
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
