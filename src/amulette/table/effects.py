"""What a table wants done: it does nothing itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from amulette.kernel.contract import Refusal
from amulette.table.entries import Logged

Code = Literal[
    "no-seat",
    "no-person",
    "no-level",
    "no-change",
    "no-undo",
    "no-hints",
    "no-proposal",
    "no-link",
    "bad-options",
    "bad-name",
    "bad-text",
    "seat-taken",
    "seats-free",
    "table-full",
    "too-many-tables",
    "too-early",
    "too-late",
    "not-yours",
    "not-host",
    "not-asked",
    "not-away",
    "clock-decides",
    "muted",
    "paused",
    "busy",
    "stale",
    "illegal",
    "unreadable",
]


class RefusedError(Exception):
    """The table says no: a code, and a clause where the rules say it."""

    def __init__(self, code: Code, refusal: Refusal | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.refusal = refusal


@dataclass(frozen=True)
class Append:
    """Write this to the log; when it is there, and not before, absorb it and acknowledge."""

    seq: int
    move_id: str
    entry: Logged


@dataclass(frozen=True)
class Acknowledge:
    """It was in the log already."""

    seq: int


@dataclass(frozen=True)
class Refuse:
    code: Code
    refusal: Refusal | None = None


Effect = Append | Acknowledge | Refuse


@dataclass(frozen=True)
class Think:
    """Have a bot decide for the seat, from `at` on."""

    at: int
    seat: int
    level: str
    why: Literal["bot", "clock"]
    seen: int


@dataclass(frozen=True)
class Again:
    """Open the rematch."""

    at: int


Job = Think | Again
