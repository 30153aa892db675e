"""What `amulette doctor` looks at: each check finds one thing right, or wrong with what to do about it."""

from __future__ import annotations

import errno
import http.client
import json
import secrets
import shlex
import shutil
import socket
import sys
import sysconfig
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from amulette.cli.failure import Failure
from amulette.cli.stores import with_store
from amulette.files.build import build
from amulette.store.contract import Entry, Facts, Store

OLDEST_PYTHON: Final = (3, 11)
EARLIEST: Final = 1_767_225_600  # 2026-01-01: no clock that is right shows less
LATEST: Final = EARLIEST + 50 * 31_557_600
PROBE: Final = "doctor-"  # how the name of the table begins that is written and deleted again
NOTHING: Final = Facts("finished", listed=False, due=None)


@dataclass(frozen=True)
class Finding:
    """`remedy` is what to do; where nothing is wrong it is only advice."""

    what: str
    says: str
    is_well: bool = True
    remedy: str = ""


def python() -> Finding:
    found = ".".join([str(part) for part in sys.version_info[:3]])
    if sys.version_info[:2] < OLDEST_PYTHON:
        return Finding("Python", f"{found} is too old", False, "Install Python 3.11 or newer.")
    return Finding("Python", found)


def rules() -> Finding:
    """Interpreted rules are the same game: no fault, but there may be advice."""
    try:
        if build() == "compiled":
            return Finding("Rules", "compiled")
    except RuntimeError as error:
        return Finding("Rules", str(error), False, "Install Amulette again, or remove .fast and run make fast.")
    if has_compiler():
        return Finding("Rules", "interpreted", remedy="make fast in a source checkout compiles them: quicker bots.")
    return Finding("Rules", "interpreted", remedy="With a C compiler they can be compiled: quicker bots.")


def has_compiler() -> bool:
    command = sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(command)[0]) is not None


def client() -> Finding:
    from amulette.server.client import CLIENT  # noqa: PLC0415 - slow to import, and of no use to other commands

    if (CLIENT / "index.html").is_file():
        return Finding("Browser client", "built in")
    remedy = "Run python scripts/web.py in a source checkout; elsewhere install again without AMULETTE_NO_CLIENT=1."
    return Finding("Browser client", "missing: programs and terminals can play, browsers cannot", False, remedy)


# -- the database -------------------------------------------------------------


def database(address: str) -> Finding:
    """Writes to it for real, and leaves nothing behind; a file that is not there yet is not made."""
    return new_file(Path(address)) if is_new_file(address) else written(address)


def is_new_file(address: str) -> bool:
    return "://" not in address and address != "memory" and not Path(address).exists()


def new_file(path: Path) -> Finding:
    folder = next(parent for parent in path.absolute().parents if parent.exists())
    try:
        with tempfile.TemporaryFile(dir=folder):
            return Finding("Database", f"{path} will be made when it is needed")
    except OSError as error:
        says = f"{path} cannot be made: {folder}: {error.strerror}"
        return Finding("Database", says, False, "Give yourself the right to write there, or name another --database.")


def written(address: str) -> Finding:
    try:
        with_store(address, write_and_delete)
    except Failure as failure:
        return Finding("Database", failure.message.rstrip("."), False, remedy_for(address, failure.message))
    return Finding("Database", "reachable and writable")


async def write_and_delete(store: Store) -> None:
    name, now = PROBE + secrets.token_hex(8), int(time.time() * 1000)
    await store.create("doctor", Entry(name, 0, "", b"", NOTHING, now))
    await store.delete(name)


def tables(address: str) -> Finding:
    """Which tables cannot go on; where there is no database yet there are none."""
    try:
        aside = {} if is_new_file(address) else with_store(address, count_aside)
    except Failure:
        return Finding("Tables", "not known while the database is away")
    if not aside:
        return Finding("Tables", "none is set aside")
    by_reason = ", ".join([f"{number} {why}" for why, number in sorted(aside.items())])
    number = sum(aside.values())
    says = f"{number} {'is' if number == 1 else 'are'} set aside: {by_reason}"
    remedy = "Install the version and the games they were played with, or restore a backup; the log names them."
    return Finding("Tables", says, False, remedy)


async def count_aside(store: Store) -> dict[str, int]:
    return await store.aside()


def remedy_for(address: str, trouble: str) -> str:
    if "pip install" in trouble:
        return "Install that package."
    if "://" in address:
        return "Is it running, and are host, port, name and password in --database right?"
    return "Give yourself the right to write there, restore a backup, or name another --database."


# -- the port -----------------------------------------------------------------


def port(host: str, number: int) -> Finding:
    """Listens there for a moment, as a server would."""
    try:
        family, kind, *_, address = socket.getaddrinfo(host, number, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
            probe.listen()
    except OSError as error:
        return not_free(host, number, error)
    return Finding("Port", f"{number} on {host} is free")


def not_free(host: str, number: int, error: OSError) -> Finding:
    if error.errno == errno.EADDRINUSE and is_amulette(host, number):
        return Finding("Port", f"Amulette itself is already at {host}:{number}")
    remedy = "Name another with --port, or stop what listens there."
    if error.errno == errno.EACCES:
        remedy = "Ports below 1024 need a right of their own: name another with --port, and let a proxy listen there."
    elif error.errno != errno.EADDRINUSE:
        remedy = "Name an address of this machine with --host."
    return Finding("Port", f"{number} on {host}: {error.strerror}", False, remedy)


def is_amulette(host: str, number: int) -> bool:
    asked = http.client.HTTPConnection(host, number, timeout=2)
    try:
        asked.request("GET", "/health")
        return "ok" in json.loads(asked.getresponse().read(1000))
    except (OSError, ValueError, TypeError, http.client.HTTPException):
        return False
    finally:
        asked.close()


def clock() -> Finding:
    now = time.time()
    said = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(now))
    if EARLIEST <= now <= LATEST:
        return Finding("Clock", said)
    return Finding("Clock", f"it says {said}", False, "Set it, best by NTP: turns are timed by it.")
