"""Chat: anybody at the table may speak, unless the host has silenced them."""

from __future__ import annotations

from amulette.kernel.contract import Event
from amulette.table import entries as e
from amulette.table import requests as r
from amulette.table.settings import LONGEST_CHAT
from amulette.table.table import Table, decide, fold, host_of, need, person_of


@decide.register
def _(request: r.Say, table: Table, by: str | None, now: int) -> e.Said:
    person = person_of(table, by)
    need(not table.people[person].muted, "muted")
    text = " ".join(request.text.split())
    need(0 < len(text) <= LONGEST_CHAT and text.isprintable(), "bad-text")
    return e.Said(at=now, by=person, text=text)


@fold.register
def _(entry: e.Said, table: Table, told: list[Event]) -> None:
    """Words change nothing."""


@decide.register
def _(request: r.Mute, table: Table, by: str | None, now: int) -> e.Muted:
    host = host_of(table, by)
    need(request.person in table.people, "no-person")
    need(request.person != host, "not-yours")
    return e.Muted(at=now, by=host, person=request.person, on=request.on)


@fold.register
def _(entry: e.Muted, table: Table, told: list[Event]) -> None:
    table.people[entry.person].muted = entry.on
