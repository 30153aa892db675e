"""The browser client, where it has been built into the package: its page, and the files that page is made of."""

from __future__ import annotations

from html import escape
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

CLIENT: Final = resources.files("amulette.server") / "client"
KINDS: Final = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "png": "image/png",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
LONGEST_NAME: Final = 100  # systems raise errors for those that are far longer
FOREVER: Final = {"cache-control": "public, max-age=31536000, immutable"}  # what is new has a new name
ASK: Final = {"cache-control": "no-cache"}
NOT_BUILT: Final = "Amulette is running. This build has no browser client; docs/protocol.md tells the API.\n"


async def page(request: Request) -> Response:
    """The same for every address of the client, which looks at the address itself."""
    built = CLIENT / "index.html"
    if not built.is_file():
        return PlainTextResponse(NOT_BUILT)
    prefix = escape(request.scope.get("root_path", ""))
    text = built.read_text(encoding="utf-8").replace('"./', f'"{prefix}/')
    return Response(text, media_type=KINDS["html"], headers=ASK)


async def asset(request: Request) -> Response:
    return sent(request, CLIENT / "assets", FOREVER)


async def file(request: Request) -> Response:
    """A file whose name never changes: icon, manifest, service worker."""
    return sent(request, CLIENT, ASK)


def sent(request: Request, folder: Traversable, headers: dict[str, str]) -> Response:
    name = request.path_params["name"]
    kind = KINDS.get(name.rpartition(".")[2])
    wanted, packed = folder / name, folder / f"{name}.gz"
    if kind is None or len(name) > LONGEST_NAME or not wanted.is_file():
        return PlainTextResponse("There is no such file.\n", 404)
    if packed.is_file() and "gzip" in request.headers.get("accept-encoding", ""):
        both = headers | {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(packed.read_bytes(), media_type=kind, headers=both)
    return Response(wanted.read_bytes(), media_type=kind, headers=headers)


ROUTES: Final = [
    Route("/", page),
    Route("/about", page),
    Route("/gallery", page),
    Route("/t/{table:str}", page),
    Route("/r", page),
    Route("/r/{table:str}", page),
    Route("/assets/{name:str}", asset),
    Route("/{name:str}", file),
]
