"""A server process, or several that share one database."""

from __future__ import annotations

import contextlib
import gc
import os
import socket
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Final

import msgspec
import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from amulette.server.app import application
from amulette.server.heads import Prompt
from amulette.server.logs import configure
from amulette.server.settings import Settings
from amulette.wire.decoder import LARGEST

KEEPALIVE: Final = {"TCP_KEEPIDLE": 15, "TCP_KEEPINTVL": 10, "TCP_KEEPCNT": 3, "TCP_USER_TIMEOUT": 45_000}
HANDED_OVER: Final = "AMULETTE_SERVER"  # the environment variable that tells worker processes their settings


@dataclass(frozen=True)
class Place:
    """Where a server listens."""

    host: str = "127.0.0.1"
    port: int = 8000
    prefix: str = ""  # under which path of a site, if a proxy puts it there
    proxies: str = ""  # addresses whose X-Forwarded headers are believed
    workers: int = 1


def run(settings: Settings, place: Place, bound: Callable[[], None] = lambda: None) -> None:
    """Serve until told to stop; call `bound` when nobody else can have the port, and before anybody is answered."""
    raise_file_limit()
    os.environ[HANDED_OVER] = msgspec.json.encode(asdict(settings)).decode()
    config = uvicorn.Config(
        "amulette.server.run:from_environment",
        factory=True,
        host=place.host,
        port=place.port,
        root_path=place.prefix,
        workers=place.workers,
        proxy_headers=bool(place.proxies),
        forwarded_allow_ips=place.proxies or None,
        http=Prompt,
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # timers for each connection would cost 400 bytes; see heartbeat.py
        access_log=False,
        server_header=False,
        log_config=None,
        log_level="warning",
        timeout_graceful_shutdown=5,
        backlog=2048,
    )
    sockets = [listening(config, settings.limits.unsent)]
    bound()
    if place.workers > 1:
        Multiprocess(config, sockets=sockets).run()
    else:
        uvicorn.Server(config).run(sockets=sockets)


def listening(config: uvicorn.Config, unsent: int) -> socket.socket:
    """Every connection inherits what is set here: so much may wait to be read, and a message waits for no other.

    asyncio would see to the second, but not for a socket that does not name TCP, as uvicorn's does not.
    """
    bound = config.bind_socket()
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, unsent)
    bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    notice_the_dead(bound)
    return bound


def notice_the_dead(bound: socket.socket) -> None:
    """Let the system find out which machines are gone, for streams and others that do not answer a heartbeat."""
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in KEEPALIVE.items():
        if hasattr(socket, name):  # not on every system
            bound.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


def from_environment() -> Starlette:
    collect_seldom()
    configure(os.environ.get("AMULETTE_LOG", "warning"))
    told = msgspec.json.decode(os.environ[HANDED_OVER], type=Settings)
    return application(replace(told, hosts=tuple(told.hosts)))


def collect_seldom() -> None:
    """Python looks for garbage that holds itself, and everybody waits meanwhile: half a second with 2000 connections.

    Here there is little such garbage, so what is loaded is never looked at again, and what lives long every two million
    new objects: at the latest when some 200 MB of it have come together.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 20)


def raise_file_limit() -> None:
    """Each connection is a file; systems often allow far fewer than they could."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - not on every system

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):  # a sandbox may forbid it
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
