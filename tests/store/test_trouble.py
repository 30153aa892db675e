"""R6: full disk, read-only folder, damaged file, database away: a clear error, nothing acknowledged, and on it goes."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import subprocess
import tempfile
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from amulette.store.contract import Appended, StoreError
from amulette.store.opening import store_of
from amulette.store.postgres import PostgreSQL
from amulette.store.sqlite import SQLite
from tests.store.server import Server, postgresql, start_again, stop_at_once
from tests.store.test_contract import entry, played

if TYPE_CHECKING:
    pass


def test_a_full_disk_is_no_acknowledgement_and_goes_on_with_room(tmp_path: Path) -> None:
    async def trial() -> None:
        store = SQLite(tmp_path / "t.db")
        await store.open()
        await played(store, "a", 3)
        pages = await store.writer.do(lambda c: c.execute("pragma page_count").fetchone()[0])
        await store.writer.do(lambda c: c.execute(f"pragma max_page_count = {pages}").fetchone())
        big = type(entry("a", 4))("a", 4, "big", bytes(100_000), entry("a", 4).facts, 1)
        with pytest.raises(StoreError, match="full"):
            await store.append(big)
        with pytest.raises(StoreError, match="full"):
            await store.health()
        assert len(await store.since("a", -1)) == 4
        await store.writer.do(lambda c: c.execute("pragma max_page_count = 100000").fetchone())
        await store.health()
        assert await store.append(big) == Appended()
        await store.close()

    asyncio.run(trial())


def test_a_file_that_is_no_database_is_closed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bad.db").write_bytes(b"no database" * 200)
    connect = sqlite3.connect
    opened: list[sqlite3.Connection] = []

    def note(*words: Any, **more: Any) -> sqlite3.Connection:  # noqa: ANN401 - those of sqlite3
        opened.append(connect(*words, **more))
        return opened[-1]

    monkeypatch.setattr(sqlite3, "connect", note)
    with pytest.raises(StoreError, match="not a database"):
        asyncio.run(SQLite(tmp_path / "bad.db").open())

    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        opened[0].execute("select 1")


def test_a_disk_without_room_is_no_acknowledgement_and_goes_on_with_room(tmp_path: Path) -> None:
    """A real one, where tests may have one."""
    disk = tmp_path / "disk"
    disk.mkdir()
    if run_if_there("mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", str(disk)) != 0:
        pytest.skip("nothing may be mounted here")

    async def write_until_full(store: SQLite) -> None:
        for seq in range(4, 200):
            await store.append(entry("a", seq))

    async def trial() -> None:
        store = SQLite(disk / "t.db")
        await store.open()
        await played(store, "a", 3)
        ballast = disk / "ballast"
        with contextlib.suppress(OSError), ballast.open("wb") as file:
            while True:
                file.write(bytes(4096))
        with pytest.raises(StoreError, match="full"):
            await write_until_full(store)
        written = await store.since("a", -1)
        ballast.unlink()
        assert await store.append(entry("a", len(written))) == Appended()
        assert [row.seq for row in await store.since("a", -1)] == list(range(len(written) + 1))
        assert await store.reader.do(lambda c: c.execute("pragma integrity_check").fetchone()) == ("ok",)
        await store.close()

    try:
        asyncio.run(trial())
    finally:
        run_if_there("umount", "-l", str(disk))


def run_if_there(name: str, *arguments: str) -> int:
    """The exit code, and one for a program that is missing."""
    program = shutil.which(name)
    return 1 if program is None else subprocess.run([program, *arguments], check=False, capture_output=True).returncode


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    path.write_bytes(b"this is no database at all" * 100)

    with pytest.raises(StoreError, match=r"t\.db: file is not a database"):
        asyncio.run(SQLite(path).open())


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")

    with pytest.raises(StoreError, match="file"):
        asyncio.run(SQLite(tmp_path / "file" / "t.db").open())


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a process that may be less than this one")
@pytest.mark.parametrize("made_before", [False, True])
def test_a_read_only_folder_is_named(made_before: bool) -> None:
    """By somebody who is not root, to whom nothing is read-only; the folders above are open to everybody."""
    with tempfile.TemporaryDirectory() as name:
        above, folder = Path(name), Path(name, "shut")
        above.chmod(0o755)
        folder.mkdir()
        if made_before:
            asyncio.run(opened_and_closed(SQLite(folder / "t.db")))
        for each in folder.iterdir():
            each.chmod(0o444)
        folder.chmod(0o555)
        said = said_to_nobody(SQLite(folder / "t.db"), above / "said")
        folder.chmod(0o755)

    assert "t.db: " in said
    assert said.endswith(("readonly database", "unable to open database file"))


async def opened_and_closed(store: SQLite) -> None:
    await store.open()
    await store.close()


def said_to_nobody(store: SQLite, told: Path) -> str:
    """What the store says of its file to a process without rights, and nothing if it can be opened and written."""
    told.touch()
    told.chmod(0o666)
    child = os.fork()
    if child == 0:
        if os.getuid() == 0:
            os.setuid(65534)
        with contextlib.suppress(BaseException):
            try:
                asyncio.run(opened_and_closed(store))
            except StoreError as error:
                told.write_text(str(error), encoding="utf-8")
        os._exit(0)
    os.waitpid(child, 0)
    return told.read_text(encoding="utf-8")


def test_a_file_that_cannot_be_written_acknowledges_nothing(tmp_path: Path) -> None:
    async def trial() -> None:
        store = SQLite(tmp_path / "t.db")
        await store.open()
        await played(store, "a", 1)
        await store.writer.do(lambda c: c.execute("pragma query_only = on").fetchone())
        with pytest.raises(StoreError, match="readonly"):
            await store.append(entry("a", 2))
        assert len(await store.since("a", -1)) == 2
        await store.writer.do(lambda c: c.execute("pragma query_only = off").fetchone())
        assert await store.append(entry("a", 2)) == Appended()
        await store.close()

    asyncio.run(trial())


def test_a_backup_is_complete_while_play_goes_on(tmp_path: Path) -> None:
    async def trial() -> None:
        store = SQLite(tmp_path / "t.db")
        await store.open()
        await played(store, "a", 20)
        await store.backup(tmp_path / "copy.db")
        await store.close()
        copy = SQLite(tmp_path / "copy.db")
        await copy.open()
        assert len(await copy.since("a", -1)) == 21
        await copy.close()

    asyncio.run(trial())


def test_one_server_at_a_time_has_a_file(tmp_path: Path) -> None:
    async def trial() -> None:
        one, two = SQLite(tmp_path / "t.db"), SQLite(tmp_path / "t.db")
        await one.open()
        await two.open()  # to export, or to copy
        one.hold()
        with pytest.raises(StoreError, match="another server"):
            two.hold()
        await one.close()
        two.hold()
        await two.close()

    asyncio.run(trial())


def test_what_the_database_cannot_take_is_said_and_the_store_lives_on(tmp_path: Path) -> None:
    async def trial() -> None:
        store = SQLite(tmp_path / "t.db")
        await store.open()
        await played(store, "a", 1)
        with pytest.raises(StoreError, match="too large"):
            await asyncio.wait_for(store.append(entry("a", 2, at=2**63)), 10)
        assert await asyncio.wait_for(store.append(entry("a", 2)), 10) == Appended()
        await store.close()

    asyncio.run(trial())


def test_who_comes_while_the_store_closes_is_told_so(tmp_path: Path) -> None:
    async def trial() -> None:
        store = SQLite(tmp_path / "t.db")
        await store.open()
        begun, go_on = threading.Event(), threading.Event()

        def at_work(_: sqlite3.Connection) -> None:
            begun.set()
            go_on.wait()

        busy = asyncio.create_task(store.writer.do(at_work))
        await asyncio.to_thread(begun.wait)
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)  # the writer has been told to go
        late = asyncio.create_task(store.append(entry("a", 1)))
        await asyncio.sleep(0)  # and somebody is in line behind that
        go_on.set()
        with pytest.raises(StoreError, match="closed"):
            await asyncio.wait_for(late, 10)
        await asyncio.gather(busy, closing)

    asyncio.run(trial())


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    async def trial() -> None:
        store = SQLite(tmp_path / "t.db")
        await store.open()
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.append(entry("a", 1))

    asyncio.run(trial())


def test_an_unknown_database_is_named() -> None:
    with pytest.raises(StoreError, match="mysql"):
        store_of("mysql://here")


@pytest.mark.parametrize(("asked", "used"), [("off", "on"), ("remote_apply", "remote_apply")])
def test_a_database_that_answers_too_soon_is_told_to_wait_for_its_disk(database: str, asked: str, used: str) -> None:
    async def trial() -> None:
        store = PostgreSQL(f"{database}{'&' if '?' in database else '?'}options=-c%20synchronous_commit%3D{asked}")
        await store.open()
        found = [await store.run(lambda c: c.fetchval("show synchronous_commit")) for _ in range(3)]
        await store.close()
        assert found == [used] * 3

    asyncio.run(trial())


def test_what_postgresql_cannot_take_is_said_and_the_store_lives_on(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unforeseen(*_: object) -> None:
        raise RuntimeError("nobody thought of this")

    async def trial() -> None:
        store = PostgreSQL(database)
        await store.open()
        await played(store, "taken", 1)
        with pytest.raises(StoreError, match="int64"):
            await asyncio.wait_for(store.append(entry("taken", 2, at=2**63)), 10)
        with monkeypatch.context() as then:
            then.setattr("amulette.store.postgres.written", unforeseen)
            with pytest.raises(StoreError, match="nobody thought"):
                await asyncio.wait_for(store.append(entry("taken", 2)), 10)
        assert await asyncio.wait_for(store.append(entry("taken", 2)), 10) == Appended()
        await store.close()

    asyncio.run(trial())


def test_a_lease_is_held_by_one(database: str) -> None:
    async def trial() -> None:
        store = PostgreSQL(database)
        await store.open()
        assert await store.lease("leased", "me", 100, 200)
        assert not await store.lease("leased", "you", 150, 250)
        assert await store.lease("leased", "me", 150, 250)
        assert await store.lease("leased", "you", 250, 350)
        await store.close()

    asyncio.run(trial())


def test_a_database_that_is_away_acknowledges_nothing_and_comes_back() -> None:
    async def trial(server: Server) -> None:
        store = PostgreSQL(server.get_uri())
        await store.open()
        await played(store, "a", 2)
        stop_at_once(server)
        with pytest.raises(StoreError, match="away"):
            await store.append(entry("a", 3))
        start_again(server)
        async with asyncio.timeout(20):
            while not await appended(store):  # noqa: ASYNC110 - there is no event for a database that is back
                await asyncio.sleep(0.1)
        assert [row.seq for row in await store.since("a", -1)] == [0, 1, 2, 3]
        await store.close()

    with postgresql() as server:
        asyncio.run(trial(server))


async def appended(store: PostgreSQL) -> bool:
    try:
        await store.append(entry("a", 3))
    except StoreError:
        return False
    return True


def test_no_database_at_all_is_said_at_once() -> None:
    with pytest.raises(StoreError, match="not there"):
        asyncio.run(PostgreSQL("postgresql://127.0.0.1:1/nowhere").open())
