"""SQLite files of other times: older ones are brought up to date, newer ones refused."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from amulette.store import statements
from amulette.store.contract import Appended, StoreError
from amulette.store.migrations import newest, steps
from amulette.store.sqlite import SQLite
from tests.store.test_contract import entry, played
from tests.store.test_trouble import opened_and_closed

if TYPE_CHECKING:
    from collections.abc import Callable


def test_an_old_file_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    old = sqlite3.connect(path)
    old.execute("create table schema_version (version integer not null)")
    for statement in steps(0)[0][1]:
        old.execute(statement)
    old.execute("insert into schema_version values (1)")
    old.execute("insert into game values ('a', 'gargon', 'open', 0, null, 1)")
    old.execute("insert into action values ('a', 0, 'm0', x'00')")
    old.commit()
    old.close()

    async def trial() -> None:
        store = SQLite(path)
        await store.open()
        assert await store.append(entry("a", 1)) == Appended()
        assert await store.lease("a", "me", 0, 1)
        assert await store.origin("a") == ""
        await store.close()

    asyncio.run(trial())
    versions = sqlite3.connect(path)
    assert versions.execute("select max(version) from schema_version").fetchone() == (newest(),)
    versions.close()


def next_steps(*statements: str) -> Callable[[int], list[tuple[int, list[str]]]]:
    """The steps there are, and one more."""
    now = steps(0)
    return lambda after: [step for step in [*now, (now[-1][0] + 1, list(statements))] if step[0] > after]


def with_one_more_step(monkeypatch: pytest.MonkeyPatch, *statements: str) -> None:
    monkeypatch.setattr("amulette.store.statements.steps", next_steps(*statements))
    monkeypatch.setattr("amulette.store.statements.newest", lambda: newest() + 1)


def test_a_step_that_came_later_is_done_once_and_keeps_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def trial(moves: int) -> None:
        store = SQLite(tmp_path / "t.db")
        await store.open()
        await (played(store, "a", moves) if moves else store.since("a", -1))
        assert len(await store.since("a", -1)) == 4
        await store.close()

    asyncio.run(trial(3))
    with_one_more_step(monkeypatch, "alter table lease add column place text", "create index l on lease (until)")
    asyncio.run(trial(0))
    asyncio.run(trial(0))
    with contextlib.closing(sqlite3.connect(tmp_path / "t.db")) as found:
        versions = [version for (version,) in found.execute("select version from schema_version")]
        assert versions == [*[number for number, _ in steps(0)], newest() + 1]
        assert "place" in [name for _, name, *_ in found.execute("pragma table_info (lease)")]


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(opened_and_closed(SQLite(tmp_path / "t.db")))
    with monkeypatch.context() as later:
        with_one_more_step(later, "alter table lease add column place text", "this is no SQL")
        with pytest.raises(StoreError, match=r"t\.db: .*syntax"):
            asyncio.run(opened_and_closed(SQLite(tmp_path / "t.db")))

    asyncio.run(opened_and_closed(SQLite(tmp_path / "t.db")))
    with contextlib.closing(sqlite3.connect(tmp_path / "t.db")) as found:
        assert "place" not in [name for _, name, *_ in found.execute("pragma table_info (lease)")]


def test_two_programs_may_bring_one_file_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second has looked before the first was done."""
    one, two = [statements.connect(str(tmp_path / "t.db")) for _ in range(2)]

    def slowly(after: int) -> list[tuple[int, list[str]]]:
        monkeypatch.setattr("amulette.store.statements.steps", steps)
        statements.migrate(two)
        return steps(after)

    monkeypatch.setattr("amulette.store.statements.steps", slowly)
    statements.migrate(one)

    assert one.execute("select version from schema_version").fetchall() == [(number,) for number, _ in steps(0)]
    one.close()
    two.close()


def test_a_file_from_the_future_is_refused(tmp_path: Path) -> None:
    connection = statements.connect(str(tmp_path / "t.db"))
    statements.migrate(connection)
    connection.execute("insert into schema_version values (999)")
    connection.close()

    with pytest.raises(StoreError, match="newer Amulette"):
        asyncio.run(SQLite(tmp_path / "t.db").open())
