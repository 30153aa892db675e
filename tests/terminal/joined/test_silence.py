"""Lines that fall silent without an end: the terminal notices, comes back, and nothing is done twice."""

from __future__ import annotations

import time
from queue import Empty
from typing import TYPE_CHECKING

import pytest

from amulette.table.requests import Say
from amulette.terminal.joined import countdown, link
from amulette.terminal.joined.countdown import Countdown
from amulette.terminal.joined.link import Health
from amulette.wire.heartbeat import Ping
from amulette.wire.outgoing import Ack
from tests.line import Line, line_to
from tests.terminal.joined.tables import arrived as arrived_at
from tests.terminal.joined.tables import opened
from tests.waiting import wait_until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from amulette.terminal.joined.link import Heard, Link
    from tests.line import Way
    from tests.server.running import Running
    from tests.terminal.joined.tables import Host


class Clock:
    """Passes as real time does, or many times as fast."""

    def __init__(self) -> None:
        self.base, self.rate, self.since = time.time(), 1.0, time.monotonic()

    def pass_at(self, rate: float) -> None:
        self.base, self.rate, self.since = self(), rate, time.monotonic()

    def leap(self, seconds: float) -> None:
        self.base += seconds

    def __call__(self) -> float:
        return self.base + (time.monotonic() - self.since) * self.rate


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """What the link counts by; a minute of silence need not be waited for."""
    found = Clock()
    monkeypatch.setattr(countdown, "time", found)
    monkeypatch.setattr(link, "AGAIN", 0.05)
    monkeypatch.setattr(link, "OPENING", 2.0)
    return found


class Joined:
    """Ben's link to a table, over a line."""

    def __init__(self, ada: Host, line: Line, state: Path) -> None:
        self.ada, self.line = ada, line
        self.link: Link = arrived_at(ada.page.replace(ada.url, line.url), state).link
        self.heard: list[Heard] = []
        self.link.open()
        self.await_one(lambda heard: heard == Health(stands=True))

    def await_one(self, is_it: Callable[[Heard], bool]) -> None:
        """Listen until this is heard."""

        def is_heard() -> bool:
            try:
                self.heard.append(self.link.inbox.get_nowait())
            except Empty:
                return False
            return is_it(self.heard[-1])

        wait_until(is_heard)

    def said(self) -> list[str]:
        return [item["facts"]["text"] for item in self.ada.update()["news"] if item["kind"] == "said"]

    def has_lost(self) -> bool:
        return Health(stands=False) in self.heard


@pytest.fixture
def ben(server: Running, tmp_path: Path) -> Iterator[Joined]:
    with line_to(server.port) as line:
        found = Joined(opened(server), line, tmp_path)
        yield found
        found.link.close()


def test_a_line_that_falls_silent_is_given_up_and_made_anew(ben: Joined, clock: Clock) -> None:
    ben.line.hush()
    clock.pass_at(20)
    ben.await_one(lambda heard: heard == Health(stands=False))
    ben.line.mend()
    clock.pass_at(1)
    ben.await_one(lambda heard: heard == Health(stands=True))
    ben.link.send(Say(id="back", text="back"))
    ben.await_one(lambda heard: isinstance(heard, Ack))

    assert ben.said() == ["back"]


@pytest.mark.parametrize("ways", [("there",), ("back",)], ids=["request lost", "answer lost"])
def test_what_was_asked_over_a_dead_line_is_done_once(ben: Joined, clock: Clock, ways: tuple[Way, ...]) -> None:
    ben.line.hush(*ways)
    ben.link.send(Say(id="once", text="once"))
    if ways == ("back",):
        wait_until(lambda: ben.said() == ["once"])
    clock.pass_at(20)
    ben.await_one(lambda heard: heard == Health(stands=False))
    assert not [heard for heard in ben.heard if isinstance(heard, Ack)]
    ben.line.mend()
    clock.pass_at(1)
    ben.await_one(lambda heard: isinstance(heard, Ack) and heard.id == "once")

    assert ben.said() == ["once"]


def test_after_a_sleep_the_line_is_tried_and_not_said_to_be_lost(
    ben: Joined, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[object] = []
    write = ben.link.write

    def noted(socket: object, message: object) -> None:
        written.append(message)
        write(socket, message)  # type: ignore[arg-type] # as they came

    def sleeps_and_tries() -> bool:
        """Sleep until nothing has come meanwhile: what comes shows that the line lives, and it is not tried."""
        clock.leap(3600)
        wait_until(lambda: ben.link.silence.at == clock())
        return Ping() in written

    monkeypatch.setattr(ben.link, "write", noted)
    clock.pass_at(0)
    wait_until(sleeps_and_tries)
    ben.link.send(Say(id="awake", text="awake"))
    ben.await_one(lambda heard: isinstance(heard, Ack))

    assert not ben.has_lost()


def test_a_line_that_died_in_a_sleep_is_given_up_soon(ben: Joined, clock: Clock) -> None:
    ben.line.hush()
    clock.pass_at(0)
    clock.leap(3600)
    for _ in range(3):
        wait_until(lambda: ben.link.silence.at == clock())
        assert ben.link.inbox.empty()
        clock.leap(4)
    ben.await_one(lambda heard: heard == Health(stands=False))


def test_a_sleep_counts_little(clock: Clock) -> None:
    left = Countdown(25)
    clock.leap(3600)

    assert left.look()
    assert 19 < left.left <= 20
    assert not left.look()
