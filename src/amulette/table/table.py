"""A table: folded from its log.  `handle` says what a request leads to; `absorb` is the only thing that changes it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import singledispatch
from types import MappingProxyType
from typing import Final, Literal

from amulette.kernel.contract import Event, Game
from amulette.kernel.contract import Seat as Number
from amulette.table.clocks import Clocks
from amulette.table.effects import Acknowledge, Append, Code, Effect, Refuse, RefusedError
from amulette.table.entries import Logged, Opened, Proposed
from amulette.table.people import Person, Seat
from amulette.table.play import Play
from amulette.table.requests import Request
from amulette.table.shuffle import Proof, commitment

Phase = Literal["open", "playing", "finished"]
NOBODY: Final[Mapping[str, int]] = MappingProxyType({})


class Table:
    """One game from its opening to its end, and the people around it."""

    def __init__(self, name: str, game: Game, opened: Opened) -> None:
        self.name = name
        self.game = game
        self.opened = opened
        self.settings = opened.settings
        self.people = {
            guest.person: Person(guest.name, guest.token, at=opened.at, origin=guest.origin) for guest in opened.guests
        }
        self.arrivals = 1 + max([int(guest.person[1:]) for guest in opened.guests], default=-1)  # of people, ever
        self.seats = [Seat(chair.person, chair.level, chair.entropy) for chair in opened.chairs]
        self.host = opened.host
        self.play: Play | None = None
        self.prepared: Play | None = None  # where the table plays on from a record: the game up to there
        self.clocks = Clocks(self.settings.clock, len(self.seats))
        self.paused = False
        self.proposal: Proposed | None = None
        self.agreed: set[str] = set()
        self.excused: set[str] = set()  # people with seats who were away when it was last looked: they have no say
        self.nudged: dict[str, int] = {}  # who was asked whether they are still there, and when
        self.silent: Mapping[str, int] = {}  # who is away since when; an input of `decide`, and no part of the table
        self.is_live = True  # not while its log is read again
        self.again = False  # everybody wants a rematch
        self.next: str | None = None  # the table of the rematch
        self.forgetful: int | None = None  # B-13.5: a seat whose clock ran out in this turn
        self.asked = [0] * len(self.seats)  # since which number each seat has had its present question
        self.waited = [opened.at] * len(self.seats)  # since when each seat has been waited for, in milliseconds
        self.bots_wait = 0  # until when bots let a person think again, if the last move can be taken back
        self.log: list[tuple[Logged, list[Event]]] = [(opened, [])]
        self.answers: dict[str, int] = {}  # the numbers under which requests stand in the log

    # -- questions ----------------------------------------------------------

    @property
    def seq(self) -> int:
        return len(self.log) - 1

    @property
    def phase(self) -> Phase:
        if self.play is None:
            return "open"
        return "playing" if self.play.waiting() else "finished"

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.opened.seed), bytes.fromhex(self.opened.salt))

    def proof(self) -> Proof | None:
        """How the shuffle came about; nobody gets it before the end."""
        return self.evidence() if self.phase == "finished" else None

    def evidence(self) -> Proof | None:
        """How the shuffle came about, seed and all; there is none where a record was played on."""
        if self.opened.dealt:
            return None
        entropy = [seat.entropy for seat in self.seats]
        return Proof(self.commitment, self.opened.seed, self.opened.salt, entropy, self.opened.deal)

    def person(self, token: str) -> str | None:
        """Who holds the token."""
        return next((key for key, person in self.people.items() if person.token == token), None)

    def humans(self) -> set[str]:
        """The people who decide for a seat now."""
        return {seat.owner for seat in self.seats if seat.is_human and seat.owner is not None}

    def waiting(self) -> tuple[int, ...]:
        return () if self.play is None else self.play.waiting()

    # -- changes ------------------------------------------------------------

    def handle(self, request: Request, by: str | None, now: int, silent: Mapping[str, int] = NOBODY) -> Effect:
        """What the request of a person (None: of the server) leads to; nothing is changed yet.

        `silent` are the people who show no sign of life, and since when.
        """
        self.silent = silent
        move_id = f"{by or ''}.{request.id}"
        if move_id in self.answers:
            return Acknowledge(self.answers[move_id])
        try:
            entry = decide(request, self, by, now)
        except RefusedError as error:
            return Refuse(error.code, error.refusal)
        return Append(self.seq + 1, move_id, entry)

    def absorb(self, seq: int, move_id: str, entry: Logged) -> None:
        """What the log says has happened."""
        if seq != self.seq + 1:
            raise ValueError(f"table {self.name}: number {seq} cannot follow {self.seq}")
        self.answers[move_id] = seq
        told: list[Event] = []
        self.log.append((entry, told))
        person = None if entry.by is None else self.people.get(entry.by)
        if entry.by is not None and person is not None:
            person.at, person.is_silent = entry.at, False
            self.nudged.pop(entry.by, None)
        fold(entry, self, told)


@singledispatch
def decide(request: Request, table: Table, by: str | None, now: int) -> Logged:
    """The entry that a request asks for.  Raises RefusedError."""
    raise TypeError(f"no table understands {type(request).__name__}")


@singledispatch
def fold(entry: Logged, table: Table, told: list[Event]) -> None:
    """Change the table as the entry says; `told` collects what the rules tell."""
    raise TypeError(f"no table knows {type(entry).__name__}")


# -- what several requests ask first ------------------------------------------


def need(condition: bool, code: Code) -> None:
    if not condition:
        raise RefusedError(code)


def person_of(table: Table, by: str | None) -> str:
    if by is None or by not in table.people:
        raise RefusedError("no-person")
    return by


def host_of(table: Table, by: str | None) -> str:
    person = person_of(table, by)
    need(person == table.host, "not-host")
    return person


def seat_of(table: Table, number: Number) -> Seat:
    need(0 <= number < len(table.seats), "no-seat")
    return table.seats[number]


def own_seat(table: Table, by: str | None, number: Number) -> Seat:
    """The person's seat, whoever plays it now."""
    seat = seat_of(table, number)
    need(seat.owner is not None and seat.owner == by, "not-yours")
    return seat


def play_of(table: Table) -> Play:
    """The game in progress."""
    play = table.play
    if play is None:
        raise RefusedError("too-early")
    need(bool(play.waiting()), "too-late")
    return play
