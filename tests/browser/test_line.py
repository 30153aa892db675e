"""A line that falls silent without an end: the page notices, says so, comes back, and nothing is done twice."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.line import line_to
from tests.waiting import wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Locator, Page, WebSocket

    from tests.line import Line, Way
    from tests.server.running import Running

ACTIONS: Final = "[role=toolbar] button:not(:disabled):not([aria-disabled=true])"
PLAY: Final = re.compile("^Play the .$")
WITHOUT_SOCKETS: Final = """
    window.WebSocket = class {
        static CONNECTING = 0;
        static OPEN = 1;
        readyState = 3;
        constructor() { setTimeout(() => this.onclose()); }
        close() {}
    };
"""


@pytest.fixture
def line(server: Running) -> Iterator[Line]:
    with line_to(server.port) as found:
        yield found


@pytest.fixture
def ada(browser: Browser, line: Line) -> Iterator[Visitor]:
    """Somebody behind the line, whose clock the test can advance."""
    found = Visitor(browser, line.url)
    found.expected += ["WebSocket", "Failed to load", "ERR_"]
    found.page.clock.install()
    yield found
    found.leave()
    assert found.troubles == []


def asked(ada: Visitor) -> Page:
    """Let her sit at a table that waits for her, with a card chosen."""
    page = ada.sit_down("das-blaue-amulett", [None, "easy"], {"first": "A"})
    page.locator(ACTIONS).first.wait_for()
    page.wait_for_load_state("networkidle")  # what is chosen while texts still load is forgotten
    page.locator(ACTIONS).first.click()
    page.get_by_role("button", name=PLAY).wait_for()
    return page


def move(page: Page) -> None:
    page.get_by_role("button", name=PLAY).click()


def lost(page: Page) -> Locator:
    return page.get_by_text("Connection lost")


def come_back(page: Page, line: Line) -> None:
    """Mend the line, and let the attempt that is under way end."""
    line.mend()
    page.clock.run_for(11_000)
    expect(lost(page)).to_be_hidden()


def moves(ada: Visitor, server: Running) -> int:
    """Return how often she has moved, asked without the line."""
    url = f"{server.url}/api/tables/{ada.table}/updates?since=-1&wait=0"
    news: list[dict[str, Any]] = ada.context.request.get(url).json()["news"]
    return len([item for item in news if item["kind"] == "moved" and item["facts"]["seat"] == 0])


def test_a_silent_line_is_noticed_and_the_table_goes_on(ada: Visitor, line: Line, server: Running) -> None:
    page = asked(ada)
    line.hush()
    page.clock.run_for(9_000)
    expect(lost(page)).to_be_hidden()
    page.clock.run_for(17_000)
    expect(lost(page)).to_be_visible()

    come_back(page, line)
    move(page)
    wait_until(lambda: moves(ada, server) == 1)


@pytest.mark.parametrize("ways", [("there",), ("back",)], ids=["request lost", "answer lost"])
def test_a_move_over_a_dead_line_counts_once(ada: Visitor, line: Line, server: Running, ways: tuple[Way, ...]) -> None:
    page = asked(ada)
    line.hush(*ways)
    move(page)
    wait_until(lambda: line.lost > 0)
    page.clock.run_for(11_000)
    expect(lost(page)).to_be_visible()
    assert moves(ada, server) == (1 if ways == ("back",) else 0)

    come_back(page, line)
    wait_until(lambda: moves(ada, server) > 0)
    page.locator(ACTIONS).first.wait_for()
    assert moves(ada, server) == 1


def test_a_page_that_has_slept_tries_the_line_and_raises_no_alarm(ada: Visitor) -> None:
    sockets: list[WebSocket] = []
    frames: list[object] = []

    def note(frame: object) -> None:
        frames.append(frame)

    def connected(socket: WebSocket) -> None:
        sockets.append(socket)
        socket.on("framesent", note)
        socket.on("framereceived", note)

    ada.page.on("websocket", connected)
    page = asked(ada)
    for _ in range(3):
        frames.clear()
        page.clock.fast_forward("01:00:00")
        wait_until_heard(page, frames, '{"type":"pong"}')
        assert '{"type":"ping"}' in frames
        expect(lost(page)).to_be_hidden()

    assert len(sockets) == 1


def wait_until_heard(page: Page, frames: list[object], wanted: str) -> None:
    while wanted not in frames:
        page.wait_for_timeout(20)  # lets the browser tell what has come


def test_a_line_that_died_while_the_page_slept_is_given_up_after_ten_seconds(ada: Visitor, line: Line) -> None:
    page = asked(ada)
    line.hush()
    page.clock.fast_forward("01:00:00")
    page.clock.run_for(8_000)
    expect(lost(page)).to_be_hidden()
    page.clock.run_for(3_000)
    expect(lost(page)).to_be_visible()

    come_back(page, line)


def test_without_sockets_silence_is_noticed_too(ada: Visitor, line: Line, server: Running) -> None:
    ada.page.add_init_script(WITHOUT_SOCKETS)
    page = asked(ada)
    with page.expect_request("**/updates?*wait=25*"):
        page.clock.run_for(5_000)
    expect(lost(page)).to_be_hidden()
    line.hush()
    page.clock.run_for(30_000)
    expect(lost(page)).to_be_hidden()
    page.clock.run_for(6_000)
    expect(lost(page)).to_be_visible()
    move(page)

    come_back(page, line)
    wait_until(lambda: moves(ada, server) == 1)


def test_what_is_asked_apart_has_an_answer_within_ten_seconds(ada: Visitor, line: Line) -> None:
    page = asked(ada)
    line.hush()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="A hint").click()
    page.clock.run_for(9_000)
    expect(page.locator(".bubble")).to_have_count(0)
    page.clock.run_for(2_000)

    expect(page.locator(".bubble")).to_contain_text("The server does not answer.")
