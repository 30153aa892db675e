"""What the sentences about Gargon's events speak of, as plain data."""

from __future__ import annotations

from functools import singledispatch

from amulette.games.gargon import events as e
from amulette.kernel.contract import Event
from amulette.texts.message import Arguments


@singledispatch
def facts(event: Event) -> Arguments:
    """The arguments of the event's message."""
    raise TypeError(f"Gargon tells no {event.name}")


@facts.register
def _(event: e.GameStarted) -> Arguments:
    return {"seats": event.seats, "edition": event.edition}


@facts.register
def _(event: e.Dealt) -> Arguments:
    return {"seat": event.seat, "cards": event.cards}


@facts.register
def _(event: e.PilesSet) -> Arguments:
    return {"count1": len(event.pile1), "count2": len(event.pile2)}


@facts.register
def _(event: e.RoundStarted) -> Arguments:
    skipped = event.skipped
    return {"round": event.round, "seat": event.lead, "skipped": skipped, "skippedcount": len(skipped)}


@facts.register
def _(event: e.Laid) -> Arguments:
    return {"seat": event.seat, "cards": event.cards}


@facts.register
def _(event: e.Passed) -> Arguments:
    return {"seat": event.seat}


@facts.register
def _(event: e.Drew) -> Arguments:
    return {"seat": event.seat, "pile": event.pile, "card": event.card, "reason": event.reason}


@facts.register
def _(event: e.PileEmptied) -> Arguments:
    return {"pile": event.pile, "first": "yes" if event.first else "no"}


@facts.register
def _(event: e.PassEnded) -> Arguments:
    return {"seat": event.seat, "count": event.count}


@facts.register
def _(event: e.Revealed) -> Arguments:
    return {"seats": event.seats}


@facts.register
def _(event: e.Chosen) -> Arguments:
    return {"seat": event.seat, "colour": event.colour}


@facts.register
def _(event: e.Battle) -> Arguments:
    return {
        "colour": event.colour,
        "number": event.number,
        "case": event.case,
        "cards": event.cards,
        "seat": event.winner,
    }


@facts.register
def _(event: e.Captured) -> Arguments:
    return {"seat": event.seat, "cards": event.cards, "count": len(event.cards)}


@facts.register
def _(event: e.Discarded) -> Arguments:
    return {"seat": event.seat, "cards": event.cards, "reason": event.reason}


@facts.register
def _(event: e.RoundEnded) -> Arguments:
    return {"round": event.round}


@facts.register
def _(event: e.Scored) -> Arguments:
    amulets = sum([amulets * factor for _, amulets, factor, _ in event.colours])
    bonus = sum([bonus for _, _, _, bonus in event.colours])
    return {"seat": event.seat, "bonus": bonus, "amulets": amulets, "total": event.total, "place": event.place}


@facts.register
def _(event: e.GameEnded) -> Arguments:
    return {"winners": event.winners, "count": len(event.winners)}
