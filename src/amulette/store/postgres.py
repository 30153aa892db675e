"""PostgreSQL: several processes, on several machines, share the tables."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final, TypeVar

import asyncpg

from amulette.store.bells import Bell
from amulette.store.contract import (
    FIRST,
    FUTURE,
    LISTED_EACH,
    LISTED_OLDEST,
    LONGEST_LEASE,
    LONGEST_PAUSE,
    SHORTEST_PAUSE,
    Appended,
    Due,
    Entry,
    Listing,
    Noted,
    NotThereError,
    Outcome,
    Repeat,
    Row,
    Rung,
    Stale,
    StoreError,
)
from amulette.store.migrations import newest, steps, too_new

T = TypeVar("T")
LOCK: Final = 4_242_001  # the advisory lock under which the tables are made
TROUBLE: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, asyncio.TimeoutError)
STARTING: Final = (OSError, asyncio.TimeoutError, asyncpg.CannotConnectNowError, asyncpg.TooManyConnectionsError)
PROBE_SIZE: Final = 16_384  # bytes
PATIENCE: Final = 10  # seconds for one statement
MOST_AT_ONCE: Final = 500
LONGEST_BELL: Final = 7_000  # bytes; what is cut off is found by whoever looks from time to time
NEW: Final = """
insert into game (id, kind, phase, listed, due, changed, origin) values ($1, $2, $3, $4, $5, $6, $7)
on conflict do nothing
"""
LOBBY: Final = """
select id, kind, phase, changed from (
    select *, row_number() over (partition by case origin when '' then id else origin end order by changed desc, id) n
    from (select * from game where listed = 1 order by changed desc, id limit $1) newest
) ranked where n <= $2 order by changed desc, id limit $3
"""
UNFINISHED: Final = """
select count(*), count(*) filter (where listed = 1 and phase = 'open') from game
where origin = $1 and phase in ('open', 'playing')
"""
STALE: Final = """
select id, kind, phase, changed from game
where phase = $1 and changed < $2 and (phase <> 'open' or coalesce(seated, 0) = 0)
order by changed, id collate "C" limit $3
"""
APPEND: Final = """
with n as (
    select * from unnest(
        $1::text[], $2::int[], $3::text[], $4::bytea[], $5::text[], $6::smallint[], $7::bigint[], $8::bigint[])
        as t(game, seq, move_id, body, phase, listed, due, changed)),
i as (
    insert into action select game, seq, move_id, body from n
    where (select max(seq) from action a where a.game = n.game) = n.seq - 1
    on conflict do nothing returning game, seq, move_id),
u as (
    update game set phase = n.phase, listed = n.listed, due = n.due, changed = n.changed, seated = null
    from n join i on i.game = n.game and i.seq = n.seq where game.id = n.game returning 1),
b as (
    select pg_notify('amulette', left(string_agg(game || ':' || seq, ' '), $9)) from i having count(*) > 0)
select i.game, i.seq, i.move_id from i left join b on true
"""
WRITTEN: Final = (
    "select game, move_id, seq from action where (game, move_id) in (select * from unnest($1::text[], $2::text[]))"
)


class PostgreSQL:
    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.bells = Bell()
        self.waiting: list[tuple[Entry, asyncio.Future[Outcome]]] = []
        self.wanted = asyncio.Event()
        self.gone = asyncio.Event()
        self.closing = False
        self.tasks: list[asyncio.Task[None]] = []
        self.pool: Any = None  # asyncpg says nothing of its types

    async def open(self) -> None:
        """Raises StoreError."""
        try:
            self.pool = await asyncpg.create_pool(
                self.url,
                min_size=2,
                max_size=8,
                command_timeout=PATIENCE,
                timeout=PATIENCE,
                init=waits_for_the_disk,
                reset=left_as_it_is,
            )
            async with self.pool.acquire() as c:
                await migrate(c)
        except STARTING as error:
            raise NotThereError(f"the database is not there: {spoken(error)}") from error
        except (*TROUBLE, ValueError) as error:
            raise StoreError(f"the database cannot be used: {spoken(error)}") from error
        self.tasks = [asyncio.create_task(self.write_on()), asyncio.create_task(self.listen_on())]

    async def close(self) -> None:
        """What is waiting is written first."""
        self.closing = True
        self.gone.set()
        self.wanted.set()
        await asyncio.gather(*self.tasks)
        if self.pool is not None:
            try:
                await asyncio.wait_for(self.pool.close(), PATIENCE)
            except TROUBLE:
                self.pool.terminate()

    def hold(self) -> None:
        """Others are welcome."""

    async def run(self, job: Callable[[Any], Awaitable[T]]) -> T:
        """A job on a connection of its own.  Raises StoreError."""
        try:
            async with self.pool.acquire(timeout=PATIENCE) as c:
                return await job(c)
        except TROUBLE as error:
            raise StoreError(f"the database is away: {spoken(error)}") from error

    # -- writing --------------------------------------------------------------

    async def create(self, kind: str, entry: Entry, origin: str = "") -> bool:
        async def job(c: Any) -> bool:  # noqa: ANN401 - asyncpg says nothing of its types
            async with c.transaction():
                facts = entry.facts
                done = await c.execute(
                    NEW, entry.game, kind, facts.phase, int(facts.listed), facts.due, entry.at, origin
                )
                if done != "INSERT 0 1":
                    return False
                await c.execute(
                    "insert into action values ($1, $2, $3, $4)", entry.game, entry.seq, entry.move_id, entry.body
                )
                return True

        return await self.run(job)

    async def append(self, entry: Entry) -> Outcome:
        if self.closing:
            raise StoreError("the database is closed")
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self.waiting.append((entry, future))
        self.wanted.set()
        return await future

    async def write_on(self) -> None:
        """Everything that is waiting goes into one statement, and the next one after it."""
        while not self.closing:
            await self.wanted.wait()
            self.wanted.clear()
            while self.waiting:
                batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
                await self.write(batch)

    async def write(self, batch: list[tuple[Entry, asyncio.Future[Outcome]]]) -> None:
        entries = [entry for entry, _ in batch]
        try:
            outcomes = await self.run(lambda c: written(c, entries))
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait are told, and the next ones are written
            for _, future in batch:
                if not future.done():
                    future.set_exception(StoreError(spoken(error)))
            return
        for (_, future), outcome in zip(batch, outcomes, strict=True):
            if not future.done():
                future.set_result(outcome)

    async def note(self, facts: dict[str, Noted]) -> None:
        rows = [
            (each.phase, int(each.listed), each.due, game, at, None if each.seated is None else int(each.seated))
            for game, (at, each) in facts.items()
        ]
        wanted = "update game set phase = $1, listed = $2, due = $3, seated = $6 where id = $4 and changed = $5"
        await self.run(lambda c: c.executemany(wanted, rows))

    async def delete(self, game: str) -> bool:
        return await self.drop(game, None)

    async def forget(self, game: str, changed: int) -> bool:
        return await self.drop(game, changed)

    async def drop(self, game: str, changed: int | None) -> bool:
        async def job(c: Any) -> bool:  # noqa: ANN401 - asyncpg says nothing of its types
            async with c.transaction():
                held = "select changed from game where id = $1 for update"
                if changed is not None and await c.fetchval(held, game) != changed:
                    return False
                await c.execute("delete from action where game = $1", game)
                await c.execute("delete from lease where game = $1", game)
                await c.execute("delete from aside where game = $1", game)
                return bool(await c.execute("delete from game where id = $1", game) == "DELETE 1")

        return await self.run(job)

    async def lease(self, game: str, owner: str, now: int, until: int) -> bool:
        wanted = """
            insert into lease values ($1, $2, $4)
            on conflict (game) do update set owner = $2, until = $4
            where lease.owner = $2 or lease.until <= $3 or lease.until > $3 + $5
        """
        done: str = await self.run(lambda c: c.execute(wanted, game, owner, now, until, LONGEST_LEASE))
        return done == "INSERT 0 1"

    async def set_aside(self, game: str, why: str, now: int) -> None:
        wanted = """
            with stuck as (
                insert into aside select id, $2, $3 from game where id = $1 and phase <> 'finished'
                on conflict (game) do update set why = $2 returning game, since)
            update game set due = $3 + least(greatest($3 - since, $4), $5) from stuck where id = stuck.game
        """
        await self.run(lambda c: c.execute(wanted, game, why, now, SHORTEST_PAUSE, LONGEST_PAUSE))

    async def put_back(self, game: str) -> None:
        await self.run(lambda c: c.execute("delete from aside where game = $1", game))

    async def look_again(self, now: int) -> None:
        wanted = """
            update game set due = $1
            where id in (select game from aside) or due is not null and changed > $1::bigint + $2::bigint
        """
        await self.run(lambda c: c.execute(wanted, now, FUTURE))

    async def post(self, owner: str, body: bytes, now: int, until: int) -> None:
        wanted = """
            with gone as (delete from notice where until <= $3 and owner <> $1)
            insert into notice values ($1, $2, $4) on conflict (owner) do update set body = $2, until = $4
        """
        await self.run(lambda c: c.execute(wanted, owner, body, now, until))

    async def ban(self, key: str, until: int, why: str) -> None:
        wanted = "insert into ban values ($1, $2, $3) on conflict (key) do update set until = $2, why = $3"
        await self.run(lambda c: c.execute(wanted, key, until, why))

    # -- reading --------------------------------------------------------------

    async def since(self, game: str, seq: int) -> list[Row]:
        wanted = "select seq, move_id, body from action where game = $1 and seq > $2 order by seq"
        return [Row(*row) for row in await self.run(lambda c: c.fetch(wanted, game, seq))]

    async def origin(self, game: str) -> str:
        found = await self.run(lambda c: c.fetchval("select origin from game where id = $1", game))
        return "" if found is None else str(found)

    async def listed(self, limit: int, each: int = LISTED_EACH) -> list[Listing]:
        return [Listing(*row) for row in await self.run(lambda c: c.fetch(LOBBY, LISTED_OLDEST, each, limit))]

    async def unfinished(self, origin: str) -> tuple[int, int]:
        found = await self.run(lambda c: c.fetchrow(UNFINISHED, origin))
        return (found[0], found[1])

    async def stale(self, phase: str, before: int, limit: int) -> list[Listing]:
        return [Listing(*row) for row in await self.run(lambda c: c.fetch(STALE, phase, before, limit))]

    async def due(self, now: int, limit: int, after: Due = FIRST) -> list[Due]:
        wanted = """
            select due, id from game where due <= $1 and (due, id collate "C") > ($2, $3)
            order by due, id collate "C" limit $4
        """
        return [(row[0], row[1]) for row in await self.run(lambda c: c.fetch(wanted, now, *after, limit))]

    async def aside(self) -> dict[str, int]:
        return dict(await self.run(lambda c: c.fetch("select why, count(*) from aside group by why")))

    async def posted(self, but: str, now: int) -> list[bytes]:
        wanted = "select body from notice where owner <> $1 and until > $2"
        return [row[0] for row in await self.run(lambda c: c.fetch(wanted, but, now))]

    async def banned(self, now: int) -> dict[str, int]:
        rows = await self.run(lambda c: c.fetch("select key, until from ban where until > $1", now))
        return dict(rows)

    async def names(self, after: str, limit: int) -> list[Listing]:
        wanted = 'select id, kind, phase, changed from game where id collate "C" > $1 order by id collate "C" limit $2'
        return [Listing(*row) for row in await self.run(lambda c: c.fetch(wanted, after, limit))]

    async def health(self) -> None:
        wanted = "insert into notice values ($1, $2, 0) on conflict (owner) do update set body = $2"
        name = f"probe {secrets.token_hex(4)}"
        await self.run(lambda c: c.execute(wanted, name, bytes(PROBE_SIZE)))
        await self.run(lambda c: c.execute("delete from notice where owner = $1", name))

    # -- the bell -------------------------------------------------------------

    def bell(self) -> AsyncIterator[Rung]:
        return self.bells.heard()

    async def listen_on(self) -> None:
        """One connection that only listens; when it breaks, another one."""
        while not self.closing:
            self.gone.clear()
            with contextlib.suppress(*TROUBLE):
                await self.listen()
            if not self.closing:
                await asyncio.sleep(0.5)

    async def listen(self) -> None:
        connection = await asyncpg.connect(self.url, timeout=PATIENCE)
        try:
            connection.add_termination_listener(lambda _: self.gone.set())
            await connection.add_listener("amulette", self.rung)
            if not self.closing:
                await self.gone.wait()
            await connection.remove_listener("amulette", self.rung)
        finally:
            await connection.close(timeout=1)

    def rung(self, _: object, __: int, ___: str, payload: str) -> None:
        for word in payload.split():
            game, _colon, seq = word.partition(":")
            if seq.isdecimal():
                self.bells.ring(game, int(seq))


async def waits_for_the_disk(c: Any) -> None:  # noqa: ANN401 - asyncpg says nothing of its types
    """Also where the database is set up to answer sooner; more than that, as for replicas, is left as it is."""
    if await c.fetchval("show synchronous_commit") == "off":
        await c.execute("set synchronous_commit = on")


async def left_as_it_is(_: Any) -> None:  # noqa: ANN401 - asyncpg says nothing of its types
    """No statement here leaves anything behind in its connection: to clear that up would cost a round trip each."""


async def written(c: Any, entries: list[Entry]) -> list[Outcome]:  # noqa: ANN401 - asyncpg says nothing of its types
    """One round trip for all of them, and a second one for those that were not new."""
    columns = [
        [e.game for e in entries],
        [e.seq for e in entries],
        [e.move_id for e in entries],
        [e.body for e in entries],
        [e.facts.phase for e in entries],
        [int(e.facts.listed) for e in entries],
        [e.facts.due for e in entries],
        [e.at for e in entries],
    ]
    new = {tuple(row) for row in await c.fetch(APPEND, *columns, LONGEST_BELL)}
    old = [e for e in entries if (e.game, e.seq, e.move_id) not in new]
    old += [e for e in entries if len(new) + len(old) < len(entries)]  # the same entry twice at once
    rows = await c.fetch(WRITTEN, [e.game for e in old], [e.move_id for e in old]) if old else []
    known = {(game, move_id): seq for game, move_id, seq in rows}
    return [outcome(e, new, known) for e in entries]


def outcome(e: Entry, new: set[tuple[str, int, str]], known: dict[tuple[str, str], int]) -> Outcome:
    """What is new is new once."""
    if (e.game, e.seq, e.move_id) in new:
        new.remove((e.game, e.seq, e.move_id))
        return Appended()
    seq = known.get((e.game, e.move_id))
    return Stale() if seq is None else Repeat(seq)


async def migrate(c: Any) -> None:  # noqa: ANN401 - asyncpg says nothing of its types
    await c.execute("select pg_advisory_lock($1)", LOCK)
    try:
        await c.execute("create table if not exists schema_version (version integer not null)")
        version = await c.fetchval("select coalesce(max(version), 0) from schema_version")
        if version > newest():
            raise StoreError(too_new(version))
        for number, statements in steps(version):
            async with c.transaction():
                for statement in statements:
                    await c.execute(statement)
                await c.execute("insert into schema_version values ($1)", number)
    finally:
        await c.execute("select pg_advisory_unlock($1)", LOCK)


def spoken(error: Exception) -> str:
    return str(error) or type(error).__name__
