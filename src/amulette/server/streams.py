"""The same without a socket: one update when something is new, or a line for each."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from amulette.server.aside import SetAsideError
from amulette.server.heartbeat import INTERVAL
from amulette.server.live import Listener
from amulette.server.rendering import ForbiddenError, Visit, open_to, write_presence, write_update
from amulette.server.visit import address_of, hub_of, number, visit
from amulette.store.contract import StoreError
from amulette.table.table import need

LONGEST_WAIT: Final = 25  # seconds; proxies often end what lasts longer


async def updates(request: Request) -> Response:
    """What is new since a number, waiting for it a while."""
    seen = await visit(request)
    since = number(request, "since", -1)
    wait = min(max(number(request, "wait", LONGEST_WAIT), 0), LONGEST_WAIT)
    if await seen.live.seq() <= since and wait:
        hub = hub_of(request)
        with hub.crowd.admitted(address_of(request)) as admitted, hub.seated.admitted(seen.place) as seated:
            need(admitted and seated, "busy")
            await something_new(seen, since, wait)
        await seen.live.ready()
    _, found = write_update(seen, since)
    return Response(found, media_type="application/json")


async def something_new(seen: Visit, since: int, wait: float) -> None:
    listener = Listener(None, seen.person, since)  # waiting for once is no second connection
    seen.live.listeners.add(listener)
    try:
        async with asyncio.timeout(wait):
            while await seen.live.seq() <= since and listener.ended is None:
                await listener.event.wait()
                listener.event.clear()
    except TimeoutError:
        pass
    finally:
        seen.live.leave(listener)


async def stream(request: Request) -> Response:
    """Updates as lines of JSON; an empty line now and then shows that the connection stands."""
    seen, hub = await visit(request), hub_of(request)
    need(not hub.crowd.is_full(address_of(request)) and not hub.seated.is_full(seen.place), "busy")
    lines = told(request, seen, number(request, "since", -1))
    return StreamingResponse(lines, media_type="application/x-ndjson", headers={"x-accel-buffering": "no"})


async def told(request: Request, seen: Visit, since: int) -> AsyncIterator[bytes]:
    hub = hub_of(request)
    with hub.crowd.admitted(address_of(request)) as admitted, hub.seated.admitted(seen.place) as seated:
        if not admitted or not seated:
            return
        listener = Listener(seen.seat, seen.person, since)
        seen.live.listen(listener)
        hub.metrics.connections.inc()
        try:
            async for line in lines(seen, listener):
                yield line
        except (StoreError, ForbiddenError, SetAsideError):
            return  # whoever still may listen comes back
        finally:
            hub.metrics.connections.dec()
            seen.live.leave(listener)


async def lines(seen: Visit, listener: Listener) -> AsyncIterator[bytes]:
    while listener.ended is None:
        if await seen.live.seq() > listener.since:
            listener.since, line = write_update(seen, listener.since)
            listener.changes = seen.live.changes
            yield line + b"\n"
            continue
        if seen.live.changes > listener.changes:
            listener.changes = seen.live.changes
            yield write_presence(seen) + b"\n"
            continue
        open_to(seen)
        try:
            async with asyncio.timeout(INTERVAL):
                await listener.event.wait()
        except TimeoutError:
            yield b"\n"
        listener.event.clear()
