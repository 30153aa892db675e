"""Several processes share one PostgreSQL: the seats of a table may be connected to different ones."""

from __future__ import annotations

import asyncio
import json
from itertools import count

import pytest

from amulette.server.hub import Hub
from amulette.server.settings import Settings
from amulette.table.requests import Say
from amulette.wire.incoming import Plan
from tests.server.running import OPEN_LIMITS, Client, Refusal, next_of, running
from tests.store.server import postgresql
from tests.waiting import wait_until


async def told_on_the_other_side(here: Client, there: Client) -> None:
    """A word said here is heard there."""
    async with there.socket() as ws:
        await next_of(ws, "update")
        await asyncio.to_thread(here.ask, "say", text="hello")
        while not any([news["kind"] == "said" for news in (await next_of(ws, "update"))["news"]]):
            pass


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
            asyncio.run(told_on_the_other_side(ada, bob))
            ada.ask("start")
            asyncio.run(play_on_both([ada, bob], 30))
            here, there = ada.update(), bob.update()
            while here["seq"] != there["seq"]:  # the bot has moved in between
                here, there = ada.update(), bob.update()

    assert here["state"]["view"] == there["state"]["view"]


def test_who_is_here_for_one_server_is_here_for_the_other() -> None:
    """Cy falls silent; Bob is heard of by the other server alone."""
    with postgresql() as database:
        settings = Settings(database=database.get_uri(), limits=OPEN_LIMITS)
        with running(settings) as one, running(settings) as two:
            ada = Client(one.url)
            ada.open("gargon", [None, None, None])
            ada.claim("Ada", 0)
            bob, cy = Client(two.url, ada.table), Client(two.url, ada.table)
            bob.claim("Bob", 1)
            cy.claim("Cy", 2)
            ada.ask("start")

            def cy_is_away_for_both() -> bool:
                here, there = ada.update()["away"], bob.update()["away"]
                assert {ada.person, bob.person}.isdisjoint({*here, *there})
                return list(here) == list(there) == [cy.person]

            wait_until(cy_is_away_for_both)
            for seat in (1, 2):  # for so short a time it is no matter that Cy is away
                with pytest.raises(Refusal) as refused:
                    ada.ask("propose", what="replace", seat=seat)
                assert refused.value.body["code"] == "not-away"


def test_a_bell_tells_the_other_processes_where_to_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody sweeps here: what is heard, the bell has told."""
    monkeypatch.setattr("amulette.server.hub.SWEEP", 10**6)

    async def trial(url: str) -> None:
        one, two = [Hub(Settings(database=url)) for _ in range(2)]
        await one.open()
        await two.open()
        name = await one.begin(Plan("gargon", "Ada", [None, None, None]), "token")
        here, there = one.find(name), two.find(name)
        await there.table()
        async with asyncio.timeout(60):
            for number in count():  # the bell may not hang yet
                await here.ask(Say(id=f"s{number}", text="hello"), "p0")
                await asyncio.sleep(0.01)
                if there.kept is not None and there.kept.seq > 0:
                    break
        await one.close()
        await two.close()

    with postgresql() as database:
        asyncio.run(trial(database.get_uri()))


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
