"""Tables as lines of JSON: out of one store and into another."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

import msgspec

from amulette.store.contract import Appended, Entry, Facts, Store, StoreError

PAGE: Final = 100


class Carried(msgspec.Struct, frozen=True):
    """One table with its whole log; it holds the table's secrets."""

    game: str
    kind: str
    phase: str
    changed: int
    rows: list[tuple[int, str, bytes]]


async def export(store: Store, wanted: str | None = None) -> AsyncIterator[bytes]:
    """All tables, or one; a line each."""
    after = ""
    while page := await store.names(after, PAGE):
        for each in page:
            if wanted in (None, each.game):
                rows = [(row.seq, row.move_id, row.body) for row in await store.since(each.game, -1)]
                yield msgspec.json.encode(Carried(each.game, each.kind, each.phase, each.changed, rows)) + b"\n"
        after = page[-1].game


async def take_in(store: Store, line: bytes) -> str | None:
    """The name of the table on this line, or None when it was there already.  Raises StoreError.

    What is there of it and agrees is gone on from: so after an import that was interrupted.
    """
    try:
        carried = msgspec.json.decode(line, type=Carried)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise StoreError(f"this line is no table: {error}") from error
    if [seq for seq, _, _ in carried.rows] != list(range(len(carried.rows))) or not carried.rows:
        raise StoreError(f"table {carried.game}: its log has gaps")
    facts = Facts(carried.phase, False, carried.changed)
    entries = [Entry(carried.game, *row, facts, carried.changed) for row in carried.rows]
    there = 1
    if not await store.create(carried.kind, entries[0]):
        rows = [(row.seq, row.move_id, row.body) for row in await store.since(carried.game, -1)]
        there = len(rows)
        if rows != carried.rows[:there] or there == len(carried.rows):
            return None
    for entry in entries[there:]:
        if not isinstance(await store.append(entry), Appended):
            raise StoreError(f"table {carried.game}: somebody else writes to it")
    return carried.game
