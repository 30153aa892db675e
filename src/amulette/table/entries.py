"""The log of a table: everything that ever changed it, in order.  Tables are folded from it, never stored."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from amulette.kernel.options import Value
from amulette.table.settings import Settings


class Entry(Struct, frozen=True, tag_field="kind", tag=lambda name: name.lower(), kw_only=True, omit_defaults=True):
    """One change; `at` is in milliseconds, `by` the person who wanted it."""

    at: int
    by: str | None = None


class Guest(Struct, frozen=True):
    """A person who comes over from the table before."""

    person: str
    name: str
    token: str
    origin: str = ""


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat as it is when the table opens: free, a bot's, or a person's."""

    level: str | None = None
    person: str | None = None
    entropy: str = ""


class Opened(Entry, frozen=True):
    """Holds the secrets of the shuffle: SHA-256 of seed and salt was shown before anybody sat down."""

    game: str
    version: int
    edition: str
    edition_hash: str
    options: dict[str, Value]
    settings: Settings
    chairs: list[Chair]
    guests: list[Guest]
    host: str
    seed: str
    salt: str
    deal: int = 1
    before: str | None = None
    dealt: str = ""  # the seed of a recorded deal, where a table plays on from it
    moves: list[tuple[int, str]] = []  # those of the record that stand from the beginning


class Joined(Entry, frozen=True):
    person: str
    name: str
    token: str
    origin: str = ""  # the network they come from
    instead: str | None = None  # who has to go, so that there is room


class Sat(Entry, frozen=True):
    seat: int
    entropy: str


class Stood(Entry, frozen=True):
    seat: int


class Arranged(Entry, frozen=True):
    seat: int
    level: str | None


class Resized(Entry, frozen=True):
    seats: int


class Configured(Entry, frozen=True):
    settings: Settings
    options: dict[str, Value]


class Started(Entry, frozen=True):
    pass


class Moved(Entry, frozen=True):
    seat: int
    text: str
    why: Literal["person", "bot", "clock"] = "person"


class Undone(Entry, frozen=True):
    seat: int
    moves: int  # that still stand


class Left(Entry, frozen=True):
    level: str
    absent: list[str] | None = None


class Reclaimed(Entry, frozen=True):
    seat: int


class Hosted(Entry, frozen=True):
    person: str


class Said(Entry, frozen=True):
    text: str


class Muted(Entry, frozen=True):
    person: str
    on: bool


class Proposed(Entry, frozen=True):
    """`absent`: the people with seats who were away then, so that they have no say; None in older logs."""

    what: Literal["undo", "pause", "replace", "rematch"]
    seat: int | None = None
    moves: int | None = None  # that would still stand
    absent: list[str] | None = None
    consent: list[str] = []  # people whose answer is needed though a bot plays for them


class Answered(Entry, frozen=True):
    yes: bool
    absent: list[str] | None = None


class Settled(Entry, frozen=True):
    """The server has looked who is away: a proposal is carried out without them, or falls because one is back."""

    absent: list[str]
    back: bool = False


class Nudged(Entry, frozen=True):
    """Somebody was asked whether they are still there."""

    seat: int
    person: str


class Confirmed(Entry, frozen=True):
    """And has answered."""


class Resumed(Entry, frozen=True):
    pass


class Invited(Entry, frozen=True):
    link: str


class Switched(Entry, frozen=True):
    link: str
    token: str


class Succeeded(Entry, frozen=True):
    table: str


class Stepped(Entry, frozen=True):
    """The time of day has jumped: `at` is in the new one, all before in the old."""

    shift: int


class Closed(Entry, frozen=True):
    """The record of a table that could not go on was given away, its seed with it: nothing may follow."""


Logged = (
    Opened
    | Joined
    | Sat
    | Stood
    | Arranged
    | Resized
    | Configured
    | Started
    | Moved
    | Undone
    | Left
    | Reclaimed
    | Hosted
    | Said
    | Muted
    | Proposed
    | Answered
    | Resumed
    | Invited
    | Switched
    | Succeeded
    | Stepped
    | Closed
    | Settled
    | Nudged
    | Confirmed
)
