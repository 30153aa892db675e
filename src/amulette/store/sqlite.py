"""SQLite: one file, one process, one thread that writes."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TextIO

from amulette.store import statements
from amulette.store.bells import Bell
from amulette.store.contract import (
    FIRST,
    LISTED_EACH,
    Appended,
    Due,
    Entry,
    Listing,
    Noted,
    Outcome,
    Row,
    Rung,
    StoreError,
)
from amulette.store.private import keep_private
from amulette.store.worker import Worker

try:
    import fcntl
except ModuleNotFoundError:  # there are systems without
    fcntl = None  # type: ignore[assignment] # that is what is asked below


class SQLite:
    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.writer = Worker(lambda: statements.connect(str(path)))
        self.reader = Worker(lambda: statements.connect(str(path)))
        self.bells = Bell()
        self.lock: TextIO | None = None

    async def open(self) -> None:
        """Raises StoreError, which says what is wrong with the file."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            for file in (self.path, *[each for each in self.beside() if each.exists()]):
                keep_private(file)
            with contextlib.closing(statements.connect(str(self.path))) as first:
                statements.migrate(first)
            self.writer.start()
            self.reader.start()
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"{self.path}: {error}") from error

    def beside(self) -> list[Path]:
        """Return where SQLite keeps what is not in the file yet; it gives new ones the file's own rights."""
        path = self.path.resolve()
        return [path.with_name(path.name + end) for end in ("-wal", "-shm")]

    def hold(self) -> None:
        """A lock that ends with the process, however that ends; a link leads to the same lock as its file."""
        path = self.path.resolve()
        lock = path.with_name(path.name + ".lock")
        keep_private(lock)
        self.lock = lock.open("a", encoding="utf-8")
        if fcntl is None:
            return
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self.lock.close()
            raise StoreError(f"{self.path}: another server uses this file; several need PostgreSQL") from error

    async def close(self) -> None:
        await self.writer.stop()
        await self.reader.stop()
        if self.lock is not None:
            self.lock.close()

    async def create(self, kind: str, entry: Entry, origin: str = "") -> bool:
        return await self.writer.do(lambda c: statements.create(c, kind, entry, origin))

    async def append(self, entry: Entry) -> Outcome:
        outcome = await self.writer.do(lambda c: statements.append(c, entry))
        if isinstance(outcome, Appended):
            self.bells.ring(entry.game, entry.seq)
        return outcome

    async def note(self, facts: dict[str, Noted]) -> None:
        await self.writer.do(lambda c: statements.note(c, facts))

    async def since(self, game: str, seq: int) -> list[Row]:
        return await self.reader.do(lambda c: statements.since(c, game, seq))

    async def origin(self, game: str) -> str:
        return await self.reader.do(lambda c: statements.origin(c, game))

    async def listed(self, limit: int, each: int = LISTED_EACH) -> list[Listing]:
        return await self.reader.do(lambda c: statements.listed(c, limit, each))

    async def unfinished(self, origin: str) -> tuple[int, int]:
        return await self.reader.do(lambda c: statements.unfinished(c, origin))

    async def stale(self, phase: str, before: int, limit: int) -> list[Listing]:
        return await self.reader.do(lambda c: statements.stale(c, phase, before, limit))

    async def forget(self, game: str, changed: int) -> bool:
        return await self.writer.do(lambda c: statements.forget(c, game, changed))

    async def due(self, now: int, limit: int, after: Due = FIRST) -> list[Due]:
        return await self.reader.do(lambda c: statements.due(c, now, limit, after))

    async def set_aside(self, game: str, why: str, now: int) -> None:
        await self.writer.do(lambda c: statements.set_aside(c, game, why, now))

    async def put_back(self, game: str) -> None:
        await self.writer.do(lambda c: statements.put_back(c, game))

    async def aside(self) -> dict[str, int]:
        return await self.reader.do(statements.aside)

    async def look_again(self, now: int) -> None:
        await self.writer.do(lambda c: statements.look_again(c, now))

    async def lease(self, game: str, owner: str, now: int, until: int) -> bool:
        """There is only this process."""
        return True

    async def post(self, owner: str, body: bytes, now: int, until: int) -> None:
        await self.writer.do(lambda c: statements.post(c, owner, body, now, until))

    async def posted(self, but: str, now: int) -> list[bytes]:
        return await self.reader.do(lambda c: statements.posted(c, but, now))

    async def ban(self, key: str, until: int, why: str) -> None:
        await self.writer.do(lambda c: statements.ban(c, key, until, why))

    async def banned(self, now: int) -> dict[str, int]:
        return await self.reader.do(lambda c: statements.banned(c, now))

    async def names(self, after: str, limit: int) -> list[Listing]:
        return await self.reader.do(lambda c: statements.names(c, after, limit))

    async def delete(self, game: str) -> bool:
        return await self.writer.do(lambda c: statements.delete(c, game))

    async def health(self) -> None:
        await self.writer.do(statements.write_probe)
        await self.writer.do(statements.remove_probe)

    def bell(self) -> AsyncIterator[Rung]:
        return self.bells.heard()

    async def backup(self, path: Path) -> None:
        """A complete copy in another file, while play goes on."""
        try:
            keep_private(path)
            with contextlib.closing(sqlite3.connect(path, check_same_thread=False)) as target:
                await self.reader.do(lambda c: c.backup(target))
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"{path}: {error}") from error
