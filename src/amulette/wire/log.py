"""Entries of a table's log as bytes for the store: a byte for the format, then JSON.  Old formats are read forever."""

from __future__ import annotations

from typing import Final

import msgspec

from amulette.table.entries import Logged

FORMAT: Final = b"\x01"
ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[Logged]] = msgspec.json.Decoder(Logged)


class DamagedError(ValueError):
    """An entry that cannot be read; the log is damaged or from a newer version."""


def write(entry: Logged) -> bytes:
    return FORMAT + ENCODER.encode(entry)


def read(body: bytes) -> Logged:
    """Raises DamagedError."""
    if body[:1] != FORMAT:
        raise DamagedError(f"a log entry of format {body[:1].hex() or 'nothing'} cannot be read here")
    try:
        return DECODER.decode(body[1:])
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise DamagedError(f"a log entry cannot be read: {error}") from error


def is_a(body: bytes, kind: type[Logged]) -> bool:
    """Return whether this is an entry of that kind; one that cannot be read is not."""
    try:
        return isinstance(read(body), kind)
    except DamagedError:
        return False
