"""People at a table of one server, or of several that share a store, in a time that never makes anybody wait."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from amulette.files.editions import open_game
from amulette.server.app import application
from amulette.server.settings import Settings
from amulette.store.memory import Memory
from amulette.table.opening import restored
from amulette.wire import log
from tests.server.asgi import Caller, keep_time_with, run
from tests.server.house import Wise
from tests.server.running import OPEN_LIMITS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine

    import pytest
    from starlette.applications import Starlette

    from amulette.server.hub import Hub
    from amulette.table.table import Table

    Plot = Callable[["Gathering"], Awaitable[None]]

T = TypeVar("T")
SIGN = 10  # seconds between two signs of life of somebody who is here


class Shared(Memory):
    """One store of several servers."""

    shared = True


@dataclass
class Person:
    """Somebody with a cookie, and a server at which they call."""

    gathering: Gathering
    app: Starlette
    cookie: str = ""
    name: str = ""
    staying: asyncio.Task[None] | None = None
    signs: list[int] = field(default_factory=list)  # when they called, in milliseconds

    def sign(self) -> None:
        self.signs.append(round(asyncio.get_running_loop().time() * 1000))

    async def post(self, path: str, body: object) -> dict[str, Any]:
        self.sign()
        raw = await Caller(self.app, self.cookie).call(f"{self.gathering.path}/{path}", json.dumps(body).encode())
        head, _, rest = raw.rpartition(b"\n")
        if b"set-cookie" in head:
            self.cookie = head.partition(b"set-cookie', b'")[2].partition(b";")[0].decode()
        found: dict[str, Any] = json.loads(rest or b"{}")
        return found

    async def ask(self, type_: str, **fields: Any) -> str:  # noqa: ANN401 - JSON
        """Return what came of a request: `ack`, or why not."""
        self.gathering.asked += 1
        answer = await self.post("requests", {"type": type_, "id": f"r{self.gathering.asked}", **fields})
        return str(answer.get("code", answer["type"]))

    async def update(self, query: str = "wait=0") -> dict[str, Any]:
        self.sign()
        raw = await Caller(self.app, self.cookie).call(f"{self.gathering.path}/updates?{query}")
        found: dict[str, Any] = json.loads(raw.rpartition(b"\n")[2])
        return found

    # -- coming and going -----------------------------------------------------

    def stay(self) -> None:
        """Show signs of life from now on, as an open page does."""
        self.staying = self.staying or asyncio.create_task(self.show_signs())

    async def show_signs(self) -> None:
        while True:
            await self.update()
            await asyncio.sleep(SIGN)

    def go(self) -> None:
        """Fall silent without a word."""
        if self.staying is not None:
            self.staying.cancel()
            self.staying = None


@dataclass
class Gathering:
    store: Memory = field(default_factory=Memory)
    apps: list[Starlette] = field(default_factory=list)
    people: list[Person] = field(default_factory=list)
    name: str = ""
    asked: int = 0

    @property
    def path(self) -> str:
        return f"/api/tables/{self.name}"

    @property
    def hub(self) -> Hub:
        found: Hub = self.apps[0].state.hub
        return found

    def serve(self) -> Starlette:
        """One more server at the same store."""
        app = application(Settings(limits=OPEN_LIMITS), self.store)
        app.state.hub.thinkers.idle = [Wise()]
        self.apps.append(app)
        return app

    def table(self) -> Table:
        """Read the table from its log."""
        rows = self.store.rows[self.name]
        return restored(self.name, [(row.seq, row.move_id, log.read(row.body)) for row in rows], open_game)

    def levels(self) -> list[str | None]:
        return [seat.level for seat in self.table().seats]

    async def open(self, game: str, seats: int, settings: dict[str, Any]) -> Person:
        host = Person(self, self.apps[0], name="p0")
        plan = {"game": game, "name": "Ada", "seats": [None] * seats, "settings": {"undo": "consent", **settings}}
        raw = await Caller(host.app).call("/api/tables", json.dumps(plan).encode())
        host.cookie = raw.partition(b"set-cookie', b'")[2].partition(b";")[0].decode()
        answer = json.loads(raw.rpartition(b"\n")[2])
        assert "table" in answer, answer
        self.name = answer["table"]
        self.people.append(host)
        return host

    async def come(self, app: Starlette | None = None) -> Person:
        person = Person(self, app or self.apps[0])
        person.name = (await person.post("claim", {"name": f"guest {len(self.people)}"}))["person"]
        self.people.append(person)
        return person

    async def seat_all(self) -> None:
        """Everybody takes a seat, and the cards are dealt."""
        for seat, person in enumerate(self.people):
            assert await person.ask("sit", seat=seat) == "ack"
        assert await self.people[0].ask("start") == "ack"

    async def move(self, seat: int | None = None) -> int:
        """Somebody who is asked, or this seat, moves; the seat that did."""
        table = self.table()
        assert table.play is not None
        seat = table.waiting()[0] if seat is None else seat
        owner = next(each for each in self.people if each.name == table.seats[seat].owner)
        assert await owner.ask("move", seat=seat, seen=table.seq, text=table.play.options(seat)[0]) == "ack"
        return seat


@asynccontextmanager
async def gathered(
    people: int,
    patch: pytest.MonkeyPatch,
    servers: int = 1,
    dealt: bool = True,
    game: str = "gargon",
    **settings: Any,  # noqa: ANN401 - JSON
) -> AsyncIterator[Gathering]:
    """So many people with seats, each in turn at another server; all of them are here."""
    keep_time_with(asyncio.get_running_loop(), patch)
    found = Gathering(Shared() if servers > 1 else Memory())
    for _ in range(servers):
        await found.serve().state.hub.open()
    try:
        await found.open(game, people, settings)
        for number in range(1, people):
            await found.come(found.apps[number % servers])
        if dealt:
            await found.seat_all()
        for person in found.people:
            person.stay()
        yield found
    finally:
        for person in found.people:
            person.go()
        for app in found.apps:
            await app.state.hub.close()


def trial(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    return run(work())[0]


async def until(is_so: Callable[[], bool], within: float) -> None:
    """Wait until it is so; so many seconds at the most."""
    async with asyncio.timeout(within):
        while not is_so():  # noqa: ASYNC110 - the log is looked at from outside
            await asyncio.sleep(0.5)


def play(plot: Plot, patch: pytest.MonkeyPatch, people: int = 2, **how: Any) -> None:  # noqa: ANN401 - of the gathering
    """Let this happen among so many people."""

    async def whole() -> None:
        async with gathered(people, patch, **how) as g:
            await plot(g)

    trial(whole)
