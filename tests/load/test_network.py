"""R4: over a network that cuts, delays and stalls, every client comes to the server's view, and soon."""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING, Any

from amulette.server.settings import Settings
from amulette.store.sqlite import SQLite
from tests.load.figures import at_most, quantile, slack
from tests.load.players import flaws, play_during, seat
from tests.load.proxy import BadNetwork
from tests.load.test_crashes import logs, settled
from tests.server.running import OPEN_LIMITS, running
from tests.sizes import sizes

if TYPE_CHECKING:
    from pathlib import Path

    from tests.load.players import Player


async def play_over(players: list[Player], port: int, cuts: int) -> list[float]:
    """Play until there were enough cuts; then the network is good, and how long does each take to be answered?"""
    network = BadNetwork(port, slowest=2.0, life=0.5)
    address = f"http://127.0.0.1:{await network.open()}"
    for player in players:
        player.servers = [address]
    back: list[float] = []
    await play_during(players, until_good(network, players, cuts, back))
    await network.close()
    return back


async def until_good(network: BadNetwork, players: list[Player], cuts: int, back: list[float]) -> None:
    async with asyncio.timeout(60 + cuts):
        while network.cuts < cuts:  # noqa: ASYNC110 - cuts come by themselves
            await asyncio.sleep(0.05)
    network.mend()
    good = time.monotonic()
    async with asyncio.timeout(60):
        back += await asyncio.gather(*[answered_after(player, good) for player in players])


async def answered_after(player: Player, good: float) -> float:
    """Seconds until a request that was sent on the good network is answered."""
    while not any([asked.sent > good and asked.answers for asked in player.latest()]):  # noqa: ASYNC110 - they play
        await asyncio.sleep(0.01)
    return time.monotonic() - good


async def last_update(player: Player, url: str) -> Any:  # noqa: ANN401 - JSON
    """What the client has in the end: what it had, and what it is sent for that."""
    player.client.url = url
    async with player.client.socket(0, since=player.since) as ws:
        await ws.send(json.dumps({"type": "why", "id": "end", "seat": 0, "text": "pass"}))
        while (message := json.loads(await ws.recv())).get("id") != "end":
            player.take(message)
    return player.update["state"]


@sizes("cuts", 200, 10_000)
def test_a_bad_network_loses_nothing_and_everybody_comes_back(tmp_path: Path, cuts: int) -> None:
    path = tmp_path / "t.db"
    with running(Settings(database=str(path), limits=OPEN_LIMITS)) as server:
        players = [seat(server.url, [server.url]) for _ in range(max(20, cuts // 100))]
        back = asyncio.run(play_over(players, server.port, cuts))
        settled(players, server.url)
        theirs = [asyncio.run(last_update(player, server.url)) for player in players]
        ours = [player.client.update(0)["state"] for player in players]
        most = slack(server)
    found = asyncio.run(logs(SQLite(path), players))

    assert [flaw for player, rows in zip(players, found, strict=True) for flaw in flaws(player, rows)] == []
    assert theirs == ours
    assert sum([player.reconnects for player in players]) > cuts / 2
    at_most("R4: seconds until everybody is back (p99)", quantile(back, 0.99), 1, most)
