"""A store that is not there yet is waited for; one that cannot be used is not."""

from __future__ import annotations

import asyncio

import pytest

from amulette.store.contract import NotThereError, StoreError
from amulette.store.memory import Memory
from amulette.store.opening import LONGEST_PAUSE, open_when_there
from amulette.store.postgres import PostgreSQL
from tests.server.asgi import run
from tests.store.server import postgresql


class Late(Memory):
    def __init__(self, tries: int, error: StoreError) -> None:
        super().__init__()
        self.tries = tries
        self.error = error

    async def open(self) -> None:
        self.tries -= 1
        if self.tries:
            raise self.error


def test_a_store_that_starts_later_is_waited_for_with_growing_pauses() -> None:
    told: list[str] = []
    _, waited = run(open_when_there(Late(9, NotThereError("not there")), told.append))

    assert waited == 0.5 + 1 + 2 + 4 + 8 + 3 * LONGEST_PAUSE
    assert [each.rpartition(" in ")[2] for each in told[:3]] == ["0.5 s", "1 s", "2 s"]


def test_a_store_that_cannot_be_used_is_not_waited_for() -> None:
    with pytest.raises(StoreError, match="password"):
        run(open_when_there(Late(2, StoreError("wrong password")), lambda _: None))


def test_nobody_who_listens_is_told_from_a_wrong_name() -> None:
    with pytest.raises(NotThereError, match="not there"):
        asyncio.run(PostgreSQL("postgresql://127.0.0.1:1/nowhere").open())
    with postgresql() as server:
        wrong = server.get_uri().replace("/postgres", "/nowhere")
        with pytest.raises(StoreError, match="nowhere") as caught:
            asyncio.run(PostgreSQL(wrong).open())

    assert not isinstance(caught.value, NotThereError)
