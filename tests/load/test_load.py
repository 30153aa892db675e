"""P1, P3, S6: many tables, many spectators, floods and slow readers.  Figures are printed; gross slowness fails."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import statistics
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from amulette.server.settings import Limits, Settings
from tests.load.players import Player, play_during, seat
from tests.server.running import OPEN_LIMITS, Client, next_of, running

if TYPE_CHECKING:
    from tests.server.running import Running

LONG = os.environ.get("HYPOTHESIS_PROFILE") == "all"
TABLES = 500 if LONG else 40
SECONDS = 300 if LONG else 8
SPECTATORS = 1000 if LONG else 200
SLACK = 1 if os.environ.get("AMULETTE_QUIET") else 10  # a limit counts in full on a quiet machine only


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
    return sorted([(asked.answers[0][0] - asked.sent) * 1000 for asked in answered])


def quantile(values: list[float], part: float) -> float:
    return values[min(len(values) - 1, int(len(values) * part))]


async def for_a_while(players: list[Player], seconds: float) -> None:
    await play_during(players, asyncio.sleep(seconds))


def test_many_tables_at_once(tmp_path: Path) -> None:
    with running(Settings(database=str(tmp_path / "t.db"), limits=OPEN_LIMITS)) as server:
        players = [seat(server.url, [server.url], pace=1.0) for _ in range(TABLES)]
        asyncio.run(for_a_while(players, SECONDS))
        held = memory(server)
    found = waits(players)
    median, slow = statistics.median(found), quantile(found, 0.99)

    print(f"P1: {TABLES} tables, {len(found)} acknowledged, p50 {median:.1f} ms, p99 {slow:.1f} ms, {held} MB")  # noqa: T201
    assert len(found) > TABLES * SECONDS / 4
    assert median < 10 * SLACK
    assert slow < 50 * SLACK
    assert held < 250


def test_a_crowd_of_spectators_sees_a_move_at_once(tmp_path: Path) -> None:
    async def trial(client: Client) -> list[float]:
        guest = client.guest()
        arrived: list[float] = []

        async def watch(ready: asyncio.Semaphore) -> None:
            async with guest.socket(open_timeout=60) as ws:
                await next_of(ws, "update")
                ready.release()
                for _ in range(3):
                    update = await next_of(ws, "update")
                    arrived.append(time.monotonic() - float(update["news"][-1]["facts"]["text"]))

        ready = asyncio.Semaphore(0)
        crowd = [asyncio.create_task(watch(ready)) for _ in range(SPECTATORS)]
        for _ in range(SPECTATORS):
            await ready.acquire()
        for _ in range(3):
            await asyncio.to_thread(client.ask, "say", text=f"{time.monotonic():.6f}")
            await asyncio.sleep(1)
        await asyncio.gather(*crowd)
        return sorted(arrived)

    with running(Settings(database=str(tmp_path / "t.db"), limits=OPEN_LIMITS)) as server:
        client = Client(server.url)
        client.open("gargon", [None, None, None])
        found = asyncio.run(trial(client))

    slow = quantile(found, 0.99) * 1000
    print(f"P3: {SPECTATORS} spectators, the last has it after {slow:.0f} ms (p99)")  # noqa: T201
    assert len(found) == 3 * SPECTATORS
    assert slow < 60 * SLACK * (SPECTATORS / 200)


def test_who_floods_is_sent_away_and_the_others_play_on(tmp_path: Path) -> None:
    async def flood(client: Client) -> str:
        async with client.socket() as ws:
            for i in range(20_000):
                try:
                    await ws.send(json.dumps({"type": "say", "id": f"f{i}", "text": "spam"}))
                except Exception:  # noqa: BLE001 - the server has had enough
                    break
            return str((await next_of(ws, "bye"))["why"])

    async def trial(client: Client, player: Player) -> str:
        playing = asyncio.create_task(for_a_while([player], 4))
        why = await flood(client)
        await playing
        return why

    with running(Settings(database=str(tmp_path / "t.db"))) as server:
        player = seat(server.url, [server.url], pace=0.1)
        offender = Client(server.url)
        offender.open("gargon", [None, None, None])
        why = asyncio.run(trial(offender, player))
        said = [news for news in offender.update()["news"] if news["kind"] == "said"]
    found = waits([player])

    print(f"S6: beside a flood p99 {quantile(found, 0.99):.0f} ms")  # noqa: T201
    assert why == "flood"
    assert len(said) < 60
    assert quantile(found, 0.99) < 100 * SLACK


def test_who_does_not_read_is_sent_away(tmp_path: Path) -> None:
    limits = Limits(messages=10**6, burst=10**6, chat=10**6, patience=1.0, openings=10**6, openings_burst=10**6)
    with running(Settings(database=str(tmp_path / "t.db"), limits=limits)) as server:
        client = Client(server.url)
        client.open("gargon", [None, None, None])
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", server.port))
        deaf.sendall(handshake(client))
        assert deaf.recv(12) == b"HTTP/1.1 101"
        deaf.sendall(frame(b'{"type":"hello","version":1}'))
        before = memory(server)
        for i in range(4000):
            client.ask("say", id=f"s{i}", text="x" * 500)
            if i % 100 == 0 and dropped(client) > 0:
                break
        after = memory(server)
        deaf.close()
        gone = dropped(client)

    print(f"S6: a deaf reader cost {after - before} MB")  # noqa: T201
    assert gone == 1
    assert after - before < 60


def dropped(client: Client) -> int:
    import urllib.request  # noqa: PLC0415 - only here

    with urllib.request.urlopen(f"{client.url}/metrics") as answer:
        text = answer.read().decode()
    return str(text).count('amulette_dropped_total{why="slow"} 1')


def handshake(client: Client) -> bytes:
    lines = [
        f"GET {client.path}/socket HTTP/1.1",
        f"host: {client.url.removeprefix('http://')}",
        "upgrade: websocket",
        "connection: Upgrade",
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
        "sec-websocket-version: 13",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def frame(data: bytes) -> bytes:
    """A text frame of a client, masked with zeros."""
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


def test_half_open_connections_do_not_stop_the_others(tmp_path: Path) -> None:
    with running(Settings(database=str(tmp_path / "t.db"), limits=OPEN_LIMITS)) as server:
        half = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(5000 if LONG else 300)]
        for each in half[::2]:
            each.sendall(b"GET /api/games HTTP/1.1\r\nhost: x\r\n")
        player = seat(server.url, [server.url], pace=0.05)
        asyncio.run(for_a_while([player], 2))
        for each in half:
            each.close()

    assert quantile(waits([player]), 0.99) < 100 * SLACK


@pytest.mark.slow
def test_as_many_moves_as_there_can_be(tmp_path: Path) -> None:
    """P2: with the real rules and views; clients, server and bots share the machine."""
    with running(Settings(database=str(tmp_path / "t.db"), limits=OPEN_LIMITS)) as server:
        players = [seat(server.url, [server.url]) for _ in range(32)]
        before = sum([player.client.update(0)["seq"] for player in players])
        asyncio.run(for_a_while(players, 10))
        entries = sum([player.client.update(0)["seq"] for player in players]) - before

    print(f"P2: {entries / 10:.0f} entries a second")  # noqa: T201
    assert entries / 10 > 300


@pytest.mark.slow
def test_idle_connections_cost_little(tmp_path: Path) -> None:
    """P4: many who only watch, and a table beside them that is played."""
    import resource  # noqa: PLC0415 - not on every system

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    count = min(10_000, hard // 2)

    async def trial(watched: Client, player: Player) -> int:
        async with contextlib.AsyncExitStack() as crowd:
            guest = watched.guest()
            for _ in range(count):
                await crowd.enter_async_context(guest.socket(open_timeout=60, ping_interval=None))
            await for_a_while([player], 5)
            return memory(server)

    with running(Settings(database=str(tmp_path / "t.db"), limits=OPEN_LIMITS)) as server:
        client = Client(server.url)
        client.open("gargon", [None, None, None])
        player = seat(server.url, [server.url], pace=0.1)
        held = asyncio.run(trial(client, player))
    slow = quantile(waits([player]), 0.99)

    print(f"P4: {count} idle connections, {held} MB, beside them p99 {slow:.0f} ms")  # noqa: T201
    assert held < 350
    assert slow < 50 * 10
