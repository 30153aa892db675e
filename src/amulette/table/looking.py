"""What one viewer gets: a view, filtered events, and what is public of the table.  The one way out of a table."""

from __future__ import annotations

from dataclasses import dataclass, field

from amulette.kernel.contract import Event, Refusal, View
from amulette.kernel.options import Value
from amulette.kernel.record import Result
from amulette.table import entries as e
from amulette.table.agreements import voters
from amulette.table.entries import Entry
from amulette.table.settings import Settings
from amulette.table.shuffle import Proof
from amulette.table.table import Phase, Table

SECRET = (
    "seed",
    "salt",
    "token",
    "link",
    "entropy",
    "guests",
    "origin",
    "chairs",
    "dealt",
)  # of entries; a move's text is its mover's
MOST_NEWS = 200
Fact = str | int | bool | None


@dataclass(frozen=True)
class Heard:
    """An event as one viewer may know it."""

    event: Event


@dataclass(frozen=True)
class News:
    """One entry of the log as one viewer may know it."""

    seq: int
    at: int
    kind: str
    by: str | None
    facts: dict[str, Fact] = field(default_factory=dict)
    events: list[Heard] = field(default_factory=list)


@dataclass(frozen=True)
class ShownSeat:
    owner: str | None
    level: str | None
    is_free: bool


@dataclass(frozen=True)
class ShownPerson:
    person: str
    name: str
    muted: bool
    away: bool


@dataclass(frozen=True)
class ShownProposal:
    what: str
    by: str | None
    seat: int | None
    agreed: list[str]
    asked: list[str]  # whose answer is still missing


@dataclass(frozen=True)
class Look:
    """The table as it is now for one viewer."""

    phase: Phase
    game: str
    options: dict[str, Value]
    settings: Settings
    host: str
    people: list[ShownPerson]
    seats: list[ShownSeat]
    commitment: str
    paused: bool
    proposal: ShownProposal | None
    view: View | None
    remembers: bool  # the view's memory part is for this viewer too
    waiting: list[int]
    actions: list[str]
    clocks: list[int]
    moves: int
    result: Result | None
    proof: Proof | None
    next: str | None
    nudged: dict[str, int] = field(default_factory=dict)


def look(table: Table, viewer: int | None, now: int) -> Look:
    """What `viewer` (None: a spectator) may know now."""
    play = table.play
    proposal = table.proposal
    return Look(
        phase=table.phase,
        game=table.game.key,
        options=dict(table.game.options),
        settings=table.settings,
        host=table.host,
        people=[ShownPerson(key, person.name, person.muted, person.away) for key, person in table.people.items()],
        seats=[ShownSeat(seat.owner, seat.level, seat.is_free) for seat in table.seats],
        commitment=table.commitment,
        paused=table.paused,
        proposal=None
        if proposal is None
        else ShownProposal(
            proposal.what,
            proposal.by,
            proposal.seat,
            sorted(table.agreed),
            sorted(voters(table, proposal) - table.agreed),
        ),
        view=None if play is None else play.view(viewer),
        remembers=table.settings.aids and viewer is not None,
        waiting=list(table.waiting()),
        actions=[] if play is None or viewer is None else play.options(viewer),
        clocks=table.clocks.shown(now) if table.clocks.is_on else [],
        moves=0 if play is None else play.moves,
        result=None if play is None or play.waiting() else Result(play.state.places(), play.state.scores()),
        proof=table.proof(),
        next=table.next,
        nudged=dict(table.nudged),
    )


def news(table: Table, viewer: int | None, since: int) -> list[News]:
    """What the viewer has missed after number `since`."""
    return [heard(table, seq, viewer) for seq in range(max(since, -1) + 1, table.seq + 1)]


def missed(table: Table, viewer: int | None, since: int) -> list[News] | None:
    """The news after number `since`; None when they are so many that a fresh view is quicker."""
    return None if table.seq - since > MOST_NEWS else news(table, viewer, since)


def heard(table: Table, seq: int, viewer: int | None) -> News:
    entry, told = table.log[seq]
    kind = type(entry).__name__.lower()
    events = [Heard(event.seen_by(viewer)) for event in told]
    return News(seq, entry.at, kind, entry.by, facts(entry, viewer), events)


def facts(entry: Entry, viewer: int | None) -> dict[str, Fact]:
    """The plain fields of an entry that this viewer may know."""
    found = {key: getattr(entry, key) for key in entry.__struct_fields__ if key not in ("at", "by", *SECRET)}
    if isinstance(entry, e.Moved) and entry.seat != viewer:
        del found["text"]
    return {key: value for key, value in found.items() if isinstance(value, str | int | bool) or value is None}


def why_not(table: Table, seat: int, text: str) -> Refusal | None:
    """Why the rules forbid the seat this action; None when they allow it.  Raises ValueError for what is none."""
    return None if table.play is None else table.play.why_not(seat, text)
