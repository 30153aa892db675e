"""The application: routes, errors, and what lives as long as it does."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import threading
from collections.abc import AsyncIterator
from types import FrameType
from typing import Any

from msgspec import UNSET
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from amulette.kernel.record import RecordError
from amulette.server import client, closing, replays, routes, streams
from amulette.server.aside import SetAsideError
from amulette.server.headers import Headers
from amulette.server.hosts import HostCheck
from amulette.server.hub import Hub
from amulette.server.live import NoTableError
from amulette.server.logs import log
from amulette.server.openapi import openapi
from amulette.server.rendering import ForbiddenError
from amulette.server.settings import Settings
from amulette.server.sockets import socket
from amulette.store.contract import Store, StoreError
from amulette.table.effects import Refuse, RefusedError
from amulette.wire.decoder import BadMessageError
from amulette.wire.encoder import encode
from amulette.wire.outgoing import Refused

TABLE = "/api/tables/{table:str}"


def application(settings: Settings, store: Store | None = None) -> Starlette:
    hub = Hub(settings, store)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[dict[str, Any]]:
        await hub.open()
        say_farewell_first(hub)
        log.info("open", store=type(hub.store).__name__)
        yield {"patience": settings.limits.patience, "slow": hub.metrics.dropped.labels("slow").inc}
        await hub.close()
        log.info("closed")

    app = Starlette(
        routes=[
            Route("/health", routes.health),
            Route("/health/live", routes.live),
            Route("/metrics", routes.metrics),
            Route("/api/openapi.json", openapi),
            Route("/api/about", routes.about),
            Route("/api/games", routes.games),
            Route("/api/tables", routes.tables),
            Route("/api/tables", routes.opened, methods=["POST"]),
            Route(f"{TABLE}/claim", routes.claim, methods=["POST"]),
            Route(f"{TABLE}/link", routes.link, methods=["POST"]),
            Route(f"{TABLE}/transfer", routes.transfer, methods=["POST"]),
            Route(f"{TABLE}/follow", routes.follow, methods=["POST"]),
            Route(f"{TABLE}/requests", routes.requests, methods=["POST"]),
            Route(f"{TABLE}/close", closing.close, methods=["POST"]),
            Route(f"{TABLE}/hint", routes.hint, methods=["POST"]),
            Route(f"{TABLE}/updates", streams.updates),
            Route(f"{TABLE}/stream", streams.stream),
            Route(f"{TABLE}/edition", routes.edition),
            Route(f"{TABLE}/record", routes.record),
            Route(f"{TABLE}/replay", replays.replay),
            Route("/api/replays", replays.retell, methods=["POST"]),
            Route("/api/replays/tables", replays.go_on, methods=["POST"]),
            WebSocketRoute(f"{TABLE}/socket", socket),
            *client.ROUTES,
        ],
        middleware=[Middleware(Headers), Middleware(HostCheck, allowed=settings.hosts)],
        exception_handlers={
            BadMessageError: bad_message,
            ForbiddenError: forbidden,
            NoTableError: no_table,
            RecordError: bad_record,
            RefusedError: refused,
            SetAsideError: set_aside,
            StoreError: trouble,
        },
        lifespan=lifespan,
    )
    app.state.hub = hub
    return app


def say_farewell_first(hub: Hub) -> None:
    """A server that is told to end waits for its connections, so these are ended first."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        then = signal.getsignal(number)

        def told(number: int, frame: FrameType | None, then: Any = then) -> None:  # noqa: ANN401 - as signal has it
            loop.call_soon_threadsafe(hub.farewell)
            if callable(then):
                then(number, frame)

        signal.signal(number, told)


# -- errors -------------------------------------------------------------------


async def bad_message(_: Request, error: Exception) -> Response:
    status = 413 if str(error).startswith("longer") else 400
    return Response(encode(Refused(id=None, code="bad-message")), status, media_type=routes.JSON)


async def bad_record(_: Request, error: Exception) -> Response:
    """Which part of the record is wrong, and the clause that a move breaks."""
    assert isinstance(error, RecordError)
    facts: dict[str, str | int] = {"place": str(error).partition(":")[0][:40]}
    if error.move is not None:
        facts = {"place": "move", "move": error.move}
    clause = UNSET if error.refusal is None else error.refusal.clause
    return routes.refusal(Refused(id=None, code="bad-record", clause=clause, facts=facts))


async def forbidden(_: Request, __: Exception) -> Response:
    return Response(encode(Refused(id=None, code="not-yours")), 403, media_type=routes.JSON)


async def no_table(_: Request, __: Exception) -> Response:
    return routes.refusal(Refused(id=None, code="no-table"))


async def set_aside(_: Request, error: Exception) -> Response:
    assert isinstance(error, SetAsideError)
    return routes.refusal(Refused(id=None, code="set-aside", facts={"why": error.why}))


async def refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, RefusedError)
    if error.code == "busy":
        return routes.refusal(Refused(id=None, code="too-much"))
    effect = Refuse(error.code, None)
    return routes.refusal(Refused(id=None, code=effect.code))


async def trouble(_: Request, error: Exception) -> Response:
    log.error("store away", why=str(error))
    return routes.refusal(Refused(id=None, code="trouble"))
