"""The deal, the moves, and taking them back."""

from __future__ import annotations

from collections.abc import Iterator

from amulette.kernel.contract import Event
from amulette.kernel.contract import RefusedError as NotDealtError
from amulette.table import entries as e
from amulette.table import requests as r
from amulette.table.agreements import agree
from amulette.table.clocks import Clocks
from amulette.table.effects import RefusedError
from amulette.table.fair import SECOND_THOUGHTS, last_is_fair
from amulette.table.play import Play
from amulette.table.shuffle import dealt_seed
from amulette.table.table import Table, decide, fold, host_of, need, own_seat, play_of
from amulette.table.turns import turn_the_page

PATIENCE = 2  # so often in a row may a clock run out before a bot takes the seat


class ClosedError(ValueError):
    """The table has been closed for good."""


# -- the deal -----------------------------------------------------------------


@decide.register
def _(request: r.Start, table: Table, by: str | None, now: int) -> e.Started:
    host = host_of(table, by)
    need(table.play is None, "too-late")
    need(not any([seat.is_free for seat in table.seats]), "seats-free")
    try:
        deal(table)
    except NotDealtError as error:
        raise RefusedError("illegal", error.refusal) from error
    return e.Started(at=now, by=host)


def deal(table: Table) -> Play:
    if table.opened.dealt:
        return played_on(table)
    entropy = [bytes.fromhex(seat.entropy) for seat in table.seats]
    seed = dealt_seed(bytes.fromhex(table.opened.seed), entropy, table.opened.deal)
    return Play(table.game, names(table), seed)


def played_on(table: Table) -> Play:
    """The deal of a record, and the moves of it that stand."""
    if table.prepared is None or (table.prepared.game, table.prepared.seats) != (table.game, len(table.seats)):
        for _ in prepare(table):
            pass
    assert table.prepared is not None
    table.prepared.record.seats = names(table)
    return table.prepared


def prepare(table: Table) -> Iterator[None]:
    """Play the moves of the record that the table begins with, one by one, if there is one."""
    if not table.opened.dealt:
        return
    play = Play(table.game, names(table), bytes.fromhex(table.opened.dealt))
    for seat, text in table.opened.moves:
        play.move(seat, text)
        yield
    table.prepared = play


def names(table: Table) -> list[str]:
    """Each seat's name in the record: the owner's, and the level of a bot."""
    return [
        table.people[seat.owner].name if seat.owner is not None else f"{seat.level} {number + 1}"
        for number, seat in enumerate(table.seats)
    ]


@fold.register
def _(entry: e.Started, table: Table, told: list[Event]) -> None:
    table.play = deal(table)
    told += table.play.opening
    table.clocks = Clocks(table.settings.clock, len(table.seats))
    table.asked, table.waited = [0] * len(table.seats), [entry.at] * len(table.seats)
    turn_the_page(table, (), entry.at)


# -- moves --------------------------------------------------------------------


@decide.register
def _(request: r.Move, table: Table, by: str | None, now: int) -> e.Moved:
    play = play_of(table)
    seat = own_seat(table, by, request.seat)
    need(seat.level is None, "not-yours")
    need(not table.paused, "paused")
    need(request.seat not in play.waiting() or request.seen >= table.asked[request.seat], "stale")
    return e.Moved(at=now, by=by, seat=request.seat, text=legal(play, request.seat, request.text))


def legal(play: Play, seat: int, text: str) -> str:
    """The move in its canonical notation."""
    try:
        refusal = play.why_not(seat, text)
    except ValueError as error:
        raise RefusedError("unreadable") from error
    if refusal is not None:
        raise RefusedError("illegal", refusal)
    return play.canonical(text)


@decide.register
def _(request: r.Chosen, table: Table, by: str | None, now: int) -> e.Moved:
    play = play_of(table)
    need(by is None, "not-yours")
    need(not table.paused, "paused")
    need(request.seat in play.waiting() and request.seen >= table.asked[request.seat], "stale")
    need(table.seats[request.seat].is_human == (request.why == "clock"), "stale")
    text = legal(play, request.seat, request.text)
    return e.Moved(at=now, seat=request.seat, text=text, why=request.why)


@fold.register
def _(entry: e.Moved, table: Table, told: list[Event]) -> None:
    play = table.play
    assert play is not None
    before = play.waiting()
    may_regret = entry.why == "person" and table.settings.undo == "fair"
    told += play.move(entry.seat, entry.text, keep=may_regret and table.is_live)
    table.clocks.answer(entry.seat, play.moves - 1, entry.at)
    table.asked[entry.seat], table.waited[entry.seat] = table.seq, entry.at
    if table.proposal is not None and table.proposal.what == "undo":
        table.proposal = None
    count_lapses(table, entry)
    turn_the_page(table, before, entry.at)
    table.bots_wait = entry.at + SECOND_THOUGHTS if may_regret else 0


def count_lapses(table: Table, entry: e.Moved) -> None:
    """The second time in a row that the clock runs out, a bot takes the seat; a whole turn counts once (B-13.5)."""
    seat = table.seats[entry.seat]
    if entry.why == "person":
        seat.lapses, table.forgetful = 0, None
    elif entry.why == "clock" and table.forgetful != entry.seat:
        seat.lapses += 1
        table.forgetful = entry.seat
    if seat.lapses >= PATIENCE:
        seat.level, table.forgetful = table.settings.stand_in, None


# -- taking back --------------------------------------------------------------


@decide.register
def _(request: r.Undo, table: Table, by: str | None, now: int) -> e.Undone | e.Proposed:
    """At once where that is fair; else everybody is asked, those too whose moves a bot goes on with."""
    play = play_of(table)
    own_seat(table, by, request.seat)
    stand = play.last_by(request.seat)
    need(table.settings.undo != "off", "no-undo")
    need(not table.paused, "paused")
    if stand is None:
        raise RefusedError("no-undo")
    if table.settings.undo == "fair" and stand == play.moves - 1 and last_is_fair(table, play):
        return e.Undone(at=now, by=by, seat=request.seat, moves=stand)
    need(table.proposal is None, "busy")
    owners = {table.seats[mover].owner for mover, _ in play.record.moves[stand:]}
    consent = sorted([owner for owner in owners if owner is not None and owner != by])
    return e.Proposed(at=now, by=by, what="undo", seat=request.seat, moves=stand, consent=consent)


@fold.register
def _(entry: e.Undone, table: Table, told: list[Event]) -> None:
    take_back(table, entry.moves, entry.at)


def take_back(table: Table, moves: int, now: int) -> None:
    play = table.play
    assert play is not None
    play.back_to(moves)
    table.forgetful, table.proposal, table.bots_wait = None, None, 0
    table.asked, table.waited = [table.seq] * len(table.seats), [now] * len(table.seats)
    table.nudged.clear()
    table.clocks.take_back(moves, now)
    turn_the_page(table, play.waiting(), now)


agree.register("undo", lambda table, entry, now: take_back(table, entry.moves or 0, now))


# -- steps of the wall clock ---------------------------------------------------


@decide.register
def decide_step(request: r.Step, table: Table, by: str | None, now: int) -> e.Stepped:
    need(by is None and table.clocks.runs, "no-change")
    return e.Stepped(at=now, shift=request.shift)


@fold.register
def fold_step(entry: e.Stepped, table: Table, told: list[Event]) -> None:
    table.clocks.shift(entry.shift)
    if table.bots_wait:
        table.bots_wait += entry.shift


# -- closing ------------------------------------------------------------------


@fold.register
def fold_closed(entry: e.Closed, table: Table, told: list[Event]) -> None:
    raise ClosedError(f"table {table.name} was closed")
