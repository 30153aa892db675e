"""R4: over a network that cuts, delays and stalls, every client comes to the server's view, and soon."""

from __future__ import annotations

import asyncio
import os
import time
from typing import TYPE_CHECKING

from amulette.server.settings import Settings
from amulette.store.sqlite import SQLite
from tests.load.players import flaws, seat
from tests.load.proxy import BadNetwork
from tests.load.test_crashes import logs, settled
from tests.server.running import OPEN_LIMITS, running

if TYPE_CHECKING:
    from pathlib import Path

    from tests.load.players import Player

CUTS = 10_000 if os.environ.get("HYPOTHESIS_PROFILE") == "all" else 200
BACK = 10.0  # seconds; ten times what a quiet machine needs


async def play_over(players: list[Player], port: int) -> tuple[int, float]:
    """Play until there were enough cuts; then let the network be good, and see how long it takes to come back."""
    network = BadNetwork(port, slowest=0.3, life=0.3)
    address = f"http://127.0.0.1:{await network.open()}"
    stop = asyncio.Event()
    for player in players:
        player.servers = [address]
    tasks = [asyncio.create_task(player.run(stop)) for player in players]
    while network.cuts < CUTS:  # noqa: ASYNC110 - cuts come by themselves
        await asyncio.sleep(0.05)
    network.life, network.slowest = 10_000, 0
    good, before = time.monotonic(), [player.number for player in players]
    while any([player.number < old + 3 for player, old in zip(players, before, strict=True)]):
        await asyncio.sleep(0.01)
        assert time.monotonic() - good < 60
    back = time.monotonic() - good
    stop.set()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await network.close()
    return network.cuts, back


def test_a_bad_network_loses_nothing_and_everybody_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    with running(Settings(database=str(path), limits=OPEN_LIMITS)) as server:
        players = [seat(server.url, [server.url]) for _ in range(12)]
        cuts, back = asyncio.run(play_over(players, server.port))
        settled(players, server.url)
    found = asyncio.run(logs(SQLite(path), players))

    print(f"R4: {cuts} cuts, all back after {back:.2f} s")  # noqa: T201
    assert [flaw for player, rows in zip(players, found, strict=True) for flaw in flaws(player, rows)] == []
    assert cuts >= CUTS
    assert back < BACK
