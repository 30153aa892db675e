"""What goes with every answer: how browsers are to treat it; and what is logged of it."""

from __future__ import annotations

import time
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from amulette.server.logs import log

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
        "require-trusted-types-for 'script'; trusted-types amulette"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
RAW: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class Headers:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                cache = [(b"cache-control", b"no-store")] if "/api/" in scope["path"] else []
                message["headers"] = [*message.get("headers", []), *RAW, *cache]
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            spent = round((time.perf_counter() - began) * 1000, 1)
            log.info("request", method=scope["method"], path=scope["path"], status=status, ms=spent)
