"""A game in its course, one choice at a time: what the environments of every framework have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from amulette.files.editions import open_game
from amulette.kernel.chance import Seeded
from amulette.kernel.contract import NOBODY, Event, State
from amulette.kernel.record import Record, begin
from amulette.research.encodings.decision import Decision
from amulette.research.encodings.encoding import Features, Mask
from amulette.research.encodings.encodings import encoding
from amulette.research.library import opened_game
from amulette.research.results import results

OVER: Final = "no game is under way: reset() begins one"


class Course:
    """Of one game at one table size.  The spaces stay the same; options of the table may change with every deal."""

    def __init__(self, key: str, seats: int, options: Mapping[str, object], listening: bool = False) -> None:
        self.key = key
        self.seats = seats
        self.options = dict(options)
        self.usual = self.game = opened_game(key, self.options)
        self.encoding = encoding(self.game, seats)
        self.told: list[Event] | None = [] if listening else None  # whoever reads it takes what it holds away
        self.deal(bytes(32))

    def deal(self, seed: bytes, options: Mapping[str, object] | None = None) -> None:
        """Begin anew; `options` of the table go before those of the environment."""
        self.game = open_game(self.key, {**self.options, **options}) if options else self.usual
        self.seed = seed
        self.table = dict(options or {})
        self.moves: list[tuple[int, int]] = []
        self.state: State = self.game.deal(self.seats, Seeded(seed), self.told)
        self.ask()

    # -- copies ---------------------------------------------------------------

    def __deepcopy__(self, memo: dict[int, object]) -> Course:
        """What never changes is shared."""
        twin = Course.__new__(Course)
        twin.__dict__.update(self.__dict__)
        twin.moves, twin.state = self.moves[:], self.state.clone()
        twin.told = None if self.told is None else self.told[:]
        twin.decision = None if self.decision is None else self.decision.copy()
        return twin

    def __reduce__(self) -> tuple[Callable[..., Course], tuple[object, ...]]:
        """Written as what was done, and read by doing it again: compiled states are not written."""
        made = [] if self.decision is None else self.decision.made
        listening = self.told is not None
        return again, (self.key, self.seats, self.options, listening, self.seed, self.table, self.moves, made)

    # -- playing --------------------------------------------------------------

    def of_the_table(self, options: Mapping[str, Any] | None) -> Mapping[str, object] | None:
        """Those that `reset` was given under "table".  Raises ValueError for one that stands beside it."""
        for option in self.game.declared:
            if options and option.key in options:
                raise ValueError(f'options of the table go under "table": {{"table": {{"{option.key}": …}}}}')
        return (options or {}).get("table")

    def ask(self) -> None:
        """The next decision, or none when the game is over."""
        seat = self.seat = self.state.turn
        self.decision = None if seat == NOBODY else Decision(self.encoding, self.state.options(seat))

    @property
    def legal(self) -> list[int]:
        """The choices of the seat that is asked, perhaps some of them twice."""
        return [] if self.decision is None else self.decision.legal

    def choose(self, choice: int) -> None:
        """The next choice of the seat that is asked.  Raises ValueError, and then nothing has changed."""
        if self.decision is None:
            raise ValueError("the game is over")
        action = self.decision.choose(choice)
        if action is not None:
            self.act(action)

    def act(self, action: int) -> None:
        """The whole of a decision at once."""
        self.moves.append((self.seat, action))
        self.state.told = self.told
        self.state.apply(self.seat, action)
        self.state.told = None
        self.ask()

    def mask(self, seat: int) -> Mask:
        """1 for each legal choice; all 0 for a seat that is not asked."""
        return self.encoding.mask(self.legal if seat == self.seat else [])

    def features(self, seat: int) -> Features:
        made: Sequence[int] = self.decision.made if self.decision is not None and seat == self.seat else ()
        return self.encoding.features(self.state.view(seat), seat, made)

    def results(self) -> list[float]:
        return results(self.state.places())

    def record(self) -> Record:
        """The game so far, for `amulette.research.library.Position`, or to save."""
        record = begin(self.game, [f"player_{seat}" for seat in range(self.seats)], self.seed)
        record.moves = [(seat, self.game.write(action)) for seat, action in self.moves]
        record.close(self.state)
        return record


def again(
    key: str,
    seats: int,
    options: Mapping[str, object],
    listening: bool,
    seed: bytes,
    table: Mapping[str, object],
    moves: Sequence[tuple[int, int]],
    made: Sequence[int],
) -> Course:
    """The course that was written; what it told has been heard."""
    course = Course(key, seats, options, listening)
    course.deal(seed, table)
    for _, action in moves:
        course.act(action)
    if course.told is not None:
        course.told.clear()
    while course.decision is not None and len(course.decision.made) < len(made):
        course.decision.choose(made[len(course.decision.made)])
    return course
