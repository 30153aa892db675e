"""The end of a table that cannot go on: its people get their record, and nobody plays there ever again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from amulette.server import rendering
from amulette.server.aside import SetAsideError
from amulette.server.clock import now
from amulette.server.hub import Hub
from amulette.server.live import NoTableError
from amulette.server.rendering import ForbiddenError
from amulette.server.routes import answer, body
from amulette.server.tokens import shown
from amulette.server.visit import hub_of
from amulette.store.contract import Appended, Entry, Facts, Row
from amulette.table.effects import RefusedError
from amulette.table.entries import Closed, Logged
from amulette.table.transcript import Transcript, transcribe
from amulette.wire import log

OVER: Final = Facts("finished", listed=False, due=None)


async def close(request: Request) -> Response:
    """Return the record of a table that cannot go on; from now on it never does, since its seed goes with it."""
    await body(request, dict)
    hub, name = hub_of(request), request.path_params["table"]
    await check_that_it_is_stuck(hub, name)
    return answer(rendering.transcript(await closed(hub, name, shown(request, name))))


async def check_that_it_is_stuck(hub: Hub, name: str) -> None:
    """Raises RefusedError for a table that can go on, NoTableError, StoreError."""
    hub.aside.forget(name)
    try:
        await hub.ready(name)
    except SetAsideError:
        return
    raise RefusedError("too-early")


async def closed(hub: Hub, name: str, token: str | None) -> Transcript:
    """Close the table, if the token is of somebody with a seat, and return what is left of it.

    Once it is closed everybody who was at the table may have that.
    Raises ForbiddenError, RefusedError, NoTableError, StoreError.
    """
    while True:
        rows = await hub.store.since(name, -1)
        left = transcript(name, rows)
        person = None if token is None else left.table.person(token)
        if person is None or not (left.is_closed or left.has_seat(person)):
            raise ForbiddenError("not-yours")
        if left.is_closed:
            return left
        left.check_deal()
        entry = log.write(Closed(at=now(), by=person))
        outcome = await hub.store.append(Entry(name, rows[-1].seq + 1, f"{person}.close", entry, OVER, now()))
        if isinstance(outcome, Appended):  # else somebody was quicker
            await hub.store.put_back(name)


def transcript(name: str, rows: list[Row]) -> Transcript:
    """Raises ForbiddenError where not even the opening can be read: nobody knows whose table it was."""
    if not rows:
        raise NoTableError
    try:
        return Transcript(transcribe(name, entries(rows)), log.is_a(rows[-1].body, Closed))
    except ValueError as error:
        raise ForbiddenError("not-yours") from error


def entries(rows: list[Row]) -> Iterator[tuple[int, str, Logged]]:
    for row in rows:
        yield row.seq, row.move_id, log.read(row.body)
