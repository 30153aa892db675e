"""Which database a command means, and how it is used."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import click

from amulette.cli.failure import Failure
from amulette.store.contract import Store, StoreError
from amulette.store.opening import open_when_there, store_of

T = TypeVar("T")


def usual_database() -> str:
    """Return where programs of this system keep their data.  Raises Failure for a user without a home."""
    try:
        home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    except RuntimeError as error:
        raise Failure("You have no home folder here: name a file for the tables with --database.") from error
    return str(Path(home, "amulette", "tables.db"))


database_option = click.option(
    "--database",
    default=usual_database,
    show_default="a file of your own",
    metavar="WHERE",
    help="A file (SQLite), or postgresql://… for several processes.",
)


def with_store(database: str, work: Callable[[Store], Awaitable[T]], waits: bool = False) -> T:
    """Do the work with an open store, if need be once it is there.  Raises Failure with the store's sentence."""

    async def opened() -> T:
        store = store_of(database)
        await (open_when_there(store, lambda said: click.echo(f"{said} ...", err=True)) if waits else store.open())
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(opened())
    except StoreError as error:
        raise Failure(f"{error}.") from error
