"""R3: what was acknowledged survives a power cut at any instant; and this test would notice if it did not."""

from __future__ import annotations

import random
import re
import shutil
import sqlite3
import subprocess
import sys
from bisect import bisect_right
from typing import TYPE_CHECKING

import pytest

from amulette.store import statements
from tests.sizes import sizes
from tests.store.power import Tape, image, recorded

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FIRST_ENTRY = """
import sys
from amulette.store import statements
from amulette.store.contract import Entry, Facts
connection = statements.connect(sys.argv[1])
statements.migrate(connection)
connection.execute("begin")
assert statements.create(connection, "gargon", Entry("a", 0, "m", b"x", Facts("open", False, None), 1))
connection.execute("commit")
"""


def losses(tape: Tape, folder: Path, images: int, seed: int) -> Iterator[str]:
    """What went wrong, image by image."""
    rng = random.Random(seed)
    for number in range(images):
        cut = rng.randrange(len(tape.ops) + 1)
        trouble = examined(image(tape, cut, rng), folder / f"{number}.db", bisect_right(tape.acks, cut))
        if trouble:
            yield f"cut after {cut}: {trouble}"


def examined(files: dict[str, bytearray], path: Path, acknowledged: int) -> str:
    """What the store finds when it is opened again; a file that was not yet made, it makes."""
    for suffix, content in files.items():
        path.with_name(path.name + suffix).write_bytes(content)
    connection = statements.connect(str(path))
    try:
        statements.migrate(connection)
        if connection.execute("pragma integrity_check").fetchone() != ("ok",):
            return "damaged"
        seqs = [seq for (seq,) in connection.execute("select seq from action order by seq")]
    except sqlite3.Error as error:
        return str(error)
    finally:
        connection.close()
        for suffix in ("", "-wal", "-shm", "-journal"):
            path.with_name(path.name + suffix).unlink(missing_ok=True)
    if seqs != list(range(len(seqs))):
        return f"gaps: {seqs}"
    return "" if len(seqs) >= acknowledged else f"{acknowledged} acknowledged, {len(seqs)} there"


@sizes("images", 300, 10_000)
def test_no_power_cut_loses_what_was_acknowledged(tmp_path: Path, images: int) -> None:
    tape = recorded(tmp_path, "full", 120)

    assert len(tape.ops) > 300
    assert list(losses(tape, tmp_path, images, 1)) == []


def test_the_test_notices_a_store_that_does_not_wait_for_the_disk(tmp_path: Path) -> None:
    tape = recorded(tmp_path, "normal", 120)

    assert any(losses(tape, tmp_path, 300, 1))


def test_the_test_notices_a_folder_that_is_not_synced(tmp_path: Path) -> None:
    """The journal of the file's first transaction may come back then, and empty it."""
    tape = recorded(tmp_path, "full", 120)
    before = [sum([op.kind == "folder" for op in tape.ops[:ack]]) for ack in tape.acks]
    unsynced = Tape(
        [op for op in tape.ops if op.kind != "folder"], [a - b for a, b in zip(tape.acks, before, strict=True)]
    )

    assert any(losses(unsynced, tmp_path, 300, 1))


@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is missing")
def test_the_folder_is_synced_when_the_model_says(tmp_path: Path) -> None:
    """The standard library's SQLite, seen from outside: between the journal's end and the first acknowledgement."""
    trace = tmp_path / "trace"
    command = ["strace", "-f", "-e", "trace=openat,fsync,fdatasync,unlink", "-o", str(trace), sys.executable, "-c"]
    traced = subprocess.run([*command, FIRST_ENTRY, str(tmp_path / "t.db")], check=False, capture_output=True)
    if traced.returncode != 0 or not trace.exists():
        pytest.skip("nothing may be traced here")
    _, gone, after = trace.read_text(encoding="utf-8").partition('unlink("' + str(tmp_path / "t.db-journal"))
    before_the_end = after.partition('unlink("')[0]
    opened = re.search(rf'openat\(AT_FDCWD, "{tmp_path}", O_RDONLY\|O_CLOEXEC\) = (\d+)', before_the_end)

    assert gone
    assert opened is not None
    assert re.search(rf"f(data)?sync\({opened[1]}\)", before_the_end[opened.end() :])
