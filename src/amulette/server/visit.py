"""Who asks, for which seat, and whether they may: the same for sockets, streams and single requests."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from amulette.server.hub import Hub
from amulette.server.limits import caller_of, origin_of
from amulette.server.live import Live
from amulette.server.rendering import ForbiddenError, Visit, holds
from amulette.server.tokens import shown
from amulette.table.table import Table, need

ENTRIES: Final = 10  # of a log cost as much to read as one look at a table in memory


def hub_of(request: HTTPConnection) -> Hub:
    hub = request.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def peer_of(request: HTTPConnection) -> str:
    return request.client.host if request.client else "unknown"


def address_of(request: HTTPConnection) -> str:
    """What the caller is counted by."""
    return caller_of(peer_of(request))


def network_mark(request: HTTPConnection) -> str:
    """What a table keeps of where it was opened."""
    return origin_of(peer_of(request))


def check_origin(request: HTTPConnection) -> None:
    """Browsers name the page that asks; it has to be one of ours.  Raises ForbiddenError."""
    origin = request.headers.get("origin")
    if origin is None:
        return
    named = urlsplit(origin)
    if named.scheme not in ("http", "https") or named.netloc != request.headers.get("host"):
        raise ForbiddenError("foreign-origin")


async def visit(request: HTTPConnection) -> Visit:
    """Raises ForbiddenError, NoTableError, StoreError; RefusedError before anything is read."""
    name = request.path_params["table"]
    live, table = await look_at(request, name)
    if live.store.shared:
        await live.refresh()  # what somebody was told by another process counts here too
        table = await live.table()
    token = shown(request, name)
    person = None if token is None else table.person(token)
    if person is not None:
        await hub_of(request).presence.greet(name, person)
    return Visit(live, token, person, seat_of(request, table, person))


async def look_at(request: HTTPConnection, name: str) -> tuple[Live, Table]:
    """Find a table, as often as the address may; what had to be read for it is charged afterwards."""
    hub = hub_of(request)
    bucket = hub.readings.of(address_of(request))
    need(bucket.takes(), "busy")
    was_kept = hub.is_kept(name)
    live, table = await hub.table(name)
    if not was_kept:
        bucket.charge(table.seq / ENTRIES)
    return live, table


def seat_of(request: HTTPConnection, table: Table, person: str | None) -> int | None:
    """The seat that is asked for, if it is the person's; else a spectator's place."""
    wanted = request.query_params.get("seat")
    if wanted is None:
        return None
    if not (wanted.isascii() and wanted.isdecimal() and len(wanted) == 1 and holds(table, person, int(wanted))):
        raise ForbiddenError("not-yours")
    return int(wanted)


def number(request: HTTPConnection, name: str, usual: int) -> int:
    """A whole number of the query; what is none counts as the usual one."""
    text = request.query_params.get(name, "")
    sign, digits = text.startswith("-"), text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 10):
        return usual
    return -int(digits) if sign else int(digits)
