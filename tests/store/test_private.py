"""A database holds secrets: it is its owner's alone."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING

from amulette.store.sqlite import SQLite
from tests.store.test_contract import played

if TYPE_CHECKING:
    from pathlib import Path


def read_rights(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


def test_the_files_of_a_database_and_its_backup_are_their_owners_alone(tmp_path: Path) -> None:
    async def trial() -> dict[str, int]:
        store = SQLite(tmp_path / "t.db")
        await store.open()
        store.hold()
        await played(store, "a", 3)
        await store.backup(tmp_path / "copy.db")
        found = read_rights(tmp_path)
        await store.close()
        return found

    found = asyncio.run(trial())
    assert set(found) == {"t.db", "t.db-wal", "t.db-shm", "t.db.lock", "copy.db"}
    assert set(found.values()) == {0o600}


def test_a_database_that_others_could_read_is_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    old = sqlite3.connect(path)
    old.execute("pragma journal_mode = wal")
    old.execute("create table something (x)")
    for each in tmp_path.iterdir():
        each.chmod(0o644)

    async def trial() -> None:
        store = SQLite(path)
        await store.open()
        assert set(read_rights(tmp_path).values()) == {0o600}
        await store.close()

    asyncio.run(trial())
    old.close()
