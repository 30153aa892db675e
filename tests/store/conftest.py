"""Each test of the contract runs on all three stores."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from amulette.store.memory import Memory
from amulette.store.postgres import PostgreSQL
from amulette.store.sqlite import SQLite
from tests.store.server import postgresql

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator
    from pathlib import Path

    from amulette.store.contract import Store

    Trial = Callable[[Store], Coroutine[Any, Any, None]]


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    with postgresql() as server:
        yield server.get_uri()


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Makes a store, empty the first time; PostgreSQL is emptied for each test."""
    if request.param == "memory":
        kept = Memory()
        return lambda: kept
    if request.param == "sqlite":
        return lambda: SQLite(tmp_path / "tables.db")
    url = request.getfixturevalue("database")
    asyncio.run(emptied(url))
    return lambda: PostgreSQL(url)


async def emptied(url: str) -> None:
    store = PostgreSQL(url)
    await store.open()
    await store.run(lambda c: c.execute("truncate game, action, lease, notice, ban, aside"))
    await store.close()


@pytest.fixture
def on(store: Callable[[], Store]) -> Callable[[Trial], None]:
    """Runs a trial on an open store, and closes it."""

    async def trying(trial: Trial) -> None:
        opened = store()
        await opened.open()
        try:
            await trial(opened)
        finally:
            await opened.close()

    return lambda trial: asyncio.run(trying(trial))
