"""P1–P4: many tables, many moves, many spectators, many who only listen."""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from amulette.files.build import build
from amulette.server.heartbeat import INTERVAL
from amulette.server.settings import Settings
from tests.load.figures import at_least, at_most, quantile, slack, undisturbed
from tests.load.players import Mover, Player, play_during, seat
from tests.server.running import OPEN_LIMITS, Client, Running, dropped, listen_on, next_of, ran_and_waited, running
from tests.sizes import sizes
from tests.store.server import postgresql

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

WORDS = 3  # that a crowd hears
ENOUGH = 500  # tables, so that no game ends while moves are counted


def memory(server: Running) -> int:
    """Megabytes that the server's process holds."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status")
    if not status.exists():
        return 0
    return int(status.read_text(encoding="utf-8").partition("VmRSS:")[2].split()[0]) // 1024


def waits(players: list[Player]) -> list[float]:
    """Milliseconds from each request to its acknowledgement."""
    answered = [asked for player in players for asked in player.asked.values() if asked.answers]
    return [(asked.answers[0][0] - asked.sent) * 1000 for asked in answered]


async def for_a_while(players: list[Player], seconds: float) -> None:
    await play_during(players, asyncio.sleep(seconds))


async def beside(watchers: list[Client], players: list[Player], seconds: float) -> None:
    """Play while others watch."""
    async with contextlib.AsyncExitStack() as crowd:
        sockets = [await crowd.enter_async_context(each.socket(open_timeout=60)) for each in watchers]
        reading = [asyncio.create_task(listen_on(ws)) for ws in sockets]
        await for_a_while(players, seconds)
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)


@sizes("tables", 100, 500)
def test_many_tables_at_once(tmp_path: Path, tables: int) -> None:
    """P1: a person, two bots and three spectators at each table, and about a move a second."""
    seconds = 10 if tables == 100 else 300
    with running(Settings(database=str(tmp_path / "t.db"), limits=OPEN_LIMITS)) as server:
        players = [seat(server.url, [server.url], pace=2.0) for _ in range(tables)]
        watchers = [player.client.guest() for player in players for _ in range(3)]
        asyncio.run(beside(watchers, players, seconds))
        held, most = memory(server), slack(server)
    found = waits(players)

    at_least("P1: acknowledged by each table in a second", len(found) / tables / seconds, 0.3, most)
    at_most(
        f"P1: {tables} tables, {4 * tables} sockets, ms until an acknowledgement (p50)", quantile(found, 0.5), 10, most
    )
    at_most("P1: ms until an acknowledgement (p99)", quantile(found, 0.99), 50, most)
    print(f"P1: {held} MB (at most 250)")  # noqa: T201
    assert held <= 250


def rates(players: list[Player], seconds: float, *servers: Running) -> tuple[float, float]:
    """Entries a second, and for each second that the servers' own threads computed: there other work costs little."""
    written, spent, used = 0, 0.0, 0.0

    async def count() -> None:
        nonlocal written, spent, used
        while not all([player.update for player in players]):  # noqa: ASYNC110 - they come by themselves
            await asyncio.sleep(0.05)
        written, used, spent = -entries(players), -computed(*servers), -time.monotonic()
        await asyncio.sleep(seconds)
        written, used, spent = written + entries(players), used + computed(*servers), spent + time.monotonic()

    asyncio.run(play_during(players, count()))
    return written / spent, written / used if used > 0 else math.inf


def computed(*servers: Running) -> float:
    return sum([ran_and_waited(each.process.pid)[0] for each in servers if each.process is not None])


def entries(players: list[Player]) -> int:
    """That were written, and that the players were told of."""
    return sum([player.since for player in players])


@pytest.mark.slow
def test_as_many_moves_as_there_can_be(tmp_path: Path) -> None:
    """P2: with the real rules and views; clients, server and bots share the machine."""
    with running(Settings(database=str(tmp_path / "t.db"), limits=OPEN_LIMITS)) as server:
        players = [seat(server.url, [server.url], Mover) for _ in range(ENOUGH)]
        found, dear = rates(players, 10, server)
        most = slack(server)

    at_least(f"P2: moves a second with SQLite, {build()} rules", found, 1000, most)
    at_least("P2: moves for each second that the server computes", dear, 1000, most)
    assert not any([player.update["state"]["result"] for player in players])


@pytest.mark.slow
def test_as_many_entries_as_there_can_be(tmp_path: Path) -> None:
    """Moves, and words in between."""
    with running(Settings(database=str(tmp_path / "t.db"), limits=OPEN_LIMITS)) as server:
        found, _ = rates([seat(server.url, [server.url]) for _ in range(32)], 10, server)
        most = slack(server)

    at_least(f"P2: moves and words a second with SQLite, {build()} rules", found, 1000, most)


@pytest.mark.slow
def test_as_many_moves_as_two_processes_can_write() -> None:
    with postgresql() as database:
        settings = Settings(database=database.get_uri(), limits=OPEN_LIMITS)
        with running(settings) as one, running(settings) as two:
            urls = [one.url, two.url]
            players = [seat(urls[i % 2], [urls[i % 2]], Mover) for i in range(ENOUGH)]
            found, dear = rates(players, 10, one, two)
            most = slack(one, two)

    at_least(f"P2: moves a second with two processes and PostgreSQL, {build()} rules", found, 800, most)
    at_least("P2: moves for each second that the two compute", dear, 400, most)


async def recv_update(ws: ClientConnection) -> str:
    """Return the next update unread; who has come or gone is passed over."""
    while True:
        raw = await ws.recv(decode=True)
        if '"type":"update"' in raw[:40]:
            return raw


@sizes("spectators", 200, 1000)
def test_a_crowd_of_spectators_sees_a_move_at_once(tmp_path: Path, spectators: int) -> None:
    """P3."""

    async def trial(client: Client) -> list[tuple[float, str]]:
        guest = client.guest()
        arrived: list[tuple[float, str]] = []

        async def watch() -> None:
            async with guest.socket(open_timeout=60) as ws:
                await next_of(ws, "update")
                heard.release()
                for _ in range(WORDS):
                    raw = await recv_update(ws)
                    arrived.append((time.monotonic(), raw))  # read later: a crowd has a thousand machines for that
                    heard.release()

        async def all_have_heard() -> None:
            for _ in range(spectators):
                await heard.acquire()

        heard = asyncio.Semaphore(0)
        crowd = [asyncio.create_task(watch()) for _ in range(spectators)]
        await all_have_heard()
        with undisturbed():
            for _ in range(WORDS):
                await asyncio.to_thread(client.ask, "say", text=f"{time.monotonic():.6f}")
                await all_have_heard()
        await asyncio.gather(*crowd)
        return arrived

    with running(Settings(database=str(tmp_path / "t.db"), limits=OPEN_LIMITS)) as server:
        client = Client(server.url)
        client.open("gargon", [None, None, None])
        arrived = asyncio.run(trial(client))
        most = slack(server)
    found = [at - float(json.loads(raw)["news"][-1]["facts"]["text"]) for at, raw in arrived]

    assert len(found) == WORDS * spectators
    at_most(f"P3: {spectators} spectators, ms until the last has it (p99)", quantile(found, 0.99) * 1000, 60, most)


@pytest.mark.slow
def test_idle_connections_cost_little(tmp_path: Path) -> None:
    """P4: many who only watch and answer the heartbeat, and a table beside them that is played."""
    import resource  # noqa: PLC0415 - not on every system

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    count = min(10_000, hard - 1000)

    async def trial(watched: Client, player: Player) -> int:
        async with contextlib.AsyncExitStack() as crowd:
            guest = watched.guest()
            for _ in range(count):
                ws = await crowd.enter_async_context(guest.socket(open_timeout=60, ping_interval=None))
                crowd.callback(asyncio.create_task(listen_on(ws)).cancel)
            await for_a_while([player], 2 * INTERVAL)
            assert dropped(watched, "silent") == 0
            return memory(server)

    with running(Settings(database=str(tmp_path / "t.db"), limits=OPEN_LIMITS)) as server:
        client = Client(server.url)
        client.open("gargon", [None, None, None])
        player = seat(server.url, [server.url], pace=0.1)
        held = asyncio.run(trial(client, player))
        most = slack(server)
    found = waits([player])

    print(f"P4: {count} idle connections, {held} MB (at most 350)")  # noqa: T201
    assert held <= 350
    at_most("P4: beside them ms until an acknowledgement (p50)", quantile(found, 0.5), 10, most)
    at_most("P4: beside them ms until an acknowledgement (p99)", quantile(found, 0.99), 50, most)
