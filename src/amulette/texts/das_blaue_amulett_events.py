"""What the sentences about the events of Das blaue Amulett speak of, as plain data."""

from __future__ import annotations

from functools import singledispatch

from amulette.games.das_blaue_amulett import events as e
from amulette.games.das_blaue_amulett.cards import UNKNOWN
from amulette.kernel.contract import Event
from amulette.texts.message import Arguments


@singledispatch
def facts(event: Event) -> Arguments:
    """The arguments of the event's message."""
    raise TypeError(f"Das blaue Amulett tells no {event.name}")


@facts.register
def _(event: e.GameStarted) -> Arguments:
    drawn = "yes" if event.cards else "no"
    return {
        "seats": event.seats,
        "edition": event.edition,
        "seat": event.first,
        "drawn": drawn,
        "cards": list(enumerate(event.cards)),
    }


@facts.register
def _(event: e.TurnStarted) -> Arguments:
    return {"seat": event.seat, "turn": event.turn}


@facts.register
def _(event: e.TurnEnded) -> Arguments:
    return {"seat": event.seat}


@facts.register
def _(event: e.CardPlayed) -> Arguments:
    return {"seat": event.seat, "card": event.card, "points": event.points}


@facts.register
def _(event: e.SetOpened) -> Arguments:
    return {"seat": event.seat}


@facts.register
def _(event: e.Stopped) -> Arguments:
    return {"seat": event.seat}


@facts.register
def _(event: e.Stepped) -> Arguments:
    return {"seat": event.seat, "origin": event.origin, "to": event.to, "points": event.points}


@facts.register
def _(event: e.TurnedBack) -> Arguments:
    return {"seat": event.seat, "place": event.place, "reason": event.reason}


@facts.register
def _(event: e.Rounded) -> Arguments:
    return {"seat": event.seat, "place": event.place}


@facts.register
def _(event: e.ForceDefied) -> Arguments:
    return {"seat": event.seat, "place": event.place, "force": event.force}


@facts.register
def _(event: e.Paid) -> Arguments:
    return {"seat": event.seat, "place": event.place, "cards": event.cards}


@facts.register
def _(event: e.AmuletMoved) -> Arguments:
    whose = "goal" if event.origin is None else "player"
    return {"seat": event.seat, "whose": whose, "victim": event.origin, "cause": event.cause}


@facts.register
def _(event: e.Pushed) -> Arguments:
    return {"seat": event.seat, "origin": event.origin, "to": event.to, "link": event.link}


@facts.register
def _(event: e.StealChosen) -> Arguments:
    return {"seat": event.seat, "victim": event.victim}


@facts.register
def _(event: e.StealDeclined) -> Arguments:
    return {"seat": event.seat, "victim": event.victim}


@facts.register
def _(event: e.Stolen) -> Arguments:
    return {"seat": event.seat, "victim": event.victim, "card": event.card, "seen": seen(event.card)}


@facts.register
def _(event: e.Discarded) -> Arguments:
    return {"seat": event.seat, "card": event.card, "cause": event.cause}


@facts.register
def _(event: e.Drawn) -> Arguments:
    return {"seat": event.seat, "card": event.card, "seen": seen(event.card), "count": event.pile}


@facts.register
def _(event: e.Reshuffled) -> Arguments:
    return {"count": event.pile}


@facts.register
def _(event: e.Taken) -> Arguments:
    return {"seat": event.seat, "cards": event.cards}


@facts.register
def _(event: e.TakeDeclined) -> Arguments:
    return {"seat": event.seat}


@facts.register
def _(event: e.ForceMoved) -> Arguments:
    swapped = "no" if event.exchanged is None else "yes"
    return {
        "seat": event.seat,
        "force": event.force,
        "origin": event.origin,
        "to": event.to,
        "swapped": swapped,
        "exchanged": event.exchanged,
    }


@facts.register
def _(event: e.GameEnded) -> Arguments:
    ranks = [(seat, f"{place} {event.spaces[seat]}") for seat, place in enumerate(event.ranks)]
    return {"seat": event.winner, "ranks": sorted(ranks, key=lambda row: (int(row[1].split()[0]), row[0]))}


def seen(card: str) -> str:
    return "no" if card == UNKNOWN else "yes"
