"""The one place where bytes from outside become messages: size and depth first, then types."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec

from amulette.wire.incoming import Sent

LARGEST: Final = 16_384  # bytes
LARGEST_RECORD: Final = 262_144  # of a body that holds one
DEEPEST: Final = 8
MOST_SIGNS: Final = 20_000  # brackets; the longest record that is told here has 8,000 and a few
OTHERS: Final = bytes([sign for sign in range(256) if sign not in b'[]{}"'])
SQUARE: Final = bytes.maketrans(b"{}", b"[]")
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
    if is_too_deep(raw):
        raise BadMessageError(f"deeper than {DEEPEST} levels")
    try:
        return decoder.decode(raw)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise BadMessageError(str(error)) from error


def is_too_deep(raw: bytes) -> bool:
    """Whether brackets are nested deeper than DEEPEST, those inside texts apart, or are more than any message needs.

    Costs about a millisecond for the largest body, whatever is in it: nothing here looks at one byte after another.
    """
    plain = raw.replace(rb"\\", b"").replace(rb"\"", b"")
    signs = plain.translate(SQUARE, OTHERS).replace(b'""', b"")  # texts without brackets are gone
    if len(signs) > MOST_SIGNS:
        return True
    brackets = b"".join(signs.split(b'"')[::2]) + b"]" * DEEPEST  # what is left open is closed
    for _ in range(DEEPEST):
        brackets = brackets.replace(b"[]", b"")
    return b"[" in brackets
