"""People who come, sit, stand, move, leave and change devices at random, while each has all kinds of requests open.

Every answer is held against the log: who had the seat, with which token, when the answer was written.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from amulette.files.editions import open_game
from amulette.server.app import application
from amulette.server.settings import Settings
from amulette.server.tokens import cookie_name, digest
from amulette.store.memory import Memory
from amulette.table.opening import restored
from amulette.wire import log
from amulette.wire.incoming import VERSION
from tests.server.asgi import Caller, keep_time_with
from tests.server.house import Wise
from tests.server.running import OPEN_LIMITS

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from random import Random

    import pytest

    from amulette.server.hub import Hub
    from amulette.server.thinker import Question, Thought
    from amulette.store.contract import Entry, Outcome
    from amulette.table.table import Table

MOST_OPEN: Final = 12  # requests at a time
HELLO: Final = json.dumps({"type": "hello", "version": VERSION})


class Slow(Memory):
    """Takes its time to write, so that others come in between."""

    def __init__(self, luck: Random) -> None:
        super().__init__()
        self.luck = luck

    async def append(self, entry: Entry) -> Outcome:
        await asyncio.sleep(self.luck.random())
        return await super().append(entry)


class Pondering(Wise):
    def __init__(self, luck: Random) -> None:
        super().__init__()
        self.luck = luck

    async def asked(self, question: Question) -> Thought:
        await asyncio.sleep(3 * self.luck.random())
        return await super().asked(question)


@dataclass
class Device:
    """A browser with a cookie, or without; it may have lost its person to another one."""

    crowd: Crowd
    cookie: str = ""

    @property
    def token(self) -> str:
        return digest(self.cookie.partition("=")[2])

    def caller(self) -> Caller:
        return Caller(self.crowd.app, self.cookie)

    async def post(self, path: str, body: object) -> dict[str, Any]:
        """Send, keep a new cookie, and return the answer."""
        raw = await self.caller().call(f"{self.crowd.path}/{path}".rstrip("/"), json.dumps(body).encode())
        head, _, rest = raw.rpartition(b"\n")
        if b"set-cookie" in head:
            self.cookie = head.partition(b"set-cookie', b'")[2].partition(b";")[0].decode()
        found: dict[str, Any] = json.loads(rest or b"{}")
        return found


@dataclass
class Crowd:
    game: str
    seats: int
    luck: Random
    name: str = ""
    devices: list[Device] = field(default_factory=list)
    open: set[asyncio.Task[None]] = field(default_factory=set)
    checked: dict[str, int] = field(default_factory=dict)
    asked: int = 0

    def __post_init__(self) -> None:
        self.store = Slow(self.luck)
        self.app = application(Settings(limits=OPEN_LIMITS), self.store)
        self.hub: Hub = self.app.state.hub
        self.hub.thinkers.idle = [Pondering(self.luck)]

    @property
    def path(self) -> str:
        return f"/api/tables/{self.name}".rstrip("/")

    def table(self, seq: int | None = None) -> Table:
        """Read the table from its log, as it was at this number."""
        rows = self.store.rows[self.name][: None if seq is None else seq + 1]
        return restored(self.name, [(row.seq, row.move_id, log.read(row.body)) for row in rows], open_game)

    @property
    def now(self) -> Table:
        """The table as it is in the server; only to choose what to do."""
        table = self.hub.find(self.name).kept
        assert table is not None
        return table

    # -- what happens ---------------------------------------------------------

    async def live(self, steps: int, patch: pytest.MonkeyPatch) -> None:
        keep_time_with(asyncio.get_running_loop(), patch)
        host = Device(self)
        plan = {"game": self.game, "name": "Ada", "seats": [None] * self.seats}
        self.name = (await host.post("", plan))["table"]
        assert host.cookie.startswith(cookie_name(self.name))
        self.devices += [host, Device(self)]
        for _ in range(3):
            await self.newcomer()
        for _ in range(steps):
            await self.step()
            await asyncio.sleep(self.luck.random())
        await asyncio.gather(*self.open)

    async def step(self) -> None:
        if len(self.open) < MOST_OPEN and self.luck.random() < 0.6:
            self.begin(self.luck.choice([self.poll, self.stream, self.socket, self.hint, self.why])())
            return
        self.begin(self.luck.choice([*[self.request] * 20, self.newcomer, self.move_house])())

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        self.open = {task for task in self.open if not task.done() or task.exception() is not None}
        self.open.add(asyncio.create_task(work))

    async def swap_seat(self, before: Device, after: Device) -> None:
        """One person gives up seat 0, another takes it, and the cards are dealt."""
        await before.post("requests", {"type": "stand", "id": "up", "seat": 0})
        await after.post("requests", {"type": "sit", "id": "down", "seat": 0})
        await before.post("requests", {"type": "start", "id": "go"})

    def anybody(self) -> Device:
        return self.luck.choice(self.devices)

    def holder(self) -> tuple[Device, int]:
        """A device, and a seat that is its person's where there is one."""
        device, table = self.anybody(), self.now
        person = table.person(device.token)
        own = [number for number, seat in enumerate(table.seats) if person is not None and seat.owner == person]
        return device, self.luck.choice(own or range(self.seats))

    async def newcomer(self) -> None:
        device = Device(self)
        self.devices.append(device)
        await device.post("claim", {"name": f"guest {len(self.devices)}"})

    async def move_house(self) -> None:
        """A person goes on with another device; the first is kept, and asks on."""
        old = self.anybody()
        link = (await old.post("link", {})).get("link")
        if link is not None:
            new = Device(self)
            await new.post("transfer", {"link": link})
            self.devices.append(new)

    async def request(self) -> None:
        device, seat = self.holder()
        body = self.wish(seat)
        if self.now.play is None and not any([each.is_free for each in self.now.seats]) and self.luck.random() < 0.5:
            device, body = self.host_or(device), {"type": "start"}
        self.asked += 1
        answer = await device.post("requests", {"id": f"r{self.asked}", **body})
        self.check_reply(device, body.get("seat", 0), answer)

    def host_or(self, other: Device) -> Device:
        """The host's device, if the host still has one."""
        table = self.now
        return next((each for each in self.devices if table.person(each.token) == table.host), other)

    def wish(self, seat: int) -> dict[str, Any]:
        table = self.now
        if table.play is None:
            kinds = ["sit"] * 8 + ["stand"] * 3 + ["start"] * 6 + ["arrange", "leave", "say", "host"]
        else:
            kinds = ["move"] * 8 + ["undo", "leave", "reclaim", "reclaim", "say", "host"]
            kinds += ["propose", "answer", "nudge", "here"]
        kind = self.luck.choice(kinds)
        bodies: dict[str, dict[str, Any]] = {
            "sit": {"seat": seat, "entropy": self.luck.randbytes(4).hex()},
            "stand": {"seat": seat},
            "arrange": {"seat": seat, "level": None},
            "move": {"seat": seat, "seen": table.seq, "text": self.thought(table, seat)},
            "undo": {"seat": seat},
            "reclaim": {"seat": seat},
            "say": {"text": "hello"},
            "propose": self.luck.choice([{"what": "pause"}, {"what": "rematch"}, {"what": "replace", "seat": seat}]),
            "nudge": {"seat": seat},
            "answer": {"yes": self.luck.random() < 0.5},
            "host": {"person": self.luck.choice(list(table.people))},
        }
        return {"type": kind, **bodies.get(kind, {})}

    def thought(self, table: Table, seat: int) -> str:
        """A move of the seat, or one of somebody else's that is refused with a reason."""
        if table.play is None:
            return "pass"
        asked = [each for each in [seat, *table.waiting()] if each in table.waiting()]
        options = table.play.options(asked[0]) if asked else []
        return self.luck.choice(options) if options else "pass"

    # -- requests that stay open ----------------------------------------------

    async def poll(self) -> None:
        device, seat = self.holder()
        since = self.luck.choice([self.now.seq, 10**8])
        wait = self.luck.randrange(12)
        raw = await device.caller().call(f"{self.path}/updates?since={since}&wait={wait}{self.chosen(seat)}")
        self.check_updates("poll", device, raw)

    async def stream(self) -> None:
        device, seat = self.holder()
        raw = await device.caller().call(f"{self.path}/stream?since=-1{self.chosen(seat)}")
        self.check_updates("stream", device, raw)

    async def socket(self) -> None:
        device, seat = self.holder()
        why = json.dumps({"type": "why", "id": "w", "seat": seat, "text": "pass"})
        raw = await device.caller().socket(f"{self.path}/socket?{self.chosen(seat)}", [HELLO, why])
        self.check_updates("socket", device, raw)

    def chosen(self, seat: int) -> str:
        return self.luck.choice([f"&seat={seat}"] * 3 + [""])

    async def hint(self) -> None:
        device, seat = self.holder()
        answer = await device.post(f"hint?seat={seat}", {})
        if "text" in answer:
            self.check_holds("hint", device, seat, self.table())

    async def why(self) -> None:
        device, seat = self.holder()
        self.asked += 1
        body = {"type": "why", "id": f"w{self.asked}", "seat": seat, "text": self.wish(seat).get("text", "pass")}
        self.check_reply(device, seat, await device.post("requests", body))

    # -- what is told ---------------------------------------------------------

    def check_updates(self, kind: str, device: Device, raw: bytes) -> None:
        for line in raw.split(b"\n"):
            message = json.loads(line) if line.startswith(b'{"type":"update"') else None
            if message is not None:
                self.check_update(kind, device, message)

    def check_update(self, kind: str, device: Device, message: dict[str, Any]) -> None:
        then, seat = self.table(message["seq"]), message["seat"]
        assert message["you"] == then.person(device.token), (kind, message["you"])
        if seat is not None:
            self.check_holds(kind, device, seat, then)
        shown = None if then.play is None else then.play.view(seat).table_text()
        assert message["state"]["view"] == shown
        self.count(kind if seat is not None else f"{kind} beside the table")

    def check_reply(self, device: Device, seat: int, answer: dict[str, Any]) -> None:
        """What a refusal tells of the rules is made from the seat's own cards."""
        if answer.get("type") == "ack":
            assert self.table(answer["seq"]).person(device.token) is not None
            self.count("ack")
        elif answer.get("type") == "allowed" or "clause" in answer:
            self.check_holds(answer["type"], device, seat, self.table())

    def check_holds(self, kind: str, device: Device, seat: int, then: Table) -> None:
        person = then.person(device.token)
        assert person is not None, f"{kind}: the token was no longer good"
        assert then.seats[seat].owner == person, f"{kind}: seat {seat} was somebody else's"
        self.count(kind)

    def count(self, kind: str) -> None:
        self.checked[kind] = self.checked.get(kind, 0) + 1
