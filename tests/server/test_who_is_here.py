"""Who is away is shown since when, whatever connection is open, and to whatever process it is told."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.asgi import Caller
from tests.server.gathering import play

if TYPE_CHECKING:
    from tests.server.gathering import Gathering


def test_who_is_silent_is_shown_as_away_since_then(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plot(g: Gathering) -> None:
        ada, bob = g.people
        await bob.ask("say", text="bye")
        since = g.table().log[-1][0].at
        bob.go()
        await asyncio.sleep(19)
        assert (await ada.update())["away"] == {}
        await asyncio.sleep(2)
        assert (await ada.update())["away"] == {bob.name: since}
        await bob.update()
        await asyncio.sleep(2)
        assert (await ada.update())["away"] == {}

    play(plot, monkeypatch, game="power-cards")


def test_a_stream_tells_who_comes_and_goes_and_is_itself_no_sign_of_life(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plot(g: Gathering) -> None:
        ada, bob = g.people
        bob.go()
        heard = asyncio.create_task(listen(g, bob.cookie, 40))
        lines = await heard

        told = [json.loads(line)["away"] for line in lines if b'"type":"presence"' in line]
        assert [list(each) for each in told] == [[bob.name]]
        assert ada.name not in told[0]

    play(plot, monkeypatch, game="power-cards")


async def listen(g: Gathering, cookie: str, seconds: float) -> list[bytes]:
    """Return the lines of a stream that is left after so long."""
    heard: list[bytes] = []
    gone = asyncio.Event()

    async def receive() -> dict[str, Any]:
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:  # noqa: ANN401 - as ASGI has it
        heard.append(message.get("body", b""))

    caller = Caller(g.apps[0], cookie)
    scope = {**caller.scope("http", f"{g.path}/stream?since=-1"), "method": "GET"}
    stream = asyncio.create_task(g.apps[0](scope, receive, send))
    await asyncio.sleep(seconds)
    gone.set()
    await asyncio.gather(stream, return_exceptions=True)
    return b"".join(heard).split(b"\n")


@pytest.mark.parametrize("says", [True, False])
def test_what_is_said_on_a_socket_is_a_sign_of_life_and_an_open_socket_is_none(
    says: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plot(g: Gathering) -> None:
        ada, bob = g.people
        bob.go()
        socket = asyncio.create_task(sit_on(g, bob.cookie, 90, "anything" if says else None))
        other = asyncio.create_task(sit_on(g, "", 90, None))
        await asyncio.sleep(80)
        assert list((await ada.update())["away"]) == ([] if says else [bob.name])

        for heard in (await socket, await other):
            told = [list(json.loads(line)["away"]) for line in heard if '"type":"presence"' in line]
            assert told == ([] if says else [[bob.name]])

    play(plot, monkeypatch, game="power-cards")


async def sit_on(g: Gathering, cookie: str, seconds: int, said: str | None) -> list[str]:
    """Return what comes over a socket for so long, while this is said on it every ten seconds, or nothing."""
    heard: list[str] = []
    coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    coming.put_nowait({"type": "websocket.connect"})
    coming.put_nowait({"type": "websocket.receive", "text": '{"type":"hello","version":1}'})

    async def send(message: Any) -> None:  # noqa: ANN401 - as ASGI has it
        heard.append(str(message.get("text", "")))

    scope = Caller(g.apps[0], cookie).scope("websocket", f"{g.path}/socket")
    talk = asyncio.create_task(g.apps[0](scope, coming.get, send))
    for _ in range(0, seconds, 10):
        await asyncio.sleep(10)
        if said is not None:
            coming.put_nowait({"type": "websocket.receive", "text": said})
    coming.put_nowait({"type": "websocket.disconnect", "code": 1000})
    await talk
    return heard


def test_after_a_start_nobody_is_away_before_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plot(g: Gathering) -> None:
        ada, bob = g.people
        bob.go()
        ada.go()
        await asyncio.sleep(3600)
        ada.app = g.serve()
        await ada.app.state.hub.open()
        ada.stay()
        await asyncio.sleep(19)
        assert (await ada.update())["away"] == {}
        assert await ada.ask("propose", what="replace", seat=1) == "not-away"
        await asyncio.sleep(2)
        assert list((await ada.update())["away"]) == [bob.name]

    play(plot, monkeypatch, game="power-cards")


# -- several processes --------------------------------------------------------


def test_who_is_here_for_one_process_is_here_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plot(g: Gathering) -> None:
        ada, bob = g.people
        assert ada.app is not bob.app
        await asyncio.sleep(300)
        assert (await ada.update())["away"] == {}
        assert await ada.ask("propose", what="replace", seat=1) == "not-away"
        bob.go()
        await asyncio.sleep(90)
        assert list((await ada.update())["away"]) == [bob.name]
        await bob.update()
        assert await ada.ask("propose", what="replace", seat=1) == "not-away"

        assert g.levels() == [None, None]
        assert g.table().host == ada.name

    play(plot, monkeypatch, game="power-cards", servers=2)


def test_who_was_at_a_process_that_died_has_their_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plot(g: Gathering) -> None:
        ada, bob = g.people
        await asyncio.sleep(300)
        bob.go()
        await bob.app.state.hub.close()
        await asyncio.sleep(45)
        assert await ada.ask("propose", what="replace", seat=1) == "not-away"
        await asyncio.sleep(20)
        assert await ada.ask("propose", what="replace", seat=1) == "ack"

    play(plot, monkeypatch, game="power-cards", servers=2)
