"""What nobody needs goes by itself; a running game never."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from amulette.server.hub import Hub
from amulette.server.live import Listener, Live, NoTableError
from amulette.server.retention import BATCH, DAY, Retention
from amulette.server.settings import Settings
from amulette.store.contract import Entry, Facts
from amulette.store.memory import Memory
from amulette.store.sqlite import SQLite
from amulette.table import requests as r
from amulette.wire.incoming import Plan
from tests.load.figures import at_most, slack
from tests.server.test_networks import play_out
from tests.sizes import sizes

if TYPE_CHECKING:
    from pathlib import Path

PLAN = Plan("gargon", "Ada", [None, None, None])


class Days:
    """A calendar in the hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000
        for module in ("hub", "live", "retention"):
            monkeypatch.setattr(f"amulette.server.{module}.now", lambda: self.now)

    def pass_by(self, days: float) -> None:
        self.now += round(days * DAY)


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> Days:
    return Days(monkeypatch)


async def cleared(hub: Hub) -> None:
    """Look until there is nothing more to be done."""
    await hub.note()
    for _ in range(5):
        await hub.retention.clear()


async def is_there(hub: Hub, name: str) -> bool:
    return bool(await hub.store.since(name, -1))


def test_an_open_table_at_which_nobody_sits_goes_after_a_day(days: Days) -> None:
    async def trial() -> None:
        hub = Hub(Settings())
        name = await hub.begin(PLAN, "token")
        days.pass_by(0.9)
        await cleared(hub)
        assert await is_there(hub, name)

        days.pass_by(0.2)
        await cleared(hub)
        assert not await is_there(hub, name)

    asyncio.run(trial())


def test_a_table_at_which_somebody_sits_or_looks_on_stays(days: Days) -> None:
    async def trial() -> None:
        hub = Hub(Settings())
        seated, watched, left = [hub.find(await hub.begin(PLAN, "token")) for _ in range(3)]
        await seated.ask(r.Sit(id="s", seat=0), "p0")
        await left.ask(r.Sit(id="s", seat=0), "p0")
        await left.ask(r.Stand(id="t", seat=0), "p0")
        await watched.ready()
        watched.listen(listener := Listener(None, None, 0))
        days.pass_by(30)
        await cleared(hub)
        assert [await is_there(hub, each.name) for each in (seated, watched, left)] == [True, True, False]

        watched.leave(listener)
        await cleared(hub)
        assert not await is_there(hub, watched.name)

    asyncio.run(trial())


def test_a_table_that_is_watched_in_another_process_stays(days: Days) -> None:
    async def trial() -> None:
        one = Hub(Settings())
        two = Hub(Settings(), one.store)
        live = two.find(await one.begin(PLAN, "token"))
        await live.ready()
        live.listen(listener := Listener(None, None, 0))
        days.pass_by(2)
        for hub in (two, one):
            await hub.notices.exchange(days.now)
        await cleared(one)
        assert await is_there(one, live.name)

        live.leave(listener)
        for hub in (two, one):
            await hub.notices.exchange(days.now)
        await cleared(one)
        assert not await is_there(one, live.name)

    asyncio.run(trial())


@pytest.mark.parametrize(("kept_for", "stays"), [(0.0, True), (30.0, False), (50.0, True)])
def test_finished_games_go_when_the_operator_says_and_running_ones_never(
    kept_for: float, stays: bool, days: Days
) -> None:
    async def trial() -> None:
        hub = Hub(Settings(forget_finished=kept_for))
        finished, running = [hub.find(await hub.begin(PLAN, "token")) for _ in range(2)]
        await play_out(finished)
        for seat in range(3):
            await running.ask(r.Sit(id=f"s{seat}", seat=seat), "p0")
        await running.ask(r.Start(id="go"), "p0")
        days.pass_by(40)
        await cleared(hub)

        assert await is_there(hub, finished.name) == stays
        assert await is_there(hub, running.name)

    asyncio.run(trial())


def test_who_sits_down_in_the_last_moment_keeps_the_table(days: Days) -> None:
    async def trial() -> None:
        hub = Hub(Settings())
        other = Hub(Settings(), hub.store)
        name = await hub.begin(PLAN, "token")
        days.pass_by(2)
        [listing] = await hub.retention.stale("open", 1.0)
        await hub.find(name).ready()
        await other.find(name).ask(r.Sit(id="s", seat=0), "p0")
        await hub.retention.retire(listing)

        assert await is_there(hub, name)

    asyncio.run(trial())


def test_a_deleted_table_is_nowhere_any_more(days: Days) -> None:
    async def trial() -> None:
        one = Hub(Settings())
        two = Hub(Settings(), one.store)
        name = await one.begin(PLAN, "token")
        await two.find(name).ready()
        days.pass_by(2)
        await asyncio.gather(cleared(one), cleared(two))

        for hub in (one, two):
            hub.forget(name)
            with pytest.raises(NoTableError):
                await hub.table(name)

    asyncio.run(trial())


def test_tables_that_cannot_be_read_do_not_stop_the_others(days: Days) -> None:
    async def trial() -> None:
        hub = Hub(Settings())
        for number in range(3 * BATCH):
            facts = Facts("open", listed=False, due=None)
            await hub.store.create("gargon", Entry(f"bad{number}", 0, "", b"?", facts, 1))
        name = await hub.begin(PLAN, "token")
        days.pass_by(2)
        await cleared(hub)

        assert not await is_there(hub, name)
        assert len(hub.retention.left) == 3 * BATCH

    asyncio.run(trial())


@sizes("count", 2000, 10_000)
def test_thousands_of_deletions_stop_nobody(tmp_path: Path, count: int) -> None:
    """Beside them somebody writes; each entry is acknowledged soon."""
    waits: list[float] = []

    async def trial() -> int:
        store = SQLite(tmp_path / "t.db")
        await store.open()
        facts = Facts("finished", listed=False, due=None)
        await asyncio.gather(
            *[store.create("gargon", Entry(f"old{number}", 0, "", b"x" * 300, facts, 1)) for number in range(count)]
        )
        await store.create("gargon", Entry("new", 0, "", b"x", Facts("playing", listed=False, due=None), 1))
        hub = Hub(Settings(forget_finished=1), store)
        deleting = asyncio.create_task(delete_all(hub.retention))
        seq, loop = 0, asyncio.get_running_loop()
        while not deleting.done():
            seq += 1
            began = loop.time()
            await store.append(Entry("new", seq, f"m{seq}", b"x", Facts("playing", listed=False, due=None), 1))
            waits.append(loop.time() - began)
            await asyncio.sleep(0.001)
        left = len(await store.names("", 99_999))
        await store.close()
        return left

    assert asyncio.run(trial()) == 1
    print(f"{len(waits)} entries were written meanwhile")  # noqa: T201 - figures
    at_most("ms until an entry is on disk", sorted(waits)[len(waits) * 99 // 100] * 1000, 50, slack())


async def delete_all(retention: Retention) -> None:
    while await retention.clear():
        pass


def test_one_process_at_a_time_clears_away(days: Days) -> None:
    async def trial() -> list[bool]:
        store = Memory()
        one, two = Hub(Settings(), store), Hub(Settings(), store)
        looks: list[str] = []

        async def look(name: str) -> int:
            looks.append(name)
            return 0

        for hub, name in ((one, "one"), (two, "two")):
            hub.retention.clear = lambda name=name: look(name)  # type: ignore[method-assign, misc] # counts alone
            task = asyncio.create_task(hub.retention.run())
            await asyncio.sleep(0.01)
            task.cancel()
        return [name in looks for name in ("one", "two")]

    assert asyncio.run(trial()) == [True, False]


def test_a_table_that_vanishes_has_nobody_who_looks_on(days: Days) -> None:
    async def trial() -> None:
        hub = Hub(Settings())
        live: Live = hub.find(await hub.begin(PLAN, "token"))
        await live.ready()
        live.listen(Listener(None, None, 0))

        assert not await live.vanish(days.now)

    asyncio.run(trial())
