"""The browser client as it is served: which file, how long it is kept, under which path."""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote

import pytest
from starlette.applications import Starlette

from amulette.server import client

if TYPE_CHECKING:
    from starlette.types import Message


@dataclass
class Answer:
    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""

    @property
    def text(self) -> str:
        return self.body.decode()


def get(path: str, accept: str = "identity", prefix: str = "") -> Answer:
    """What the routes of the client answer."""
    found = Answer()

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            found.status = message["status"]
            found.headers = {name.decode(): value.decode() for name, value in message["headers"]}
        else:
            found.body += message.get("body", b"")

    async def receive() -> Message:
        return {"type": "http.request", "body": b""}

    scope = {
        "type": "http",
        "method": "GET",
        "path": prefix + unquote(path),
        "root_path": prefix,
        "query_string": b"",
        "headers": [(b"accept-encoding", accept.encode())],
    }
    asyncio.run(Starlette(routes=client.ROUTES)(scope, receive, send))
    return found


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text('<script src="./assets/index-1.js">', encoding="utf-8")
    (tmp_path / "sw.js").write_text("1", encoding="utf-8")
    (tmp_path / ".built").write_text("x", encoding="utf-8")
    (tmp_path / "assets/index-1.js").write_text("hello()", encoding="utf-8")
    (tmp_path / "assets/index-1.js.gz").write_bytes(gzip.compress(b"hello()"))
    monkeypatch.setattr(client, "CLIENT", tmp_path)


@pytest.mark.parametrize("path", ["/", "/about", "/gallery", "/t/abc"])
def test_every_address_of_the_client_gives_its_page(path: str) -> None:
    answer = get(path)

    assert answer.status == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert '"/assets/index-1.js"' in answer.text


def test_below_a_path_the_page_names_that_path() -> None:
    assert '"/my&quot;games/assets/index-1.js"' in get("/", prefix='/my"games').text


def test_what_has_a_digest_in_its_name_is_kept_for_ever() -> None:
    plain = get("/assets/index-1.js")
    packed = get("/assets/index-1.js", accept="gzip, br")

    assert plain.body == gzip.decompress(packed.body) == b"hello()"
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in packed.headers["cache-control"]
    assert get("/sw.js").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/none.js", f"/{'x' * 5000}.js", "/.built", "/assets/none.js", "/assets/..%2Fsw.js", "/%2e%2e%2fapp.py"]
)
def test_nothing_else_is_served(path: str) -> None:
    assert get(path).status == 404


def test_without_a_client_the_server_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "CLIENT", tmp_path / "none")

    assert "no browser client" in get("/").text
