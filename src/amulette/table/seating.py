"""People come, sit, stand, leave and come back; the host arranges what is left."""

from __future__ import annotations

from amulette.bots.levels import BOTS
from amulette.kernel.contract import Event
from amulette.table import entries as e
from amulette.table import requests as r
from amulette.table.absence import check_gone, without_say
from amulette.table.agreements import agree, is_back
from amulette.table.effects import RefusedError
from amulette.table.people import Person, Seat
from amulette.table.settings import LONGEST_NAME, MOST_GUESTS, MOST_PEOPLE
from amulette.table.table import Table, decide, fold, host_of, need, own_seat, person_of, play_of, seat_of
from amulette.table.turns import run_clocks


def is_name(text: str) -> bool:
    return 0 < len(text) <= LONGEST_NAME and text.isprintable() and text == text.strip()


def check_level(table: Table, level: str) -> None:
    need(level in BOTS[table.game.key], "no-level")


def is_stand_in(game: str, level: str) -> bool:
    """Return whether a bot may play for somebody who is away: not one that plays anything."""
    return level in BOTS[game] and level != "random"


# -- coming -------------------------------------------------------------------


@decide.register
def _(request: r.Join, table: Table, by: str | None, now: int) -> e.Joined:
    need(is_name(request.name), "bad-name")
    need(request.name not in [person.name for person in table.people.values()], "bad-name")
    instead = make_room(table, request.origin)
    return e.Joined(
        at=now,
        person=f"p{table.arrivals}",
        name=request.name,
        token=request.token,
        origin=request.origin,
        instead=instead,
    )


def make_room(table: Table, origin: str) -> str | None:
    """Return who has to go for a newcomer, if anybody: the first who came and has done nothing since.

    Of each network only so many may be here without a seat.  Raises RefusedError where nobody can go.
    """
    seated = {seat.owner for seat in table.seats}
    guests = {key: person for key, person in table.people.items() if key not in seated and key != table.host}
    neighbours = {key: person for key, person in guests.items() if person.origin == origin != ""}
    if len(neighbours) < MOST_GUESTS and len(table.people) < MOST_PEOPLE:
        return None
    leaving = guests if len(neighbours) < MOST_GUESTS else neighbours
    found = next((key for key, person in leaving.items() if person.is_silent), None)
    need(found is not None, "table-full")
    return found


@fold.register
def _(entry: e.Joined, table: Table, told: list[Event]) -> None:
    if entry.instead is not None:
        del table.people[entry.instead]
    table.people[entry.person] = Person(entry.name, entry.token, at=entry.at, origin=entry.origin)
    table.arrivals += 1


@decide.register
def _(request: r.Sit, table: Table, by: str | None, now: int) -> e.Sat:
    person = person_of(table, by)
    need(table.play is None, "too-late")
    need(seat_of(table, request.seat).is_free, "seat-taken")
    return e.Sat(at=now, by=person, seat=request.seat, entropy=request.entropy)


@fold.register
def _(entry: e.Sat, table: Table, told: list[Event]) -> None:
    assert entry.by is not None
    table.people[entry.by].away = False
    table.seats[entry.seat] = Seat(owner=entry.by, entropy=entry.entropy)


@decide.register
def _(request: r.Stand, table: Table, by: str | None, now: int) -> e.Stood:
    need(table.play is None, "too-late")
    own_seat(table, by, request.seat)
    return e.Stood(at=now, by=by, seat=request.seat)


@fold.register
def _(entry: e.Stood, table: Table, told: list[Event]) -> None:
    table.seats[entry.seat] = Seat()


# -- the host -----------------------------------------------------------------


@decide.register
def _(request: r.Arrange, table: Table, by: str | None, now: int) -> e.Arranged:
    host = host_of(table, by)
    need(table.play is None, "too-late")
    seat = seat_of(table, request.seat)
    if seat.owner is not None and seat.owner != host:
        check_gone(table, seat.owner, now)
    if request.level is not None:
        check_level(table, request.level)
    return e.Arranged(at=now, by=host, seat=request.seat, level=request.level)


@fold.register
def _(entry: e.Arranged, table: Table, told: list[Event]) -> None:
    table.seats[entry.seat] = Seat(level=entry.level)


@decide.register
def _(request: r.Resize, table: Table, by: str | None, now: int) -> e.Resized:
    host = host_of(table, by)
    need(table.play is None, "too-late")
    need(request.seats in table.game.seats, "no-seat")
    need(all([seat.owner is None for seat in table.seats[request.seats :]]), "seat-taken")
    return e.Resized(at=now, by=host, seats=request.seats)


@fold.register
def _(entry: e.Resized, table: Table, told: list[Event]) -> None:
    del table.seats[entry.seats :]
    table.seats += [Seat() for _ in range(entry.seats - len(table.seats))]


@decide.register
def _(request: r.Configure, table: Table, by: str | None, now: int) -> e.Configured:
    host = host_of(table, by)
    need(table.play is None, "too-late")
    need(is_stand_in(table.game.key, request.settings.stand_in), "no-level")
    need(request.settings.clock.is_possible, "bad-options")
    try:
        options = type(table.game)(table.game.edition, request.options).options
    except ValueError as error:
        raise RefusedError("bad-options") from error
    return e.Configured(at=now, by=host, settings=request.settings, options=options)


@fold.register
def _(entry: e.Configured, table: Table, told: list[Event]) -> None:
    table.settings = entry.settings
    table.game = type(table.game)(table.game.edition, entry.options)


@decide.register
def _(request: r.Host, table: Table, by: str | None, now: int) -> e.Hosted:
    host = host_of(table, by)
    need(request.person in table.people, "no-person")
    return e.Hosted(at=now, by=host, person=request.person)


@fold.register
def _(entry: e.Hosted, table: Table, told: list[Event]) -> None:
    table.host = entry.person


# -- going and coming back ----------------------------------------------------


@decide.register
def _(request: r.Leave, table: Table, by: str | None, now: int) -> e.Left:
    person = person_of(table, by)
    return e.Left(at=now, by=person, level=table.settings.stand_in, absent=without_say(table, person, now))


@fold.register
def _(entry: e.Left, table: Table, told: list[Event]) -> None:
    """Before play the seats are free again; during play a bot stands in; somebody who is still there is host."""
    assert entry.by is not None
    table.people[entry.by].away = True
    for number, seat in enumerate(table.seats):
        if seat.owner == entry.by and table.play is None:
            table.seats[number] = Seat()
        elif seat.owner == entry.by:
            seat.level = entry.level
    if table.host == entry.by:
        table.host = heir(table)
    proposal = table.proposal
    if proposal is not None and (proposal.by == entry.by or is_back(table, proposal, entry.absent)):
        table.proposal = None
    agree(table, entry.at)
    run_clocks(table, entry.at)


def heir(table: Table) -> str:
    """The first person with a seat, else the first who is there, else nobody new."""
    seated = [seat.owner for seat in table.seats if seat.is_human and seat.owner is not None]
    present = [key for key, person in table.people.items() if not person.away]
    return next(iter([*seated, *present]), table.host)


@decide.register
def _(request: r.Reclaim, table: Table, by: str | None, now: int) -> e.Reclaimed:
    play_of(table)
    need(own_seat(table, by, request.seat).level is not None, "no-change")
    return e.Reclaimed(at=now, by=by, seat=request.seat)


@fold.register
def _(entry: e.Reclaimed, table: Table, told: list[Event]) -> None:
    assert entry.by is not None
    table.people[entry.by].away = False
    seat = table.seats[entry.seat]
    seat.level, seat.lapses = None, 0
    table.waited[entry.seat] = entry.at
    run_clocks(table, entry.at)


# -- another device -----------------------------------------------------------


@decide.register
def _(request: r.Invite, table: Table, by: str | None, now: int) -> e.Invited:
    return e.Invited(at=now, by=person_of(table, by), link=request.link)


@fold.register
def _(entry: e.Invited, table: Table, told: list[Event]) -> None:
    assert entry.by is not None
    table.people[entry.by].links = {entry.link}  # a new link ends the one before


@decide.register
def _(request: r.Switch, table: Table, by: str | None, now: int) -> e.Switched:
    owner = next((key for key, person in table.people.items() if request.link in person.links), None)
    if owner is None:
        raise RefusedError("no-link")
    return e.Switched(at=now, by=owner, link=request.link, token=request.token)


@fold.register
def _(entry: e.Switched, table: Table, told: list[Event]) -> None:
    """The old device has no seat any more."""
    assert entry.by is not None
    person = table.people[entry.by]
    person.links.discard(entry.link)
    person.token = entry.token
