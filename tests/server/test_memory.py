"""What stays in memory, and what the store finds again."""

from __future__ import annotations

import asyncio
import json
from itertools import islice, product
from types import SimpleNamespace
from typing import TYPE_CHECKING

from amulette.games.catalogue import GAMES
from amulette.server import hub as hubs
from amulette.server.app import application
from amulette.server.hub import Hub
from amulette.server.live import Listener
from amulette.server.settings import Settings
from amulette.server.thinker import MOST_GAMES, opened
from amulette.table import requests as r
from amulette.table.entries import Moved
from amulette.table.settings import Clock
from amulette.table.settings import Settings as Agreed
from amulette.wire import log
from amulette.wire.incoming import Plan
from tests.server.asgi import Caller, keep_time_with, run
from tests.server.house import Wise
from tests.server.running import OPEN_LIMITS
from tests.server.test_long_logs import MOVES, PAIRS, stored_tables

if TYPE_CHECKING:
    import pytest

HOUR = 3600


async def moves_by_clock(hub: Hub, name: str) -> int:
    entries = [log.read(row.body) for row in await hub.store.since(name, -1)]
    return len([each for each in entries if isinstance(each, Moved) and each.why == "clock"])


def test_a_table_with_a_running_clock_leaves_memory_and_is_back_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def trial() -> None:
        loop = asyncio.get_running_loop()
        keep_time_with(loop, monkeypatch)
        monkeypatch.setattr("amulette.server.live.time", SimpleNamespace(monotonic=loop.time))
        hub = Hub(Settings())
        hub.thinkers.idle = [Wise()]
        await hub.open()
        agreed = Agreed(clock=Clock("move", seconds=HOUR), undo="off")
        name = await hub.begin(Plan("gargon", "Ada", [None, None, None], settings=agreed), "token")
        for seat in range(3):
            await hub.find(name).ask(r.Sit(id=f"s{seat}", seat=seat), "p0")
        await hub.find(name).ask(r.Start(id="go"), "p0")

        await asyncio.sleep(HOUR / 2)
        assert name not in hub.live
        assert name not in hub.timers
        assert await moves_by_clock(hub, name) == 0

        await asyncio.sleep(HOUR / 2 + 5)
        assert await moves_by_clock(hub, name) == 1
        await hub.close()

    run(trial())


def test_only_so_many_tables_that_nobody_looks_at_stay_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "MOST_IDLE", 20)

    async def trial() -> None:
        hub = Hub(Settings())
        names = [await hub.begin(Plan("gargon", "Ada", [None, None, None]), "token") for _ in range(60)]
        for name in names:
            await hub.ready(name)
        for name in names[:5]:
            hub.live[name].listen(Listener(None, None, 0))
        await hub.sweep()

        assert set(hub.live) == {*names[:5], *names[-20:]}

    asyncio.run(trial())


def test_long_logs_that_nobody_looks_at_take_only_so_much_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "MOST_ENTRIES", 2 * (MOVES + 2 * PAIRS) + 50)

    async def trial() -> None:
        hub = Hub(Settings(), await stored_tables(4))
        for name in range(4):
            await hub.ready(f"t{name}")
        await hub.sweep()

        assert set(hub.live) == {"t2", "t3"}

    asyncio.run(trial())


def test_what_was_rendered_is_kept_for_a_moment() -> None:
    async def trial() -> None:
        app = application(Settings(limits=OPEN_LIMITS), await stored_tables(2))
        hub = app.state.hub
        for name in ("t0", "t1"):
            for since in range(100):
                await Caller(app).call(f"/api/tables/{name}/updates?wait=0&since={since}")
        hub.live["t1"].listen(Listener(None, None, 0))
        assert [len(live.rendered) for live in hub.live.values()] == [32, 32]

        await hub.sweep()
        assert [len(live.rendered) for live in hub.live.values()] == [0, 0]

    asyncio.run(trial())


def test_games_that_bots_have_open_do_not_add_up() -> None:
    declared = GAMES["das-amulett"].declared
    chosen = list(islice(product(*[option.values for option in declared]), 3 * MOST_GAMES))
    for values in chosen:
        options = {option.key: value for option, value in zip(declared, values, strict=True)}
        opened("das-amulett", json.dumps(options, sort_keys=True), None, None)

    assert len(chosen) > MOST_GAMES
    assert opened.cache_info().currsize == MOST_GAMES


def test_what_the_store_does_not_know_yet_stays_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "MOST_IDLE", 0)

    async def trial() -> None:
        hub = Hub(Settings())
        live = hub.find(await hub.begin(Plan("gargon", "Ada", [None, None, None]), "token"))
        await live.ask(r.Sit(id="s", seat=0), "p0")
        hub.forget_idle()
        assert live.name in hub.live

        await hub.note()
        hub.forget_idle()
        assert live.name not in hub.live

    asyncio.run(trial())
