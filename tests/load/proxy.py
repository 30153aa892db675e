"""A bad network between clients and server: it delays, cuts inside a frame, stalls, leaves connections half open."""

from __future__ import annotations

import asyncio
import contextlib
import random


class BadNetwork:
    """Forwards bytes from its own port to another, badly."""

    def __init__(self, port: int, slowest: float, life: float) -> None:
        self.port = port
        self.slowest = slowest
        self.life = life  # seconds a connection lasts on average
        self.cuts = 0
        self.mended = asyncio.Event()
        self.server: asyncio.Server | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> int:
        self.server = await asyncio.start_server(self.meet, "127.0.0.1", 0)
        return int(self.server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        assert self.server is not None
        self.server.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        try:
            await self.forward(reader, writer)
        finally:
            self.tasks.discard(task)

    def mend(self) -> None:
        """From now on it is a good network: what stalls goes on, and nothing more is cut."""
        self.mended.set()

    async def while_bad(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.mended.wait()

    async def forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self.port)
        ways = [asyncio.create_task(self.pass_on(reader, back)), asyncio.create_task(self.pass_on(there, writer))]
        cut = asyncio.create_task(self.while_bad(random.expovariate(1 / self.life)))
        try:
            await asyncio.wait([*ways, cut], return_when=asyncio.FIRST_COMPLETED)
            if self.mended.is_set():
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            elif random.random() < 0.2:  # half open: one way stays silent for a while before the end
                ways[random.randrange(2)].cancel()
                await self.while_bad(random.uniform(0, 0.5))
            self.cuts += 1
        finally:
            for task in (*ways, cut):
                task.cancel()
            for end in (writer, back):
                end.transport.abort()
            await asyncio.gather(*ways, cut, return_exceptions=True)

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """A few bytes at a time: so a cut may come inside a frame."""
        with contextlib.suppress(OSError):
            while data := await reader.read(random.randint(1, 2000)):
                if random.random() < 0.05:
                    await self.while_bad(random.uniform(0, self.slowest))
                writer.write(data)
                await writer.drain()
