"""The one place where bytes from outside become messages: size and depth first, then types."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec

from amulette.wire.incoming import Sent

LARGEST: Final = 16_384  # bytes
LARGEST_RECORD: Final = 262_144  # of a body that holds one
DEEPEST: Final = 8
OPENING: Final = frozenset(b"[{")
CLOSING: Final = frozenset(b"]}")
T = TypeVar("T")
SENT: Final[msgspec.json.Decoder[Sent]] = msgspec.json.Decoder(Sent)


class BadMessageError(ValueError):
    """What came is no message; the sentence names the first thing that is wrong."""


def decode(raw: bytes) -> Sent:
    """A client's message.  Raises BadMessageError and nothing else."""
    return guarded(raw, SENT)


def decode_as(raw: bytes, kind: type[T], largest: int = LARGEST) -> T:
    """The body of a request.  Raises BadMessageError and nothing else."""
    return guarded(raw, msgspec.json.Decoder(kind), largest)


def guarded(raw: bytes, decoder: msgspec.json.Decoder[T], largest: int = LARGEST) -> T:
    if len(raw) > largest:
        raise BadMessageError(f"longer than {largest} bytes")
    if depth(raw) > DEEPEST:
        raise BadMessageError(f"deeper than {DEEPEST} levels")
    try:
        return decoder.decode(raw)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise BadMessageError(str(error)) from error


def depth(raw: bytes) -> int:
    """How deep brackets are nested, those inside texts apart."""
    if raw.count(b"[") + raw.count(b"{") <= DEEPEST:
        return 0
    now = most = 0
    quoted = escaped = False
    for sign in raw:
        if quoted:
            quoted, escaped = escaped or sign != 34, not escaped and sign == 92
        elif sign == 34:
            quoted = True
        elif sign in OPENING:
            now += 1
            most = max(most, now)
        elif sign in CLOSING:
            now -= 1
    return most
