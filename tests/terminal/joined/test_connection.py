"""A connection that is lost and comes back: nothing is lost, nothing is done twice."""

from __future__ import annotations

import threading
import time
from io import StringIO
from typing import TYPE_CHECKING

import pytest
from websockets.datastructures import Headers
from websockets.exceptions import InvalidStatus
from websockets.http11 import Response

from amulette.server.settings import Limits, Settings
from amulette.terminal.console import Console
from amulette.terminal.joined.link import Link
from amulette.terminal.joined.trouble import JoinError
from tests.server.running import OPEN_LIMITS, Running, running
from tests.terminal.joined.tables import FIRST_CHOICES, Impatient, arrived, opened, played, when
from tests.terminal.table import NOTHING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from amulette.table.requests import Request


class Restarting(StringIO):
    """Somebody who answers; before one of the answers the server goes away, and comes back when that is noticed."""

    def __init__(self, server: Running, at: int, output: StringIO) -> None:
        super().__init__("1\n" * 3000)
        self.server = server
        self.left = at
        self.output = output
        self.threads: list[threading.Thread] = []

    def is_noticed(self) -> bool:
        return "The connection is lost." in self.output.getvalue()

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override] # typeshed takes every stream for one of bytes
        self.left -= 1
        if self.left == 0:
            self.server.kill()
            self.threads.append(when(self.is_noticed, self.server.start))
        return super().readline(-1)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Running]:
    with running(Settings(database=str(tmp_path / "t.db"), limits=OPEN_LIMITS)) as found:
        yield found


def test_a_server_that_is_killed_and_started_again_loses_nothing(own_server: Running, tmp_path: Path) -> None:
    ada = opened(own_server, "das-blaue-amulett", turn_cap=4)
    place, output = arrived(ada.page, tmp_path), StringIO()
    person = Restarting(own_server, 4, output)
    ada.ask("start")
    Impatient(place, Console(person, output, NOTHING)).run()
    for thread in person.threads:
        thread.join()
    again = arrived(ada.page, tmp_path)

    assert place.state.phase == "finished"
    assert output.getvalue().count("The connection is lost.") == 1
    assert output.getvalue().count("The connection is back.") == 1
    assert [line.text for line in place.heard] == [line.text for line in again.heard]


def test_the_same_seat_opened_elsewhere_ends_this_one(server: Running, tmp_path: Path) -> None:
    ada = opened(server)
    place, other = arrived(ada.page, tmp_path), arrived(ada.page, tmp_path)
    when(lambda: place.link.socket is not None, other.link.open)

    with pytest.raises(JoinError, match="bye-replaced"):
        played(place)
    other.link.close()


def test_who_is_too_fast_is_heard_a_little_later(tmp_path: Path) -> None:
    limits = Limits(messages=5, burst=2)
    with running(Settings(database=str(tmp_path / "t.db"), limits=limits)) as strict:
        ada = opened(strict, "das-blaue-amulett", turn_cap=1)
        place = arrived(ada.page, tmp_path)
        ada.ask("start")
        played(place, *FIRST_CHOICES)

    assert place.state.phase == "finished"


class Hasty(Link):
    """The update that a move leads to is here before the move is acknowledged."""

    def send(self, request: Request) -> None:
        reply = self.web.ask(self.seat, request)
        while not (update := self.web.update(self.seat, self.since)).state.actions and not update.state.result:
            time.sleep(0.02)
        self.since = update.seq
        self.inbox.put(update)
        self.inbox.put(reply)


def test_each_question_is_put_anew_in_whatever_order_things_are_heard(server: Running, tmp_path: Path) -> None:
    ada = opened(server, "power-cards", first="A")
    place = arrived(ada.page, tmp_path)
    ada.ask("start")
    first = place.link.web.update(0)
    place.learn(first)
    place.link = Hasty(place.link.web, 0, first.seq)
    text = played(place, *["1"] * 6)
    moved = [item for item in ada.update()["news"] if item["kind"] == "moved" and item["facts"]["seat"] == 0]

    assert len(moved) > 1
    assert text.count("\n1. ") == len(moved) + (place.state.phase == "playing")


class Tardy(Link):
    """A request is acknowledged before the update that it leads to is here."""

    def run(self) -> None:
        """Hear nothing but what `send` leads to."""

    def send(self, request: Request) -> None:
        self.inbox.put(self.web.ask(self.seat, request))
        self.inbox.put(self.web.update(self.seat, self.since))


def test_what_is_said_is_heard_before_the_next_line_is_read(server: Running, tmp_path: Path) -> None:
    ada = opened(server, "power-cards", first="A")
    place = arrived(ada.page, tmp_path)
    ada.ask("start")
    first = place.link.web.update(0)
    place.learn(first)
    place.link = Tardy(place.link.web, 0, first.seq)

    assert "Ben: hello\nType say and what you want to say.\n" in played(place, "say hello", "say", "quit")


def test_where_no_socket_gets_through_plain_requests_do(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def shut(link: Link) -> None:
        raise InvalidStatus(Response(404, "Not Found", Headers()))

    monkeypatch.setattr(Link, "talk", shut)
    ada = opened(server, "power-cards", first="A")
    place = arrived(ada.page, tmp_path)
    ada.ask("start")
    text = played(place, "call sling", "1", "quit")

    assert "Not allowed by P-3.5: " in text
    assert ada.update()["state"]["moves"] > 0


def test_a_seat_that_has_gone_to_another_device_is_given_up(server: Running, tmp_path: Path) -> None:
    ada = opened(server)
    place = arrived(ada.page, tmp_path)
    ben = ada.guest()
    ben.cookie = place.link.web.cookie["cookie"]
    secret = ben.call(f"{ben.path}/link", {})["link"]
    ben.call(f"{ben.path}/transfer", {"link": secret})

    with pytest.raises(JoinError, match="code-not-yours"):
        played(place, *FIRST_CHOICES)
