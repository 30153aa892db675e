"""P5: a server with many unfinished games is there at once.  S4: nonsense over sockets does not hurt it."""

from __future__ import annotations

import asyncio
import os
import random
import time
from typing import TYPE_CHECKING

from amulette.server.settings import Settings
from amulette.store.contract import Entry, Facts
from amulette.store.sqlite import SQLite
from amulette.table import requests as r
from amulette.wire import log
from tests.load.test_load import memory
from tests.server.running import OPEN_LIMITS, Client, next_of, running
from tests.table.sitting import Sitting
from tests.wire.test_decoder import mutated

if TYPE_CHECKING:
    from pathlib import Path

LONG = os.environ.get("HYPOTHESIS_PROFILE") == "all"
GAMES = 10_000 if LONG else 300
NONSENSE = 2_000_000 if LONG else 4_000
SLACK = 1 if os.environ.get("AMULETTE_QUIET") else 10  # a limit counts in full on a quiet machine only


def test_many_unfinished_games_do_not_delay_a_start(tmp_path: Path) -> None:
    s = Sitting("gargon", (None, "easy", "easy"), undo="off")
    s.sit(0)
    s.do(r.Start(id="go"))
    while s.table.play is not None and s.table.play.moves < 40:
        s.move()
    rows = [(seq, move_id, log.write(entry)) for seq, move_id, entry in s.log]
    asyncio.run(filled(SQLite(tmp_path / "t.db"), rows))
    with running(Settings(database=str(tmp_path / "t.db"), limits=OPEN_LIMITS)) as server:
        server.kill()
        began = time.monotonic()
        server.start()
        up = time.monotonic() - began
        client = Client(server.url, "g7")
        began = time.monotonic()
        client.update()
        first = time.monotonic() - began

    print(f"P5: {GAMES} games, up after {up:.2f} s with Python's own start, a table after {first * 1000:.0f} ms")  # noqa: T201
    assert up < 1.5 * SLACK
    assert first < 0.1 * SLACK


async def filled(store: SQLite, rows: list[tuple[int, str, bytes]]) -> None:
    await store.open()
    for number in range(GAMES):
        entries = [Entry(f"g{number}", *row, Facts("playing", listed=False, due=1), 1) for row in rows]
        await store.create("gargon", entries[0])
        await asyncio.gather(*[store.append(entry) for entry in entries[1:]])
    await store.close()


def test_nonsense_over_a_socket_is_refused_and_costs_nothing(tmp_path: Path) -> None:
    async def trial(client: Client) -> None:
        rng = random.Random(3)
        async with client.socket(max_queue=None) as ws:
            for number in range(NONSENSE):
                raw = mutated(rng)
                await ws.send(raw if number % 2 else raw.decode("utf-8", "replace"))
                if number % 100 == 99:
                    await next_of(ws, "refused")
            await ws.send('{"type":"say","id":"end","text":"still here"}')
            while (await next_of(ws, "ack"))["id"] != "end":
                pass

    with running(Settings(database=str(tmp_path / "t.db"), limits=OPEN_LIMITS)) as server:
        client = Client(server.url)
        client.open("gargon", [None, None, None])
        before = memory(server)
        asyncio.run(trial(client))
        grown = memory(server) - before

    assert grown < 30
