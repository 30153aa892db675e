"""A server without a network: requests and sockets by hand, and a clock that never makes anybody wait."""

from __future__ import annotations

import asyncio
import selectors
from dataclasses import dataclass
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Coroutine

    import pytest
    from starlette.applications import Starlette
    from starlette.types import Message, Scope

T = TypeVar("T")


class Leaping(selectors.SelectSelector):
    """Where a loop would sleep until something is due, the time leaps there."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:  # noqa: ANN401 - as selectors has it
        if timeout is not None and timeout > 0:
            self.now += timeout
        return super().select(timeout if timeout is None else 0)


def run(work: Coroutine[Any, Any, T]) -> tuple[T, float]:
    """What the work gives, and how many seconds it would have waited: what it computed costs none."""
    selector = Leaping()
    loop = asyncio.SelectorEventLoop(selector)
    loop.time = lambda: selector.now  # type: ignore[method-assign] # of this loop alone
    try:
        return loop.run_until_complete(work), selector.now
    finally:
        loop.run_until_complete(loop.shutdown_default_executor())
        loop.close()


def keep_time_with(loop: asyncio.AbstractEventLoop, patch: pytest.MonkeyPatch, began: int = 0) -> None:
    """Let the server read the time of a loop that never makes anybody wait; `began` is when the loop did."""

    def now() -> int:
        return began + round(loop.time() * 1000)

    patch.setattr("amulette.server.hub.time", SimpleNamespace(monotonic=loop.time))
    patch.setattr("amulette.server.aside.time", SimpleNamespace(monotonic=loop.time))
    patch.setattr("amulette.server.hub.now", now)
    patch.setattr("amulette.server.live.time", SimpleNamespace(monotonic=loop.time))
    patch.setattr("amulette.server.live.now", now)
    patch.setattr("amulette.server.retention.now", now)
    patch.setattr("amulette.server.rendering.now", now)
    patch.setattr("amulette.server.presence.now", now)
    patch.setattr("amulette.server.presence.time", SimpleNamespace(monotonic=loop.time))


@dataclass
class Caller:
    """Somebody with a cookie, or without."""

    app: Starlette
    cookie: str = ""
    host: str = "house"
    address: str = "10.0.0.1"

    def scope(self, kind: str, path: str) -> Scope:
        path, _, query = path.partition("?")
        headers = [
            (b"host", self.host.encode()),
            (b"content-type", b"application/json"),
            (b"cookie", self.cookie.encode()),
        ]
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http",
            "path": path,
            "query_string": query.encode(),
            "headers": headers,
            "client": (self.address, 1),
            "server": ("house", 80),
            "root_path": "",
        }

    async def call(self, path: str, body: bytes | None = None) -> bytes:
        """Status, headers and body of the answer."""
        scope = {**self.scope("http", path), "method": "GET" if body is None else "POST"}
        return await self.told(scope, [{"type": "http.request", "body": body or b""}], {"type": "http.disconnect"})

    async def socket(self, path: str, messages: list[str]) -> bytes:
        """All that comes over a socket on which this is said."""
        said = [{"type": "websocket.receive", "text": text} for text in messages]
        gone = {"type": "websocket.disconnect", "code": 1000}
        return await self.told(self.scope("websocket", path), [{"type": "websocket.connect"}, *said], gone)

    async def told(self, scope: Scope, said: list[Message], gone: Message) -> bytes:
        """What the application sends to somebody who says this, waits a while, and goes."""
        heard: list[bytes] = []
        coming = iter(said)

        async def receive() -> Message:
            message = next(coming, None)
            if message is None:
                await asyncio.sleep(1)
            return message or gone

        async def send(message: Message) -> None:
            body = message.get("body") or str(message.get("text", "")).encode()
            rest = [(key, value) for key, value in message.items() if key not in ("body", "text")]
            heard.append(repr(sorted(rest)).encode() + b"\n" + body)

        await self.app(scope, receive, send)
        return b"\n".join(heard)
