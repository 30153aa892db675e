"""A WebSocket for each seat: `hello`, then updates as they come, and an answer to each request."""

from __future__ import annotations

import asyncio
from functools import cached_property
from typing import Final, Literal, cast

from starlette.websockets import WebSocket, WebSocketDisconnect

from amulette.server.aside import SetAsideError
from amulette.server.asking import answered
from amulette.server.hub import Hub
from amulette.server.limits import Bucket, spread
from amulette.server.live import Listener, NoTableError
from amulette.server.logs import log
from amulette.server.rendering import ForbiddenError, Visit, open_to, write_presence, write_update
from amulette.server.visit import address_of, check_origin, hub_of, visit
from amulette.store.contract import StoreError
from amulette.table.effects import RefusedError
from amulette.table.requests import Request, Say
from amulette.wire.decoder import BadMessageError, decode
from amulette.wire.encoder import encode
from amulette.wire.heartbeat import Ping, Pong
from amulette.wire.incoming import VERSION, WITHOUT_HEARTBEAT, Hello
from amulette.wire.outgoing import Bye, Refused

REFUSED = 4403  # the close codes of this protocol
NOWHERE = 4404
ENDED = 4000
PING: Final = encode(Ping())
PONG: Final = encode(Pong())
MOST_UNANSWERED: Final = 2  # pings; with the third the connection ends, 45 s after the last sign of life
Why = Literal["replaced", "slow", "flood", "version", "restart", "no-seat", "no-hello", "silent"]


async def socket(ws: WebSocket) -> None:
    hub = hub_of(ws)
    with hub.crowd.admitted(address_of(ws)) as admitted:
        if not admitted:
            await ws.close(REFUSED)
            return
        try:
            check_origin(ws)
            seen = await visit(ws)
        except (ForbiddenError, NoTableError, StoreError, SetAsideError, RefusedError) as error:
            await ws.close(NOWHERE if isinstance(error, NoTableError) else REFUSED)
            return
        with hub.seated.admitted(seen.place) as seated:
            await (talk(ws, hub, seen) if seated else ws.close(REFUSED))


async def talk(ws: WebSocket, hub: Hub, seen: Visit) -> None:
    await ws.accept()
    hub.metrics.connections.inc()
    try:
        await Talk(ws, hub, seen).run()
    finally:
        hub.metrics.connections.dec()


class Talk:
    """One connection: what comes is read by one task, what goes is written by another."""

    def __init__(self, ws: WebSocket, hub: Hub, seen: Visit) -> None:
        self.ws = ws
        self.hub = hub
        self.seen = seen
        self.limits = hub.settings.limits
        self.excess = 0
        self.unanswered = 0  # pings
        self.listener = Listener(seen.seat, seen.person, -1)
        self.replies: list[bytes] = []  # a deque would take half a kilobyte of each connection that only listens

    @cached_property
    def messages(self) -> Bucket:
        """Most only listen, and need none."""
        return self.hub.posts.of(self.seen.sender)

    @cached_property
    def chat(self) -> Bucket:
        return self.hub.chats.of(self.seen.sender)

    async def run(self) -> None:
        hello = await self.greeted()
        if hello is None:
            return
        self.listener.since = hello.since
        self.listener.event.set()
        self.seen.live.listen(self.listener)
        slot = None if hello.version == WITHOUT_HEARTBEAT else self.hub.heartbeat.join(self)
        reader = asyncio.create_task(self.read_on())
        reader.add_done_callback(self.stopped)
        try:
            await self.write_on()
        except (StoreError, NoTableError, SetAsideError):
            await self.bye("restart")
        except (WebSocketDisconnect, RuntimeError, OSError):  # the other side has gone
            pass
        finally:
            self.seen.live.leave(self.listener)
            if slot is not None:
                slot.discard(self)
            reader.cancel()
            await asyncio.gather(reader, return_exceptions=True)

    async def greeted(self) -> Hello | None:
        try:
            async with asyncio.timeout(spread(self.limits.patience)):
                message = decode(await self.receive())
        except (TimeoutError, BadMessageError, WebSocketDisconnect):
            await self.bye("no-hello")
            return None
        if not isinstance(message, Hello) or message.version not in (WITHOUT_HEARTBEAT, VERSION):
            await self.bye("version" if isinstance(message, Hello) else "no-hello")
            return None
        return message

    async def receive(self) -> bytes:
        message = await self.ws.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1005)
        text = message.get("text")
        return text.encode() if text is not None else bytes(message["bytes"])

    # -- reading --------------------------------------------------------------

    async def read_on(self) -> None:
        try:
            while self.listener.ended is None:
                await self.take(await self.receive())
                await asyncio.sleep(0)  # however much has come, what is answered may leave in between
        except WebSocketDisconnect:
            self.listener.end("gone")

    def stopped(self, reader: asyncio.Task[None]) -> None:
        """Whoever is no longer read is told to come again."""
        if not reader.cancelled() and reader.exception() is not None:
            log.error("connection failed", table=self.seen.live.name, exc_info=reader.exception())
            self.listener.end("restart")

    async def take(self, raw: bytes) -> None:
        if self.seen.person is not None:
            await self.hub.presence.greet(self.seen.live.name, self.seen.person)
        if self.answers_ping(raw):
            return
        if not self.messages.takes():
            self.excess += 1
            if self.excess > self.limits.flood:
                self.listener.end("flood")
            elif self.excess == 1:
                self.reply(encode(Refused(id=None, code="too-much")))
            return
        try:
            message = decode(raw)
        except BadMessageError:
            self.reply(encode(Refused(id=None, code="bad-message")))
            return
        if not isinstance(message, Request):
            self.take_other(message)
        elif isinstance(message, Say) and not self.chat.takes():
            self.reply(encode(Refused(id=message.id, code="too-much")))
        else:
            self.reply(encode(await answered(self.hub, self.seen, message)))

    def answers_ping(self, raw: bytes) -> bool:
        """Note a sign of life; return whether it is the answer to a ping, which does not count as a message."""
        was_asked, self.unanswered = self.unanswered > 0, 0
        return was_asked and raw == PONG

    def take_other(self, message: Hello | Ping | Pong) -> None:
        if isinstance(message, Ping):
            self.reply(PONG)
        elif isinstance(message, Hello):
            self.reply(encode(Refused(id=None, code="bad-message")))

    def reply(self, raw: bytes) -> None:
        self.replies.append(raw)
        if sum([len(each) for each in self.replies]) > self.limits.unsent:
            self.listener.end("slow")
        self.listener.event.set()

    def beat(self) -> None:
        """Ask whether the client is still there; end the connection of one that does not answer."""
        if self.unanswered >= MOST_UNANSWERED:
            self.listener.end("silent")
        else:
            self.unanswered += 1
            self.reply(PING)

    # -- writing --------------------------------------------------------------

    async def write_on(self) -> None:
        while self.listener.ended is None:
            await self.listener.event.wait()
            self.listener.event.clear()
            await self.write()
        if self.listener.ended != "gone":
            await self.bye(cast("Why", self.listener.ended))

    async def write(self) -> None:
        """Replies first; then one update with all that is new, however much that is."""
        while self.replies and self.listener.ended is None:
            await self.send(self.replies.pop(0))
        is_new = await self.seen.live.seq() > self.listener.since
        changes = self.seen.live.changes
        try:
            open_to(self.seen)
            if self.listener.ended is None and is_new:
                self.listener.since, found = write_update(self.seen, self.listener.since)
                await self.send(found)
            elif self.listener.ended is None and changes > self.listener.changes:
                await self.send(write_presence(self.seen))
            self.listener.changes = changes
        except ForbiddenError:
            self.listener.end("no-seat")

    async def send(self, raw: bytes) -> None:
        """Whoever does not read what is sent is sent away."""
        try:
            async with asyncio.timeout(self.limits.patience):
                await self.ws.send_text(raw.decode())
        except TimeoutError:
            self.listener.end("slow")

    async def bye(self, why: Why) -> None:
        self.hub.metrics.dropped.labels(why).inc()
        log.info("connection ended", table=self.seen.live.name, why=why)
        try:
            async with asyncio.timeout(1):
                await self.ws.send_text(encode(Bye(why=why)).decode())
                await self.ws.close(ENDED)
        except (TimeoutError, RuntimeError, WebSocketDisconnect, OSError):
            pass  # the other side has gone, or does not read
