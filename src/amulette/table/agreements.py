"""What all people at the table have to agree on: a pause, a bot for an absent person, taking back, playing again."""

from __future__ import annotations

from collections.abc import Callable

from amulette.kernel.contract import Event
from amulette.table import entries as e
from amulette.table import requests as r
from amulette.table.effects import RefusedError
from amulette.table.table import Table, decide, fold, need, person_of, play_of, seat_of
from amulette.table.turns import run_clocks

Outcome = Callable[[Table, e.Proposed, int], None]


class Agreements:
    """What happens when everybody has said yes."""

    def __init__(self) -> None:
        self.outcomes: dict[str, Outcome] = {}

    def register(self, what: str, outcome: Outcome) -> None:
        self.outcomes[what] = outcome

    def __call__(self, table: Table, now: int) -> None:
        """Carry the proposal out, if nobody is left to ask."""
        proposal = table.proposal
        if proposal is not None and voters(table, proposal) <= table.agreed:
            table.proposal = None
            self.outcomes[proposal.what](table, proposal, now)


agree = Agreements()


def voters(table: Table, proposal: e.Proposed) -> set[str]:
    """Everybody with a seat; who is to be replaced has no say, and after the game whoever left has none."""
    if proposal.what == "replace" and proposal.seat is not None:
        return table.humans() - {table.seats[proposal.seat].owner or ""}
    return table.humans()


@decide.register
def _(request: r.Propose, table: Table, by: str | None, now: int) -> e.Proposed:
    person = person_of(table, by)
    need(person in table.humans(), "not-yours")
    need(table.proposal is None, "busy")
    if request.what == "rematch":
        need(table.phase == "finished", "too-early")
        need(table.next is None and not table.again, "no-change")
    else:
        play_of(table)
        need(request.what != "pause" or not table.paused, "no-change")
    if request.what == "replace":
        check_replacement(table, person, request.seat)
    return e.Proposed(at=now, by=person, what=request.what, seat=request.seat)


def check_replacement(table: Table, person: str, number: int | None) -> None:
    """Only somebody else's seat that no bot plays yet; who is alone has nobody to replace."""
    if number is None:
        raise RefusedError("no-seat")
    seat = seat_of(table, number)
    need(seat.is_human, "no-change")
    need(seat.owner != person, "not-yours")


@fold.register
def _(entry: e.Proposed, table: Table, told: list[Event]) -> None:
    assert entry.by is not None
    table.proposal, table.agreed = entry, {entry.by}
    agree(table, entry.at)


@decide.register
def _(request: r.Answer, table: Table, by: str | None, now: int) -> e.Answered:
    person = person_of(table, by)
    if table.proposal is None:
        raise RefusedError("no-proposal")
    need(person in voters(table, table.proposal), "not-asked")
    need(person not in table.agreed or not request.yes, "no-change")
    return e.Answered(at=now, by=person, yes=request.yes)


@fold.register
def _(entry: e.Answered, table: Table, told: list[Event]) -> None:
    assert entry.by is not None
    if not entry.yes:
        table.proposal = None
        return
    table.agreed.add(entry.by)
    agree(table, entry.at)


@decide.register
def _(request: r.Resume, table: Table, by: str | None, now: int) -> e.Resumed:
    need(person_of(table, by) in table.humans(), "not-yours")
    need(table.paused, "no-change")
    return e.Resumed(at=now, by=by)


@fold.register
def _(entry: e.Resumed, table: Table, told: list[Event]) -> None:
    table.paused = False
    run_clocks(table, entry.at)


@decide.register
def _(request: r.Succeed, table: Table, by: str | None, now: int) -> e.Succeeded:
    need(by is None and table.again and table.next is None, "no-change")
    return e.Succeeded(at=now, table=request.table)


@fold.register
def _(entry: e.Succeeded, table: Table, told: list[Event]) -> None:
    table.next = entry.table


def pause(table: Table, _: e.Proposed, now: int) -> None:
    table.paused = True
    run_clocks(table, now)


def replace(table: Table, entry: e.Proposed, now: int) -> None:
    if entry.seat is not None:
        table.seats[entry.seat].level = table.settings.stand_in
    run_clocks(table, now)


def rematch(table: Table, _: e.Proposed, __: int) -> None:
    table.again = True


agree.register("pause", pause)
agree.register("replace", replace)
agree.register("rematch", rematch)
