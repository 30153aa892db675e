"""Signs of life: remembered within bounds, told to other processes, and never taken from a clock that leaps."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from amulette.server.notices import Notices
from amulette.server.presence import LIMIT, MOST_TABLES, MOST_TOLD, TOPIC, Presence
from amulette.store.memory import Memory
from tests.table.sitting import Sitting

if TYPE_CHECKING:
    from amulette.table.table import Table

HOUR = 3_600_000


class Time:
    """The wall clock, and the steady one, in milliseconds."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.wall = self.steady = 100 * HOUR
        patch.setattr("amulette.server.presence.now", lambda: self.wall)
        patch.setattr("amulette.server.presence.time", SimpleNamespace(monotonic=lambda: self.steady / 1000))

    def passes(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.steady += milliseconds


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


@pytest.fixture
def table() -> Table:
    s = Sitting()
    s.join("Bob")
    return s.table


def presence(store: Memory | None = None, owner: str = "one") -> Presence:
    return Presence(Notices(store or Memory(), owner))


def silent(here: Presence, table: Table) -> dict[str, int]:
    return here.silent(table.name, {key: person.at for key, person in table.people.items()})


def greet(here: Presence, person: str, table: str = "t1") -> None:
    asyncio.run(here.greet(table, person))


def test_who_shows_a_sign_is_here_for_a_while(time: Time, table: Table) -> None:
    here = presence()
    time.passes(HOUR)
    greet(here, "p0")
    since = time.wall
    assert list(silent(here, table)) == ["p1"]
    time.passes(LIMIT - 1)
    assert list(silent(here, table)) == ["p1"]
    time.passes(1)

    assert silent(here, table) == {"p0": since, "p1": 100 * HOUR}


@pytest.mark.parametrize("leap", [-HOUR, 96 * HOUR, 30_000])
def test_nobody_is_away_because_a_clock_was_set_or_the_machine_slept(leap: int, time: Time, table: Table) -> None:
    here = presence()
    time.passes(HOUR)
    greet(here, "p0")
    greet(here, "p1")
    table.people["p1"].at = time.wall
    time.wall += leap

    assert silent(here, table) == {}
    time.passes(LIMIT - 1)
    greet(here, "p0")
    assert silent(here, table) == {}
    time.passes(1)
    assert list(silent(here, table)) == ["p1"]


def test_a_process_remembers_what_another_one_told_before_it_died(time: Time, table: Table) -> None:
    store = Memory()
    one, two = presence(store, "one"), presence(store, "two")
    time.passes(HOUR)
    greet(two, "p1")
    since = time.wall
    for each in (two, one):
        asyncio.run(each.refresh())
    assert list(silent(one, table)) == ["p0"]
    time.passes(30_000)
    asyncio.run(one.refresh())

    assert one.notices.others(TOPIC, "t1 p1") == []
    assert silent(one, table)["p1"] == since


def test_a_clock_that_is_ahead_elsewhere_keeps_nobody_here(time: Time, table: Table) -> None:
    store = Memory()
    one, other = presence(store), Notices(store, "other")
    other.tell(TOPIC, lambda: {"t1 p1": time.wall + HOUR})
    asyncio.run(other.exchange(time.wall))
    asyncio.run(one.refresh())
    time.passes(LIMIT)

    assert list(silent(one, table)) == ["p0", "p1"]


def test_what_is_remembered_and_told_is_bounded(time: Time) -> None:
    here = presence()
    for number in range(MOST_TABLES + 10):
        here.note(f"t{number}", "p0", time.wall)
    here.note("t10", "p1", time.wall)
    here.note("new", "p0", time.wall)

    assert len(here.signs) == MOST_TABLES
    assert not here.knows("t11")
    assert here.knows("t10")
    here.mine = {f"t{number} p0": time.wall for number in range(MOST_TOLD + 10)}
    assert len(here.told()) == MOST_TOLD
    time.passes(LIMIT)
    assert here.told() == {}
