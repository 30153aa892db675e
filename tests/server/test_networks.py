"""From which network a table was opened, and what follows from that."""

from __future__ import annotations

import asyncio
import json

from amulette.server.app import application
from amulette.server.hub import Hub
from amulette.server.limits import origin_of
from amulette.server.live import Live
from amulette.server.settings import Settings
from amulette.store.memory import Memory
from amulette.table import requests as r
from amulette.wire.incoming import Plan
from tests.server.asgi import Caller, run

PLAN = {"game": "gargon", "name": "Ada", "seats": [None, "easy", "easy"]}


async def play_out(live: Live) -> None:
    """One person plays all seats, always the first action."""
    for seat in range(3):
        await live.ask(r.Sit(id=f"s{seat}", seat=seat), "p0")
    await live.ask(r.Start(id="go"), "p0")
    while (table := await live.table()).play is not None and table.waiting():
        seat = table.waiting()[0]
        text = table.play.options(seat)[0]
        await live.ask(r.Move(id=f"m{table.seq}", seat=seat, seen=table.seq, text=text), "p0")


def test_a_table_remembers_from_which_network_it_was_opened() -> None:
    app = application(Settings(), Memory())
    raw, _ = run(Caller(app).call("/api/tables", json.dumps(PLAN).encode()))
    name = json.loads(raw.rpartition(b"\n")[2] or raw.split(b"\n")[1])["table"]

    live = app.state.hub.find(name)
    assert live.origin == origin_of("10.0.0.1")


def test_a_rematch_has_the_network_of_the_table_before() -> None:
    async def trial() -> None:
        hub = Hub(Settings())
        live = hub.find(await hub.begin(Plan("gargon", "Ada", [None, None, None]), "token", "a network"))
        await play_out(live)
        await live.ask(r.Propose(id="again", what="rematch"), "p0")
        await hub.work(live)

        table = await live.table()
        assert table.next is not None
        assert await hub.store.origin(table.next) == "a network"

    asyncio.run(trial())
