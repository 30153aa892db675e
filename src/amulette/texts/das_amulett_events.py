"""What the sentences about Das Amulett's events speak of, as plain data."""

from __future__ import annotations

from dataclasses import fields
from functools import singledispatch
from typing import Final

from amulette.games.das_amulett import events as e
from amulette.kernel.contract import Event
from amulette.texts.message import Arguments

UNSPOKEN: Final = ("options", "gems", "ranks")  # fields of events that their sentences leave out


@singledispatch
def facts(event: Event) -> Arguments:
    """The arguments of the event's message: its fields, where no more is to be said."""
    if not type(event).__module__.endswith("das_amulett.events"):
        raise TypeError(f"Das Amulett tells no {event.name}")
    return {each.name: getattr(event, each.name) for each in fields(event) if each.name not in UNSPOKEN}  # type: ignore[arg-type]


@facts.register
def _(event: e.HatMoved) -> Arguments:
    return {"seat": event.seat}


@facts.register
def _(event: e.Charged) -> Arguments:
    return {"seat": event.seat, "energy": " + ".join([str(n) for n in event.energy])}


@facts.register
def _(event: e.SpellsShown) -> Arguments:
    pairs = zip(event.cards, event.energy, strict=True)
    return {"seat": event.seat, "cards": [f"{card}:{n}" for card, n in pairs]}


@facts.register
def _(event: e.PileSet) -> Arguments:
    return {"count": event.count, "cards": event.cards, "shown": "yes" if event.cards else "no"}


@facts.register
def _(event: e.EnergyMoved) -> Arguments:
    return {"card": event.source, "target": event.target, "n": event.n}


@facts.register
def _(event: e.MetalGained) -> Arguments:
    origin = "stock" if event.source is None else "seat"
    return {
        "seat": event.seat,
        "metal": event.metal,
        "origin": origin,
        "giver": event.source,
        "card": event.card,
    }


@facts.register
def _(event: e.GemBid) -> Arguments:
    return {"seat": event.seat, "n": event.n, "equalled": "yes" if event.equalled else "no"}


@facts.register
def _(event: e.Claimed) -> Arguments:
    taken = "no" if event.metal is None else "yes"
    return {"seat": event.seat, "card": event.card, "metal": event.metal, "taken": taken}


@facts.register
def _(event: e.GemTaken) -> Arguments:
    given = "no" if event.gift is None else "yes"
    return {"seat": event.seat, "area": event.area, "gem": event.gem, "gift": event.gift, "given": given}
