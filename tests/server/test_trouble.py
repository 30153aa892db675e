"""R6, seen from the table: while the store is away nothing is acknowledged, and then it goes on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from amulette.server.app import application
from amulette.server.hub import Hub
from amulette.server.settings import Settings
from amulette.server.tokens import new_token
from amulette.store.contract import Entry, Outcome, StoreError
from amulette.store.memory import Memory
from amulette.table.effects import Acknowledge
from amulette.table.requests import Say
from amulette.wire.incoming import Plan
from tests.seeds import seeded
from tests.server.asgi import Caller, run

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from tests.server.running import Client


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
        hub = Hub(seeded(Settings()), store)
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
    async def health(self) -> None:
        raise StoreError("the disk is gone")


def test_whoever_watches_the_server_is_told_that_its_store_is_away() -> None:
    well, _ = run(Caller(application(Settings(), Memory())).call("/health"))
    ill, _ = run(Caller(application(Settings(), Away())).call("/health"))

    assert b'{"ok":true}' in well
    assert b'{"ok":false,"why":"the disk is gone"}' in ill
    assert b"503" in ill


def test_a_clock_that_runs_out_moves_and_then_a_bot_takes_the_seat(ada: Client) -> None:
    ada.open("power-cards", [None, "easy"], undo="off", clock={"kind": "move", "seconds": 1})
    ada.claim("Ada", 0)
    ada.ask("start")
    seq = -1
    kinds: list[str] = []
    while len(kinds) < 2 or ada.update(0)["state"]["seats"][0]["level"] is None:
        update = ada.update(0, seq, wait=20)
        seq = update["seq"]
        moves = [news["facts"] for news in update["news"] if news["kind"] == "moved"]
        kinds += [facts["why"] for facts in moves if facts["seat"] == 0]

    assert kinds[:2] == ["clock", "clock"]
    ada.ask("reclaim", seat=0)
    assert ada.update(0)["state"]["seats"][0] == {"owner": "p0", "level": None, "free": False}
