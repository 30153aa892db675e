"""R1, R2, R5, R8: servers killed, the database stopped, requests sent many times: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import time
from itertools import count
from typing import TYPE_CHECKING

import pytest

from amulette.server.settings import Settings
from amulette.store.postgres import PostgreSQL
from amulette.store.sqlite import SQLite
from tests.load.figures import at_least, slack
from tests.load.players import Repeater, flaws, play_during, replayed, seat
from tests.server.running import OPEN_LIMITS, Running, running
from tests.sizes import sizes
from tests.store.server import postgresql, start_again, stop_at_once

if TYPE_CHECKING:
    from pathlib import Path

    from amulette.store.contract import Row, Store
    from tests.load.players import Player

STUCK = 60  # seconds without a move of a bot: ten times what a lease of a process that was killed costs
GAMES = ["gargon", "das-amulett", "power-cards", "das-blaue-amulett"]


def kill_again_and_again(server: Running, kills: int) -> None:
    """After half a second of life or up to three."""
    for _ in range(kills):
        time.sleep(random.uniform(0.5, 3.0))
        server.kill()
        server.start()


async def logs(store: Store, players: list[Player]) -> list[list[Row]]:
    await store.open()
    try:
        return [await store.since(player.client.table, -1) for player in players]
    finally:
        await store.close()


def check(players: list[Player], store: Store, shown: list[str]) -> int:
    """Nothing lost, doubled or out of order, and the log leads to what the server showed; how much was acknowledged."""
    found = asyncio.run(logs(store, players))
    for player, rows, view in zip(players, found, shown, strict=True):
        assert flaws(player, rows) == []
        assert replayed(player.client.table, rows) == view
    return sum([len(asked.answers) for player in players for asked in player.asked.values()])


def settled(players: list[Player], url: str) -> list[str]:
    """What the server shows when the bots have come to rest."""
    found = []
    for player in players:
        player.client.url = url
        update = player.client.update(0)
        moved = time.monotonic()
        while update["state"]["phase"] != "finished" and update["state"]["waiting"] != [0]:
            before, update = update, player.client.update(0, update["seq"], wait=25)
            moved = time.monotonic() if update["seq"] > before["seq"] else moved
            assert time.monotonic() - moved < STUCK, "a table is stuck"
        found.append(str(update["state"]["view"]))
    return found


@sizes("kills", 10, 250)
def test_a_server_killed_at_any_time_has_lost_nothing(tmp_path: Path, kills: int) -> None:
    path = tmp_path / "t.db"
    with running(Settings(database=str(path), limits=OPEN_LIMITS)) as server:
        players = [seat(server.url, [server.url], game=game, pace=0.002) for game in GAMES * 4]
        asyncio.run(play_during(players, asyncio.to_thread(kill_again_and_again, server, kills)))
        shown, most = settled(players, server.url), slack(server)
    connection = sqlite3.connect(path)
    integrity = connection.execute("pragma integrity_check").fetchone()
    connection.close()

    assert integrity == ("ok",)
    acknowledged = check(players, SQLite(path), shown)
    print(f"R1: {kills} kills, {acknowledged} acknowledged, {sum([p.reconnects for p in players])} reconnections")  # noqa: T201
    at_least("R1: acknowledged for each kill", acknowledged / kills, 800, most)
    assert all([player.reconnects for player in players])


@pytest.mark.parametrize("processes", [2, 4])
@sizes("seconds", 8, 150)
def test_servers_and_a_database_that_fail_have_lost_nothing(seconds: int, processes: int) -> None:
    def trouble() -> None:
        end = time.monotonic() + seconds
        for number in count():
            time.sleep(random.uniform(0.5, 3.0))
            victim = random.choice(servers)
            victim.kill()
            victim.start()
            if number % 10 == 0:  # about every thirty seconds
                stop_at_once(database)
                start_again(database)
            if time.monotonic() > end:
                return

    with contextlib.ExitStack() as stack:
        database = stack.enter_context(postgresql())
        settings = Settings(database=database.get_uri(), limits=OPEN_LIMITS)
        servers = [stack.enter_context(running(settings)) for _ in range(processes)]
        urls = [server.url for server in servers]
        players = [seat(urls[0], urls, game=game, pace=0.002) for game in GAMES]
        asyncio.run(play_during(players, asyncio.to_thread(trouble)))
        shown = settled(players, urls[1])
        acknowledged = check(players, PostgreSQL(database.get_uri()), shown)

    print(f"R2: {processes} processes, {seconds} s, {acknowledged} acknowledged")  # noqa: T201
    assert acknowledged > 10 * seconds


@sizes("wanted", 2000, 200_000)
def test_a_request_sent_many_times_counts_once(wanted: int) -> None:
    """R5: up to five times, over several connections and two processes."""
    with postgresql() as database:
        settings = Settings(database=database.get_uri(), limits=OPEN_LIMITS)
        with running(settings) as one, running(settings) as two:
            urls = [one.url, two.url]
            players: list[Player] = [seat(one.url, urls, Repeater) for _ in range(8)]
            asyncio.run(play_during(players, until_enough(players, wanted)))
            shown = settled(players, two.url)
        answers = check(players, PostgreSQL(database.get_uri()), shown)

    requests = sum([player.number for player in players])
    print(f"R5: {requests} requests, {answers} acknowledgements")  # noqa: T201
    assert requests >= wanted
    assert answers > 1.5 * requests


async def until_enough(players: list[Player], wanted: int) -> None:
    async with asyncio.timeout(600 + wanted / 20):  # only so that it ends
        while sum([player.number for player in players]) < wanted:  # noqa: ASYNC110 - requests come by themselves
            await asyncio.sleep(0.05)
