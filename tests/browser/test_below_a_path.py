"""Behind a proxy that puts the server under a path of a site, and lets no socket through."""

from __future__ import annotations

import contextlib
import threading
import urllib.error
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Final

import pytest

from tests.browser.visitor import Visitor
from tests.server.serving import serving
from tests.terminal.joined.tables import Host, arrived, played

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

PREFIX: Final = "/games"
PASSED_ON: Final = ("accept-encoding", "content-type", "cookie", "origin")
KEPT_BACK: Final = ("connection", "transfer-encoding", "content-length")


class Proxy(BaseHTTPRequestHandler):
    behind = ""

    def pass_on(self) -> None:
        if not self.path.startswith(PREFIX) or self.headers.get("upgrade"):
            self.send_error(404)
            return
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        headers = {name: self.headers[name] for name in PASSED_ON if name in self.headers}
        headers["host"] = self.headers["host"]
        url = self.behind + self.path.removeprefix(PREFIX)
        request = urllib.request.Request(url, body or None, headers, method=self.command)
        try:
            answer = urllib.request.urlopen(request, timeout=40)
        except urllib.error.HTTPError as error:
            answer = error
        with answer:
            content = answer.read()
        self.send_response(answer.status or 500)
        for name, value in answer.headers.items():
            if name.lower() not in KEPT_BACK:
                self.send_header(name, value)
        self.send_header("content-length", str(len(content)))
        self.end_headers()
        with contextlib.suppress(OSError):
            self.wfile.write(content)

    do_GET = pass_on  # noqa: N815 - as http.server has it
    do_POST = pass_on  # noqa: N815 - the same

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    path = tmp_path_factory.mktemp("below") / "tables.db"
    options = ("--prefix", PREFIX, "--database", str(path), "--title", "Jeanne’s")
    with serving(*options) as (port, _):
        handler = type("Below", (Proxy,), {"behind": f"http://127.0.0.1:{port}"})
        with ThreadingHTTPServer(("127.0.0.1", 0), handler) as proxy:
            proxy.daemon_threads = True
            threading.Thread(target=proxy.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{proxy.server_port}{PREFIX}"
            proxy.shutdown()


def test_a_game_below_a_path_and_without_sockets(site: str, browser: Browser) -> None:
    ada = Visitor(browser, site)
    ada.expected.append("WebSocket")
    ada.open().get_by_text("Jeanne’s · four games").wait_for()
    page = ada.play_now("Das Amulett")
    actions = page.locator("[role=toolbar] button")
    actions.first.wait_for()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="A hint").click()
    page.get_by_role("button", name="Do it").click()
    page.get_by_text("How much energy").first.wait_for()

    assert page.url.startswith(f"{site}/t/")
    page.reload()
    actions.first.wait_for()
    ada.leave()
    assert ada.troubles == []


def test_a_terminal_joins_below_a_path_and_without_sockets(site: str, tmp_path: Path) -> None:
    ada = Host(site)
    plan = {"game": "power-cards", "name": "Ada", "seats": [None, "easy"], "options": {"first": "A"}}
    ada.table = ada.call("/api/tables", plan)["table"]
    place = arrived(ada.page, tmp_path)
    ada.ask("start")
    text = played(place, "say hello", "1", "quit")

    assert ada.page.startswith(f"{site}/t/")
    assert "Ben: hello" in text
    assert "The connection is lost" not in text
    assert ada.update()["state"]["moves"] > 0
