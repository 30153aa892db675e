"""R3: what was acknowledged survives a power cut at any instant; and this test would notice if it did not."""

from __future__ import annotations

import random
import sqlite3
from bisect import bisect_right
from typing import TYPE_CHECKING

from amulette.store import statements
from tests.sizes import sizes
from tests.store.power import Tape, image, recorded

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


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
