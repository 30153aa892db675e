"""Tables that cannot go on stop no others, and their people are told and get their record."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from itertools import count
from typing import TYPE_CHECKING, Any, Final

import pytest
import structlog
from msgspec.structs import replace

from amulette.files.editions import open_game
from amulette.files.records import from_dict
from amulette.games.catalogue import OLDER
from amulette.server.app import application
from amulette.server.hub import Hub
from amulette.server.settings import Settings
from amulette.server.tokens import cookie_name, digest
from amulette.store.contract import Entry, Facts, Row
from amulette.store.memory import Memory
from amulette.table import requests as r
from amulette.table.entries import Opened
from amulette.wire import log
from tests.server.asgi import Caller, keep_time_with, run
from tests.server.house import Wise
from tests.server.running import OPEN_LIMITS
from tests.table.sitting import Sitting

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine

    from amulette.table.entries import Logged

MANY: Final = 250  # more than are looked at in one sweep
PROMPTLY: Final = 5.0  # seconds
HOST: Final = "token 0"  # what the cookie of the host holds
Log = list[tuple[int, str, "Logged"]]


def a_game(moves: int = 6, levels: tuple[str | None, ...] = (None, "easy", "easy")) -> Sitting:
    """A game of Gargon in which a bot is asked."""
    s = Sitting("gargon", levels, undo="off")
    s.sit(0)
    s.do(r.Start(id="go"))
    for _ in range(moves):
        s.move()
    while s.table.waiting()[0] == 0:
        s.move()
    return s


def with_tokens(entries: Log) -> Log:
    """The same log; the cookie of its host holds `token 0`."""
    seq, move_id, opened = entries[0]
    assert isinstance(opened, Opened)
    guests = [replace(guest, token=digest(HOST)) for guest in opened.guests]
    return [(seq, move_id, replace(opened, guests=guests)), *entries[1:]]


def of_other_rules(entries: Log) -> Log:
    seq, move_id, opened = entries[0]
    assert isinstance(opened, Opened)
    return [(seq, move_id, replace(opened, version=99)), *entries[1:]]


def with_a_move_nobody_can_make(entries: Log) -> Log:
    return [(seq, move_id, replace(e, text="lay x9") if hasattr(e, "text") else e) for seq, move_id, e in entries]


def rows(entries: Log) -> list[Row]:
    return [Row(seq, move_id, log.write(entry)) for seq, move_id, entry in entries]


def half_written(entries: Log) -> list[Row]:
    """The last entry is not one."""
    found = rows(entries)
    return [*found[:-1], Row(found[-1].seq, found[-1].move_id, b"\x01{")]


def put(store: Memory, name: str, found: list[Row], due: int) -> None:
    store.games[name] = ("gargon", Facts("playing", listed=False, due=due), due)
    store.rows[name] = found


@asynccontextmanager
async def serving(store: Memory, patch: pytest.MonkeyPatch) -> AsyncIterator[Hub]:
    keep_time_with(asyncio.get_running_loop(), patch)
    app = application(Settings(limits=OPEN_LIMITS, pace=0.1), store)
    hub: Hub = app.state.hub
    hub.app = app  # type: ignore[attr-defined] # of this test alone
    hub.thinkers.idle = [Wise()]
    await hub.open()
    try:
        yield hub
    finally:
        await hub.close()


def moves_of(store: Memory, name: str) -> int:
    return sum([b'"moved"' in row.body for row in store.rows[name]])


async def until(is_so: Callable[[], bool], seconds: float) -> bool:
    """Wait for it, so long at most."""
    for _ in range(round(10 * seconds)):
        if is_so():
            return True
        await asyncio.sleep(0.1)
    return is_so()


def test_unplayable_tables_do_not_keep_a_bot_from_its_move(monkeypatch: pytest.MonkeyPatch) -> None:
    s, store = a_game(), Memory()
    for number in range(MANY):
        put(store, f"old{number}", rows(of_other_rules(s.log)), due=number)
    put(store, "mine", rows(s.log), due=MANY)
    before = moves_of(store, "mine")

    async def trial() -> bool:
        async with serving(store, monkeypatch):
            has_moved = await until(lambda: moves_of(store, "mine") > before, PROMPTLY)
            await asyncio.sleep(600)
            return has_moved

    with structlog.testing.capture_logs() as lines:
        assert run(trial())[0]
    assert len([line for line in lines if str(line.get("table")).startswith("old")]) == MANY
    assert len(lines) < MANY + 20


class Taken(Memory):
    """Another process looks after some tables, and never does anything."""

    async def lease(self, game: str, owner: str, now: int, until: int) -> bool:
        return not game.startswith("taken") and await super().lease(game, owner, now, until)


def test_tables_of_another_process_do_not_keep_a_bot_from_its_move(monkeypatch: pytest.MonkeyPatch) -> None:
    s, store = a_game(), Taken()
    for number in range(2 * MANY):
        put(store, f"taken{number}", rows(s.log), due=number)
    put(store, "mine", rows(s.log), due=3 * MANY)
    before = moves_of(store, "mine")

    async def trial() -> bool:
        async with serving(store, monkeypatch):
            return await until(lambda: moves_of(store, "mine") > before, PROMPTLY)

    assert run(trial())[0]


def test_a_table_at_which_the_rules_fail_stops_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    s, store = a_game(), Memory()
    put(store, "ill", rows(s.log), due=1)
    put(store, "mine", rows(s.log), due=2)
    before, usual = moves_of(store, "mine"), Hub.do

    async def do(hub: Hub, live: Any, table: Any, job: Any) -> None:  # noqa: ANN401 - as it is there
        if live.name == "ill":
            raise KeyError("a slip of the rules")
        await usual(hub, live, table, job)

    async def trial() -> dict[str, int]:
        async with serving(store, monkeypatch) as hub:
            assert await until(lambda: moves_of(store, "mine") > before, PROMPTLY)
            answer = await Caller(hub.app).call("/api/tables/ill/updates?wait=0&since=-1")  # type: ignore[attr-defined]
            assert b'"view"' in answer  # people can look at it as it stands
            await asyncio.sleep(600)
            found = await store.aside()
            monkeypatch.setattr(Hub, "do", usual)
            assert await until(lambda: moves_of(store, "ill") > before, 600)
            assert await store.aside() == {}
            return found

    monkeypatch.setattr(Hub, "do", do)
    with structlog.testing.capture_logs() as lines:
        assert run(trial())[0] == {"damaged": 1}
    assert len([line for line in lines if line.get("table") == "ill"]) == 1


# -- what its people are told -------------------------------------------------

FATES: Final[dict[str, tuple[str, Callable[[Log], list[Row]]]]] = {
    "other rules": ("outdated", lambda entries: rows(of_other_rules(entries))),
    "a foreign move": ("damaged", lambda entries: rows(with_a_move_nobody_can_make(entries))),
    "half an entry": ("damaged", half_written),
}


def told(raw: bytes) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(raw.rpartition(b"\n")[2])
    return found


def asking(
    fate: str, monkeypatch: pytest.MonkeyPatch, trial: Callable[[Memory, Hub], Coroutine[Any, Any, None]]
) -> Sitting:
    s, store = a_game(), Memory()
    put(store, "t", FATES[fate][1](with_tokens(s.log)), due=1)

    async def serve() -> None:
        async with serving(store, monkeypatch) as hub:
            await trial(store, hub)

    run(serve())
    return s


def caller(hub: Hub, token: str = HOST) -> Caller:
    return Caller(hub.app, f"{cookie_name('t')}={token}")  # type: ignore[attr-defined]


@pytest.mark.parametrize("fate", FATES)
def test_every_request_is_told_that_the_table_is_set_aside(fate: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def trial(store: Memory, hub: Hub) -> None:
        say = json.dumps({"type": "say", "id": "a", "text": "hello"}).encode()
        for path, body in [
            ("updates?wait=0", None),
            ("updates?wait=25&since=99&seat=0", None),
            ("stream", None),
            ("edition", None),
            ("record", None),
            ("replay?view=all", None),
            ("requests", say),
            ("claim", b'{"name":"Eve"}'),
            ("hint?seat=0", b"{}"),
            ("link", b"{}"),
            ("follow", b"{}"),
        ]:
            answer = told(await caller(hub).call(f"/api/tables/t/{path}", body))
            assert (answer["code"], answer["facts"]) == ("set-aside", {"why": FATES[fate][0]}), path
        assert len(store.rows["t"]) == len(before.log)

    before = a_game()
    asking(fate, monkeypatch, trial)


@pytest.mark.parametrize("fate", FATES)
def test_a_table_that_is_set_aside_is_counted(fate: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def trial(store: Memory, hub: Hub) -> None:
        await asyncio.sleep(3)
        assert told(await caller(hub).call("/health")) == {"ok": True, "aside": 1}
        assert f'amulette_aside{{why="{FATES[fate][0]}"}} 1.0'.encode() in await caller(hub).call("/metrics")

    asking(fate, monkeypatch, trial)


def test_a_table_is_played_on_when_its_rules_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    async def trial(store: Memory, hub: Hub) -> None:
        await asyncio.sleep(3)
        before = moves_of(store, "t")
        monkeypatch.setitem(OLDER, ("gargon", 99), type(open_game("gargon")))
        assert await until(lambda: moves_of(store, "t") > before, 600)
        assert await store.aside() == {}
        await asyncio.sleep(2)
        assert told(await caller(hub).call("/health"))["aside"] == 0

    asking("other rules", monkeypatch, trial)


def test_a_start_looks_again_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    store, s = Memory(), a_game()
    put(store, "t", rows(of_other_rules(s.log)), due=1)
    before = moves_of(store, "t")

    async def trial() -> None:
        async with serving(store, monkeypatch):
            await asyncio.sleep(100_000)
        store.rows["t"] = rows(s.log)
        async with serving(store, monkeypatch):
            assert await until(lambda: moves_of(store, "t") > before, PROMPTLY)

    run(trial())


# -- and their record ---------------------------------------------------------

CLOSE: Final = "/api/tables/t/close"


@pytest.mark.parametrize("fate", FATES)
def test_whoever_has_a_seat_gets_the_record_and_nobody_plays_on(fate: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[dict[str, Any]] = []

    async def trial(store: Memory, hub: Hub) -> None:
        found.append(told(await caller(hub).call(CLOSE, b"{}")))
        found.append(told(await caller(hub).call(CLOSE, b"{}")))  # once more is the same
        assert store.games["t"][1] == Facts("finished", listed=False, due=None)
        assert await store.aside() == {}
        store.rows["t"][0] = rows(with_tokens(a_game().log))[0]  # its rules are back
        hub.aside.forget("t")
        answer = told(await caller(hub).call("/api/tables/t/updates?wait=0"))
        assert (answer["code"], answer["facts"]) == ("set-aside", {"why": "closed"})

    s = asking(fate, monkeypatch, trial)
    assert found[0] == found[1]
    assert s.table.play is not None
    play, record = s.table.play.record, from_dict(found[0]["record"])
    assert (record.game, record.seats, record.seed, record.options) == (play.game, play.seats, play.seed, play.options)
    expected = play.moves[:-1] if fate == "half an entry" else play.moves
    assert [seat for seat, _ in record.moves] == [seat for seat, _ in expected]
    assert (record.result, record.digest) == (None, "")
    assert found[0]["shuffle"]["seed"] == s.table.opened.seed
    if fate == "half an entry":
        assert record.moves == expected
        record.replay(open_game("gargon", record.options))


def test_nobody_else_gets_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    async def trial(store: Memory, hub: Hub) -> None:
        before = len(store.rows["t"])
        for token in ("", "token 1", digest(HOST)):
            assert told(await caller(hub, token).call(CLOSE, b"{}"))["code"] == "not-yours"
        assert len(store.rows["t"]) == before
        assert told(await Caller(hub.app).call("/api/tables/nowhere/close", b"{}"))["code"] == "no-table"  # type: ignore[attr-defined]

    asking("other rules", monkeypatch, trial)


def test_a_spectator_closes_nothing_but_gets_what_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    s, store = a_game(), Memory()
    s.do(r.Join(id="eve", name="Eve", token=digest("token 1")), None)
    put(store, "t", rows(of_other_rules(with_tokens(s.log))), due=1)

    async def trial() -> None:
        async with serving(store, monkeypatch) as hub:
            assert told(await caller(hub, "token 1").call(CLOSE, b"{}"))["code"] == "not-yours"
            record = told(await caller(hub).call(CLOSE, b"{}"))
            assert told(await caller(hub, "token 1").call(CLOSE, b"{}")) == record

    run(trial())


def test_the_record_of_a_table_that_goes_on_is_not_given(monkeypatch: pytest.MonkeyPatch) -> None:
    s, store = a_game(), Memory()
    put(store, "t", rows(with_tokens(s.log)), due=10**9)

    async def trial() -> None:
        async with serving(store, monkeypatch) as hub:
            answer = await caller(hub).call(CLOSE, b"{}")
            assert told(answer)["code"] == "too-early"
            assert s.table.opened.seed.encode() not in answer

    run(trial())
    assert [row.seq for row in store.rows["t"]] == [seq for seq, _, _ in s.log]


def test_a_table_before_the_deal_has_no_record(monkeypatch: pytest.MonkeyPatch) -> None:
    s, store = Sitting("gargon"), Memory()
    s.sit(0)
    put(store, "t", rows(of_other_rules(with_tokens(s.log))), due=1)

    async def trial() -> None:
        async with serving(store, monkeypatch) as hub:
            assert told(await caller(hub).call(CLOSE, b"{}"))["code"] == "too-early"

    run(trial())


class Hasty(Memory):
    """Somebody else writes just before."""

    def __init__(self) -> None:
        super().__init__()
        self.times = count()

    async def append(self, entry: Entry) -> Any:  # noqa: ANN401 - as it is there
        if next(self.times) == 0:
            words = log.write(log.read(b'\x01{"kind":"said","at":1,"by":"p0","text":"hello"}'))
            await super().append(replace_entry(entry, words))
        return await super().append(entry)


def replace_entry(entry: Entry, body: bytes) -> Entry:
    return Entry(entry.game, entry.seq, "other", body, entry.facts, entry.at)


def test_closing_waits_for_whoever_was_quicker(monkeypatch: pytest.MonkeyPatch) -> None:
    s, store = a_game(), Hasty()
    put(store, "t", rows(of_other_rules(with_tokens(s.log))), due=1)

    async def trial() -> None:
        async with serving(store, monkeypatch) as hub:
            assert "record" in told(await caller(hub).call(CLOSE, b"{}"))

    run(trial())
    assert [b'"closed"' in row.body for row in store.rows["t"]][-2:] == [False, True]
