"""S6: who floods, does not read, or does not ask for anything is sent away, and the others play on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import socket
import time
import urllib.request
from dataclasses import replace
from pathlib import Path
from typing import Final

from websockets.exceptions import ConnectionClosed

from amulette.server.settings import Limits, Settings
from tests.load.figures import at_least, at_most, quantile, slack
from tests.load.players import Player, play_during, seat
from tests.load.test_load import for_a_while, memory, waits
from tests.server.running import OPEN_LIMITS, Client, Running, dropped, next_of, running
from tests.sizes import sizes
from tests.waiting import wait_until

LONG_RECORD: Final = Path(__file__).parents[1] / "records" / "das-amulett-6-0.json"


async def flood(client: Client) -> int:
    """Twenty thousand messages a second until the server has had enough; how many were sent."""
    sent = 0
    with contextlib.suppress(ConnectionClosed):
        async with client.socket() as ws:
            while not ws.transport.is_closing():
                ws.transport.write(b"".join([frame(spam()) for _ in range(100)]))
                sent += 100
                await asyncio.sleep(0.005)
    return sent


def spam() -> bytes:
    return json.dumps({"type": "say", "id": secrets.token_hex(6), "text": "spam"}).encode()


@sizes("seconds", 4, 60)
def test_who_floods_is_sent_away_and_the_others_play_on(tmp_path: Path, seconds: int) -> None:
    sent: list[int] = []

    async def again_and_again(client: Client) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            sent.append(await flood(client))

    with running(Settings(database=str(tmp_path / "t.db"))) as server:
        player = seat(server.url, [server.url], pace=0.1)
        offender = Client(server.url)
        offender.open("gargon", [None, None, None])
        asyncio.run(play_during([player], again_and_again(offender)))
        said = [news for news in offender.update()["news"] if news["kind"] == "said"]

        floods, most = dropped(offender, "flood"), slack(server)

    assert floods > 0
    assert len(said) < 50 * floods
    at_least("S6: messages of a flood in a second", sum(sent) / seconds, 10_000, most)
    at_most("S6: beside a flood ms until an acknowledgement (p99)", quantile(waits([player]), 0.99), 100, most)


def test_who_has_games_told_again_does_not_delay_the_others(tmp_path: Path) -> None:
    """Eight clients post a long record again and again."""
    record = LONG_RECORD.read_bytes()
    ended: list[int] = []

    def post_on(url: str, end: float) -> None:
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(f"{url}/api/replays", b'{"all":true,"record":' + record + b"}", headers)
        while time.monotonic() < end:
            with urllib.request.urlopen(request, timeout=60) as answer:
                ended.append(len(answer.read()))

    async def beside(url: str) -> None:
        end = time.monotonic() + 5
        await asyncio.gather(*[asyncio.to_thread(post_on, url, end) for _ in range(8)])

    with running(Settings(database=str(tmp_path / "t.db"), limits=replace(OPEN_LIMITS, tellings=8))) as server:
        player = seat(server.url, [server.url], pace=0.05)
        asyncio.run(play_during([player], beside(server.url)))
        most = slack(server)

    assert ended
    at_most(
        f"S6: beside {len(ended)} records told, ms until an acknowledgement (p99)",
        quantile(waits([player]), 0.99),
        60,
        most,
    )


def test_a_new_connection_brings_no_new_patience(tmp_path: Path) -> None:
    async def answers(client: Client, count: int) -> list[str]:
        async with client.socket(0) as ws:
            for number in range(count):
                await ws.send(json.dumps({"type": "why", "id": f"w{number}", "seat": 0, "text": "pass"}))
            return [(await next_of(ws, "refused"))["code"] for _ in range(count)]

    with running(Settings(database=str(tmp_path / "t.db"), limits=Limits(messages=0.001, burst=6))) as server:
        client = Client(server.url)
        client.open("gargon", [None, "easy", "easy"])
        client.claim("Ada", 0)
        client.ask("start")
        first, then = asyncio.run(answers(client, 6)), asyncio.run(answers(client, 1))

    assert first.count("too-much") == 1
    assert then == ["too-much"]


def deaf_reader(server: Running) -> socket.socket:
    """Somebody who can take little at once."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", server.port))
    return deaf


def talk_until_somebody_goes(client: Client) -> None:
    """Say more and more, until whoever does not read it is sent away."""

    def is_somebody_gone() -> bool:
        for _ in range(100):
            client.ask("say", text="x" * 500)
        return dropped(client, "slow") > 0

    wait_until(is_somebody_gone)


def test_who_does_not_read_is_sent_away(tmp_path: Path) -> None:
    limits = replace(OPEN_LIMITS, patience=1.0)
    with running(Settings(database=str(tmp_path / "t.db"), limits=limits)) as server:
        client = Client(server.url)
        client.open("gargon", [None, None, None])
        deaf = deaf_reader(server)
        deaf.sendall(handshake(client))
        assert deaf.recv(12) == b"HTTP/1.1 101"
        deaf.sendall(frame(b'{"type":"hello","version":1}'))
        before = memory(server)
        talk_until_somebody_goes(client)
        after = memory(server)
        deaf.close()
        gone = dropped(client, "slow")

    print(f"S6: a deaf reader cost {after - before} MB")  # noqa: T201
    assert gone == 1
    assert after - before < 60


def test_who_does_not_read_a_stream_is_sent_away(tmp_path: Path) -> None:
    limits = replace(OPEN_LIMITS, patience=1.0)
    with running(Settings(database=str(tmp_path / "t.db"), limits=limits)) as server:
        client = Client(server.url)
        client.open("gargon", [None, None, None])
        deaf = deaf_reader(server)
        deaf.sendall(f"GET {client.path}/stream HTTP/1.1\r\nhost: x\r\n\r\n".encode())
        assert deaf.recv(12) == b"HTTP/1.1 200"
        talk_until_somebody_goes(client)
        gone = dropped(client, "slow")
        deaf.close()

    assert gone == 1


def test_no_more_may_wait_from_one_address_than_may_be_connected(tmp_path: Path) -> None:
    async def trial(client: Client) -> None:
        guest = client.guest()
        asking = [asyncio.create_task(asyncio.to_thread(guest.update, None, 0, 20)) for _ in range(3)]
        done, waiting = await asyncio.wait(asking, timeout=15, return_when=asyncio.FIRST_COMPLETED)
        assert [str(each.exception()) for each in done] == ["429 {'type': 'refused', 'id': None, 'code': 'too-much'}"]
        await asyncio.to_thread(client.ask, "say", text="enough")
        assert [update["seq"] for update in await asyncio.gather(*waiting)] == [1, 1]

    with running(Settings(database=str(tmp_path / "t.db"), limits=Limits(per_address=2))) as server:
        client = Client(server.url)
        client.open("gargon", [None, None, None])
        asyncio.run(trial(client))


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


HALVES = {
    "nothing": b"",
    "half a head": b"GET /api/games HTTP/1.1\r\nhost: x\r\n",
    "no body": b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{",
}


@sizes("count", 300, 5000)
def test_who_asks_for_nothing_is_sent_away_and_does_not_stop_the_others(tmp_path: Path, count: int) -> None:
    limits = replace(OPEN_LIMITS, patience=2.0)
    with running(Settings(database=str(tmp_path / "t.db"), limits=limits)) as server:
        half = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(count)]
        for number, each in enumerate(half):
            each.sendall(list(HALVES.values())[number % len(HALVES)])
        player: Player = seat(server.url, [server.url], pace=0.05)
        asyncio.run(for_a_while([player], 3))
        ended = [is_ended(each) for each in half]
        asyncio.run(for_a_while([player], 1))
        most = slack(server)

    assert all(ended)
    at_most(
        f"S6: beside {count} half-open ms until an acknowledgement (p99)", quantile(waits([player]), 0.99), 100, most
    )


def is_ended(half: socket.socket) -> bool:
    """Whether the server ends the connection within ten times its patience; it may say why first."""
    half.settimeout(20)
    try:
        while half.recv(4096):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    finally:
        half.close()
    return True


def test_a_slow_handshake_ends(tmp_path: Path) -> None:
    """A byte now and then is no head of a request."""
    limits = Limits(patience=1.0)
    with running(Settings(database=str(tmp_path / "t.db"), limits=limits)) as server:
        client = Client(server.url)
        client.open("gargon", [None, None, None])
        slow = socket.create_connection(("127.0.0.1", server.port))
        began = time.monotonic()
        ended = False
        for sign in handshake(client):
            time.sleep(0.05)
            try:
                slow.sendall(bytes([sign]))
            except OSError:
                ended = True
                break
        slow.close()

    assert ended
    assert time.monotonic() - began < 10
