"""A table's log read without the rules: who sat where, and which moves stand.  For tables that cannot go on."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Self

from amulette.kernel.chance import Chance
from amulette.kernel.contract import Action, Event, Game, Refusal, Seat, State
from amulette.kernel.edition import Edition
from amulette.kernel.options import Value
from amulette.table.entries import Logged, Opened
from amulette.table.settings import MOST_SEATS
from amulette.table.table import Table, need


class Unknown(State):
    """A position of which nothing is known but that somebody may move."""

    def waiting(self) -> tuple[int, ...]:
        return (0,)

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        return None

    def apply(self, seat: Seat, action: Action) -> None:
        """Nothing is known of what an action does."""

    def clone(self) -> Self:
        return self


class Unruled(Game):
    """Takes every move as it stands in the log."""

    seats = range(1, MOST_SEATS + 1)

    def __init__(self, edition: Edition, options: Mapping[str, Value]) -> None:
        self.edition = edition
        self.options = dict(options)

    def deal(self, seats: int, chance: Chance, told: list[Event] | None = None) -> State:
        return Unknown(chance)

    def read(self, text: str) -> Action:
        return 0


@dataclass(frozen=True)
class Transcript:
    """What is left of a table: as much of its log as can be read without the rules."""

    table: Table
    is_closed: bool

    def has_seat(self, person: str) -> bool:
        return any([seat.owner == person for seat in self.table.seats])

    def check_deal(self) -> None:
        """Raises RefusedError before the deal: there is no record yet."""
        need(self.table.play is not None, "too-early")


def transcribe(name: str, log: Iterable[tuple[int, str, Logged]]) -> Table:
    """Read a log up to its end, or to where it is damaged.  Raises ValueError where that is its opening."""
    entries = iter(log)
    _, _, first = next(entries)
    if not isinstance(first, Opened):
        raise ValueError(f"table {name}: the log does not begin with its opening")  # noqa: TRY004 - no slip of a caller
    kind = type("Unruled", (Unruled,), {"key": first.game, "version": first.version})
    table = Table(name, kind(Edition(first.edition, first.edition_hash, {}), first.options), first)
    table.is_live = False
    with contextlib.suppress(Exception):  # whatever is wrong with the log, what came before it stands
        for seq, move_id, entry in entries:
            table.absorb(seq, move_id, entry)
    return table
