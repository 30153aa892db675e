"""A thread with its own SQLite connection.  What is queued while it writes goes into the next transaction."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from amulette.store.contract import StoreError

T = TypeVar("T")
Job = tuple[Callable[[sqlite3.Connection], Any], asyncio.Future[Any]]
MOST_AT_ONCE = 500


class Worker:
    """Runs jobs in order, as many as are waiting in one transaction, and answers after the commit."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self.connect = connect
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="amulette-store", daemon=True)
        self.connection: sqlite3.Connection | None = None
        self.loop: asyncio.AbstractEventLoop | None = None  # in which the answers are awaited

    def start(self) -> None:
        """Raises sqlite3.Error when there is nothing to connect to."""
        self.connection, self.loop = self.connect(), asyncio.get_running_loop()
        self.thread.start()

    async def do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """The job's result, once it is on disk.  Raises StoreError."""
        if not self.thread.is_alive():
            raise StoreError("the database is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.jobs.put((job, future))
        return await future

    async def stop(self) -> None:
        self.jobs.put(None)
        if self.thread.is_alive():
            await asyncio.to_thread(self.thread.join)

    # -- in the thread --------------------------------------------------------

    def run(self) -> None:
        while (batch := self.waiting()) is not None:
            self.transact(batch)
        if self.connection is not None:
            self.connection.close()
        self.turn_away()

    def waiting(self) -> list[Job] | None:
        """At least one job; None when it is time to go."""
        first = self.jobs.get()
        if first is None:
            return None
        batch = [first]
        while not self.jobs.empty() and len(batch) < MOST_AT_ONCE:
            more = self.jobs.get()
            if more is None:
                self.jobs.put(None)
                break
            batch.append(more)
        return batch

    def transact(self, batch: list[Job]) -> None:
        assert self.connection is not None
        try:
            self.connection.execute("begin")
            results = [job(self.connection) for job, _ in batch]
            self.connection.execute("commit")
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait are told, and the thread lives on
            self.roll_back()
            results = [StoreError(f"the database could not be written or read: {error}")] * len(batch)
        self.answer(batch, results)

    def answer(self, batch: list[Job], results: list[Any]) -> None:
        """All at once: each call into the loop wakes it."""
        assert self.loop is not None
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(resolve, batch, results)

    def roll_back(self) -> None:
        """If not even that can be done, the next transaction cannot begin, and says so."""
        assert self.connection is not None
        with contextlib.suppress(sqlite3.Error):
            if self.connection.in_transaction:
                self.connection.execute("rollback")

    def turn_away(self) -> None:
        """Whoever came after the last job."""
        while not self.jobs.empty():
            late = self.jobs.get()
            if late is not None:
                self.answer([late], [StoreError("the database is closed")])


def resolve(batch: list[Job], results: list[Any]) -> None:
    for (_, future), result in zip(batch, results, strict=True):
        if future.done():  # whoever asked has gone
            continue
        if isinstance(result, StoreError):
            future.set_exception(result)
        else:
            future.set_result(result)
