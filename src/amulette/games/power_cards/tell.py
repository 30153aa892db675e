"""How the rules tell what happens.  When nobody listens, nothing is built: a call costs a comparison."""

from __future__ import annotations

from amulette.games.power_cards import events as e
from amulette.games.power_cards.cards import BACKS, STATS, Card, Cards, Deck, Rows, Stat
from amulette.games.power_cards.shown import BySeat, card_of
from amulette.kernel.contract import Seat, Seats, State
from amulette.kernel.options import Value
from amulette.kernel.vecs import i64


def game_started(
    g: State, packs: Rows, left: Cards, caller: Seat, deck: Deck, options: dict[str, Value], edition: str
) -> None:
    if g.told is not None:
        sizes, backs = [len(pack) for pack in packs], [BACKS[deck.backs[card]] for card in left]
        g.told.append(e.GameStarted(len(packs), dict(options), edition, sizes, backs, caller))


def top(g: State, seat: Seat, card: Card) -> None:
    if g.told is not None:
        g.told.append(e.Top(seat, card))


def round_started(g: State, number: i64, caller: Seat) -> None:
    if g.told is not None:
        g.told.append(e.RoundStarted(number, caller))


def retrieved(g: State, seat: Seat, structure: i64, card: Card, deck: Deck) -> None:
    if g.told is not None:
        g.told.append(e.Retrieved(seat, structure + 1, BACKS[deck.backs[card]], card))


def short_asked(g: State, seat: Seat) -> None:
    if g.told is not None:
        g.told.append(e.ShortAsked(seat))


def short_answered(g: State, seat: Seat, yes: bool) -> None:
    if g.told is not None:
        g.told.append(e.ShortAnswered(seat, yes))


def short_started(g: State) -> None:
    if g.told is not None:
        g.told.append(e.ShortStarted())


def called(g: State, seat: Seat, stat: Stat, card: Card, deck: Deck) -> None:
    if g.told is not None:
        g.told.append(e.Called(seat, STATS[stat], deck.figures[stat][card]))


def laid(g: State, seat: Seat, step: i64, stat: Stat, card: Card, deck: Deck) -> None:
    if g.told is not None:
        g.told.append(e.Laid(seat, step, deck.figures[stat][card], card))


def sling_laid(g: State, seat: Seat, step: i64, value: i64, card: Card) -> None:
    if g.told is not None:
        g.told.append(e.SlingLaid(seat, step, value, card))


def tied(g: State, best: Seats, step: i64, seats: Seats, pot: BySeat, deck: Deck) -> None:
    if g.told is not None:
        g.told.append(e.Tied(list(best), step, with_backs(seats, pot, deck)))


def sling_tied(g: State, best: Seats, step: i64, seats: Seats, pot: BySeat, deck: Deck) -> None:
    if g.told is not None:
        g.told.append(e.SlingTied(list(best), step, with_backs(seats, pot, deck)))


def with_backs(seats: Seats, pot: BySeat, deck: Deck) -> list[tuple[int, str]]:
    """Who laid the cards of the pot, and what they show."""
    return [(seat, BACKS[deck.backs[card_of(seat, pot)]]) for seat in seats]


def dropped(g: State, seat: Seat) -> None:
    if g.told is not None:
        g.told.append(e.Dropped(seat))


def round_won(g: State, seat: Seat, by: str) -> None:
    if g.told is not None:
        g.told.append(e.RoundWon(seat, by))


def collected(g: State, seat: Seat, batch: Cards) -> None:
    if g.told is not None:
        g.told.append(e.Collected(seat, len(batch), list(batch)))


def out(g: State, seats: Seats, rank: i64) -> None:
    if g.told is not None:
        g.told.append(e.Out(list(seats), rank))


def built(g: State, seat: Seat, structure: i64, slot: i64, card: Card, forced: bool, deck: Deck) -> None:
    if g.told is not None:
        g.told.append(e.Built(seat, structure + 1, slot, BACKS[deck.backs[card]], forced, card))


def tucked(g: State, seat: Seat, count: i64) -> None:
    if g.told is not None:
        g.told.append(e.Tucked(seat, count))


def sling_started(g: State, seat: Seat, value: i64) -> None:
    if g.told is not None:
        g.told.append(e.SlingStarted(seat, value))


def sling_read(g: State, seat: Seat, value: i64, card: Card) -> None:
    if g.told is not None:
        g.told.append(e.SlingRead(seat, value, card))


def sling_won(g: State, seat: Seat, pig: bool, by: str, cards: Cards) -> None:
    if g.told is not None:
        g.told.append(e.SlingWon(seat, pig, by, len(cards), list(cards)))


def table_cleared(g: State, seats: list[int]) -> None:
    if g.told is not None:
        g.told.append(e.TableCleared(seats))


def game_over(g: State, reason: str, ranks: list[int], holdings: list[int]) -> None:
    if g.told is not None:
        g.told.append(e.GameOver(reason, ranks, holdings))
