"""P5: a server with many unfinished games is there at once.  S4: nonsense over sockets does not hurt it."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import TYPE_CHECKING

from amulette.server.settings import Limits, Settings
from amulette.store.contract import Entry, Facts
from amulette.store.sqlite import SQLite
from amulette.table import requests as r
from amulette.wire import log
from tests.load.figures import at_most, slack
from tests.load.test_load import memory
from tests.server.running import OPEN_LIMITS, Client, running
from tests.sizes import sizes
from tests.table.sitting import Sitting
from tests.wire.test_decoder import mutated

if TYPE_CHECKING:
    from pathlib import Path

    from websockets.asyncio.client import ClientConnection


@sizes("games", 300, 10_000)
def test_many_unfinished_games_do_not_delay_a_start(tmp_path: Path, games: int) -> None:
    s = Sitting("gargon", (None, "easy", "easy"), undo="off")
    s.sit(0)
    s.do(r.Start(id="go"))
    while s.table.play is not None and s.table.play.moves < 40:
        s.move()
    rows = [(seq, move_id, log.write(entry)) for seq, move_id, entry in s.log]
    asyncio.run(filled(SQLite(tmp_path / "t.db"), rows, games))
    with running(Settings(database=str(tmp_path / "t.db"), limits=OPEN_LIMITS)) as server:
        server.kill()
        began = time.monotonic()
        server.start()
        up = time.monotonic() - began
        client = Client(server.url, "g7")
        began = time.monotonic()
        client.update()
        first, most = time.monotonic() - began, slack(server)

    at_most(f"P5: seconds until a server with {games} games is up, Python's own start included", up, 1.5, most)
    at_most("P5: milliseconds until a table is there", first * 1000, 20, most)


async def filled(store: SQLite, rows: list[tuple[int, str, bytes]], games: int) -> None:
    await store.open()
    for number in range(games):
        entries = [Entry(f"g{number}", *row, Facts("playing", listed=False, due=1), 1) for row in rows]
        await store.create("gargon", entries[0])
        await asyncio.gather(*[store.append(entry) for entry in entries[1:]])
    await store.close()


UNANSWERED = 1000  # messages on their way: behind more of them the answer to a ping would come too late


@sizes("nonsense", 20_000, 2_000_000)
def test_nonsense_over_a_socket_is_refused_and_costs_nothing(tmp_path: Path, nonsense: int) -> None:
    counted: list[int] = []

    async def trial(client: Client) -> None:
        rng = random.Random(3)
        async with client.socket(max_queue=None) as ws:
            room = asyncio.Semaphore(UNANSWERED)
            reading = asyncio.create_task(answers_until_the_end(ws, room))
            for number in range(nonsense):
                raw = mutated(rng)
                await asyncio.wait_for(room.acquire(), 60)
                await ws.send(raw if number % 2 else raw.decode("utf-8", "replace"))
            await ws.send('{"type":"say","id":"end","text":"still here"}')
            counted.append(await reading)

    with running(
        Settings(database=str(tmp_path / "t.db"), limits=Limits(messages=10**9, burst=10**9, chat=10**9))
    ) as server:
        client = Client(server.url)
        client.open("gargon", [None, None, None])
        before = memory(server)
        asyncio.run(trial(client))
        grown = memory(server) - before

    print(f"S4: {nonsense} sent over a socket, {counted[0]} answered, {grown} MB more")  # noqa: T201
    assert counted[0] >= nonsense
    assert grown < 30


async def answers_until_the_end(ws: ClientConnection, room: asyncio.Semaphore) -> int:
    """How many requests were answered before the last; each makes room for another."""
    count = 0
    async for raw in ws:
        message = json.loads(raw)
        if message.get("id") == "end":
            return count
        if message["type"] != "update":
            count += 1
            room.release()
    raise AssertionError("the connection ended")
