"""What processes tell each other through the store."""

from __future__ import annotations

import asyncio

import msgspec

from amulette.server.notices import LIFETIME, Notices
from amulette.store.memory import Memory


def test_each_process_hears_what_the_others_tell_now() -> None:
    async def trial() -> None:
        store, counts = Memory(), {"1.2.3.4": 7}
        one, two, three = [Notices(store, name) for name in ("one", "two", "three")]
        one.tell("connections", lambda: counts)
        two.tell("connections", lambda: {"1.2.3.4": 5})

        for each in (one, two, three, one):
            await each.exchange(1000)
        assert one.others("connections", "1.2.3.4") == [5]
        assert sorted(three.others("connections", "1.2.3.4")) == [5, 7]
        assert three.others("connections", "5.6.7.8") == []
        assert three.others("tables", "1.2.3.4") == []

        counts["1.2.3.4"] = 8
        await one.exchange(2000)
        await three.exchange(2000)
        assert sorted(three.others("connections", "1.2.3.4")) == [5, 8]

    asyncio.run(trial())


def test_a_process_that_died_is_forgotten() -> None:
    async def trial() -> None:
        store = Memory()
        one, two = Notices(store, "one"), Notices(store, "two")
        one.tell("connections", lambda: {"a": 1})
        await one.exchange(0)

        await two.exchange(LIFETIME - 1)
        assert two.others("connections", "a") == [1]
        await two.exchange(LIFETIME)
        assert two.others("connections", "a") == []

    asyncio.run(trial())


def test_what_a_newer_server_tells_is_left_out() -> None:
    async def trial() -> None:
        store = Memory()
        await store.post("new", msgspec.json.encode(["something", "else"]), 0, 99)
        await store.post("old", msgspec.json.encode({"here": {"p0": 4}}), 0, 99)
        one = Notices(store, "one")

        await one.exchange(1)

        assert one.others("here", "p0") == [4]

    asyncio.run(trial())
