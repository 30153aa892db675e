"""People who play on whatever happens to the server, and remember what they were told."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from websockets.exceptions import InvalidHandshake, WebSocketException

from amulette.files.editions import open_game
from amulette.table.opening import restored
from amulette.wire import log
from tests.server.running import PONG, Client

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from websockets.asyncio.client import ClientConnection

    from amulette.store.contract import Row

FIRST, SLOWEST = 0.25, 5.0  # seconds between attempts to connect, as docs/protocol.md has it
LOST = (OSError, WebSocketException, InvalidHandshake, TimeoutError, EOFError)


@dataclass
class Asked:
    """One request: when it was first sent, and every answer to it."""

    id: str
    sent: float
    answers: list[tuple[float, int]] = field(default_factory=list)


@dataclass
class Player:
    """One person on seat 0 of a table of their own, against bots."""

    client: Client
    servers: list[str]
    pace: float = 0.0  # seconds between an answer and the next request, on average
    asked: dict[str, Asked] = field(default_factory=dict)
    pending: dict[str, Any] | None = None
    since: int = -1
    update: dict[str, Any] = field(default_factory=dict)
    reconnects: int = 0
    wait: float = FIRST  # before the next attempt to connect
    number: int = 0

    async def run(self, stop: asyncio.Event) -> None:
        """Play until told to stop and answered; a request without an answer is sent again under its id."""
        while not self.is_done(stop):
            self.client.url = random.choice(self.servers)
            try:
                async with asyncio.timeout(60), self.client.socket(0, since=self.since, open_timeout=5) as ws:
                    self.wait = FIRST  # as the clients have it: a connection that opens is one
                    await self.talk(ws, stop)
            except LOST:
                self.reconnects += 1
                await asyncio.sleep(self.wait * random.uniform(0.5, 1.0))
                self.wait = min(2 * self.wait, SLOWEST)

    def is_done(self, stop: asyncio.Event) -> bool:
        return stop.is_set() and self.pending is None

    async def talk(self, ws: ClientConnection, stop: asyncio.Event) -> None:
        if self.pending is not None:
            await self.send(ws)
        while not self.is_done(stop):
            if self.pending is None and self.has_something_to_ask():
                await asyncio.sleep(self.pace * random.uniform(0.5, 1.5))  # people do not act in step
                self.pending = self.next_request()
                await self.send(ws)
            async with asyncio.timeout(10):
                message = json.loads(await ws.recv())
            if message["type"] == "ping":
                await ws.send(PONG)
            else:
                self.take(message)

    def has_something_to_ask(self) -> bool:
        return bool(self.update)

    def next_request(self) -> dict[str, Any]:
        self.number += 1
        id_ = f"r{self.number}"
        actions = self.update["state"]["actions"]
        if actions and self.number % 2:
            return {"type": "move", "id": id_, "seat": 0, "seen": self.update["seq"], "text": random.choice(actions)}
        return {"type": "say", "id": id_, "text": f"line {self.number}"}

    async def send(self, ws: ClientConnection) -> None:
        assert self.pending is not None
        self.asked.setdefault(self.pending["id"], Asked(self.pending["id"], time.monotonic()))
        await ws.send(json.dumps(self.pending))

    def take(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            self.update, self.since = message, message["seq"]
        elif message["type"] == "ack":
            self.asked[message["id"]].answers.append((time.monotonic(), message["seq"]))
            self.settle(message["id"])
        elif message["type"] == "refused" and message["code"] != "trouble":
            self.settle(message["id"])
        elif message["type"] == "refused":
            raise TimeoutError  # the store is away: come back later
        elif message["type"] == "bye":
            raise EOFError

    def latest(self) -> list[Asked]:
        return list(self.asked.values())[-5:]

    def settle(self, id_: str | None) -> None:
        if self.pending is not None and self.pending["id"] == id_:
            self.pending = None


@dataclass
class Mover(Player):
    """Says nothing: moves when asked, and waits else."""

    def has_something_to_ask(self) -> bool:
        return bool(self.update and self.update["state"]["actions"])

    def next_request(self) -> dict[str, Any]:
        self.number += self.number % 2  # moves have odd numbers
        return super().next_request()


@dataclass
class Repeater(Player):
    """Sends each request up to five times: on its own socket, and on one to each of the servers."""

    others: list[ClientConnection] = field(default_factory=list)

    async def run(self, stop: asyncio.Event) -> None:
        async with contextlib.AsyncExitStack() as stack:
            for url in self.servers:
                client = Client(url, self.client.table, self.client.cookie)
                ws = await stack.enter_async_context(client.socket(since=10**9, open_timeout=30))
                stack.callback(asyncio.create_task(self.listen(ws)).cancel)
                self.others.append(ws)
            await super().run(stop)

    async def send(self, ws: ClientConnection) -> None:
        await super().send(ws)
        for other in random.choices(self.others, k=random.randrange(5)):
            await other.send(json.dumps(self.pending))

    async def listen(self, ws: ClientConnection) -> None:
        async for raw in ws:
            message = json.loads(raw)
            if message["type"] == "ack":
                self.asked[message["id"]].answers.append((time.monotonic(), message["seq"]))


def seat(
    url: str,
    servers: list[str],
    kind: type[Player] = Player,
    game: str = "gargon",
    **more: Any,  # noqa: ANN401 - of the player
) -> Player:
    client = Client(url)
    client.open(game, [None, *["easy"] * {"gargon": 2, "das-amulett": 2}.get(game, 1)], undo="off")
    client.claim("Ada", 0, "beef")
    client.ask("start")
    return kind(client, servers, **more)


def flaws(player: Player, rows: list[Row]) -> list[str]:
    """What the log does not keep of what was acknowledged; R8: and whether its order could be the real one."""
    found = []
    if [row.seq for row in rows] != list(range(len(rows))):
        found.append("gaps")
    if len({row.move_id for row in rows}) != len(rows):
        found.append("duplicates")
    numbers = {row.move_id: row.seq for row in rows}
    for asked in player.asked.values():
        for _, seq in asked.answers:
            if numbers.get(f"p0.{asked.id}") != seq:
                found.append(f"{asked.id}: acknowledged as {seq}, there as {numbers.get(f'p0.{asked.id}')}")
    return found + disorder(list(player.asked.values()))


def disorder(asked: list[Asked]) -> list[str]:
    """Of two requests, one answered before the other was sent, the first has the lower number."""
    done = sorted([(min(each.answers)[0], each) for each in asked if each.answers], key=lambda pair: pair[0])
    return [
        f"{later.id} before {earlier.id}"
        for (at, earlier), (_, later) in pairwise(done)
        if later.sent > at and later.answers[0][1] <= earlier.answers[0][1]
    ]


def replayed(name: str, rows: list[Row]) -> str:
    """The final position that the log leads to."""
    table = restored(name, [(row.seq, row.move_id, log.read(row.body)) for row in rows], open_game)
    assert table.play is not None
    record = table.play.closed()
    assert record.replay(table.game).digest() == record.digest
    return table.play.state.view(0).table_text()


async def play_during(players: list[Player], work: Awaitable[None]) -> None:
    """Everybody plays while something happens; then what was asked is answered, and they stop."""
    stop = asyncio.Event()
    tasks = [asyncio.create_task(player.run(stop)) for player in players]
    try:
        await work
        stop.set()
        async with asyncio.timeout(60):
            await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
