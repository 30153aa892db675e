"""Which store an address means."""

from __future__ import annotations

from pathlib import Path

from amulette.store.contract import Store, StoreError
from amulette.store.memory import Memory
from amulette.store.sqlite import SQLite


def store_of(address: str) -> Store:
    """`memory`, `postgresql://…`, or the path of a SQLite file.  Raises StoreError."""
    if address == "memory":
        return Memory()
    if address.startswith(("postgresql://", "postgres://")):
        return postgresql(address)
    if "://" in address:
        raise StoreError(f"{address.partition('://')[0]} is no database that is known here; PostgreSQL or a file are")
    return SQLite(Path(address))


def postgresql(address: str) -> Store:
    try:
        from amulette.store.postgres import PostgreSQL  # noqa: PLC0415 - an extra that not every host has
    except ModuleNotFoundError as error:
        raise StoreError("PostgreSQL needs one more package: pip install 'amulette[postgresql]'") from error
    return PostgreSQL(address)
