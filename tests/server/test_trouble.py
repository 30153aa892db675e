"""R6, seen from the table: while the store is away nothing is acknowledged, and then it goes on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from amulette.server.app import application
from amulette.server.hub import Hub
from amulette.server.pulse import PATIENCE
from amulette.server.settings import Settings
from amulette.server.thinker import Question
from amulette.server.thinkers import Thinkers
from amulette.server.tokens import new_token
from amulette.store.contract import Entry, Outcome, StoreError
from amulette.store.memory import Memory
from amulette.table.effects import Acknowledge
from amulette.table.entries import Moved
from amulette.table.requests import Reclaim, Say, Sit, Start
from amulette.table.settings import Clock
from amulette.table.settings import Settings as Agreed
from amulette.wire.incoming import Plan
from tests.server.asgi import Caller, keep_time_with, run

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine


class Flaky(Memory):
    """Refuses to write, or writes and says that it could not."""

    away = False
    lying = False

    async def append(self, entry: Entry) -> Outcome:
        if self.away:
            raise StoreError("the disk is full")
        outcome = await super().append(entry)
        if self.lying:
            raise StoreError("the connection was lost")
        return outcome


def at_a_table(trial: Callable[[Flaky, Hub, str], Coroutine[Any, Any, None]]) -> None:
    async def sitting() -> None:
        store = Flaky()
        hub = Hub(Settings(), store)
        await hub.open()
        try:
            name = await hub.begin(Plan("gargon", "Ada", [None, None, None]), new_token())
            await trial(store, hub, name)
        finally:
            await hub.close()

    asyncio.run(sitting())


def test_what_was_not_written_is_not_acknowledged_and_goes_on_later() -> None:
    async def trial(store: Flaky, hub: Hub, name: str) -> None:
        live = hub.find(name)
        store.away = True
        with pytest.raises(StoreError, match="full"):
            await live.ask(Say(id="a", text="hello"), "p0")
        store.away = False

        assert await live.ask(Say(id="a", text="hello"), "p0") == Acknowledge(1)
        assert [row.seq for row in await store.since(name, -1)] == [0, 1]

    at_a_table(trial)


def test_what_was_written_without_an_answer_counts_once() -> None:
    async def trial(store: Flaky, hub: Hub, name: str) -> None:
        live = hub.find(name)
        store.lying = True
        with pytest.raises(StoreError, match="lost"):
            await live.ask(Say(id="a", text="hello"), "p0")
        store.lying = False

        assert await live.ask(Say(id="a", text="hello"), "p0") == Acknowledge(1)
        assert await live.ask(Say(id="b", text="again"), "p0") == Acknowledge(2)

    at_a_table(trial)


def test_whoever_goes_away_while_it_is_written_loses_nothing() -> None:
    async def trial(store: Flaky, hub: Hub, name: str) -> None:
        live = hub.find(name)
        await live.table()
        asking = asyncio.create_task(live.ask(Say(id="a", text="hello"), "p0"))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)

        assert await live.ask(Say(id="a", text="hello"), "p0") == Acknowledge(1)

    at_a_table(trial)


class Away(Memory):
    asked = 0

    async def health(self) -> None:
        self.asked += 1
        raise StoreError("the disk is gone")


class Stuck(Memory):
    async def health(self) -> None:
        await asyncio.Event().wait()


def test_whoever_watches_the_server_is_told_that_its_store_is_away() -> None:
    well, _ = run(Caller(application(Settings(), Memory())).call("/health"))
    ill, _ = run(Caller(application(Settings(), Away())).call("/health"))
    alive, _ = run(Caller(application(Settings(), Away())).call("/health/live"))

    assert b'{"ok":true,"aside":0}' in well
    assert b'{"ok":false,"why":"the disk is gone"}' in ill
    assert b"503" in ill
    assert b'{"ok":true}' in alive


def test_a_store_that_hangs_is_not_ready() -> None:
    ill, waited = run(Caller(application(Settings(), Stuck())).call("/health"))

    assert b"503" in ill
    assert waited == PATIENCE


def test_many_who_watch_cost_one_write() -> None:
    store = Away()
    watcher = Caller(application(Settings(), store))

    async def watch() -> None:
        await asyncio.gather(*[watcher.call("/health") for _ in range(50)])

    run(watch())

    assert store.asked == 1


def test_a_clock_that_runs_out_moves_and_then_a_bot_takes_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    async def trial() -> None:
        keep_time_with(asyncio.get_running_loop(), monkeypatch)
        hub = Hub(Settings(pace=1))
        await hub.open()
        agreed = Agreed(undo="off", clock=Clock(kind="move", seconds=5))
        live = hub.find(await hub.begin(Plan("power-cards", "Ada", [None, "random"], settings=agreed), new_token()))
        await live.ask(Sit(id="sit", seat=0), "p0")
        await live.ask(Start(id="go"), "p0")
        async with asyncio.timeout(60):  # of the loop's own time
            while (table := await live.table()).seats[0].level is None:  # noqa: ASYNC110 - moves come by themselves
                await asyncio.sleep(0.1)
        assert [entry.why for entry, _ in table.log if isinstance(entry, Moved) and entry.seat == 0] == ["clock"] * 2
        await live.ask(Reclaim(id="back", seat=0), "p0")
        assert ((await live.table()).seats[0].level, table.phase) == (None, "playing")
        await hub.close()

    monkeypatch.setattr(Thinkers, "choose", first_of)
    run(trial())


async def first_of(_: Thinkers, asked: Question, *__: object) -> tuple[str, str]:
    return asked.actions[0], "thought"
