"""A game between two nodes of OpenSpiel's tree: a seat has to choose, or chance has to be told what it gives."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from amulette.files.editions import open_game
from amulette.kernel.chance import Asking, ChanceNeededError, Fast
from amulette.kernel.contract import NOBODY, Game, State
from amulette.kernel.options import Value
from amulette.research.encodings.decision import Decision
from amulette.research.encodings.encoding import Encoding
from amulette.research.encodings.encodings import encoding
from amulette.research.spiel.heard import Entry

NOT_YET: Final = -1
Table = tuple[str, int, tuple[tuple[str, Value], ...]]  # key, seats, options


class Progress:
    """What a state of OpenSpiel holds.  Its parts are never changed, so that a copy shares them.

    The luck of every shuffle and every lot is a chance node, each outcome equally likely; the game is tried again with
    one outcome more until nothing is left to ask.
    """

    def __init__(self, game: Game, encoding: Encoding) -> None:
        self.game = game
        self.encoding = encoding
        self.state: State | None = None  # None: not dealt yet
        self.seat = NOBODY  # that is asked
        self.is_over = False
        self.decision: Decision | None = None
        self.action = NOT_YET  # decided, and waiting for chance
        self.given: list[int] = []  # by chance, for the deal or the action
        self.log: Entry | None = None  # how the game came here; None before the deal, and in an imagined world
        self.outcomes = 0  # of the chance node; 0: there is none
        self.go_on()

    @classmethod
    def imagined(cls, game: Game, encoding: Encoding, world: State, made: list[int]) -> Progress:
        """A world that a seat can imagine, with the choices it has already made in its decision."""
        found = cls.__new__(cls)
        found.game, found.encoding, found.action = game, encoding, NOT_YET
        found.given, found.log, found.outcomes = [], None, 0
        world.chance = Asking([])
        found.settle(world)
        assert found.decision is not None
        while len(found.decision.made) < len(made):
            found.decision.choose(made[len(found.decision.made)])
        return found

    def copy(self) -> Progress:
        twin = Progress.__new__(Progress)
        twin.__dict__.update(self.__dict__)
        twin.given = self.given[:]
        if self.decision is not None:
            twin.decision = self.decision.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> Progress:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Progress], tuple[object, ...]]:
        """Written as what was done, and read by doing it again."""
        if self.log is None and self.state is not None:
            raise ValueError("nobody knows how an imagined world came to be")
        table = (self.game.key, self.encoding.seats, tuple(self.game.options.items()))
        entries = [] if self.log is None else [(entry.action, entry.given) for entry in self.log.in_order()]
        return again, (table, entries, self.action, self.given, self.made(self.seat))

    # -- going on -------------------------------------------------------------

    def choose(self, choice: int) -> None:
        """One choice of the seat that is asked, or of chance.  Raises ValueError, and then nothing has changed."""
        if self.outcomes:
            if not 0 <= choice < self.outcomes:
                raise ValueError(f"chance has {self.outcomes} outcomes here, not {choice}")
            self.given.append(choice)
            self.go_on()
            return
        if self.decision is None:
            raise ValueError("the game is over")
        action = self.decision.choose(choice)
        if action is not None:
            self.action = action
            self.go_on()

    def go_on(self) -> None:
        """Deal, or carry out the action, as far as chance has been told."""
        luck = Asking(self.given)
        try:
            found = self.tried(luck)
        except ChanceNeededError as needed:
            self.outcomes = needed.n
            return
        if self.state is None or self.log is not None:
            self.log = Entry(self.log, self.state, self.action, self.given)
        self.given, self.action, self.outcomes = [], NOT_YET, 0
        found.chance = Asking([])
        self.settle(found)

    def tried(self, luck: Asking) -> State:
        if self.state is None:
            return self.game.deal(self.encoding.seats, luck)
        found = self.state.clone()
        found.chance = luck
        found.apply(self.state.turn, self.action)
        return found

    def settle(self, state: State) -> None:
        self.state = state
        self.seat = state.turn
        self.is_over = self.seat == NOBODY
        self.decision = None if self.is_over else Decision(self.encoding, state.options(self.seat))

    # -- looking --------------------------------------------------------------

    def imagine(self, seat: int, rng: Fast) -> Progress:
        """A world in which the seat knows the same; what another has begun to decide, it does not know."""
        if self.state is None or self.outcomes or self.decision is None:
            raise ValueError("worlds are imagined where a player is asked, not where chance is, nor in the end")
        return Progress.imagined(self.game, self.encoding, self.state.view(seat).imagine(rng), self.made(seat))

    def made(self, seat: int) -> list[int]:
        """The choices that the seat has already made in its decision; others do not know them."""
        return self.decision.made if self.decision is not None and seat == self.seat else []

    def chosen(self, seat: int) -> str:
        """The same in words; the whole action while chance has still to answer."""
        if seat == self.seat and self.action != NOT_YET:
            return self.game.write(self.action)
        return " ".join([self.encoding.choices[choice] for choice in self.made(seat)])

    def heard(self, seat: int) -> str:
        """A digest of everything that the seat was told and has done since the game began."""
        if self.log is None:
            raise ValueError("nobody knows how an imagined world came to be")
        return self.log.digests(self.game, self.encoding.seats)[seat].hex()


def again(
    table: Table, entries: list[tuple[int, list[int]]], action: int, given: list[int], made: list[int]
) -> Progress:
    """The progress that was written."""
    found = Progress(*opened(table))
    for each, luck in [*entries, *([(action, given)] if action != NOT_YET or not entries else [])]:
        found.action, found.given = each, luck
        found.go_on()
    while found.decision is not None and len(found.decision.made) < len(made):
        found.decision.choose(made[len(found.decision.made)])
    return found


@cache
def opened(table: Table) -> tuple[Game, Encoding]:
    key, seats, options = table
    game = open_game(key, dict(options))
    return game, encoding(game, seats)
