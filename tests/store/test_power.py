"""R3: what was acknowledged survives a power cut at any instant; and this test would notice if it did not."""

from __future__ import annotations

import os
import random
import sqlite3
from bisect import bisect_right
from typing import TYPE_CHECKING

from tests.store.power import Tape, image, recorded

if TYPE_CHECKING:
    from pathlib import Path

IMAGES = 10_000 if os.environ.get("HYPOTHESIS_PROFILE") == "all" else 300


def losses(tape: Tape, folder: Path, images: int, seed: int) -> list[str]:
    """What went wrong, image by image."""
    rng, found = random.Random(seed), []
    for number in range(images):
        cut = rng.randrange(tape.acks[0], len(tape.ops) + 1)
        trouble = examined(image(tape, cut, rng), folder / f"{number}.db", bisect_right(tape.acks, cut))
        if trouble:
            found.append(f"cut after {cut}: {trouble}")
    return found


def examined(files: dict[str, bytearray], path: Path, acknowledged: int) -> str:
    for suffix, content in files.items():
        path.with_name(path.name + suffix).write_bytes(content)
    connection = sqlite3.connect(path)
    try:
        if connection.execute("pragma integrity_check").fetchone() != ("ok",):
            return "damaged"
        seqs = [seq for (seq,) in connection.execute("select seq from action order by seq")]
    except sqlite3.Error as error:
        return str(error)
    finally:
        connection.close()
        for suffix in ("", "-wal", "-shm"):
            path.with_name(path.name + suffix).unlink(missing_ok=True)
    if seqs != list(range(len(seqs))):
        return f"gaps: {seqs}"
    return "" if len(seqs) >= acknowledged else f"{acknowledged} acknowledged, {len(seqs)} there"


def test_no_power_cut_loses_what_was_acknowledged(tmp_path: Path) -> None:
    tape = recorded(tmp_path, "full", 120)

    assert len(tape.ops) > 300
    assert losses(tape, tmp_path, IMAGES, 1) == []


def test_the_test_notices_a_store_that_does_not_wait_for_the_disk(tmp_path: Path) -> None:
    tape = recorded(tmp_path, "normal", 120)

    assert losses(tape, tmp_path, 300, 1) != []
