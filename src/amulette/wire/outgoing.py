"""What a server may send.  Made from looks and news alone, which are one viewer's by construction."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from amulette.kernel.options import Value
from amulette.table.effects import Code
from amulette.table.looking import Fact
from amulette.table.settings import Settings
from amulette.table.shuffle import Proof
from amulette.table.table import Phase
from amulette.wire.heartbeat import Ping, Pong

Plain = None | bool | int | str | list["Plain"] | dict[str, "Plain"]


class Sending(Struct, frozen=True, tag_field="type", tag=lambda name: name.lower(), kw_only=True):
    pass


class Told(Struct, frozen=True):
    """An event of the rules as this viewer may know it: its fields, and the arguments of its sentence."""

    name: str
    fields: dict[str, Any]  # Plain: the schema of a message cannot name a type that holds itself
    arguments: dict[str, Any]


class Item(Struct, frozen=True, omit_defaults=True):
    """One entry of the table's log as this viewer may know it."""

    seq: int
    at: int
    kind: str
    by: str | None = None
    facts: dict[str, Fact] = {}
    events: list[Told] = []


class Question(Struct, frozen=True):
    """What the viewer's seat is asked: the name of a text, and the arguments of its sentence."""

    id: str
    arguments: dict[str, Any]


class SeatState(Struct, frozen=True):
    owner: str | None
    level: str | None
    free: bool


class PersonState(Struct, frozen=True):
    """`away`: has left the table and said so; who is silent is in the update's `away`."""

    person: str
    name: str
    muted: bool
    away: bool


class ProposalState(Struct, frozen=True):
    """`asked`: the people whose answer is still missing."""

    what: str
    by: str | None
    seat: int | None
    agreed: list[str]
    asked: list[str] = []


class ResultState(Struct, frozen=True):
    places: list[int]
    scores: list[int]


class State(Struct, frozen=True):
    """The table as it is now.  `view` is the table part of the viewer's view, in the game's notation.

    `memory` is its memory part: for a seat, and only where the table has agreed on memory aids.
    `nudged` has the people who were asked whether they are still there and have not answered, and when they were asked.
    """

    phase: Phase
    game: str
    options: dict[str, Value]
    settings: Settings
    host: str
    people: list[PersonState]
    seats: list[SeatState]
    commitment: str
    paused: bool
    proposal: ProposalState | None
    view: str | None
    waiting: list[int]
    question: Question | None
    actions: list[str]
    clocks: list[int]
    moves: int
    result: ResultState | None
    proof: Proof | None
    next: str | None
    memory: str | UnsetType = UNSET
    nudged: dict[str, int] = {}


class Update(Sending, frozen=True):
    """All that is new since the last one, and the table as it is now; `fresh`: too much was new, news were left out.

    `away` has the people who are away now, and since when; everybody else at the table is here.
    """

    table: str
    seq: int
    seat: int | None
    you: str | None
    news: list[Item]
    state: State
    fresh: bool = False
    away: dict[str, int] = {}


class Presence(Sending, frozen=True):
    """Who is away now, and since when; sent when that has changed and nothing else has."""

    away: dict[str, int]


class Frame(Struct, frozen=True, omit_defaults=True):
    """A move of a recorded game, what it told, and the table after it; the first is the deal."""

    view: str
    waiting: list[int]
    seat: int | None = None
    text: str | None = None  # to the mover, and to who sees all
    events: list[Told] = []


class Replay(Struct, frozen=True):
    """A recorded game from one point of view, or `all`-seeing."""

    game: str
    options: dict[str, Value]
    seats: list[str]
    seat: int | None
    all: bool
    frames: list[Frame]
    result: ResultState | None


class Ack(Sending, frozen=True):
    """The request stands in the log under this number, on disk."""

    id: str
    seq: int


class Refused(Sending, frozen=True):
    """Nothing was done.  `clause` and its facts where the rules say why, and what would be legal when that is short."""

    id: str | None
    code: Code | Literal["bad-message", "bad-record", "set-aside", "too-much", "trouble", "no-table"]
    clause: str | UnsetType = UNSET
    facts: dict[str, str | int] | UnsetType = UNSET
    legal: list[str] | UnsetType = UNSET


class Allowed(Sending, frozen=True):
    """The answer to `why`: the rules do not forbid it."""

    id: str


class Bye(Sending, frozen=True):
    """The server ends the connection, and says why."""

    why: Literal["replaced", "slow", "flood", "version", "restart", "no-seat", "no-hello", "silent"]


Sendable = Update | Presence | Ack | Refused | Allowed | Ping | Pong | Bye
