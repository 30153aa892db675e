"""What a client may send.  Most of it is a table's requests, word for word."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from amulette.table.requests import Asked, Entropy, Request
from amulette.table.settings import MOST_SEATS, Name, Notation, Options, Place, Settings, Word
from amulette.wire.heartbeat import Ping, Pong

VERSION = 2
WITHOUT_HEARTBEAT = 1  # the version before; its clients know neither `ping` nor `pong`
MOST_RETOLD = 4000  # moves of a record
Secret = Annotated[str, Meta(min_length=20, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message on a socket: which protocol, and the last number of the log that the client knows."""

    version: int
    since: Annotated[int, Meta(ge=-1)] = -1


class Why(Request, frozen=True):
    """Why may this seat not do this?  Answered at once; nothing is done."""

    seat: Place
    text: Notation


Sent = Hello | Ping | Pong | Why | Asked


# -- bodies of HTTP requests --------------------------------------------------


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open: by seat the level of a bot, or null for a free seat."""

    game: Word
    name: Name
    seats: Annotated[list[Word | None], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Options = {}
    settings: Settings | None = None


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Come to a table under a name, and take a seat if one is named."""

    name: Name
    seat: Place | None = None
    entropy: Entropy = ""


class Retelling(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to tell again: `all`-seeing, from a seat, or as a spectator saw it."""

    record: dict[str, Any]
    seat: Place | None = None
    all: bool = False


class Onward(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on after the first moves of a record: on this seat, against bots of this level."""

    record: dict[str, Any]
    moves: Annotated[int, Meta(ge=0, le=MOST_RETOLD)]
    seat: Place
    name: Name
    level: Word


class Transfer(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on with another device: the secret of a one-time link."""

    link: Secret
