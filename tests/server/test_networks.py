"""From which network a table was opened, and what follows from that."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from amulette.server.app import application
from amulette.server.hub import Hub
from amulette.server.limits import origin_of
from amulette.server.live import Live
from amulette.server.settings import Limits, Settings
from amulette.server.tokens import cookie_name
from amulette.store.contract import LISTED_EACH
from amulette.store.memory import Memory
from amulette.table import requests as r
from amulette.wire.incoming import Plan
from tests.server.asgi import Caller, run
from tests.server.running import OPEN_LIMITS

if TYPE_CHECKING:
    from starlette.applications import Starlette

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
    name = answer_of(raw)[1]["table"]

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


def open_tables(app: Starlette, count: int, address: str, listed: bool = True) -> list[tuple[int, str]]:
    """Status and code of what comes of so many tables, opened from one address."""
    plan = json.dumps(PLAN | {"settings": {"listed": listed}}).encode()

    async def trial() -> list[tuple[int, str]]:
        found = []
        for _ in range(count):
            status, said = answer_of(await Caller(app, address=address).call("/api/tables", plan))
            found.append((status, said.get("code", "")))
        return found

    return run(trial())[0]


def answer_of(raw: bytes) -> tuple[int, Any]:
    status = re.search(rb"'status', (\d+)", raw)
    assert status is not None
    return int(status[1]), json.loads(raw.rpartition(b"\n")[2])


@pytest.mark.parametrize("nets", ["203.0.113.{}", "2001:db8:1:1::{:x}"])
def test_a_network_does_not_fill_the_lobby(nets: str) -> None:
    limits = replace(OPEN_LIMITS, listed=1800)
    app = application(Settings(limits=limits), Memory())
    for number in range(180):
        assert open_tables(app, 10, nets.format(1 + number)) == [(201, "")] * 10
    [*_, (status, code)] = open_tables(app, 2, nets.format(200))
    assert (status, code) == (429, "too-many-tables")
    assert open_tables(app, 3, "198.51.100.7") == [(201, "")] * 3

    _, lobby = answer_of(run(Caller(app).call("/api/tables"))[0])
    origins = Counter([app.state.hub.store.origins[each["table"]] for each in lobby])
    assert origins == {origin_of(nets.format(1)): LISTED_EACH, origin_of("198.51.100.7"): 3}


def test_a_network_has_a_quota_of_unfinished_tables() -> None:
    app = application(Settings(limits=replace(OPEN_LIMITS, unfinished=5)), Memory())

    assert [code for _, code in open_tables(app, 7, "192.0.2.1", listed=False)] == [""] * 5 + ["too-many-tables"] * 2
    assert open_tables(app, 1, "192.0.2.2", listed=False) == [(429, "too-many-tables")]
    assert open_tables(app, 1, "192.0.3.1", listed=False) == [(201, "")]


def test_the_quota_of_the_lobby_holds_for_tables_that_go_there_later() -> None:
    async def trial() -> list[str]:
        app = application(Settings(limits=replace(OPEN_LIMITS, listed=2)), Memory())
        hub, said = app.state.hub, []
        for number in range(4):
            name = await hub.begin(Plan("gargon", "Ada", [None, None, None]), "token", "a network")
            caller = Caller(app, f"{cookie_name(name)}=token")
            for again in range(2):
                wish = {"type": "configure", "id": f"c{number}{again}", "settings": {"listed": True}, "options": {}}
                _, told = answer_of(await caller.call(f"/api/tables/{name}/requests", json.dumps(wish).encode()))
                said.append(told.get("code", told["type"]))
        return said

    assert run(trial())[0] == ["ack"] * 4 + ["too-many-tables"] * 4


def test_usual_quotas_are_there_and_leave_room() -> None:
    limits = Settings().limits

    assert limits.listed <= 20 <= limits.unfinished <= 200


def test_the_lobby_is_a_dear_thing_to_ask_for() -> None:
    app = application(Settings(limits=Limits(readings=0, readings_burst=10)), Memory())
    found = [re.findall(rb"'status', (\d+)", run(Caller(app).call("/api/tables"))[0])[0] for _ in range(2)]
    late, _ = run(Caller(app).call("/api/tables"))

    assert found == [b"200", b"200"]
    assert b"'status', 429" in late
