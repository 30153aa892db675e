"""Power loss: every write and sync of SQLite is recorded, and the files rebuilt as they may be after a cut.

What was written before a file's last sync is there; of what was written after it, any part may be.
A file that was deleted stays so from the next sync of any file on: that much every journalling file system gives.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import apsw

from amulette.store import statements
from amulette.store.contract import Appended
from tests.store.test_contract import entry

if TYPE_CHECKING:
    import random
    from pathlib import Path


@dataclass
class Op:
    kind: str  # write, truncate, sync or delete
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


class RecordedFile(apsw.VFSFile):
    def __init__(self, name: Any, flags: list[int], tape: Tape) -> None:  # noqa: ANN401 - apsw's own type
        self.tape = tape
        path = name.filename() if isinstance(name, apsw.URIFilename) else name
        self.file = suffix(path or "")
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802 - apsw's name
        super().xWrite(data, offset)
        self.tape.ops.append(Op("write", self.file, offset, bytes(data)))

    def xTruncate(self, newsize: int) -> None:  # noqa: N802 - apsw's name
        super().xTruncate(newsize)
        self.tape.ops.append(Op("truncate", self.file, newsize))

    def xSync(self, flags: int) -> None:  # noqa: N802 - apsw's name
        super().xSync(flags)
        self.tape.ops.append(Op("sync", self.file))


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
    """A table played with the store's own statements and settings, but for `synchronous`."""
    tape = Tape()
    vfs = Recorder(f"recorder-{synchronous}-{folder.name}", tape)
    connection: Any = Connection(str(folder / "t.db"), vfs.name)
    connection.execute("pragma locking_mode = exclusive")  # no shared memory, which cannot be recorded
    for setting in statements.SETTINGS:
        connection.execute(setting)
    connection.execute(f"pragma synchronous = {synchronous}")
    connection.execute("pragma wal_autocheckpoint = 30")
    statements.migrate(connection)
    assert statements.create(connection, "gargon", entry("a", 0))
    tape.acks.append(len(tape.ops))
    for seq in range(1, entries):
        connection.execute("begin")
        assert statements.append(connection, entry("a", seq)) == Appended()
        connection.execute("commit")
        tape.acks.append(len(tape.ops))
    connection.real.close()
    vfs.unregister()
    return tape


def image(tape: Tape, cut: int, rng: random.Random) -> dict[str, bytearray]:
    """The files as they may be when the power fails after so many operations."""
    files: dict[str, bytearray] = {}
    last = {op.file: i for i, op in enumerate(tape.ops[:cut]) if op.kind == "sync"}
    newest = max(last.values(), default=-1)
    keep = rng.choice([0.0, 0.5, 0.9, 1.0])
    for i, op in enumerate(tape.ops[:cut]):
        safe = newest if op.kind == "delete" else last.get(op.file, -1)
        if i < safe or rng.random() < keep:
            happen(files, op)
    return files


def happen(files: dict[str, bytearray], op: Op) -> None:
    content = files.setdefault(op.file, bytearray())
    if op.kind == "write":
        content.extend(bytes(max(0, op.at - len(content))))
        content[op.at : op.at + len(op.data)] = op.data
    elif op.kind == "truncate":
        del content[op.at :]
    elif op.kind == "delete":
        files.pop(op.file, None)
