"""Who somebody is: a bearer token in a cookie that scripts cannot read.  Only its hash is kept."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

YEAR: Final = 365 * 86_400


def new_token() -> str:
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def cookie_name(table: str) -> str:
    return f"amulette-{table}"


def give(response: Response, request: HTTPConnection, table: str, token: str) -> None:
    """The cookie goes back to this table's addresses alone."""
    response.set_cookie(
        cookie_name(table),
        token,
        max_age=YEAR,
        path=f"{request.scope.get('root_path', '')}/api/tables/{table}",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme in ("https", "wss"),
    )


def shown(request: HTTPConnection, table: str) -> str | None:
    """The hash of the token that came with the request."""
    token = request.cookies.get(cookie_name(table))
    return None if token is None else digest(token)
