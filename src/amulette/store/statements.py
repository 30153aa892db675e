"""What SQLite is told, in SQL: synchronous, for the store's threads and for tests that look beneath them."""

from __future__ import annotations

import sqlite3
from typing import Final

from amulette.store.contract import (
    FUTURE,
    LISTED_OLDEST,
    LONGEST_LEASE,
    LONGEST_PAUSE,
    SHORTEST_PAUSE,
    Appended,
    Due,
    Entry,
    Listing,
    Noted,
    Outcome,
    Repeat,
    Row,
    Stale,
)
from amulette.store.migrations import newest, steps, too_new

SETTINGS: Final = ("pragma journal_mode = wal", "pragma synchronous = full", "pragma busy_timeout = 5000")
NEW: Final = """
insert or ignore into game (id, kind, phase, listed, due, changed, origin) values (?, ?, ?, ?, ?, ?, ?)
"""
NEXT: Final = """
insert or ignore into action (game, seq, move_id, body)
select ?1, ?2, ?3, ?4 where (select max(seq) from action where game = ?1) = ?2 - 1
"""
PROBE: Final = "probe"
PROBE_SIZE: Final = 16_384  # bytes: more than any entry, and more than a page that happens to have room


LOBBY: Final = """
select id, kind, phase, changed from (
    select *, row_number() over (partition by case origin when '' then id else origin end order by changed desc, id) n
    from (select * from game where listed = 1 order by changed desc, id limit ?)
) where n <= ? order by changed desc, id limit ?
"""
UNFINISHED: Final = """
select count(*), coalesce(sum(listed = 1 and phase = 'open'), 0) from game
where origin = ? and phase in ('open', 'playing')
"""
STALE: Final = """
select id, kind, phase, changed from game
where phase = ? and changed < ? and (phase <> 'open' or coalesce(seated, 0) = 0) order by changed, id limit ?
"""


def connect(path: str) -> sqlite3.Connection:
    """Open the file.  Raises sqlite3.Error, and leaves nothing open then."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        for setting in SETTINGS:
            connection.execute(setting)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def migrate(c: sqlite3.Connection) -> None:
    """Bring the tables up to date.  Raises sqlite3.DatabaseError for a file from the future."""
    c.execute("create table if not exists schema_version (version integer not null)")
    if version_of(c) > newest():
        raise sqlite3.DatabaseError(too_new(version_of(c)))
    for number, statements in steps(version_of(c)):
        c.execute("begin immediate")
        if version_of(c) < number:  # another program may have been quicker
            for statement in statements:
                c.execute(statement)
            c.execute("insert into schema_version values (?)", (number,))
        c.execute("commit")


def version_of(c: sqlite3.Connection) -> int:
    (version,) = c.execute("select coalesce(max(version), 0) from schema_version").fetchone()
    return int(version)


def create(c: sqlite3.Connection, kind: str, e: Entry, origin: str = "") -> bool:
    facts = (e.game, kind, e.facts.phase, int(e.facts.listed), e.facts.due, e.at, origin)
    if c.execute(NEW, facts).rowcount == 0:
        return False
    c.execute("insert into action values (?, ?, ?, ?)", (e.game, e.seq, e.move_id, e.body))
    return True


def append(c: sqlite3.Connection, e: Entry) -> Outcome:
    if c.execute(NEXT, (e.game, e.seq, e.move_id, e.body)).rowcount == 1:
        c.execute(
            "update game set phase = ?, listed = ?, due = ?, changed = ?, seated = null where id = ?",
            (e.facts.phase, int(e.facts.listed), e.facts.due, e.at, e.game),
        )
        return Appended()
    found = c.execute("select seq from action where game = ? and move_id = ?", (e.game, e.move_id)).fetchone()
    return Stale() if found is None else Repeat(found[0])


def note(c: sqlite3.Connection, facts: dict[str, Noted]) -> None:
    rows = [(each.phase, int(each.listed), each.due, each.seated, game, at) for game, (at, each) in facts.items()]
    c.executemany("update game set phase = ?, listed = ?, due = ?, seated = ? where id = ? and changed = ?", rows)


def since(c: sqlite3.Connection, game: str, seq: int) -> list[Row]:
    rows = c.execute("select seq, move_id, body from action where game = ? and seq > ? order by seq", (game, seq))
    return [Row(*row) for row in rows]


def origin(c: sqlite3.Connection, game: str) -> str:
    found = c.execute("select origin from game where id = ?", (game,)).fetchone()
    return "" if found is None else str(found[0])


def listed(c: sqlite3.Connection, limit: int, each: int) -> list[Listing]:
    return [Listing(*row) for row in c.execute(LOBBY, (LISTED_OLDEST, each, limit))]


def unfinished(c: sqlite3.Connection, origin: str) -> tuple[int, int]:
    found = c.execute(UNFINISHED, (origin,)).fetchone()
    return (found[0], found[1])


def stale(c: sqlite3.Connection, phase: str, before: int, limit: int) -> list[Listing]:
    return [Listing(*row) for row in c.execute(STALE, (phase, before, limit))]


def forget(c: sqlite3.Connection, game: str, changed: int) -> bool:
    found = c.execute("select 1 from game where id = ? and changed = ?", (game, changed)).fetchone()
    return found is not None and delete(c, game)


def due(c: sqlite3.Connection, now: int, limit: int, after: Due) -> list[Due]:
    wanted = "select due, id from game where due <= ? and (due, id) > (?, ?) order by due, id limit ?"
    return c.execute(wanted, (now, *after, limit)).fetchall()


def set_aside(c: sqlite3.Connection, game: str, why: str, now: int) -> None:
    wanted = """
        insert into aside select id, ?2, ?3 from game where id = ?1 and phase <> 'finished'
        on conflict (game) do update set why = ?2
    """
    c.execute(wanted, (game, why, now))
    pause = """
        update game set due = ?2 + (select min(max(?2 - since, ?3), ?4) from aside where game = ?1)
        where id = ?1 and id in (select game from aside)
    """
    c.execute(pause, (game, now, SHORTEST_PAUSE, LONGEST_PAUSE))


def put_back(c: sqlite3.Connection, game: str) -> None:
    c.execute("delete from aside where game = ?", (game,))


def aside(c: sqlite3.Connection) -> dict[str, int]:
    return dict(c.execute("select why, count(*) from aside group by why").fetchall())


def look_again(c: sqlite3.Connection, now: int) -> None:
    wanted = "update game set due = ?1 where id in (select game from aside) or due is not null and changed > ?1 + ?2"
    c.execute(wanted, (now, FUTURE))


def lease(c: sqlite3.Connection, game: str, owner: str, now: int, until: int) -> bool:
    wanted = """
        insert into lease values (?1, ?2, ?4)
        on conflict (game) do update set owner = ?2, until = ?4 where owner = ?2 or until <= ?3 or until > ?3 + ?5
    """
    return c.execute(wanted, (game, owner, now, until, LONGEST_LEASE)).rowcount == 1


def post(c: sqlite3.Connection, owner: str, body: bytes, now: int, until: int) -> None:
    c.execute("delete from notice where until <= ? or owner = ?", (now, owner))
    c.execute("insert into notice values (?, ?, ?)", (owner, body, until))


def posted(c: sqlite3.Connection, but: str, now: int) -> list[bytes]:
    return [body for (body,) in c.execute("select body from notice where owner <> ? and until > ?", (but, now))]


def ban(c: sqlite3.Connection, key: str, until: int, why: str) -> None:
    c.execute("insert or replace into ban values (?, ?, ?)", (key, until, why))


def banned(c: sqlite3.Connection, now: int) -> dict[str, int]:
    return dict(c.execute("select key, until from ban where until > ?", (now,)).fetchall())


def write_probe(c: sqlite3.Connection) -> None:
    c.execute("insert or replace into notice values (?, zeroblob(?), 0)", (PROBE, PROBE_SIZE))


def remove_probe(c: sqlite3.Connection) -> None:
    c.execute("delete from notice where owner = ?", (PROBE,))


def names(c: sqlite3.Connection, after: str, limit: int) -> list[Listing]:
    wanted = "select id, kind, phase, changed from game where id > ? order by id limit ?"
    return [Listing(*row) for row in c.execute(wanted, (after, limit))]


def delete(c: sqlite3.Connection, game: str) -> bool:
    c.execute("delete from action where game = ?", (game,))
    c.execute("delete from lease where game = ?", (game,))
    c.execute("delete from aside where game = ?", (game,))
    return c.execute("delete from game where id = ?", (game,)).rowcount == 1
