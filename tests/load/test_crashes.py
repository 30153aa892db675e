"""R1, R2, R5, R8: servers killed, the database stopped, requests sent many times: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import time
from typing import TYPE_CHECKING

from amulette.server.settings import Settings
from amulette.store.postgres import PostgreSQL
from amulette.store.sqlite import SQLite
from tests.load.players import flaws, play_while, replayed, seat
from tests.server.running import OPEN_LIMITS, Running, running
from tests.store.server import postgresql, start_again, stop_at_once

if TYPE_CHECKING:
    from pathlib import Path

    from amulette.store.contract import Row, Store
    from tests.load.players import Player

LONG = os.environ.get("HYPOTHESIS_PROFILE") == "all"
KILLS = 250 if LONG else 6
REPEATED = 200_000 if LONG else 300
GAMES = ["gargon", "das-amulett", "power-cards", "das-blaue-amulett"]


def kill_again_and_again(server: Running, kills: int) -> None:
    for _ in range(kills):
        time.sleep(random.uniform(0.3, 1.5))
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
        for _ in range(100):
            state = update["state"]
            if state["phase"] == "finished" or state["waiting"] == [0]:
                break
            update = player.client.update(0, update["seq"], wait=5)
        found.append(str(update["state"]["view"]))
    return found


def test_a_server_killed_at_any_time_has_lost_nothing(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    with running(Settings(database=str(path), limits=OPEN_LIMITS)) as server:
        players = [seat(server.url, [server.url], game, pace=0.002) for game in GAMES]
        asyncio.run(play_while(players, lambda: kill_again_and_again(server, KILLS)))
        shown = settled(players, server.url)
    connection = sqlite3.connect(path)
    integrity = connection.execute("pragma integrity_check").fetchone()
    connection.close()

    assert integrity == ("ok",)
    acknowledged = check(players, SQLite(path), shown)
    print(f"R1: {KILLS} kills, {acknowledged} acknowledged, {sum([p.reconnects for p in players])} reconnections")  # noqa: T201
    assert acknowledged > 20 * KILLS
    assert all([player.reconnects for player in players])


def test_two_servers_and_a_database_that_fails_have_lost_nothing() -> None:
    def trouble() -> None:
        for number in range(KILLS // 2):
            time.sleep(random.uniform(0.5, 1.5))
            victim = random.choice(servers)
            victim.kill()
            victim.start()
            if number % 3 == 0:
                stop_at_once(database)
                start_again(database)

    with postgresql() as database:
        settings = Settings(database=database.get_uri(), limits=OPEN_LIMITS)
        with running(settings) as one, running(settings) as two:
            servers = [one, two]
            urls = [server.url for server in servers]
            players = [seat(urls[0], urls, game, repeats=5, pace=0.002) for game in GAMES]
            asyncio.run(play_while(players, trouble))
            shown = settled(players, urls[1])
        acknowledged = check(players, PostgreSQL(database.get_uri()), shown)

    print(f"R2: {KILLS // 2} kills, {acknowledged} acknowledged")  # noqa: T201
    assert acknowledged > 10 * KILLS


def test_a_request_sent_many_times_counts_once(tmp_path: Path) -> None:
    with running(Settings(database=str(tmp_path / "t.db"), limits=OPEN_LIMITS)) as server:
        players = [seat(server.url, [server.url], "gargon", repeats=5) for _ in range(4)]

        def wait_for_enough() -> None:
            end = time.monotonic() + (3600 if LONG else 30)
            while sum([player.number for player in players]) < REPEATED and time.monotonic() < end:
                time.sleep(0.05)

        asyncio.run(play_while(players, wait_for_enough))
        shown = settled(players, server.url)

    answers = check(players, SQLite(tmp_path / "t.db"), shown)
    requests = sum([player.number for player in players])
    print(f"R5: {requests} requests, {answers} acknowledgements")  # noqa: T201
    assert requests >= REPEATED
    assert answers > requests
