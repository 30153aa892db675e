"""Limits count what the other processes have too."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from amulette.server.hub import Hub
from amulette.server.limits import FEW
from amulette.server.settings import Limits, Settings
from amulette.store.memory import Memory
from tests.store.server import postgresql

if TYPE_CHECKING:
    import pytest

HERE = "192.0.2.1"


async def exchanged(*hubs: Hub) -> None:
    """Everybody tells, then everybody hears."""
    for _ in range(2):
        for hub in hubs:
            await hub.notices.exchange(1000)


def test_connections_to_all_processes_are_counted_together() -> None:
    async def trial() -> None:
        store = Memory()
        one, two, three = [Hub(Settings(limits=Limits(per_address=20)), store) for _ in range(3)]
        here = [one.crowd.admitted(HERE) for _ in range(12)]
        assert all([each.__enter__() for each in here])
        await exchanged(one, two, three)
        there = [two.crowd.admitted(HERE) for _ in range(12)]

        assert [each.__enter__() for each in there].count(True) == 8
        await exchanged(one, two, three)
        assert one.crowd.is_full(HERE)
        assert three.crowd.is_full(HERE)
        assert not three.crowd.is_full("192.0.2.2")

        here.pop().__exit__(None, None, None)
        await exchanged(one, two, three)
        assert not three.crowd.is_full(HERE)

    asyncio.run(trial())


def test_openings_in_all_processes_are_counted_together(monkeypatch: pytest.MonkeyPatch) -> None:
    time = [1000.0]
    monkeypatch.setattr("amulette.server.limits.time.monotonic", lambda: time[0])

    async def trial() -> None:
        store = Memory()
        hubs = [Hub(Settings(limits=Limits(openings=2, openings_burst=30)), store) for _ in range(4)]
        taken = 0
        for _ in range(600):  # ten minutes in steps of a second
            for hub in hubs:
                taken += [hub.openings.takes(HERE) for _ in range(10)].count(True)
                await exchanged(*hubs)
            time[0] += 1
        assert 0.5 * 1200 <= taken <= 1.25 * 1200 + 60

        assert hubs[0].openings.takes("192.0.2.2")

    asyncio.run(trial())


def test_processes_on_one_database_hear_of_each_other_by_themselves() -> None:
    async def trial(url: str) -> None:
        one, two = [Hub(Settings(database=url, limits=Limits(per_address=10, openings=0.01))) for _ in range(2)]
        await one.open()
        await two.open()
        here = [one.crowd.admitted(HERE) for _ in range(10)]
        assert all([each.__enter__() for each in here])
        assert all([one.openings.takes(HERE) for _ in range(30)])
        async with asyncio.timeout(60):
            while not two.crowd.is_full(HERE):  # noqa: ASYNC110 - the exchange is what is tested
                await asyncio.sleep(0.05)
        assert not two.openings.takes(HERE)
        await one.close()
        await two.close()

    with postgresql() as database:
        asyncio.run(trial(database.get_uri()))


def test_no_address_is_told_to_the_store() -> None:
    async def trial() -> None:
        store = Memory()
        hub = Hub(Settings(), store)
        here = [hub.crowd.admitted(HERE) for _ in range(FEW)]
        assert all([each.__enter__() for each in here])
        assert all([hub.openings.takes(HERE) for _ in range(5)])
        await exchanged(hub)

        [told] = await store.posted("", 0)
        assert b'"connections":{"' in told
        assert b'"openings":{"' in told
        assert HERE.encode() not in told

    asyncio.run(trial())
