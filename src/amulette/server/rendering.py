"""The only place where a table becomes something to be sent.

Nothing in this file waits.  So whoever holds a seat when it is asked here still holds it when the last byte is written.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

import msgspec

from amulette.files.records import dumps
from amulette.kernel.contract import Game
from amulette.kernel.record import Record
from amulette.server.clock import now
from amulette.server.live import Live
from amulette.server.thinker import Question
from amulette.table.absence import absent
from amulette.table.effects import Acknowledge, Refuse, RefusedError
from amulette.table.looking import look, missed, why_not
from amulette.table.requests import Request
from amulette.table.table import Table
from amulette.table.transcript import Transcript
from amulette.wire import encoder
from amulette.wire.incoming import Why
from amulette.wire.outgoing import Ack, Allowed, Presence, Refused, State

MOST_KEPT: Final = 32  # updates of one table; all who know as much get the same
ADVISER: Final = "hard"  # the level of the bot that gives hints


class ForbiddenError(Exception):
    """A code that says why not, and nothing about the table."""


class Visit:
    """A connection or request to one table, from a seat or beside it."""

    def __init__(self, live: Live, token: str | None, person: str | None, seat: int | None) -> None:
        self.live = live
        self.token = token
        self.person = person
        self.seat = seat

    @property
    def sender(self) -> str:
        """Whose messages are counted together, over whatever connection: a person's, or those of one spectator."""
        return f"{self.live.name} {self.person or id(self)}"

    @property
    def place(self) -> str | None:
        """What connections to a seat are counted by; of spectators there are as many as their addresses allow."""
        return None if self.seat is None else f"{self.live.name} {self.seat}"


def present(live: Live) -> Table:
    """Return the table, which whoever asks has had read before."""
    assert live.kept is not None
    return live.kept


def open_to(seen: Visit) -> Table:
    """Return the table, if person and seat are still this visitor's.  Raises ForbiddenError.

    A seat may have been given up, and a person may have gone to another device.
    """
    table = present(seen.live)
    if seen.person is not None and (seen.person not in table.people or table.people[seen.person].token != seen.token):
        raise ForbiddenError("not-yours")
    if seen.seat is not None and not holds(table, seen.person, seen.seat):
        raise ForbiddenError("not-yours")
    return table


def holds(table: Table, person: str | None, seat: int) -> bool:
    return person is not None and seat < len(table.seats) and table.seats[seat].owner == person


def finished(seen: Visit) -> Table:
    """Return a table that has no secrets any more.  Raises RefusedError."""
    table = open_to(seen)
    if table.phase != "finished" or table.play is None:
        raise RefusedError("too-early")
    return table


# -- the table as it is -------------------------------------------------------


def write_update(seen: Visit, since: int) -> tuple[int, bytes]:
    """Return the table's number, and what the visitor has missed after `since`.  Raises ForbiddenError."""
    table = open_to(seen)
    return table.seq, update(seen.live, table, seen.seat, seen.person, since)


def update(live: Live, table: Table, seat: int | None, person: str | None, since: int) -> bytes:
    """Return an update for a viewer; the same for all who know as much."""
    key = (seat, person, min(since, table.seq))
    found = None if table.clocks.is_on else live.rendered.get(key)  # what a clock shows is soon over
    if found is None:
        state, news = shown(live, table, seat), missed(table, seat, since)
        found = encoder.encode(encoder.update(live.name, table.seq, seat, person, state, news, away(live, table)))
        if len(live.rendered) >= MOST_KEPT:
            del live.rendered[next(iter(live.rendered))]
        live.rendered[key] = found
    return found


def write_presence(seen: Visit) -> bytes:
    """Return who is away.  Raises ForbiddenError."""
    return encoder.encode(Presence(away=away(seen.live, open_to(seen))))


def away(live: Live, table: Table) -> dict[str, int]:
    """Return who is away now, and since when."""
    return absent(table, live.silent(table), now())


def shown(live: Live, table: Table, seat: int | None) -> State:
    if table.clocks.is_on:
        return encoder.state(look(table, seat, now()))
    if seat not in live.shown:
        live.shown[seat] = encoder.state(look(table, seat, now()))
    return live.shown[seat]


# -- answers ------------------------------------------------------------------


def reply(seen: Visit, request: Request, answer: Acknowledge | Refuse) -> Ack | Refused:
    """Return what came of a request.  Raises ForbiddenError: a refusal may name the cards of the seat."""
    if isinstance(answer, Acknowledge):
        return Ack(id=request.id, seq=answer.seq)
    return encoder.refused(request.id, answer, open_to(seen).game)


def explain(seen: Visit, request: Why) -> Refused | Allowed:
    """Say why the rules forbid it; only for one's own seat: a refusal is made from what that seat may know."""
    table = open_to(seen)
    if not holds(table, seen.person, request.seat):
        return Refused(id=request.id, code="not-yours")
    try:
        refusal = why_not(table, request.seat, request.text)
    except ValueError:
        return Refused(id=request.id, code="unreadable")
    return Allowed(id=request.id) if refusal is None else encoder.because(request.id, refusal, table.game)


def question(table: Table, seat: int, level: str) -> Question:
    """Return what a bot is told: the seat's own view, and luck that follows from it."""
    play = table.play
    assert play is not None
    view = play.view(seat).text()
    luck = int.from_bytes(sha256(f"{view} {play.moves} {table.name}".encode()).digest()[:6], "big")
    game = table.game
    actions, printed = play.options(seat), game.edition.hash
    return Question(game.key, game.options, level, view, actions, luck, version=game.version, edition_hash=printed)


def ask_adviser(seen: Visit) -> Question:
    """Return what a bot is asked in the visitor's place.  Raises ForbiddenError, RefusedError."""
    table = open_to(seen)
    if seen.person is None or seen.seat is None:
        raise ForbiddenError("no-person")
    if not table.settings.has_hints:
        raise RefusedError("no-hints")
    if seen.seat not in table.waiting():
        raise RefusedError("not-asked")
    return question(table, seen.seat, ADVISER)


# -- what is no secret --------------------------------------------------------


def person_with(live: Live, token: str) -> str | None:
    return present(live).person(token)


def seats_of(live: Live, person: str | None) -> list[int]:
    return [number for number, seat in enumerate(present(live).seats) if seat.owner == person]


def successor(seen: Visit) -> str | None:
    """Return the name of the rematch's table."""
    return open_to(seen).next


def commitment(live: Live) -> str:
    return present(live).commitment


def edition(live: Live) -> dict[str, object]:
    """Return what is printed on the components of this table's game."""
    played = present(live).game.edition
    return {"id": played.id, "hash": played.hash, "data": played.data}


def record(seen: Visit) -> dict[str, object]:
    """Return the record of a finished game and the proof of its shuffle, if it has one.  Raises RefusedError."""
    closed, _ = closing(seen)
    return {"record": msgspec.json.decode(dumps(closed)), "shuffle": finished(seen).proof()}


def closing(seen: Visit) -> tuple[Record, Game]:
    """Return the record of a finished game, and the game.  Raises RefusedError."""
    table = finished(seen)
    assert table.play is not None
    return table.play.closed(), table.game


def transcript(left: Transcript) -> dict[str, object]:
    """Return the record of a table that is closed for good, and the proof of its shuffle.  Raises RefusedError."""
    if not left.is_closed or left.table.play is None:
        raise RefusedError("too-early")
    return {"record": msgspec.json.decode(dumps(left.table.play.record)), "shuffle": left.table.evidence()}
