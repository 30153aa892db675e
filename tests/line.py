"""A line to a server that can fall silent: bytes vanish, and the connections stay open."""

from __future__ import annotations

import asyncio
import contextlib
from threading import Event, Thread
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Iterator

Way = Literal["there", "back"]
WAYS: Final[tuple[Way, ...]] = ("there", "back")


class Line:
    """Forwards bytes from its own port to another; a connection that has lost some stays dead."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.port = 0
        self.silent: frozenset[Way] = frozenset()
        self.lost = 0  # bytes
        self.loop = asyncio.new_event_loop()
        self.listens = Event()
        self.thread = Thread(target=self.run, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def hush(self, *ways: Way) -> None:
        """Let nothing through any more, on these ways or on both."""
        self.silent = frozenset(ways or WAYS)

    def mend(self) -> None:
        """Let through what comes over new connections."""
        self.silent = frozenset()

    def open(self) -> None:
        self.thread.start()
        self.listens.wait()

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.end.set)
        self.thread.join()

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.serve())
        self.loop.close()

    async def serve(self) -> None:
        self.end = asyncio.Event()
        self.talks: set[asyncio.Task[None]] = set()
        server = await asyncio.start_server(self.meet, "127.0.0.1", 0)
        self.port = int(server.sockets[0].getsockname()[1])
        self.listens.set()
        await self.end.wait()
        server.close()
        for talk in list(self.talks):
            talk.cancel()
        await asyncio.gather(*self.talks, return_exceptions=True)

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.talks.add(task)
        task.add_done_callback(self.talks.discard)
        there, back = await asyncio.open_connection("127.0.0.1", self.to)
        try:
            await asyncio.gather(self.forward(reader, back, "there"), self.forward(there, writer, "back"))
        except asyncio.CancelledError:
            pass  # the line is closed
        finally:
            writer.transport.abort()
            back.transport.abort()

    async def forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: Way) -> None:
        is_dead = False
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                is_dead = is_dead or way in self.silent
                if is_dead:
                    self.lost += len(data)
                    continue
                writer.write(data)
                await writer.drain()
            if not is_dead and way not in self.silent:  # else nobody hears of the end
                writer.close()


@contextlib.contextmanager
def line_to(port: int) -> Iterator[Line]:
    line = Line(port)
    line.open()
    try:
        yield line
    finally:
        line.close()
