"""Behind a proxy, under a path of its own."""

from __future__ import annotations

import urllib.request
from typing import TYPE_CHECKING

import pytest

from tests.server.running import Client, Refusal
from tests.server.serving import serving

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def behind(tmp_path: Path) -> Iterator[str]:
    proxy = ["--prefix", "/games", "--proxy", "127.0.0.1"]
    with serving(*proxy, "--database", str(tmp_path / "t.db")) as (port, _):
        yield f"http://127.0.0.1:{port}"


def test_cookies_links_and_documents_know_the_path_and_the_scheme(behind: str) -> None:
    headers = {"x-forwarded-proto": "https", "host": "play.example", "origin": "https://play.example"}
    client = Client(behind)
    body = b'{"game":"gargon","name":"Ada","seats":[null,null,null]}'
    sent = {"content-type": "application/json", **headers}
    with urllib.request.urlopen(urllib.request.Request(f"{behind}/api/tables", body, sent)) as answer:
        cookie = answer.headers["set-cookie"]
        client.table = answer.read().decode().partition('"table":"')[2].partition('"')[0]
    client.cookie = cookie.partition(";")[0]
    link = client.call(f"{client.path}/link", {}, headers)

    assert f"Path=/games/api/tables/{client.table}" in cookie
    assert "Secure" in cookie
    assert link["url"].startswith(f"https://play.example/games/t/{client.table}#")
    assert client.call("/api/openapi.json")["servers"] == [{"url": "/games"}]


def test_a_stranger_s_page_may_not_ask(behind: str) -> None:
    plan = {"game": "gargon", "name": "Ada", "seats": [None, None, None]}

    assert Client(behind).call("/api/tables", plan)["person"] == "p0"
    with pytest.raises(Refusal):
        Client(behind).call("/api/tables", plan, {"origin": "https://stranger.example"})
