"""What a store promises: what it says is written is on disk, in order, once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Final, Protocol

LISTED_EACH: Final = 10  # tables of one network that the lobby shows
LISTED_OLDEST: Final = 5_000  # of so many listed tables, the newest, some are shown


class StoreError(Exception):
    """The store cannot do it now; nothing may be acknowledged.  The sentence says what is wrong."""


class NotThereError(StoreError):
    """Nothing answers where the store should be; it may still be starting."""


@dataclass(frozen=True)
class Facts:
    """What a table is found by: a cache, never the truth."""

    phase: str
    listed: bool
    due: int | None  # when it needs something done by itself, in milliseconds
    seated: bool | None = None  # whether somebody sits there; None: not known


@dataclass(frozen=True)
class Row:
    """One entry of a log."""

    seq: int
    move_id: str
    body: bytes


@dataclass(frozen=True)
class Entry:
    """One entry to be written."""

    game: str
    seq: int
    move_id: str
    body: bytes
    facts: Facts
    at: int


@dataclass(frozen=True)
class Listing:
    """One table in the lobby."""

    game: str
    kind: str
    phase: str
    changed: int


@dataclass(frozen=True)
class Appended:
    """It is on disk."""


@dataclass(frozen=True)
class Stale:
    """Somebody else has written this number: read on, and decide again."""


@dataclass(frozen=True)
class Repeat:
    """The very same request was written before, under this number."""

    seq: int


Due = tuple[int, str]  # when a table needs something, and its name
FIRST: Final[Due] = (-1, "")
FUTURE: Final = 2_000  # milliseconds from now on
LONGEST_LEASE: Final = 180_000  # milliseconds; one that ends later is from before the clock was put back
SHORTEST_PAUSE: Final = 60_000  # milliseconds until a table that cannot go on is looked at again; it doubles each time
LONGEST_PAUSE: Final = 86_400_000
Noted = tuple[int, Facts]  # facts, and the time of the entry after which they were found
Outcome = Appended | Stale | Repeat
Rung = dict[str, int]  # tables that may have moved, and how far


class Store(Protocol):
    """Every method may raise StoreError."""

    shared: bool  # whether several processes may use it at once

    async def open(self) -> None: ...
    async def close(self) -> None: ...

    def hold(self) -> None:
        """Keep other servers out until it is closed, where there can be only one."""
        ...

    async def create(self, kind: str, entry: Entry, origin: str = "") -> bool:
        """A new table with its first entry; False when the name is taken.  `origin`: from which network it comes."""
        ...

    async def append(self, entry: Entry) -> Outcome:
        """Write the next entry; the answer comes when it is on disk."""
        ...

    async def note(self, facts: dict[str, Noted]) -> None:
        """What these tables are found by from now on; what has become old meanwhile is left out."""
        ...

    async def since(self, game: str, seq: int) -> list[Row]:
        """The entries after this number; none for a table that is not there."""
        ...

    async def origin(self, game: str) -> str:
        """Return from which network the table was opened; nothing where that is not known."""
        ...

    async def listed(self, limit: int, each: int = LISTED_EACH) -> list[Listing]:
        """The tables in the lobby, the newest first; so many of each network, unless it is not known."""
        ...

    async def unfinished(self, origin: str) -> tuple[int, int]:
        """Return how many tables of a network are not finished, and how many of them are listed and not begun."""
        ...

    async def stale(self, phase: str, before: int, limit: int) -> list[Listing]:
        """Tables of a phase that have not changed since then, the oldest first; none where somebody sits and waits."""
        ...

    async def forget(self, game: str, changed: int) -> bool:
        """Delete a table, if it has not changed since then."""
        ...

    async def due(self, now: int, limit: int, after: Due = FIRST) -> list[Due]:
        """Tables that need something done by now, the longest overdue first, from behind this one on."""
        ...

    async def set_aside(self, game: str, why: str, now: int) -> None:
        """Note that an unfinished table cannot go on; it is due again after a pause as long as this has lasted."""
        ...

    async def put_back(self, game: str) -> None:
        """Note that a table can go on."""
        ...

    async def aside(self) -> dict[str, int]:
        """Return how many tables cannot go on, by reason."""
        ...

    async def look_again(self, now: int) -> None:
        """Have those tables looked at now that cannot go on, or whose last entry is from the future.

        Another program may know how, and the clock may have been put back.
        """
        ...

    async def lease(self, game: str, owner: str, now: int, until: int) -> bool:
        """Whether this process is the one that looks after the table's bots and clocks; wrong leases cost work only."""
        ...

    async def post(self, owner: str, body: bytes, now: int, until: int) -> None:
        """Tell the other processes this, in place of what the owner told before; drop notices that are over."""
        ...

    async def posted(self, but: str, now: int) -> list[bytes]:
        """Return what all owners but this one tell now."""
        ...

    async def ban(self, key: str, until: int, why: str) -> None:
        """Keep somebody out until then, in place of an earlier ban; a time that is past ends it."""
        ...

    async def banned(self, now: int) -> dict[str, int]:
        """Return who is kept out now, and until when."""
        ...

    async def names(self, after: str, limit: int) -> list[Listing]:
        """All tables, by name, after this one."""
        ...

    async def delete(self, game: str) -> bool: ...

    async def health(self) -> None:
        """Write something and take it away again, to see whether that goes through now."""
        ...

    def bell(self) -> AsyncIterator[Rung]:
        """Rings when tables have moved.  A bell may be lost: whoever listens also looks from time to time."""
        ...
