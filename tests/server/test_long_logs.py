"""A log of thousands of entries is read in slices: nobody else waits for it."""

from __future__ import annotations

import asyncio
import json
from functools import cache
from random import Random
from typing import TYPE_CHECKING

from amulette.server.app import application
from amulette.server.settings import Settings
from amulette.store.contract import Entry, Facts
from amulette.store.memory import Memory
from amulette.table import requests as r
from amulette.table.entries import Logged, Moved, Undone
from amulette.wire import log
from tests.load.figures import at_most, slack
from tests.server.asgi import Caller
from tests.server.pauses import STEPS, Watched, let_steps_take_a_millisecond, watched
from tests.server.running import OPEN_LIMITS
from tests.table.sitting import Sitting

MOVES = 150
if TYPE_CHECKING:
    import pytest

TABLES = 5
PAIRS = 300  # of a move and its taking back
PAUSE = 30.0  # milliseconds for which the loop may stand still


@cache
def moved_and_taken_back() -> list[tuple[int, str, Logged]]:
    """A game that somebody moves in and takes back, again and again."""
    luck, s = Random(3), Sitting("das-amulett")
    for seat in range(3):
        s.sit(seat)
    s.do(r.Start(id="go"))
    assert s.table.play is not None
    while s.table.play.moves < MOVES:
        s.move(choice=luck.randrange(50))
    seat = s.table.waiting()[0]
    text = s.table.play.options(seat)[0]
    entries: list[Logged] = [Moved(at=s.now, by="p0", seat=seat, text=text), Undone(at=s.now, seat=seat, moves=MOVES)]
    more = [(len(s.log) + i, f"x{i}", entries[i % 2]) for i in range(2 * PAIRS)]
    return [*s.log, *more]


async def stored_tables(tables: int) -> Memory:
    """So many tables with such a log."""
    entries = moved_and_taken_back()
    store, facts = Memory(), Facts("playing", listed=False, due=None)
    for name in range(tables):
        for seq, move_id, entry in entries:
            written = Entry(f"t{name}", seq, move_id, log.write(entry), facts, 1)
            await (store.append(written) if seq else store.create("das-amulett", written))
    return store


def test_long_logs_are_read_without_anybody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    let_steps_take_a_millisecond(monkeypatch)

    async def trial() -> Watched[list[bytes]]:
        app = application(Settings(limits=OPEN_LIMITS), await stored_tables(TABLES))
        calls = [Caller(app).call(f"/api/tables/t{name}/updates?wait=0") for name in range(TABLES)]

        async def read() -> list[bytes]:
            return await asyncio.gather(*calls)

        return await watched(read())

    found = asyncio.run(trial())

    assert [json.loads(each[each.index(b"{") :])["state"]["moves"] for each in found.result] == [MOVES] * TABLES
    assert found.turns > TABLES * (2 * PAIRS + MOVES) / STEPS
    print(f"{TABLES} logs of {2 * PAIRS + MOVES} entries in {found.took:.1f} s")  # noqa: T201 - figures
    at_most("ms for which the loop stands still", found.pause * 1000, PAUSE, slack())
