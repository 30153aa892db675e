"""What the sentences about the events of Power Cards speak of, as plain data."""

from __future__ import annotations

from functools import singledispatch

from amulette.games.power_cards import events as e
from amulette.kernel.contract import Event
from amulette.texts.message import Arguments


@singledispatch
def facts(event: Event) -> Arguments:
    """The arguments of the event's message."""
    raise TypeError(f"Power Cards tells no {event.name}")


@facts.register
def _(event: e.GameStarted) -> Arguments:
    count = len(event.leftover_backs)
    return {"seats": event.seats, "edition": event.edition, "count": count, "seat": event.caller}


@facts.register
def _(event: e.Top) -> Arguments:
    return {"seat": event.seat, "card": event.card}


@facts.register
def _(event: e.RoundStarted) -> Arguments:
    return {"round": event.round, "seat": event.caller}


@facts.register
def _(event: e.Retrieved) -> Arguments:
    return {"seat": event.seat, "back": event.back, "card": event.card}


@facts.register
def _(event: e.ShortAsked | e.Dropped) -> Arguments:
    return {"seat": event.seat}


@facts.register
def _(event: e.ShortAnswered) -> Arguments:
    return {"seat": event.seat, "answer": "yes" if event.yes else "no"}


@facts.register
def _(_: e.ShortStarted) -> Arguments:
    return {}


@facts.register
def _(event: e.Called) -> Arguments:
    return {"seat": event.seat, "stat": event.stat, "value": event.value}


@facts.register
def _(event: e.Laid | e.SlingRead | e.SlingLaid) -> Arguments:
    return {"seat": event.seat, "value": event.value, "card": event.card}


@facts.register
def _(event: e.Tied | e.SlingTied) -> Arguments:
    return {"seats": event.seats, "pot": event.pot, "count": len(event.pot)}


@facts.register
def _(event: e.RoundWon) -> Arguments:
    return {"seat": event.seat, "by": event.by}


@facts.register
def _(event: e.Collected) -> Arguments:
    return {"seat": event.seat, "count": event.count, "cards": event.cards}


@facts.register
def _(event: e.Out) -> Arguments:
    return {"seats": event.seats, "count": len(event.seats), "rank": event.rank}


@facts.register
def _(event: e.Built) -> Arguments:
    return {"seat": event.seat, "slot": event.slot, "back": event.back, "card": event.card}


@facts.register
def _(event: e.Tucked) -> Arguments:
    return {"seat": event.seat, "count": event.count}


@facts.register
def _(event: e.SlingStarted) -> Arguments:
    return {"seat": event.seat, "value": event.value}


@facts.register
def _(event: e.SlingWon) -> Arguments:
    pig = "yes" if event.pig else "no"
    return {"seat": event.seat, "pig": pig, "count": event.count, "cards": event.cards}


@facts.register
def _(event: e.TableCleared) -> Arguments:
    return {"seats": event.from_seats}


@facts.register
def _(event: e.GameOver) -> Arguments:
    winners = [seat for seat, rank in enumerate(event.ranks) if rank == 1]
    return {"reason": event.reason, "winners": winners, "count": len(winners)}
