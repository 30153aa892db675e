"""A socket for each seat."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import Refusal, next_of

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from tests.server.running import Client


def seated(ada: Client, **settings: Any) -> Client:  # noqa: ANN401 - JSON
    ada.open("gargon", [None, "easy", "easy"], **{"undo": "off", **settings})
    ada.claim("Ada", 0)
    ada.ask("start")
    return ada


def run(trial: Coroutine[Any, Any, None]) -> None:
    asyncio.run(trial)


def test_a_game_is_played_over_a_socket(ada: Client) -> None:
    async def trial() -> None:
        async with ada.socket(0) as ws:
            moves = 0
            while moves < 8:
                update = await next_of(ws, "update")
                if update["state"]["actions"]:
                    move = {"type": "move", "id": f"m{moves}", "seat": 0, "seen": update["seq"]}
                    await ws.send(json.dumps({**move, "text": update["state"]["actions"][0]}))
                    moves += 1

    seated(ada)
    run(trial())
    assert ada.update(0)["state"]["moves"] >= 8


def test_who_comes_back_gets_what_was_missed(ada: Client) -> None:
    async def trial() -> None:
        async with ada.socket(0) as ws:
            first = await next_of(ws, "update")
        for i in range(3):
            await asyncio.to_thread(ada.ask, "say", text=f"line {i}")
        async with ada.socket(0, since=first["seq"]) as ws:
            missed = await next_of(ws, "update")
        assert [news["facts"]["text"] for news in missed["news"] if news["kind"] == "said"] == [
            "line 0",
            "line 1",
            "line 2",
        ]
        assert min([news["seq"] for news in missed["news"]]) == first["seq"] + 1

    ada.open("gargon", [None, None, None])
    ada.claim("Ada", 0)
    run(trial())


def test_a_second_connection_replaces_the_first_and_says_so(ada: Client) -> None:
    async def trial() -> None:
        async with ada.socket(0) as first:
            await next_of(first, "update")
            async with ada.socket(0) as second:
                await next_of(second, "update")
                assert (await next_of(first, "bye"))["why"] == "replaced"

    seated(ada)
    run(trial())


def test_no_more_than_four_connections_are_open_to_a_seat(ada: Client) -> None:
    async def trial() -> None:
        address = f"{ada.url.replace('http', 'ws')}{ada.path}/socket?seat=0"
        async with contextlib.AsyncExitStack() as silent:
            for _ in range(4):
                await silent.enter_async_context(connect(address, additional_headers={"cookie": ada.cookie}))
            with pytest.raises(InvalidStatus):
                await connect(address, additional_headers={"cookie": ada.cookie})
            with pytest.raises(Refusal) as refused:
                await ada.acall(f"{ada.path}/stream?seat=0")
            assert (refused.value.status, refused.value.body["code"]) == (429, "too-much")
            async with ada.guest().socket() as watching:
                await next_of(watching, "update")
        async with ada.socket(0) as ws:
            await next_of(ws, "update")

    seated(ada)
    run(trial())


def test_spectators_do_not_replace_each_other(ada: Client) -> None:
    async def trial() -> None:
        guest = ada.guest()
        async with guest.socket() as first, guest.socket() as second:
            for ws in (first, second):
                update = await next_of(ws, "update")
                assert update["seat"] is None
                assert update["state"]["actions"] == []

    seated(ada)
    run(trial())


def test_a_device_that_has_lost_its_seat_is_sent_away(ada: Client) -> None:
    async def trial() -> None:
        async with ada.socket(0) as ws:
            await next_of(ws, "update")
            link = await ada.acall(f"{ada.path}/link", {})
            await ada.guest().acall(f"{ada.path}/transfer", {"link": link["link"]})
            assert (await next_of(ws, "bye"))["why"] == "no-seat"

    seated(ada)
    run(trial())


@pytest.mark.parametrize(
    ("first", "why"),
    [('{"type":"hello","version":99}', "version"), ("nonsense", "no-hello"), ('{"type":"start","id":"a"}', "no-hello")],
)
def test_who_does_not_say_hello_properly_is_sent_away(ada: Client, first: str, why: str) -> None:
    async def trial() -> None:
        async with connect(f"{ada.url.replace('http', 'ws')}{ada.path}/socket") as ws:
            await ws.send(first)
            assert (await next_of(ws, "bye"))["why"] == why

    ada.open()
    run(trial())


@pytest.mark.parametrize("what", ["foreign origin", "other seat", "no cookie", "no table"])
def test_a_socket_that_may_not_be_is_not_opened(ada: Client, what: str) -> None:
    seated(ada)
    who = ada.guest() if what == "no cookie" else ada
    more: dict[str, Any] = {"origin": "https://evil.example"} if what == "foreign origin" else {}
    if what == "no table":
        who.table = "nowhere"

    async def trial() -> None:
        with pytest.raises(InvalidStatus):
            async with who.socket(1 if what == "other seat" else 0, **more):
                pass

    run(trial())


def test_bad_messages_are_refused_and_the_connection_stands(ada: Client) -> None:
    async def trial() -> None:
        async with ada.socket(0) as ws:
            for bad in ("{", "[[[[[[[[[[[[[[[", '{"type":"hello","version":1}', '{"type":"chosen"}'):
                await ws.send(bad)
                assert (await next_of(ws, "refused"))["code"] == "bad-message"
            await ws.send('{"type":"say","id":"x","text":"still here"}')
            assert (await next_of(ws, "ack"))["id"] == "x"

    seated(ada)
    run(trial())


def test_a_message_too_long_ends_the_connection(ada: Client) -> None:
    async def trial() -> None:
        async with ada.socket(0) as ws:
            await ws.send("x" * 40_000)
            with pytest.raises(ConnectionClosed):
                await next_of(ws, "nothing like that")

    seated(ada)
    run(trial())


def test_a_stream_tells_a_line_for_each_update(ada: Client) -> None:
    import urllib.request  # noqa: PLC0415 - only here

    seated(ada)
    address = f"{ada.url}{ada.path}/stream?seat=0"
    request = urllib.request.Request(address, headers={"cookie": ada.cookie})
    with urllib.request.urlopen(request) as lines:
        first = json.loads(lines.readline())
        ada.ask("say", text="hello")
        later = [json.loads(lines.readline())]
        while later[-1]["news"][-1]["kind"] != "said":
            later.append(json.loads(lines.readline()))

    assert first["seat"] == 0
    assert first["state"]["view"].startswith("seat A")
