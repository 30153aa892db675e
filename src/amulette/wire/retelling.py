"""A recorded game told again.  Whoever has the record can know all of it, and a finished table gives it to anybody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from amulette.kernel.contract import Event, Game, State
from amulette.kernel.record import Record
from amulette.table.looking import Heard
from amulette.wire.encoder import told
from amulette.wire.outgoing import Frame, Replay, ResultState

BREAK: Final = re.compile(r"( \| |; )")  # between the parts of a view


def tell_frames(record: Record, game: Game, seat: int | None, sees_all: bool) -> Iterator[Frame]:
    """Tell the game frame by frame.  Raises RecordError where the record does not lead to what it says."""
    opening: list[Event] = []
    state = record.deal(game, opening)
    teller = Teller(game, len(record.seats), seat, sees_all)
    yield teller.frame(state, None, opening)
    for i, move in enumerate(record.moves):
        events = record.step(game, state, i)
        yield teller.frame(state, move, events)
    record.check_end(state)


def bind(record: Record, seat: int | None, sees_all: bool, frames: list[Frame]) -> Replay:
    """Return the whole game, from its frames."""
    result = None if record.result is None else ResultState(record.result.places, record.result.scores)
    return Replay(record.game, record.options, record.seats, seat, sees_all, frames, result)


class Teller:
    """Tells a game to one viewer."""

    def __init__(self, game: Game, seats: int, seat: int | None, sees_all: bool) -> None:
        self.game = game
        self.seats = seats
        self.seat = seat
        self.sees_all = sees_all

    def frame(self, state: State, move: tuple[int, str] | None, events: list[Event]) -> Frame:
        heard = [Heard(event if self.sees_all else event.seen_by(self.seat)) for event in events]
        seat, text = (None, None) if move is None else move
        return Frame(
            view=all_seen(state, self.seats) if self.sees_all else state.view(self.seat).table_text(),
            waiting=list(state.waiting()),
            seat=seat,
            text=text if self.sees_all or seat == self.seat else None,
            events=[told(self.game.key, each) for each in heard],
        )


def all_seen(state: State, seats: int) -> str:
    """The spectator's view, and in it each part that some seat sees better; the first says who looks."""
    public = BREAK.split(state.view(None).table_text())
    shown = list(public)
    for seat in range(seats):
        own = BREAK.split(state.view(seat).table_text())
        for i in range(1, len(own) if len(own) == len(public) else 0):
            if own[i] != public[i]:
                shown[i] = own[i]
    return "".join(shown)
