"""How the rules tell what happens.  When nobody listens, nothing is built: a call costs a comparison."""

from __future__ import annotations

from amulette.games.gargon import events as e
from amulette.games.gargon.cards import COLOURS, Card, Cards, Colour, Rows, colour, write
from amulette.games.gargon.score import Tally
from amulette.kernel.contract import NOBODY, Seat, Seats, State
from amulette.kernel.options import Value
from amulette.kernel.vecs import i64, vec


def game_started(g: State, hands: Rows, piles: Rows, options: dict[str, Value], edition: str) -> None:
    if g.told is not None:
        g.told.append(e.GameStarted(len(hands), dict(options), edition))
        g.told.extend([e.Dealt(seat, e.faces(hand)) for seat, hand in enumerate(hands)])
        g.told.append(e.PilesSet(e.faces(piles[0])[::-1], e.faces(piles[1])[::-1]))


def round_started(g: State, number: i64, candidate: Seat, lead: Seat, seats: i64) -> None:
    if g.told is not None:
        skipped = [(candidate + i) % seats for i in range((lead - candidate) % seats)]
        g.told.append(e.RoundStarted(number, lead, skipped))


def laid(g: State, seat: Seat, cards: Cards) -> None:
    if g.told is not None:
        g.told.append(e.Laid(seat, e.faces(cards)))


def passed(g: State, seat: Seat) -> None:
    if g.told is not None:
        g.told.append(e.Passed(seat))


def drew(g: State, seat: Seat, pile: i64, card: Card, reason: str) -> None:
    if g.told is not None:
        g.told.append(e.Drew(seat, pile + 1, write(card), reason))


def pile_emptied(g: State, pile: i64, first: bool) -> None:
    if g.told is not None:
        g.told.append(e.PileEmptied(pile + 1, first))


def pass_ended(g: State, seat: Seat, count: i64) -> None:
    if g.told is not None:
        g.told.append(e.PassEnded(seat, count))


def revealed(g: State, rows: Rows) -> None:
    if g.told is not None:
        g.told.append(e.Revealed([seat for seat, row in enumerate(rows) if len(row) > 0]))


def chosen(g: State, seat: Seat, c: Colour) -> None:
    if g.told is not None:
        g.told.append(e.Chosen(seat, COLOURS[c]))


def battle(g: State, c: Colour, number: i64, seats: Seats, laid: Rows, winner: Seat) -> None:
    if g.told is not None:
        sides = [(seat, write(card)) for seat in seats for card in laid[seat] if colour(card) == c]
        case = "A" if number == 1 else "C"
        if len(seats) > 1:
            case, sides = "B", list(dict(sides).items())  # each with its highest card, which lies last
        g.told.append(e.Battle(COLOURS[c], number, case, sides, None if winner == NOBODY else winner))


def captured(g: State, seat: Seat, card: Card) -> None:
    if g.told is not None:
        g.told.append(e.Captured(seat, [write(card)]))


def captured_all(g: State, seat: Seat, c: Colour, laid: Cards) -> None:
    if g.told is not None:
        g.told.append(e.Captured(seat, [write(card) for card in laid if colour(card) == c]))


def discarded(g: State, seat: Seat, card: Card) -> None:
    if g.told is not None:
        g.told.append(e.Discarded(seat, [write(card)], "battle"))


def hand_discarded(g: State, seat: Seat, cards: Cards) -> None:
    if g.told is not None and len(cards) > 0:
        g.told.append(e.Discarded(seat, e.faces(cards), "end"))


def round_ended(g: State, number: i64) -> None:
    if g.told is not None:
        g.told.append(e.RoundEnded(number))


def game_ended(g: State, won: Rows, amulets: vec[i64]) -> None:
    if g.told is not None:
        tally = Tally(won, amulets)
        places = tally.places()
        for seat, place in enumerate(places):
            g.told.append(e.Scored(seat, tally.row(seat), tally.total(seat), place))
        g.told.append(e.GameEnded([seat for seat, place in enumerate(places) if place == 1]))
