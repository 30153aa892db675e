"""A record as a server gives it: with the proof of its shuffle."""

from __future__ import annotations

from pathlib import Path

import msgspec

from amulette.cli.shared import load
from amulette.files.records import LARGEST_FILE, from_dict
from amulette.kernel.record import Record, RecordError
from amulette.table.shuffle import Proof, flaw


class Proved(msgspec.Struct, frozen=True):
    record: dict[str, object]
    shuffle: Proof


def loaded(file: Path) -> tuple[Record, Proof | None]:
    """A record with its proof, or one without.  Raises RecordError."""
    proved = read(file)
    if proved is None:
        return load(file), None
    try:
        return from_dict(proved.record), proved.shuffle
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from error


def read(file: Path) -> Proved | None:
    try:
        with file.open("rb") as content:
            return msgspec.json.decode(content.read(LARGEST_FILE), type=Proved)
    except (OSError, msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return None  # `load` says what is wrong with it


def check_shuffle(record: Record, proof: Proof | None) -> None:
    """Raises RecordError."""
    if proof is None:
        return
    try:
        found = flaw(proof, record.seed)
    except ValueError as error:
        raise RecordError(f"shuffle: {error}") from error
    if found is not None:
        raise RecordError(f"shuffle: the {found} is not what the proof says")
