"""What all people at the table have to agree on: a pause, a bot for an absent person, taking back, playing again."""

from __future__ import annotations

from collections.abc import Callable, Collection

from amulette.kernel.contract import Event
from amulette.table import entries as e
from amulette.table import requests as r
from amulette.table.absence import ANSWER, absent, check_gone, without_say
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
    """Everybody whose answer counts: see `entitled`."""
    return entitled(table, proposal, table.excused)


def entitled(table: Table, proposal: e.Proposed, excused: Collection[str]) -> set[str]:
    """Everybody with a seat, and whose moves would be taken back; after the game whoever left has no say.

    A bot for somebody, who has no say, and the next game are decided by the people who are here.
    """
    people = table.humans()
    if proposal.what in ("replace", "rematch"):
        people -= set(excused)
    if proposal.what == "replace" and proposal.seat is not None:
        people -= {table.seats[proposal.seat].owner or ""}
    return people | set(proposal.consent)


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
        check_replacement(table, person, request.seat, now)
    away = without_say(table, person, now)
    return e.Proposed(at=now, by=person, what=request.what, seat=request.seat, absent=away)


def check_replacement(table: Table, person: str, number: int | None, now: int) -> None:
    """Only somebody else's seat that no bot plays yet, and whose owner is gone; where moves have days, the clock's."""
    if number is None:
        raise RefusedError("no-seat")
    seat = seat_of(table, number)
    need(seat.is_human, "no-change")
    need(seat.owner != person, "not-yours")
    need(table.settings.clock.kind != "days", "clock-decides")
    check_gone(table, seat.owner or "", now)


@fold.register
def _(entry: e.Proposed, table: Table, told: list[Event]) -> None:
    assert entry.by is not None
    table.proposal, table.agreed, table.excused = entry, {entry.by}, set(entry.absent or ())
    agree(table, entry.at)


@decide.register
def _(request: r.Answer, table: Table, by: str | None, now: int) -> e.Answered:
    person = person_of(table, by)
    if table.proposal is None:
        raise RefusedError("no-proposal")
    away = without_say(table, person, now)
    need(person in entitled(table, table.proposal, away), "not-asked")
    need(person not in table.agreed or not request.yes, "no-change")
    need(not request.yes or not is_back(table, table.proposal, away), "not-away")
    return e.Answered(at=now, by=person, yes=request.yes, absent=away)


def is_back(table: Table, proposal: e.Proposed, away: Collection[str] | None) -> bool:
    """Return whether somebody who was to be replaced is here again; older logs do not tell."""
    if proposal.what != "replace" or proposal.seat is None or away is None:
        return False
    seat = table.seats[proposal.seat]
    return seat.is_human and seat.owner not in away


@fold.register
def _(entry: e.Answered, table: Table, told: list[Event]) -> None:
    assert entry.by is not None
    if not entry.yes:
        table.proposal = None
        return
    table.agreed.add(entry.by)
    table.excused = set(entry.absent or ())
    agree(table, entry.at)


@decide.register
def decide_settle(request: r.Settle, table: Table, by: str | None, now: int) -> e.Settled:
    """People have come or gone, or do not answer; what is agreed on by nobody who is here is left as it is."""
    proposal, away = table.proposal, without_say(table, by, now)
    if by is not None or proposal is None:
        raise RefusedError("no-proposal")
    if is_back(table, proposal, away):
        return e.Settled(at=now, absent=away, back=True)
    need(not table.agreed <= set(absent(table, table.silent, now)), "no-change")
    excused = sorted({*away, *overdue(table, proposal, now)})
    need(entitled(table, proposal, excused) != voters(table, proposal), "no-change")
    return e.Settled(at=now, absent=excused)


def overdue(table: Table, proposal: e.Proposed, now: int) -> set[str]:
    """Return who has not said in time whether a bot shall play on, so that one open page stops nobody."""
    if proposal.what != "replace" or now - proposal.at < ANSWER:
        return set()
    return voters(table, proposal) - table.agreed


@fold.register
def fold_settled(entry: e.Settled, table: Table, told: list[Event]) -> None:
    table.excused = set(entry.absent)
    if entry.back:
        table.proposal = None
    agree(table, entry.at)


@decide.register
def _(request: r.Resume, table: Table, by: str | None, now: int) -> e.Resumed:
    need(person_of(table, by) in table.humans(), "not-yours")
    need(table.paused, "no-change")
    return e.Resumed(at=now, by=by)


@fold.register
def _(entry: e.Resumed, table: Table, told: list[Event]) -> None:
    table.paused = False
    table.waited = [entry.at] * len(table.seats)
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
        seat = table.seats[entry.seat]
        seat.level = table.settings.stand_in
        table.nudged.pop(seat.owner or "", None)
    run_clocks(table, now)


def rematch(table: Table, _: e.Proposed, __: int) -> None:
    table.again = True


agree.register("pause", pause)
agree.register("replace", replace)
agree.register("rematch", rematch)
