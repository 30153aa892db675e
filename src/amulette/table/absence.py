"""Who is away, and what the others may do then.  Only `decide` may ask this: what is folded stands in the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from amulette.kernel.contract import Event
from amulette.table import entries as e
from amulette.table import requests as r
from amulette.table.effects import RefusedError
from amulette.table.table import Table, decide, fold, need, person_of, play_of, seat_of

GONE: Final = 60_000  # milliseconds without a sign of life after which somebody may be replaced
ANSWER: Final = 60_000  # milliseconds in which a nudge is to be answered, or a vote on a bot
WAITED: Final = 300_000  # milliseconds that a seat is waited for before its person may be nudged
PRESENCE_MATTERS: Final = (
    r.Propose,
    r.Answer,
    r.Arrange,
    r.Leave,
    r.Inherit,
    r.Settle,
)  # decided by who is away


def absent(table: Table, silent: Mapping[str, int], now: int) -> dict[str, int]:
    """Return who is away, and since when: who shows no sign of life, or has not answered a nudge."""
    mute = {person: at for person, at in table.nudged.items() if now - at >= ANSWER}
    return {**silent, **{person: min(at, silent.get(person, at)) for person, at in mute.items()}}


def is_gone(table: Table, person: str, now: int) -> bool:
    """Return whether somebody has been away for so long that others may act in their place."""
    since = absent(table, table.silent, now).get(person)
    return since is not None and now - since >= limit(table)


def limit(table: Table) -> int:
    """Return the milliseconds that somebody may be away: where moves have days, as long as one of them."""
    clock = table.settings.clock
    return clock.budget if clock.kind == "days" else GONE


def check_gone(table: Table, person: str, now: int) -> None:
    """Raise RefusedError for somebody who is here, or may come back in time."""
    need(is_gone(table, person, now), "not-away")


def without_say(table: Table, by: str | None, now: int) -> list[str]:
    """Return the people with seats who are away now; whoever asks is here."""
    away = absent(table, table.silent, now)
    return sorted([person for person in table.humans() if person in away and person != by])


# -- the host -----------------------------------------------------------------


def successor(table: Table, now: int) -> str | None:
    """Return who is here to follow a host who is gone: somebody with a seat before somebody without."""
    if table.phase == "finished" or not is_gone(table, table.host, now):
        return None
    away = absent(table, table.silent, now)
    here = [key for key, person in table.people.items() if key not in away and not person.away]
    seated = [seat.owner for seat in table.seats if seat.owner in here]
    return next(iter([*seated, *here]), None)


@decide.register
def decide_inherit(request: r.Inherit, table: Table, by: str | None, now: int) -> e.Hosted:
    person = successor(table, now)
    if by is not None or person is None:
        raise RefusedError("no-change")
    return e.Hosted(at=now, person=person)


# -- still there? -------------------------------------------------------------


@decide.register
def decide_nudge(request: r.Nudge, table: Table, by: str | None, now: int) -> e.Nudged:
    person = person_of(table, by)
    need(person in table.humans(), "not-yours")
    play = play_of(table)
    seat = seat_of(table, request.seat)
    need(seat.owner != person, "not-yours")
    need(not table.clocks.is_on, "clock-decides")
    need(not table.paused, "paused")
    if seat.owner is None or not seat.is_human or seat.owner in table.nudged:
        raise RefusedError("no-change")
    is_late = request.seat in play.waiting() and now - table.waited[request.seat] >= WAITED
    need(is_late, "too-early")
    return e.Nudged(at=now, by=person, seat=request.seat, person=seat.owner)


@fold.register
def fold_nudged(entry: e.Nudged, table: Table, told: list[Event]) -> None:
    table.nudged[entry.person] = entry.at


@decide.register
def decide_here(request: r.Here, table: Table, by: str | None, now: int) -> e.Confirmed:
    need(person_of(table, by) in table.nudged, "not-asked")
    return e.Confirmed(at=now, by=by)


@fold.register
def fold_confirmed(entry: e.Confirmed, table: Table, told: list[Event]) -> None:
    """Every entry by the person answers; from now on they may think for a while again."""
    for seat, owned in enumerate(table.seats):
        if owned.owner == entry.by:
            table.waited[seat] = entry.at


# -- what follows by itself ---------------------------------------------------


def follow_up(table: Table, silent: Mapping[str, int], now: int) -> r.Request | None:
    """Return what the server has to ask of the table, now that these people are silent."""
    table.silent = silent
    if successor(table, now) is not None:
        return r.Inherit(id=f"inherit-{table.seq}")
    if table.proposal is None:
        return None
    request = r.Settle(id=f"settle-{table.seq}")
    try:
        decide(request, table, None, now)
    except RefusedError:
        return None
    return request
