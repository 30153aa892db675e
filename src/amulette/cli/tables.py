"""`amulette export`, `import`, `backup`, `delete`: the tables of a server, without the server."""

from __future__ import annotations

from pathlib import Path

import click

from amulette.cli.failure import Failure
from amulette.cli.shared import FILE
from amulette.cli.stores import database_option, with_store
from amulette.store.carrying import export as exported
from amulette.store.carrying import take_in
from amulette.store.contract import Store, StoreError
from amulette.store.private import keep_private
from amulette.store.sqlite import SQLite


def check_there(database: str) -> None:
    if "://" not in database and not Path(database).is_file():
        raise Failure(f"{database}: there is no such file.")


@click.command(epilog="Example: amulette export tables.jsonl")
@click.argument("file", type=FILE)
@click.option("--table", help="Only this table.")
@database_option
def export(file: Path, table: str | None, database: str) -> None:
    """Write tables with their whole logs to FILE, a line each.  It holds their secrets: keep it to yourself."""
    check_there(database)

    async def work(store: Store) -> int:
        count = 0
        keep_private(file)
        with file.open("wb") as out:
            async for line in exported(store, table):
                out.write(line)
                count += 1
        return count

    click.echo(f"{with_store(database, work)} tables written to {file}")


@click.command("import", epilog="Example: amulette import tables.jsonl --database postgresql://localhost/amulette")
@click.argument("file", type=FILE)
@database_option
def import_(file: Path, database: str) -> None:
    """Take in the tables of FILE; those that are there already stay as they are."""

    async def work(store: Store) -> list[str | None]:
        with file.open("rb") as lines:
            return [await take_in(store, line) for line in lines]

    found = with_store(database, work)
    new = len([name for name in found if name is not None])
    click.echo(f"{new} tables taken in, {len(found) - new} were there already")


@click.command(epilog="Example: amulette backup copy.db")
@click.argument("file", type=FILE)
@database_option
def backup(file: Path, database: str) -> None:
    """Copy the SQLite database to FILE, also while a server uses it."""
    check_there(database)
    if file.exists():
        raise Failure(f"{file}: there is something already.")

    async def work(store: Store) -> None:
        if not isinstance(store, SQLite):
            raise StoreError("only a SQLite file is copied; for PostgreSQL use pg_dump, or amulette export")
        await store.backup(file)

    with_store(database, work)
    click.echo(f"copied to {file}")


@click.command(epilog="Example: amulette delete 0123456789abcdef")
@click.argument("table")
@database_option
def delete(table: str, database: str) -> None:
    """Delete a table with all that was played and said there."""
    check_there(database)
    if not with_store(database, lambda store: store.delete(table)):
        raise Failure(f"there is no table {table}.")
    click.echo(f"table {table} is gone")
