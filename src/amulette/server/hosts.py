"""The names under which a server answers.

A page elsewhere can give its own name this machine's address (DNS rebinding), and its visitors' browsers then take the
server for a part of that page.  Such a name is one of the public DNS; addresses and names at home are not.
"""

from __future__ import annotations

from ipaddress import ip_address
from typing import Final

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

ANY: Final = "*"
HOME: Final = (".localhost", ".local", ".home.arpa", ".internal")  # never names of the public DNS


class HostCheck:
    """Answers only to names that are allowed, to addresses, and to names that exist at home alone."""

    def __init__(self, app: ASGIApp, allowed: tuple[str, ...]) -> None:
        self.app = app
        self.allowed = frozenset([name.lower().rstrip(".") for name in allowed])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self.answers_to(find_host(scope)):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            said = "This server does not answer to that name; its operator can allow it by --allowed-host.\n"
            await PlainTextResponse(said, 421)(scope, receive, send)

    def answers_to(self, name: str) -> bool:
        return ANY in self.allowed or name in self.allowed or is_home_name(name)


def find_host(scope: Scope) -> str:
    """Return the name that the client asked for, without its port; "" where it named none."""
    header = next((value for key, value in scope["headers"] if key == b"host"), b"").decode("latin-1").lower()
    if header.startswith("["):
        return header.partition("]")[0][1:]
    return header.partition(":")[0].rstrip(".")


def is_home_name(name: str) -> bool:
    return "." not in name or name.endswith(HOME) or is_address(name)


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
