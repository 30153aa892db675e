"""Several processes share one PostgreSQL: the seats of a table may be connected to different ones."""

from __future__ import annotations

import asyncio
import json
import time

from amulette.server.settings import Settings
from tests.server.running import OPEN_LIMITS, Client, next_of, running
from tests.store.server import postgresql


async def told_on_the_other_side(here: Client, there: Client) -> float:
    """How long it takes until a word said here is heard there."""
    async with there.socket() as ws:
        await next_of(ws, "update")
        began = time.monotonic()
        await asyncio.to_thread(here.ask, "say", text="hello")
        while not any([news["kind"] == "said" for news in (await next_of(ws, "update"))["news"]]):
            pass
        return time.monotonic() - began


async def play_on_both(sides: list[Client], moves: int) -> None:
    """Two people, each on a server of their own, and a bot."""

    async def play(client: Client, seat: int) -> None:
        async with client.socket(seat) as ws:
            while True:
                update = await next_of(ws, "update")
                state = update["state"]
                if state["moves"] >= moves or state["phase"] == "finished":
                    return
                if state["actions"]:
                    id_ = f"m{update['seq']}"
                    move = {"type": "move", "id": id_, "seat": seat, "seen": update["seq"], "text": state["actions"][0]}
                    await ws.send(json.dumps(move))

    async with asyncio.timeout(60):
        await asyncio.gather(*[play(client, seat) for seat, client in enumerate(sides)])


def test_two_servers_are_one_table() -> None:
    with postgresql() as database:
        settings = Settings(database=database.get_uri(), limits=OPEN_LIMITS)
        with running(settings) as one, running(settings) as two:
            ada = Client(one.url)
            ada.open("gargon", [None, None, "easy"], undo="off")
            ada.claim("Ada", 0)
            bob = Client(two.url, ada.table)
            bob.claim("Bob", 1)
            waited = asyncio.run(told_on_the_other_side(ada, bob))
            ada.ask("start")
            asyncio.run(play_on_both([ada, bob], 30))
            here, there = ada.update(), bob.update()
            while here["seq"] != there["seq"]:  # the bot has moved in between
                here, there = ada.update(), bob.update()

    assert waited < 0.9  # the bell, not the sweep
    assert here["state"]["view"] == there["state"]["view"]


def test_several_workers_share_one_port() -> None:
    with postgresql() as database:
        settings = Settings(database=database.get_uri(), limits=OPEN_LIMITS)
        with running(settings, workers=2) as server:
            client = Client(server.url)
            client.open("power-cards", [None, "easy"], undo="off")
            client.claim("Ada", 0)
            client.ask("start")
            seq, moves = -1, 0
            while moves < 20:
                update = client.update(0, seq, wait=20)
                seq, moves, actions = update["seq"], update["state"]["moves"], update["state"]["actions"]
                if actions:
                    client.ask("move", id=f"m{seq}", seat=0, seen=seq, text=actions[0])

    assert moves >= 20
