"""Which store an address means."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Final

from amulette.store.contract import NotThereError, Store, StoreError
from amulette.store.memory import Memory
from amulette.store.sqlite import SQLite

FIRST_PAUSE: Final = 0.5  # seconds
LONGEST_PAUSE: Final = 15.0


def store_of(address: str) -> Store:
    """`memory`, `postgresql://…`, or the path of a SQLite file.  Raises StoreError."""
    if address == "memory":
        return Memory()
    if address.startswith(("postgresql://", "postgres://")):
        return postgresql(address)
    if "://" in address:
        raise StoreError(f"{address.partition('://')[0]} is no database that is known here; PostgreSQL or a file are")
    return SQLite(Path(address))


async def open_when_there(store: Store, tell: Callable[[str], None]) -> None:
    """Open the store; wait, with growing pauses, for one that is still starting.  Raises StoreError."""
    pause = FIRST_PAUSE
    while True:
        try:
            await store.open()
        except NotThereError as error:
            tell(f"{error}; trying again in {pause:g} s")
        else:
            return
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


def postgresql(address: str) -> Store:
    try:
        from amulette.store.postgres import PostgreSQL  # noqa: PLC0415 - an extra that not every host has
    except ModuleNotFoundError as error:
        raise StoreError("PostgreSQL needs one more package: pip install 'amulette[postgresql]'") from error
    return PostgreSQL(address)
