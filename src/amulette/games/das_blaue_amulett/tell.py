"""How the rules tell what happens.  When nobody listens, nothing is built: a call costs a comparison."""

from __future__ import annotations

from amulette.games.das_blaue_amulett import events as e
from amulette.games.das_blaue_amulett.board import Place, Space, write
from amulette.games.das_blaue_amulett.cards import KINDS, MOVE_CARDS, Cards, Kind
from amulette.kernel.contract import NOBODY, Seat, State
from amulette.kernel.options import Value
from amulette.kernel.vecs import i64, vec


def game_started(g: State, seats: i64, options: dict[str, Value], edition: str, cards: vec[i64], first: Seat) -> None:
    if g.told is not None:
        g.told.append(e.GameStarted(seats, dict(options), edition, [MOVE_CARDS[card] for card in cards], first))


def turn_started(g: State, seat: Seat, turn: i64) -> None:
    if g.told is not None:
        g.told.append(e.TurnStarted(seat, turn))


def turn_ended(g: State, seat: Seat, turn: i64) -> None:
    if g.told is not None:
        g.told.append(e.TurnEnded(seat, turn))


def card_played(g: State, seat: Seat, card: i64, points: i64) -> None:
    if g.told is not None:
        g.told.append(e.CardPlayed(seat, MOVE_CARDS[card], points))


def set_opened(g: State, seat: Seat) -> None:
    if g.told is not None:
        g.told.append(e.SetOpened(seat))


def stopped(g: State, seat: Seat) -> None:
    if g.told is not None:
        g.told.append(e.Stopped(seat))


def stepped(g: State, seat: Seat, origin: Space, to: Space, points: i64) -> None:
    if g.told is not None:
        g.told.append(e.Stepped(seat, write(origin), write(to), points))


def turned_back(g: State, seat: Seat, place: Place, reason: str) -> None:
    if g.told is not None:
        g.told.append(e.TurnedBack(seat, f"P{place}", reason))


def rounded(g: State, seat: Seat, place: Place) -> None:
    if g.told is not None:
        g.told.append(e.Rounded(seat, f"P{place}"))


def force_defied(g: State, seat: Seat, place: Place, force: Kind) -> None:
    if g.told is not None:
        g.told.append(e.ForceDefied(seat, f"P{place}", KINDS[force]))


def paid(g: State, seat: Seat, place: Place, cards: Cards) -> None:
    if g.told is not None:
        g.told.append(e.Paid(seat, f"P{place}", [KINDS[card] for card in cards]))


def amulet_moved(g: State, seat: Seat, origin: Seat, cause: str) -> None:
    if g.told is not None:
        g.told.append(e.AmuletMoved(seat, None if origin == NOBODY else origin, cause))


def pushed(g: State, seat: Seat, origin: Space, to: Space, link: i64) -> None:
    if g.told is not None:
        g.told.append(e.Pushed(seat, write(origin), write(to), link))


def steal_chosen(g: State, seat: Seat, victim: Seat) -> None:
    if g.told is not None:
        g.told.append(e.StealChosen(seat, victim))


def steal_declined(g: State, seat: Seat, victim: Seat) -> None:
    if g.told is not None:
        g.told.append(e.StealDeclined(seat, victim))


def stolen(g: State, seat: Seat, victim: Seat, card: Kind) -> None:
    if g.told is not None:
        g.told.append(e.Stolen(seat, victim, KINDS[card]))


def discarded(g: State, seat: Seat, card: Kind, cause: str) -> None:
    if g.told is not None:
        g.told.append(e.Discarded(seat, KINDS[card], cause))


def drawn(g: State, seat: Seat, card: Kind, pile: i64) -> None:
    if g.told is not None:
        g.told.append(e.Drawn(seat, KINDS[card], pile))


def reshuffled(g: State, pile: i64) -> None:
    if g.told is not None:
        g.told.append(e.Reshuffled(pile))


def taken(g: State, seat: Seat, cards: Cards) -> None:
    if g.told is not None:
        g.told.append(e.Taken(seat, [KINDS[card] for card in cards]))


def take_declined(g: State, seat: Seat) -> None:
    if g.told is not None:
        g.told.append(e.TakeDeclined(seat))


def force_moved(g: State, seat: Seat, force: Kind, origin: Place, to: Place, exchanged: i64) -> None:
    if g.told is not None:
        other = None if exchanged == NOBODY else KINDS[exchanged]
        g.told.append(e.ForceMoved(seat, KINDS[force], f"P{origin}", f"P{to}", other))


def game_ended(g: State, winner: Seat, ranks: list[int], princes: vec[i64]) -> None:
    if g.told is not None:
        g.told.append(e.GameEnded(None if winner == NOBODY else winner, ranks, [write(space) for space in princes]))
