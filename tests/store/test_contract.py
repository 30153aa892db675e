"""What every store promises."""

from __future__ import annotations

import asyncio
import contextlib
from itertools import count
from typing import TYPE_CHECKING, Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from amulette.store.carrying import export, take_in
from amulette.store.contract import Appended, Entry, Facts, Listing, Repeat, Row, Stale
from amulette.store.memory import Memory
from amulette.store.sqlite import SQLite

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from amulette.store.contract import Store

    On = Callable[[Callable[[Store], Coroutine[Any, Any, None]]], None]

PLAYING = Facts("playing", listed=True, due=500)


def entry(game: str, seq: int, move_id: str | None = None, facts: Facts = PLAYING, at: int = 7) -> Entry:
    return Entry(game, seq, move_id or f"m{seq}", f"body {game} {seq} {move_id}".encode(), facts, at)


async def played(store: Store, game: str, moves: int) -> None:
    assert await store.create("gargon", entry(game, 0))
    for seq in range(1, moves + 1):
        assert await store.append(entry(game, seq)) == Appended()


def test_a_log_reads_back_in_order(on: On) -> None:
    async def trial(store: Store) -> None:
        await played(store, "a", 3)

        assert [row.seq for row in await store.since("a", -1)] == [0, 1, 2, 3]
        assert await store.since("a", 2) == [Row(3, "m3", b"body a 3 None")]
        assert await store.since("nowhere", -1) == []

    on(trial)


def test_a_name_is_taken_once(on: On) -> None:
    async def trial(store: Store) -> None:
        assert await store.create("gargon", entry("a", 0))
        assert not await store.create("gargon", entry("a", 0))

    on(trial)


def test_a_table_remembers_from_which_network_it_was_opened(on: On) -> None:
    async def trial(store: Store) -> None:
        await store.create("gargon", entry("a", 0), "a network")
        await store.create("gargon", entry("a", 0), "another network")
        await store.create("gargon", entry("b", 0))

        assert [await store.origin(game) for game in ("a", "b", "nowhere")] == ["a network", "", ""]
        await store.delete("a")
        assert await store.origin("a") == ""

    on(trial)


def test_a_number_is_written_once_and_without_gaps(on: On) -> None:
    async def trial(store: Store) -> None:
        await played(store, "a", 1)

        assert await store.append(entry("a", 1, "other")) == Stale()
        assert await store.append(entry("a", 3)) == Stale()
        assert await store.append(entry("nowhere", 1)) == Stale()
        assert len(await store.since("a", -1)) == 2

    on(trial)


def test_a_request_is_written_once_under_whatever_number(on: On) -> None:
    async def trial(store: Store) -> None:
        await played(store, "a", 2)

        assert await store.append(entry("a", 1)) == Repeat(1)
        assert await store.append(entry("a", 3, "m1")) == Repeat(1)

    on(trial)


def test_of_many_at_once_one_wins(on: On) -> None:
    async def trial(store: Store) -> None:
        await played(store, "a", 0)
        outcomes = await asyncio.gather(*[store.append(entry("a", 1, f"x{i % 10}")) for i in range(40)])

        assert outcomes.count(Appended()) == 1
        assert outcomes.count(Repeat(1)) == 3
        assert outcomes.count(Stale()) == 36

    on(trial)


def test_what_was_written_is_there_after_reopening(on: On, store: Callable[[], Store]) -> None:
    async def first(opened: Store) -> None:
        await played(opened, "a", 5)

    async def second(opened: Store) -> None:
        assert len(await opened.since("a", -1)) == 6
        assert await opened.append(entry("a", 6)) == Appended()

    on(first)
    on(second)


def test_the_lobby_shows_listed_tables_the_newest_first(on: On) -> None:
    async def trial(store: Store) -> None:
        await store.create("gargon", entry("a", 0, at=1))
        await store.create("gargon", entry("b", 0, at=2))
        await store.create("gargon", entry("c", 0, facts=Facts("open", listed=False, due=None)))
        await store.append(entry("a", 1, at=3))

        assert await store.listed(9) == [Listing("a", "gargon", "playing", 3), Listing("b", "gargon", "playing", 2)]
        assert [each.game for each in await store.listed(1)] == ["a"]

    on(trial)


def test_the_lobby_shows_a_few_tables_of_each_network(on: On) -> None:
    async def trial(store: Store) -> None:
        for number in range(30):
            origin = "flooder" if number < 20 else ("" if number < 25 else f"network {number}")
            await store.create("gargon", entry(f"t{number:02}", 0, at=100 - number), origin)

        shown = [each.game for each in await store.listed(99, each=3)]
        assert shown == ["t00", "t01", "t02", *[f"t{number}" for number in range(20, 30)]]
        assert len(await store.listed(5, each=3)) == 5

    on(trial)


def test_the_unfinished_tables_of_a_network_are_counted(on: On) -> None:
    async def trial(store: Store) -> None:
        phases = {"a": ("open", True), "b": ("open", False), "c": ("playing", True), "d": ("finished", True)}
        for name, (phase, listed) in phases.items():
            await store.create("gargon", entry(name, 0, facts=Facts(phase, listed, None)), "here")
        await store.create("gargon", entry("e", 0, facts=Facts("open", listed=True, due=None)), "there")

        assert await store.unfinished("here") == (3, 1)
        assert await store.unfinished("there") == (1, 1)
        assert await store.unfinished("nowhere") == (0, 0)

    on(trial)


def test_what_has_not_changed_for_long_is_found_and_forgotten_unless_it_changes(on: On) -> None:
    async def trial(store: Store) -> None:
        for name, phase, at in [("a", "open", 3), ("b", "open", 1), ("c", "open", 9), ("d", "finished", 1)]:
            await store.create("gargon", entry(name, 0, facts=Facts(phase, listed=False, due=None), at=at))

        assert [each.game for each in await store.stale("open", 9, 9)] == ["b", "a"]
        assert [each.game for each in await store.stale("open", 9, 1)] == ["b"]
        assert [each.game for each in await store.stale("finished", 9, 9)] == ["d"]
        await store.note({"b": (1, Facts("open", listed=False, due=None, seated=True))})
        await store.note({"a": (3, Facts("open", listed=False, due=None, seated=False))})
        assert [each.game for each in await store.stale("open", 9, 9)] == ["a"]
        await store.append(entry("b", 1, facts=Facts("open", listed=False, due=None), at=4))
        assert [each.game for each in await store.stale("open", 9, 9)] == ["a", "b"]

        assert not await store.forget("b", 1)
        assert await store.forget("b", 4)
        assert not await store.forget("b", 4)
        assert await store.since("b", -1) == []

    on(trial)


def test_what_is_due_is_found(on: On) -> None:
    async def trial(store: Store) -> None:
        await store.create("gargon", entry("a", 0, facts=Facts("playing", listed=False, due=30)))
        await store.create("gargon", entry("b", 0, facts=Facts("playing", listed=False, due=20)))
        await store.create("gargon", entry("c", 0, facts=Facts("finished", listed=False, due=None)))

        assert await store.due(25, 9) == [(20, "b")]
        assert await store.due(30, 9) == [(20, "b"), (30, "a")]
        await store.append(entry("b", 1, facts=Facts("finished", listed=False, due=None)))
        assert await store.due(99, 9) == [(30, "a")]

    on(trial)


def test_a_lease_from_before_the_clock_was_put_back_is_over(on: On) -> None:
    async def trial(store: Store) -> None:
        assert await store.lease("a", "one", 3_600_000, 3_605_000)
        is_alone = isinstance(store, SQLite)  # it has one process, and gives every lease
        assert await store.lease("a", "two", 3_599_000, 3_604_000) == is_alone
        assert await store.lease("a", "two", 0, 5000)

    on(trial)


def test_what_is_due_is_found_in_turns(on: On) -> None:
    async def trial(store: Store) -> None:
        for game in ("c", "B", "a"):
            await store.create("gargon", entry(game, 0, facts=Facts("playing", listed=False, due=20)))
        await store.create("gargon", entry("d", 0, facts=Facts("playing", listed=False, due=10)))
        first = await store.due(99, 2)

        assert first == [(10, "d"), (20, "B")]
        assert await store.due(99, 2, first[-1]) == [(20, "a"), (20, "c")]
        assert await store.due(99, 2, (20, "c")) == []

    on(trial)


def test_a_table_that_cannot_go_on_is_looked_at_again_ever_later(on: On) -> None:
    async def trial(store: Store) -> None:
        await played(store, "a", 1)
        await store.set_aside("a", "outdated", 1000)
        assert await store.due(60_999, 9) == []
        assert await store.due(61_000, 9) == [(61_000, "a")]
        await store.set_aside("a", "outdated", 61_000)
        assert await store.due(10**12, 9) == [(121_000, "a")]
        await store.set_aside("a", "damaged", 121_000)
        assert await store.due(10**12, 9) == [(241_000, "a")]
        await store.set_aside("a", "damaged", 10**11)
        assert await store.due(10**12, 9) == [(10**11 + 86_400_000, "a")]
        await store.set_aside("a", "damaged", 5)  # the clock has been put back
        assert await store.due(10**12, 9) == [(60_005, "a")]

        await played(store, "future", 1)
        await store.append(entry("future", 2, at=10**11))
        await played(store, "present", 1)
        await store.look_again(7)
        assert await store.due(7, 9) == [(7, "a"), (7, "future")]
        assert await store.aside() == {"damaged": 1}

    on(trial)


def test_only_unfinished_tables_that_are_there_are_set_aside(on: On) -> None:
    async def trial(store: Store) -> None:
        await store.create("gargon", entry("over", 0, facts=Facts("finished", listed=False, due=None)))
        await played(store, "back", 1)
        await played(store, "deleted", 1)
        for game in ("over", "nowhere", "back", "deleted"):
            await store.set_aside(game, "outdated", 1000)
        await store.put_back("back")
        await store.delete("deleted")

        assert await store.aside() == {}
        assert [game for _, game in await store.due(10**12, 9)] == ["back"]

    on(trial)


def test_what_a_table_is_found_by_can_be_noted(on: On) -> None:
    async def trial(store: Store) -> None:
        await played(store, "a", 1)
        await store.note({"a": (7, Facts("finished", listed=False, due=None)), "nowhere": (7, PLAYING)})

        assert await store.due(10**6, 9) == []
        assert await store.listed(9) == []
        assert [each.phase for each in await store.names("", 9)] == ["finished"]

    on(trial)


def test_what_is_noted_too_late_does_not_count(on: On) -> None:
    async def trial(store: Store) -> None:
        await played(store, "a", 1)
        await store.append(entry("a", 2, at=8))
        await store.note({"a": (7, Facts("finished", listed=False, due=None))})

        assert await store.due(500, 9) == [(500, "a")]
        assert [each.phase for each in await store.names("", 9)] == ["playing"]

    on(trial)


def test_a_notice_is_heard_by_the_others_until_it_is_over(on: On) -> None:
    async def trial(store: Store) -> None:
        await store.post("one", b"first", 0, 10)
        await store.post("one", b"second", 1, 11)
        await store.post("two", b"other", 1, 20)

        assert await store.posted("two", 10) == [b"second"]
        assert await store.posted("two", 11) == []
        assert sorted(await store.posted("three", 2)) == [b"other", b"second"]
        await store.post("three", b"late", 15, 30)
        assert await store.posted("nobody", 0) == [b"other", b"late"]

    on(trial)


def test_who_is_banned_is_kept_out_until_it_is_over(on: On) -> None:
    async def trial(store: Store) -> None:
        await store.ban("a", 10, "floods")
        await store.ban("a", 20, "floods on")
        await store.ban("b", 30, "cheats")
        await store.ban("b", 0, "forgiven")

        assert await store.banned(10) == {"a": 20}
        assert await store.banned(20) == {}

    on(trial)


def test_all_tables_are_found_by_name(on: On) -> None:
    async def trial(store: Store) -> None:
        for name in ("b", "A", "c", "_d"):
            await store.create("gargon", entry(name, 0))

        assert [each.game for each in await store.names("", 9)] == ["A", "_d", "b", "c"]
        assert [each.game for each in await store.names("_d", 1)] == ["b"]

    on(trial)


def test_a_deleted_table_is_gone(on: On) -> None:
    async def trial(store: Store) -> None:
        await played(store, "a", 2)

        assert await store.delete("a")
        assert not await store.delete("a")
        assert await store.since("a", -1) == []
        assert await store.create("gargon", entry("a", 0))

    on(trial)


async def ring_until_heard(store: Store, rung: dict[str, int]) -> int:
    """Move at a table until somebody listens; return the number of the last entry."""
    await store.create("gargon", entry("first", 0))
    async with asyncio.timeout(60):
        for seq in count(1):
            await store.append(entry("first", seq))
            await asyncio.sleep(0.01)
            if "first" in rung:
                return seq
    raise AssertionError("a count never ends")


def test_the_bell_rings_for_every_table_that_moved(on: On) -> None:
    async def trial(store: Store) -> None:
        rung: dict[str, int] = {}

        async def listen() -> None:
            async for each in store.bell():
                rung.update(each)

        listener = asyncio.create_task(listen())
        first = await ring_until_heard(store, rung)
        await played(store, "a", 3)
        await played(store, "b", 1)
        async with asyncio.timeout(60):
            while rung != {"first": first, "a": 3, "b": 1}:  # noqa: ASYNC110 - the bell is what is tested
                await asyncio.sleep(0.01)
        listener.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await listener

    on(trial)


def test_tables_travel_from_store_to_store(on: On) -> None:
    async def trial(store: Store) -> None:
        await played(store, "a", 3)
        await played(store, "b", 2)
        other = Memory()
        lines = [line async for line in export(store)]

        assert [await take_in(other, line) for line in lines] == ["a", "b"]
        assert [await take_in(other, line) for line in lines] == [None, None]
        assert await other.since("a", -1) == await store.since("a", -1)
        assert [await take_in(store, line) async for line in export(other, "b")] == [None]

    on(trial)


def test_an_import_that_was_interrupted_goes_on(on: On) -> None:
    async def trial(store: Store) -> None:
        source, other = Memory(), Memory()
        await played(source, "a", 3)
        await played(other, "a", 1)
        assert await other.append(entry("a", 2, "something else")) == Appended()
        [line] = [line async for line in export(source)]
        await played(store, "a", 1)

        assert await take_in(store, line) == "a"
        assert await store.since("a", -1) == await source.since("a", -1)
        assert await take_in(other, line) is None
        assert len(await other.since("a", -1)) == 3

    on(trial)


COMMANDS = st.lists(
    st.tuples(
        st.sampled_from(["create", "append", "append", "append", "since", "delete"]),
        st.sampled_from(["a", "b"]),
        st.integers(0, 4),
        st.integers(0, 5),
    ),
    max_size=40,
)


async def told(store: Store, command: tuple[str, str, int, int]) -> object:
    what, game, seq, move = command
    facts = Facts("playing", listed=seq % 2 == 0, due=move * 10 if move else None)
    if what == "create":
        return await store.create("gargon", entry(game, 0, f"m{move}", facts))
    if what == "append":
        return await store.append(entry(game, seq, f"m{move}", facts, at=seq))
    if what == "since":
        return await store.since(game, seq - 1)
    return await store.delete(game)


@given(commands=COMMANDS)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
def test_every_store_answers_as_memory_does(on: On, commands: list[tuple[str, str, int, int]]) -> None:
    async def trial(store: Store) -> None:
        model = Memory()
        for game in ("a", "b"):
            await store.delete(game)  # what the example before has left
        for command in commands:
            assert await told(store, command) == await told(model, command)

    on(trial)
