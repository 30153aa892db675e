"""Tables on a real server, and people who come to them from a terminal."""

from __future__ import annotations

import threading
import time
from contextlib import contextmanager, suppress
from io import StringIO
from typing import TYPE_CHECKING

from amulette.terminal.console import Console
from amulette.terminal.joined.address import read_address
from amulette.terminal.joined.coming import Wishes, come
from amulette.terminal.joined.host import JoinedHost
from amulette.terminal.joined.keeping import Drawer
from amulette.wire.outgoing import Update
from tests.server.running import Client, Refusal
from tests.terminal.table import NOTHING, typed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from amulette.terminal.joined.link import Heard
    from amulette.terminal.joined.place import Place
    from tests.server.running import Running

FIRST_CHOICES = ["1"] * 3000  # more than any of these games asks for
TABLES: dict[str, tuple[list[str | None], dict[str, object]]] = {
    "gargon": ([None, "easy", "easy"], {}),
    "das-amulett": ([None, "easy", "easy"], {"max_rounds": 1}),
    "das-blaue-amulett": ([None, "easy"], {"turn_cap": 8, "board": "short"}),
    "power-cards": ([None, "easy"], {"cap": 150}),
}


PATIENCE = 60.0  # seconds; who hears nothing for longer waits forever
BEAT = 0.05  # seconds between two tries


class Impatient(JoinedHost):
    """Fails where a person would wait in vain."""

    def run(self) -> None:
        self.hope()
        super().run()

    def hope(self) -> None:
        self.until = time.monotonic() + PATIENCE

    def attend(self) -> None:
        assert time.monotonic() < self.until, self.place.state
        super().attend()

    def take(self, heard: Heard) -> None:
        if isinstance(heard, Update):
            self.hope()
        super().take(heard)


class Host(Client):
    """Ada, who has opened a table and sits at none of its seats."""

    @property
    def page(self) -> str:
        return f"{self.url}/t/{self.table}"

    def start_when_full(self) -> None:
        """Deal as soon as every seat is taken."""

        def is_started() -> bool:
            with suppress(Refusal, OSError):  # not full yet, or the server is gone with the test
                self.ask("start")
                return True
            return False

        when(is_started)


def when(is_so: Callable[[], bool], act: Callable[[], None] = lambda: None) -> threading.Thread:
    """Start a thread that tries until it is so, then acts; a test that has an end to wait for joins it."""

    def watch() -> None:
        until = time.monotonic() + PATIENCE
        while not is_so():
            if time.monotonic() > until:
                return
            time.sleep(BEAT)
        act()

    thread = threading.Thread(target=watch, daemon=True)
    thread.start()
    return thread


def opened(
    server: Running,
    game: str = "gargon",
    *,
    seats: list[str | None] | None = None,
    settings: dict[str, object] | None = None,
    **options: object,
) -> Host:
    usual, chosen = TABLES[game]
    plan = {"game": game, "name": "Ada", "seats": seats or usual, "options": chosen | options}
    ada = Host(server.url)
    ada.table = ada.call("/api/tables", plan | {"settings": {"undo": "off"} | (settings or {})})["table"]
    return ada


def arrived(page: str, state: Path, *, name: str = "Ben", seat: int | None = None, watch: bool = False) -> Place:
    """Somebody who keeps tokens in this folder has come to the table."""
    drawer = Drawer({"XDG_STATE_HOME": str(state)})
    return come(read_address(page), Wishes(lambda: name, seat, watch, "en"), drawer)


@contextmanager
def hosted(place: Place, *lines: str) -> Iterator[JoinedHost]:
    """A host who does what the test says."""
    host = JoinedHost(place, Console(typed(lines), StringIO(), NOTHING))
    place.link.open()
    yield host
    place.link.close()


def played(place: Place, *lines: str) -> str:
    """All that the terminal shows while these lines are typed."""
    output = StringIO()
    Impatient(place, Console(typed(lines), output, NOTHING)).run()
    return output.getvalue()
