"""A table in memory: what it remembers of what it has shown is never old; who cannot be read is sent away."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import TYPE_CHECKING

from amulette.server import sockets
from amulette.server.hub import Hub
from amulette.server.live import Live
from amulette.server.rendering import update
from amulette.server.settings import Settings
from amulette.server.tokens import new_token
from amulette.table import requests as r
from amulette.table.table import Table
from amulette.wire.incoming import Plan
from tests.server.asgi import run
from tests.server.house import House, Rooms

if TYPE_CHECKING:
    import pytest

VIEWERS = (None, 0, 1, 2)


def rendered(hub: Hub, live: Live, table: Table, since: int) -> tuple[list[bytes], list[bytes]]:
    """What each viewer gets from the table, and from one that remembers nothing."""
    fresh = [Live(table.name, hub.store, hub.metrics, lambda _: None, presence=hub.presence) for _ in VIEWERS]
    return (
        [update(live, table, seat, "p0", since) for seat in VIEWERS],
        [update(each, table, seat, "p0", since) for each, seat in zip(fresh, VIEWERS, strict=True)],
    )


def next_request(table: Table, number: int) -> r.Request:
    """Words and moves by turns; now and then something else."""
    id_ = f"r{number}"
    if number % 7 == 6:
        return r.Propose(id=id_, what="pause") if not table.paused else r.Resume(id=id_)
    if number % 2 or table.paused:
        return r.Say(id=id_, text=f"line {number}")
    seat = table.waiting()[0]
    options = table.play.options(seat) if table.play is not None else []
    return r.Move(id=id_, seat=seat, seen=table.seq, text=options[number % len(options)])


def test_whatever_happens_at_a_table_everybody_is_shown_it_as_it_is() -> None:
    async def trial() -> None:
        hub = Hub(Settings())
        name = await hub.begin(Plan("gargon", "Ada", [None, None, None]), new_token())
        live = hub.find(name)
        for seat in range(3):
            await live.ask(r.Sit(id=f"s{seat}", seat=seat), "p0")
        await live.ask(r.Start(id="go"), "p0")
        for number in range(60):
            table = await live.table()
            since = table.seq
            await live.ask(next_request(table, number), "p0")
            shown, fresh = rendered(hub, live, table, since)
            assert shown == fresh
        assert table.play is not None
        assert table.play.moves > 10

    asyncio.run(trial())


def test_a_connection_that_cannot_be_read_any_more_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise LookupError("a mistake of ours")

    monkeypatch.setattr(sockets, "answered", broken)
    rooms = Rooms("gargon", 3, 0, 7)
    house = House(rooms.one)
    hello, why = '{"type":"hello","version":1}', '{"type":"why","id":"a","seat":0,"text":"pass"}'
    talk = house.visitor("p0").socket("/api/tables/t/socket?seat=0", [hello, why, why])
    heard, _ = run(asyncio.wait_for(talk, 60))

    assert b'{"type":"bye","why":"restart"}' in heard


def test_tables_that_need_something_after_a_start_are_read_one_by_one() -> None:
    async def trial() -> None:
        before = Hub(Settings())
        names = [await before.begin(Plan("gargon", "Ada", [None, None, None]), new_token()) for _ in range(20)]
        hub = Hub(Settings(), before.store)
        for name in names:
            hub.look_after(name)
        kept = [0]
        while kept[-1] < len(names):
            await asyncio.sleep(0)
            kept.append(len([live for live in hub.live.values() if live.kept is not None]))

        assert max([after - now for now, after in pairwise(kept)]) == 1

    asyncio.run(asyncio.wait_for(trial(), 60))
