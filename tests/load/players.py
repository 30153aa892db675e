"""People who play on whatever happens to the server, and remember what they were told."""

from __future__ import annotations

import asyncio
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
from tests.server.running import Client

if TYPE_CHECKING:
    from collections.abc import Callable

    from websockets.asyncio.client import ClientConnection

    from amulette.store.contract import Row

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
    repeats: int = 1  # each request is sent up to so many times
    pace: float = 0.0
    asked: dict[str, Asked] = field(default_factory=dict)
    pending: dict[str, Any] | None = None
    since: int = -1
    update: dict[str, Any] = field(default_factory=dict)
    reconnects: int = 0
    number: int = 0

    async def run(self, stop: asyncio.Event) -> None:
        """Play until told to stop; a request without an answer is sent again under its id."""
        while not stop.is_set():
            self.client.url = random.choice(self.servers)
            try:
                async with asyncio.timeout(60), self.client.socket(0, since=self.since, open_timeout=5) as ws:
                    await self.talk(ws, stop)
            except LOST:
                self.reconnects += 1
                await asyncio.sleep(random.uniform(0.02, 0.2))

    async def talk(self, ws: ClientConnection, stop: asyncio.Event) -> None:
        if self.pending is not None:
            await self.send(ws)
        while not stop.is_set():
            if self.pending is None and self.update:
                await asyncio.sleep(self.pace)
                self.pending = self.next_request()
                await self.send(ws)
            async with asyncio.timeout(10):
                self.take(json.loads(await ws.recv()))

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
        for _ in range(random.randint(1, self.repeats)):
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

    def settle(self, id_: str | None) -> None:
        if self.pending is not None and self.pending["id"] == id_:
            self.pending = None


def seat(url: str, servers: list[str], game: str = "gargon", **more: Any) -> Player:  # noqa: ANN401 - of the player
    client = Client(url)
    client.open(game, [None, *["easy"] * {"gargon": 2, "das-amulett": 2}.get(game, 1)], undo="off")
    client.claim("Ada", 0, "beef")
    client.ask("start")
    return Player(client, servers, **more)


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


async def play_while(players: list[Player], trouble: Callable[[], Any]) -> None:
    """Everybody plays while something happens in a thread of its own."""
    stop = asyncio.Event()
    tasks = [asyncio.create_task(player.run(stop)) for player in players]
    await asyncio.to_thread(trouble)
    await asyncio.sleep(1.0)
    stop.set()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
