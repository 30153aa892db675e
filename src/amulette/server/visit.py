"""Who asks, for which seat, and whether they may: the same for sockets, streams and single requests."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from amulette.server.hub import Hub
from amulette.server.live import Live
from amulette.server.tokens import shown
from amulette.table.table import Table


class ForbiddenError(Exception):
    """A code that says why not, and nothing about the table."""


def hub_of(request: HTTPConnection) -> Hub:
    hub = request.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def address_of(request: HTTPConnection) -> str:
    return request.client.host if request.client else "unknown"


def check_origin(request: HTTPConnection) -> None:
    """Browsers name the page that asks; it has to be one of ours.  Raises ForbiddenError."""
    origin = request.headers.get("origin")
    if origin is None or origin in hub_of(request).settings.origins:
        return
    named = urlsplit(origin)
    if named.scheme not in ("http", "https") or named.netloc != request.headers.get("host"):
        raise ForbiddenError("foreign-origin")


class Visit:
    """A connection or request to one table, from a seat or beside it."""

    def __init__(self, live: Live, token: str | None, person: str | None, seat: int | None) -> None:
        self.live = live
        self.token = token
        self.person = person
        self.seat = seat

    @property
    def sender(self) -> str:
        """Whose messages are counted together, over whatever connection: a person's, or those of one spectator."""
        return f"{self.live.name} {self.person or id(self)}"

    @property
    def place(self) -> str | None:
        """What connections to a seat are counted by; of spectators there are as many as their addresses allow."""
        return None if self.seat is None else f"{self.live.name} {self.seat}"


async def visit(request: HTTPConnection) -> Visit:
    """Raises ForbiddenError, NoTableError, StoreError."""
    name = request.path_params["table"]
    live, table = await hub_of(request).table(name)
    if live.store.shared:
        await live.refresh()  # what somebody was told by another process counts here too
        table = await live.table()
    token = shown(request, name)
    person = None if token is None else table.person(token)
    return Visit(live, token, person, seat_of(request, table, person))


def seat_of(request: HTTPConnection, table: Table, person: str | None) -> int | None:
    """The seat that is asked for, if it is the person's; else a spectator's place."""
    wanted = request.query_params.get("seat")
    if wanted is None:
        return None
    if not (wanted.isascii() and wanted.isdecimal() and len(wanted) == 1 and int(wanted) < len(table.seats)):
        raise ForbiddenError("not-yours")
    if person is None or table.seats[int(wanted)].owner != person:
        raise ForbiddenError("not-yours")
    return int(wanted)


def still_holds(seen: Visit, table: Table) -> bool:
    """Whether person and seat are still this visitor's: they may have gone to another device meanwhile."""
    if seen.person is not None and table.people[seen.person].token != seen.token:
        return False
    return seen.seat is None or (seen.seat < len(table.seats) and table.seats[seen.seat].owner == seen.person)


def number(request: HTTPConnection, name: str, usual: int) -> int:
    """A whole number of the query; what is none counts as the usual one."""
    text = request.query_params.get(name, "")
    sign, digits = text.startswith("-"), text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 10):
        return usual
    return -int(digits) if sign else int(digits)
