"""`amulette doctor`: what is well, and each thing that can be wrong, with what to do."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from amulette.cli import checkup
from amulette.server import client
from amulette.server.settings import Settings
from amulette.store.contract import Entry, Facts, StoreError
from amulette.store.opening import store_of
from tests.cli.run import amulette
from tests.server.running import held_port, running
from tests.store.server import postgresql

if TYPE_CHECKING:
    from collections.abc import Iterator

NOBODY = 65534


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A browser client, or something that has its page."""
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").touch()
    monkeypatch.setattr(client, "CLIENT", tmp_path / "client")
    return tmp_path / "client"


def doctor(tmp_path: Path, *words: str) -> str:
    """What it says of an installation in which all but these words is well."""
    with held_port() as held:
        usual = ("--port", str(held.getsockname()[1]), "--database", str(tmp_path / "t.db"))
        result = amulette("doctor", *usual, *words)
    assert result.exit_code == (1 if "WRONG" in result.stdout else 0)
    return result.stdout


def wrong(tmp_path: Path, *words: str) -> str:
    """The one thing that is wrong, and what to do."""
    said = doctor(tmp_path, *words)
    assert said.endswith("1 of 7 checks failed.\n")
    first, remedy = said.partition("WRONG  ")[2].splitlines()[:2]
    assert remedy.startswith("       ")
    return f"{first} {remedy.strip()}"


def test_an_installation_that_is_well(tmp_path: Path) -> None:
    said = doctor(tmp_path)

    assert said.count("ok     ") == 7
    assert said.endswith("All is well.\n")
    assert not (tmp_path / "t.db").exists()


def test_an_old_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkup, "sys", SimpleNamespace(version_info=(3, 10, 4)))

    assert wrong(tmp_path) == "Python: 3.10.4 is too old Install Python 3.11 or newer."


@pytest.mark.parametrize(("build", "cc", "advice"), [("compiled", "cc", ""), ("interpreted", "", "With a C compiler")])
def test_compiled_and_interpreted_rules_are_both_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, build: str, cc: str, advice: str
) -> None:
    monkeypatch.setattr(checkup, "build", lambda: build)
    monkeypatch.setattr(checkup, "has_compiler", lambda: bool(cc))

    assert f"ok     Rules: {build}\n" in doctor(tmp_path)
    assert ("quicker bots" in doctor(tmp_path)) == bool(advice)
    assert advice in doctor(tmp_path)


def test_a_compiler_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")

    assert not checkup.has_compiler()


def test_rules_of_two_builds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def mixed() -> str:
        raise RuntimeError("kernel and games are of different builds")

    monkeypatch.setattr(checkup, "build", mixed)

    assert wrong(tmp_path).startswith("Rules: kernel and games are of different builds")


def test_no_browser_client(tmp_path: Path, built: Path) -> None:
    (built / "index.html").unlink()

    assert "browsers cannot Run python scripts/web.py" in wrong(tmp_path)


@pytest.mark.parametrize("year", [-56 * 31_557_600, 60 * 31_557_600], ids=["in 1970", "in sixty years"])
def test_a_clock_that_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, year: int) -> None:
    monkeypatch.setattr(time, "time", lambda: checkup.EARLIEST + year)

    assert "Set it, best by NTP" in wrong(tmp_path)


# -- the database -------------------------------------------------------------


def tables(address: str) -> list[str]:
    async def found() -> list[str]:
        store = store_of(address)
        await store.open()
        try:
            return [each.game for each in await store.names("", 100)]
        finally:
            await store.close()

    return asyncio.run(found())


def test_a_database_is_written_to_and_left_as_it_was(tmp_path: Path) -> None:
    assert tables(str(tmp_path / "t.db")) == []

    assert "ok     Database: reachable and writable" in doctor(tmp_path)
    assert tables(str(tmp_path / "t.db")) == []


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "t.db").write_bytes(b"no database" * 200)

    assert "not a database" in wrong(tmp_path)


def test_a_folder_that_cannot_be_one(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    assert "cannot be made" in wrong(tmp_path, "--database", str(tmp_path / "file" / "t.db"))


@pytest.fixture
def read_only() -> Iterator[Path]:
    """A folder in which we may write nothing, whoever we are."""
    folder = Path(tempfile.mkdtemp())
    tables(str(folder / "old.db"))
    for path in folder.iterdir():
        path.chmod(0o444)
    folder.chmod(0o555)
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(NOBODY)
    yield folder
    if is_root:
        os.seteuid(0)
    folder.chmod(0o755)
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()


@pytest.mark.skipif(sys.platform == "win32", reason="rights are POSIX")
def test_a_folder_that_is_read_only(read_only: Path) -> None:
    new = checkup.database(str(read_only / "deeper" / "new.db"))

    assert not new.is_well
    assert f"{read_only}: Permission denied" in new.says
    assert "right to write there" in new.remedy


@pytest.mark.skipif(sys.platform == "win32", reason="rights are POSIX")
def test_a_file_that_is_read_only(read_only: Path) -> None:
    old = checkup.database(str(read_only / "old.db"))

    assert not old.is_well
    assert "readonly" in old.says
    assert "right to write there" in old.remedy


def test_a_postgresql_that_is_not_there(tmp_path: Path) -> None:
    said = wrong(tmp_path, "--database", "postgresql://me:secret@127.0.0.1:1/nowhere")

    assert said.startswith("Database: the database is not there")
    assert "Is it running" in said
    assert "secret" not in said


def test_a_postgresql_without_its_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "amulette.store.postgres", None)

    assert "pip install" in wrong(tmp_path, "--database", "postgresql://127.0.0.1/x")


def test_a_database_of_another_make(tmp_path: Path) -> None:
    with pytest.raises(StoreError):
        store_of("mysql://localhost/x")

    assert "mysql is no database" in wrong(tmp_path, "--database", "mysql://localhost/x")


def test_a_postgresql_that_is_well(tmp_path: Path) -> None:
    with postgresql() as server:
        said = doctor(tmp_path, "--database", server.get_uri())

        assert "ok     Database: reachable and writable" in said
        assert tables(server.get_uri()) == []


# -- the port -----------------------------------------------------------------


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = other.getsockname()[1]

        assert f"{port} on 127.0.0.1: Address already in use Name another" in wrong(tmp_path, "--port", str(port))


def test_a_server_that_already_runs_is_well(tmp_path: Path) -> None:
    with running(Settings(database=str(tmp_path / "t.db"))) as server:
        said = doctor(tmp_path, "--port", str(server.port))

    assert "ok     Port: Amulette itself is already at" in said
    assert "ok     Database: reachable and writable" in said


def test_an_address_of_another_machine(tmp_path: Path) -> None:
    assert "Name an address of this machine" in wrong(tmp_path, "--host", "192.0.2.1")


def test_a_port_for_which_there_is_no_right(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(socket, "getaddrinfo", refuse)

    assert "let a proxy listen there" in wrong(tmp_path, "--port", "80")


@pytest.mark.parametrize(("names", "said"), [("a", "1 is set aside: 1"), ("ab", "2 are set aside: 2")])
def test_tables_that_cannot_go_on_are_found(tmp_path: Path, names: str, said: str) -> None:
    async def fill() -> None:
        store = store_of(str(tmp_path / "t.db"))
        await store.open()
        for name in names:
            await store.create("gargon", Entry(name, 0, "", b"", Facts("playing", listed=False, due=None), 1))
            await store.set_aside(name, "outdated", 1)
        await store.close()

    asyncio.run(fill())

    assert wrong(tmp_path).startswith(f"Tables: {said} outdated Install the version")
