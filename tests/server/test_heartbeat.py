"""Connections that die silently: the server asks now and then, and gives up who does not answer."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

import pytest

from amulette.server.heartbeat import INTERVAL, SLOTS, TICK, Heartbeat
from amulette.server.limits import Buckets
from amulette.wire.incoming import VERSION, WITHOUT_HEARTBEAT
from tests.server.asgi import run
from tests.server.house import House, Rooms

if TYPE_CHECKING:
    from starlette.types import Message

PATH: Final = "/api/tables/t/socket"
PONG: Final = {"type": "pong"}


class Peer:
    """The other end of a socket: says what it is given to say, and answers pings for as long as it lives."""

    def __init__(self, house: House, seat: int | None = 0, version: int = VERSION, life: float = 0.0) -> None:
        self.caller = house.visitor(None if seat is None else "p0")
        self.path = PATH if seat is None else f"{PATH}?seat={seat}"
        self.life = life
        self.heard: list[tuple[float, Any]] = []  # when, and what
        self.said: asyncio.Queue[Message] = asyncio.Queue()
        self.said.put_nowait({"type": "websocket.connect"})
        self.say({"type": "hello", "version": version})

    def say(self, message: object) -> None:
        text = json.dumps(message, separators=(",", ":"))
        self.said.put_nowait({"type": "websocket.receive", "text": text})

    async def send(self, message: Message) -> None:
        now = asyncio.get_running_loop().time()
        found = json.loads(message["text"]) if "text" in message else {"type": message["type"]}
        self.heard.append((now, found))
        if found == {"type": "ping"} and now < self.life:
            self.say(PONG)

    async def run(self) -> None:
        await self.caller.app(self.caller.scope("websocket", self.path), self.said.get, self.send)

    def times(self, kind: str) -> list[float]:
        return [at for at, message in self.heard if message["type"] == kind]

    @property
    def last_word(self) -> str | None:
        return next((message["why"] for _, message in self.heard if message["type"] == "bye"), None)


def house() -> House:
    return House(Rooms("gargon", 3, 0, 7).one)


def during(seconds: float, *peers: Peer) -> float:
    """Let them be connected for so long; return when the last connection ended by itself."""

    async def trial() -> float:
        talks = [asyncio.create_task(peer.run()) for peer in peers]
        done, _ = await asyncio.wait(talks, timeout=seconds)
        ended = asyncio.get_running_loop().time()
        for talk in talks:
            talk.cancel()
        await asyncio.gather(*talks, return_exceptions=True)
        return ended if len(done) == len(peers) else seconds

    return run(trial())[0]


def test_who_answers_is_asked_every_fifteen_seconds_and_stays() -> None:
    ada = Peer(house(), life=3600)
    during(610, ada)
    beats = ada.times("ping")

    assert ada.last_word is None
    assert len(beats) == 40
    assert all(abs(later - earlier - INTERVAL) < 2 * TICK for earlier, later in pairwise(beats))


@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize("life", [0, 100])
def test_who_vanishes_is_given_up_within_a_minute(seat: int | None, life: int) -> None:
    ada = Peer(house(), seat, life=life)
    ended = during(600, ada)

    assert ada.last_word == "silent"
    assert life + 30 <= ended <= life + 60


def test_the_place_of_who_vanished_is_free_again() -> None:
    there = house()
    vanished, back = Peer(there), Peer(there, life=3600)
    during(100, vanished)
    assert vanished.last_word == "silent"
    assert (there.hub.seated.present, there.hub.crowd.present) == ({}, {})

    during(100, back)
    assert back.last_word is None


def test_a_client_of_the_version_before_is_not_asked_and_not_missed() -> None:
    ada = Peer(house(), version=WITHOUT_HEARTBEAT)
    during(600, ada)

    assert ada.times("ping") == []
    assert ada.last_word is None


def test_answers_count_as_no_messages() -> None:
    there = house()
    during(600, Peer(there, life=3600))

    assert there.hub.posts.kept == {}


def test_answers_to_nothing_are_a_flood_like_any_other() -> None:
    there = house()
    there.hub.posts = Buckets(rate=20, burst=40)
    ada = Peer(there)
    for _ in range(40 + there.hub.settings.limits.flood + 10):
        ada.say(PONG)
    during(10, ada)

    assert ada.last_word == "flood"


def test_whatever_somebody_says_shows_that_they_are_there() -> None:
    ada = Peer(house())

    async def speak() -> None:
        for number in range(20):
            await asyncio.sleep(20)
            ada.say({"type": "why", "id": f"w{number}", "seat": 0, "text": "pass"})

    async def trial() -> None:
        talk = asyncio.create_task(ada.run())
        await speak()
        talk.cancel()
        await asyncio.gather(talk, return_exceptions=True)

    run(trial())

    assert ada.last_word is None


def test_a_client_may_ask_too() -> None:
    ada = Peer(house(), life=3600)
    ada.say({"type": "ping"})
    during(1, ada)

    assert [message for _, message in ada.heard if message["type"] == "pong"] == [PONG]


@dataclass(eq=False)
class Counting:
    beats: list[float] = field(default_factory=list)

    def beat(self) -> None:
        self.beats.append(asyncio.get_running_loop().time())


def test_many_do_not_beat_in_one_instant() -> None:
    async def trial() -> list[Counting]:
        heartbeat, many = Heartbeat(), [Counting() for _ in range(10 * SLOTS)]
        slots = [heartbeat.join(each) for each in many]
        await asyncio.sleep(3.5 * INTERVAL)
        for slot, each in zip(slots, many, strict=True):
            slot.discard(each)
        await asyncio.sleep(INTERVAL)
        assert heartbeat.timer is None
        return many

    many, _ = run(trial())
    together = Counter([at for each in many for at in each.beats])

    assert {len(each.beats) for each in many} == {3, 4}
    assert max(together.values()) <= 20


def test_after_a_standstill_everybody_beats_once() -> None:
    async def trial() -> list[Counting]:
        heartbeat, many = Heartbeat(), [Counting() for _ in range(SLOTS)]
        for each in many:
            heartbeat.join(each)
        heartbeat.turn -= 10 * SLOTS  # as if nothing had run for so long
        await asyncio.sleep(TICK)
        heartbeat.close()
        return many

    many, _ = run(trial())

    assert {len(each.beats) for each in many} == {1}
