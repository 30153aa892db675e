"""Limits come before the work: what is asked too often is not even read."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from amulette.server.app import application
from amulette.server.hub import Hub
from amulette.server.live import Live
from amulette.server.settings import Limits, Settings
from amulette.server.tokens import cookie_name
from amulette.store.memory import Memory
from amulette.table.entries import Opened
from amulette.table.playing import deal
from amulette.wire import log
from amulette.wire.incoming import Onward, Plan
from tests.load.figures import at_most, slack
from tests.server.asgi import Caller, run
from tests.server.pauses import STEPS, Watched, let_steps_take_a_millisecond, watched
from tests.server.running import OPEN_LIMITS
from tests.server.test_long_logs import MOVES, PAIRS, stored_tables
from tests.server.test_networks import play_out

if TYPE_CHECKING:
    from starlette.applications import Starlette
    from starlette.types import Message

    from amulette.kernel.record import Record

LONG_RECORD = Path(__file__).parents[1] / "records" / "das-amulett-6-0.json"
TABLE = "/api/tables/t0"
BY_ADDRESS = [
    "/api/tables",
    "/api/replays",
    "/api/replays/tables",
    f"{TABLE}/claim",
    f"{TABLE}/transfer",
    f"{TABLE}/hint?seat=0",
]
BY_PERSON = [f"{TABLE}/link", f"{TABLE}/follow", f"{TABLE}/requests"]
DEAR = [f"{TABLE}/updates?wait=0", f"{TABLE}/record", f"{TABLE}/replay", f"{TABLE}/edition", f"{TABLE}/stream"]


async def post_unread(app: Starlette, path: str, cookie: str = "") -> int:
    """The status of the answer to a request whose body nobody reads."""
    heard: list[Message] = []

    async def receive() -> Message:
        raise AssertionError("the body was asked for")

    async def send(message: Message) -> None:
        heard.append(message)

    await app({**Caller(app, cookie).scope("http", path), "method": "POST"}, receive, send)
    return int(heard[0]["status"])


@pytest.mark.parametrize("path", BY_ADDRESS)
def test_what_an_address_asks_too_often_is_not_read(path: str) -> None:
    async def trial() -> None:
        app = application(Settings(limits=Limits(openings=0, openings_burst=1)), await stored_tables(1))
        await Caller(app).call("/api/tables", b"{}")

        assert await post_unread(app, path) == 429

    run(trial())


@pytest.mark.parametrize("path", BY_PERSON)
def test_what_a_person_asks_too_often_is_not_read(path: str) -> None:
    async def trial() -> None:
        app = application(Settings(limits=Limits(messages=0, burst=1)), Memory())
        name = await app.state.hub.begin(Plan("gargon", "Ada", [None, None, None]), "token")
        person = Caller(app, f"{cookie_name(name)}=token")
        there = path.replace("t0", name)
        await person.call(there, b"{}")

        assert await post_unread(app, there, person.cookie) == 429
        assert await post_unread(app, there) == 403

    run(trial())


@pytest.mark.parametrize("path", DEAR)
def test_what_an_address_looks_at_too_often_is_not_rendered(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def trial() -> None:
        app = application(Settings(limits=Limits(readings=0, readings_burst=1)), await stored_tables(1))
        await Caller(app).call(f"{TABLE}/edition")
        monkeypatch.setattr(app.state.hub, "table", None)

        assert b"('status', 429)" in await Caller(app).call(path)
        assert b"4403" in await Caller(app).socket(f"{TABLE}/socket", [])

    run(trial())


def test_a_long_log_costs_who_has_it_read() -> None:
    async def trial() -> list[bool]:
        entries = MOVES + 2 * PAIRS
        limits = Limits(readings=0, readings_burst=entries // 10 + 5)
        app = application(Settings(limits=limits), await stored_tables(2))
        answers = [await Caller(app).call(f"/api/tables/t{i % 2}/edition") for i in range(4)]
        return [b"('status', 200)" in each for each in answers]

    assert run(trial())[0] == [True, True, False, False]


def a_record() -> Record:
    async def trial() -> Record:
        hub = Hub(Settings())
        live = hub.find(await hub.begin(Plan("gargon", "Ada", [None, None, None]), "token"))
        await play_out(live)
        table = await live.table()
        assert table.play is not None
        return table.play.closed()

    return asyncio.run(trial())


def test_games_are_told_again_without_anybody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    let_steps_take_a_millisecond(monkeypatch)
    monkeypatch.setattr(asyncio, "to_thread", None)  # a thread that computes would take the time from everybody
    record = a_record()
    body = json.dumps({"record": record.as_dict(), "all": True}).encode()

    async def trial() -> Watched[list[bytes]]:
        app = application(Settings(limits=Limits(tellings=8)), Memory())

        async def read() -> list[bytes]:
            return await asyncio.gather(*[Caller(app).call("/api/replays", body) for _ in range(9)])

        return await watched(read())

    found = asyncio.run(trial())

    assert len([each for each in found.result if b"('status', 200)" in each]) == 8
    assert len([each for each in found.result if b"('status', 429)" in each]) == 1
    assert found.turns > 8 * len(record.moves) / STEPS
    print(f"8 games told again in {found.took:.1f} s")  # noqa: T201 - figures
    at_most("ms for which the loop stands still", found.pause * 1000, 20, slack())


def test_a_long_record_is_played_on_without_anybody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """While it is looked at, while its table is opened, and while that is read again."""
    let_steps_take_a_millisecond(monkeypatch)
    record = json.loads(LONG_RECORD.read_text(encoding="utf-8"))
    wish = {"record": record, "moves": len(record["moves"]) - 1, "seat": 0, "name": "Ada", "level": "easy"}

    async def trial() -> tuple[Watched[bytes], Watched[Live]]:
        app = application(Settings(limits=OPEN_LIMITS), Memory())
        opening = await watched(Caller(app).call("/api/replays/tables", json.dumps(wish).encode()))
        name = json.loads(opening.result.rpartition(b"\n")[2])["table"]
        hub = Hub(Settings(), app.state.hub.store)
        return opening, await watched(hub.ready(name))

    opening, reading = asyncio.run(trial())
    table = reading.result.kept

    assert table is not None
    assert table.play is not None
    assert table.play.moves == wish["moves"]
    assert opening.turns > 2 * wish["moves"] / STEPS
    assert reading.turns > wish["moves"] / STEPS
    for each in (opening.pause, reading.pause):
        at_most("ms for which the loop stands still", each * 1000, 25, slack())


def test_a_table_that_plays_on_from_a_record_is_the_same_however_it_is_read() -> None:
    record = a_record()

    async def trial() -> None:
        hub = Hub(Settings())
        game = (await hub.find(await hub.begin(Plan("gargon", "Ada", [None, None, None]), "t")).table()).game
        wanted = Onward(record=record.as_dict(), moves=40, seat=0, name="Ada", level="easy")
        name = await hub.go_on(game, record, wanted, "token")
        first = log.read((await hub.store.since(name, -1))[0].body)
        table = await hub.find(name).table()
        prepared, table.prepared = table.prepared, None

        assert isinstance(first, Opened)
        assert prepared is not None
        assert prepared.moves == len(first.moves) == 40
        fresh = deal(table)
        assert fresh is not prepared
        assert fresh.state.digest() == prepared.state.digest()
        assert fresh.opening == prepared.opening

    asyncio.run(trial())


def test_no_cache_grows_with_what_strangers_ask_for() -> None:
    async def trial() -> None:
        app = application(Settings(limits=OPEN_LIMITS), await stored_tables(1))
        live: Any = app.state.hub.find("t0")
        await live.ready()
        for since in range(12_000):
            await Caller(app).call(f"{TABLE}/updates?wait=0&since={since - 6000}")

        assert len(live.rendered) <= 32
        assert len(live.shown) <= 4

    run(trial())
