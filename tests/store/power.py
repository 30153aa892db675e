"""Power loss: every write and sync of SQLite is recorded, and the files rebuilt as they may be after a cut.

What was written to a file before its last sync is there; of what was written after it any part may be, torn anywhere.
Which files a folder holds is a thing of its own: a file that was made or deleted after the folder's last sync may be
there or not, whatever is synced otherwise.  When does SQLite sync the folder?  Its VFS for Unix does it

- with the first sync of a rollback journal or a WAL that it has made (the flag UNIXFILE_DIRSYNC in os_unix.c);
- after a deletion for which `xDelete` is called with `syncdir`: that is what `synchronous = extra` adds to `full`
  (https://sqlite.org/pragma.html#pragma_synchronous), and only for a rollback journal.

Our store has one transaction with a rollback journal in all its life: the one in which `journal_mode = wal` marks a new
file as WAL.  With `full` the deletion of that journal is not synced by itself, and a journal that comes back would
empty the file.  But nothing can be committed to the WAL, and so nothing acknowledged, before the WAL's own first sync,
which syncs the folder and makes the deletion last.  Migrations are transactions in the WAL as all others are.
So a journal that comes back after an acknowledgement is no image of a power cut that could be: SQLite as it is traced
from outside syncs the folder before (there is a test).  Without that sync the images do lose the file, and with
`synchronous = normal`, where a commit does not wait for the WAL, they lose entries: both are tested too.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import apsw

from amulette.store import statements
from amulette.store.contract import Appended
from tests.store.test_contract import entry

if TYPE_CHECKING:
    import random

SECTOR: Final = 512
JOURNALS: Final = apsw.SQLITE_OPEN_MAIN_JOURNAL | apsw.SQLITE_OPEN_WAL


@dataclass
class Op:
    kind: str  # to a file: write, truncate, sync; to the folder: make, delete, folder (its sync)
    file: str
    at: int = 0
    data: bytes = b""


@dataclass
class Tape:
    """What happened to the files, and after how many operations each entry was acknowledged."""

    ops: list[Op] = field(default_factory=list)
    acks: list[int] = field(default_factory=list)


class Recorder(apsw.VFS):
    def __init__(self, name: str, tape: Tape) -> None:
        self.tape = tape
        self.name = name
        super().__init__(name, "")

    def xOpen(self, name: Any, flags: list[int]) -> RecordedFile:  # noqa: ANN401, N802 - apsw's name and type
        return RecordedFile(name, flags, self.tape)

    def xDelete(self, name: str, syncdir: bool) -> None:  # noqa: N802 - apsw's name
        super().xDelete(name, syncdir)
        self.tape.ops.append(Op("delete", suffix(name)))
        if syncdir:
            self.tape.ops.append(Op("folder", ""))


class RecordedFile(apsw.VFSFile):
    def __init__(self, name: Any, flags: list[int], tape: Tape) -> None:  # noqa: ANN401 - apsw's own type
        self.tape = tape
        path = (name.filename() if isinstance(name, apsw.URIFilename) else name) or ""
        self.file = suffix(path)
        is_new = not Path(path).exists()
        self.is_entered = not (is_new and flags[0] & JOURNALS)  # in the folder, for good
        super().__init__("", name, flags)
        if is_new:
            tape.ops.append(Op("make", self.file))

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802 - apsw's name
        super().xWrite(data, offset)
        self.tape.ops.append(Op("write", self.file, offset, bytes(data)))

    def xTruncate(self, newsize: int) -> None:  # noqa: N802 - apsw's name
        super().xTruncate(newsize)
        self.tape.ops.append(Op("truncate", self.file, newsize))

    def xSync(self, flags: int) -> None:  # noqa: N802 - apsw's name
        super().xSync(flags)
        self.tape.ops.append(Op("sync", self.file))
        if not self.is_entered:
            self.is_entered = True
            self.tape.ops.append(Op("folder", ""))


def suffix(path: str) -> str:
    """`-wal` of `…/t.db-wal`; nothing of the database itself."""
    return path.rpartition("t.db")[2]


class Told:
    """A cursor as the store's statements know it."""

    def __init__(self, cursor: Any, rowcount: int) -> None:  # noqa: ANN401 - apsw's own type
        self.rows = list(cursor)
        self.rowcount = rowcount

    def fetchone(self) -> Any:  # noqa: ANN401 - as in sqlite3
        return self.rows[0] if self.rows else None


class Connection:
    """Just enough of sqlite3's connection, over the recording files."""

    def __init__(self, path: str, vfs: str) -> None:
        self.real = apsw.Connection(path, vfs=vfs)

    def execute(self, sql: str, parameters: tuple[Any, ...] = ()) -> Told:
        cursor = self.real.execute(sql, parameters)
        told = Told(cursor, 0)
        told.rowcount = self.real.changes()
        return told


def recorded(folder: Path, synchronous: str, entries: int) -> Tape:
    """A table played with the store's own statements and settings, but for `synchronous`; closed once and reopened."""
    tape = Tape()
    vfs = Recorder(f"recorder-{synchronous}-{folder.name}", tape)
    path = str(folder / "t.db")
    play(Connection(path, vfs.name), tape, synchronous, range(entries // 2))
    play(Connection(path, vfs.name), tape, synchronous, range(entries // 2, entries))
    vfs.unregister()
    return tape


def play(connection: Any, tape: Tape, synchronous: str, seqs: range) -> None:  # noqa: ANN401 - stands for sqlite3's
    for setting in statements.SETTINGS:
        connection.execute(setting)
    connection.execute(f"pragma synchronous = {synchronous}")
    connection.execute("pragma wal_autocheckpoint = 30")
    statements.migrate(connection)
    for seq in seqs:
        connection.execute("begin")
        if seq == 0:
            assert statements.create(connection, "gargon", entry("a", 0))
        else:
            assert statements.append(connection, entry("a", seq)) == Appended()
        connection.execute("commit")
        tape.acks.append(len(tape.ops))
    connection.real.close()


def image(tape: Tape, cut: int, rng: random.Random) -> dict[str, bytearray]:
    """The files as they may be when the power fails after so many operations."""
    folder: dict[str, bytearray] = {}  # what is in it after the cut
    open_files: dict[str, bytearray] = {}  # what was in it before
    done = tape.ops[:cut]
    synced = {op.file if op.kind == "sync" else "the folder": i for i, op in enumerate(done) if is_sync(op)}
    keep = rng.choice([0.0, 0.5, 0.9, 1.0])
    for i, op in enumerate(done):
        is_entry = op.kind in ("make", "delete")
        survives = i < synced.get("the folder" if is_entry else op.file, -1) or rng.random() < keep
        if is_entry:
            enter(folder, open_files, op, survives)
        elif survives:
            happen(open_files[op.file], op)
        elif op.kind == "write" and rng.random() < keep:
            happen(open_files[op.file], torn(op, rng))
    return folder


def is_sync(op: Op) -> bool:
    return op.kind in ("sync", "folder")


def enter(folder: dict[str, bytearray], open_files: dict[str, bytearray], op: Op, survives: bool) -> None:
    """A file made anew is another one than that which had its name before."""
    if op.kind == "make":
        open_files[op.file] = bytearray()
        if survives:
            folder[op.file] = open_files[op.file]
    elif survives:
        folder.pop(op.file, None)


def torn(op: Op, rng: random.Random) -> Op:
    """Some sectors from the beginning."""
    return Op("write", op.file, op.at, op.data[: SECTOR * rng.randrange(1 + len(op.data) // SECTOR)])


def happen(content: bytearray, op: Op) -> None:
    if op.kind == "write":
        content.extend(bytes(max(0, op.at - len(content))))
        content[op.at : op.at + len(op.data)] = op.data
    elif op.kind == "truncate":
        del content[op.at :]
