"""What a game promises to the table, the bots and the clients."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from amulette.kernel.chance import Chance, Fast
from amulette.kernel.edition import Edition
from amulette.kernel.options import Option, Value
from amulette.kernel.outside import mypyc_attr
from amulette.kernel.vecs import append, i64, pop, vec

Seat = i64
Action = i64  # one choice by one seat; Game.write and Game.read give it its text
Seats = vec[i64]
Actions = vec[i64]
S = TypeVar("S", bound="State")
NOBODY: Final = -1
FEW: Final = 6  # so many options are worth naming in a refusal


@dataclass
class Refusal:
    """Why an action is not allowed: the clause that forbids it, and what its sentence speaks of."""

    clause: str
    facts: dict[str, str | int] = field(default_factory=dict)  # the parameters of the clause's sentence
    legal: list[int] = field(default_factory=list)  # what the seat may do instead, when that is short


class RefusedError(ValueError):
    """The rules forbid this; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.clause)
        self.refusal = refusal


class IllegalActionError(RefusedError):
    """The seat may not do this now."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One thing that happened.  Immutable plain data: a dataclass of numbers, texts and lists of them."""

    @property
    def name(self) -> str:
        """`PileEmptied` is `pile_emptied` on the wire and in tests."""
        letters = ["_" + c.lower() if c.isupper() else c for c in type(self).__name__]
        return "".join(letters)[1:]

    def seen_by(self, seat: int | None) -> Event:
        """The event without what `seat` (None: a spectator) may not know."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """All that one seat may know.  The one door for secrets: clients and bots get views only.

    `table` is what lies there for this seat now; `memory` what a perfect memory of all it was shown adds.
    """

    def text(self) -> str:
        """The canonical text, which Game.view reads back; equal texts, equal views."""
        raise NotImplementedError

    def table_text(self) -> str:
        """The table part alone: what people get."""
        raise NotImplementedError

    def imagine(self, rng: Fast) -> State:
        """A full state that could be the true one: this view is its view."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something the table still has to do: one paragraph of the rules.

    Immutable, made once, and public: a step holds seats and numbers, never hidden cards.
    """

    def __repr__(self) -> str:
        return type(self).__name__

    def asks(self, g: S) -> Seat:
        """The seat that has to answer; NOBODY when there is nothing to ask."""
        return NOBODY

    def waiting(self, g: S) -> tuple[int, ...]:
        """All seats that have to answer.  Override when several choose at once."""
        seat = self.asks(g)
        return () if seat == NOBODY else (seat,)

    def options(self, g: S, seat: Seat) -> Actions:
        """Every action `seat` may answer with, in the order of the rules; a row that nobody may change."""
        raise NotImplementedError

    def forbids(self, g: S, seat: Seat, action: Action) -> Refusal:
        """Why an action which is not an option is forbidden; from what `seat` may know alone."""
        raise NotImplementedError

    def answer(self, g: S, seat: Seat, action: Action) -> None:
        """Carry out the answer.  The step has left the agenda."""

    def run(self, g: S) -> None:
        """Carry on when there was nothing to ask.  The step has left the agenda."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position: the whole truth.  Only apply() changes it."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.agenda: vec[Step[Any]] = vec[Step[Any]]()  # a stack: the next step is last
        self.turn: i64 = NOBODY  # the seat that is asked; the first of them if there are several
        self.told: list[Event] | None = None  # None: nobody listens, so no event is built

    # -- for whoever plays --------------------------------------------------

    def waiting(self) -> tuple[int, ...]:
        """The seats that owe an answer; none when the game is over."""
        return self.agenda[-1].waiting(self) if len(self.agenda) > 0 else ()

    def options(self, seat: Seat) -> Actions:
        """What `seat` may do now."""
        if seat == self.turn or seat in self.waiting():
            return self.agenda[-1].options(self, seat)
        return vec[i64]()

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        """Why this is forbidden now; None when it is allowed."""
        if seat not in self.waiting():
            return self.not_asked()
        options = self.options(seat)
        if action in options:
            return None
        refusal = self.agenda[-1].forbids(self, seat, action)
        if len(options) <= FEW:
            refusal.legal = list(options)
        return refusal

    def not_asked(self) -> Refusal:
        """Why a seat that is not asked may not act."""
        raise NotImplementedError

    def apply(self, seat: Seat, action: Action) -> None:
        """Do a legal action and all that follows without a choice.  Silent and trusting: submit() checks."""
        self.agenda, step = pop(self.agenda)
        step.answer(self, seat, action)
        self.settle()

    def places(self) -> list[int]:
        """Each seat's rank, 1 the winner; ties share a rank."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Each seat's result in the game's own measure."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """What `seat` (None: a spectator) may know."""
        raise NotImplementedError

    def clone(self) -> Self:
        """An independent copy, to which nobody listens."""
        raise NotImplementedError

    def position(self) -> str:
        """The whole truth but for the chance to come, which Game.position reads back; equal texts, equal states."""
        raise NotImplementedError

    def digest(self) -> str:
        """Proves that a replay ended where the game did."""
        return sha256(self.position().encode()).hexdigest()

    # -- for the rules ------------------------------------------------------

    def then(
        self,
        first: Step[Any],
        second: Step[Any] | None = None,
        third: Step[Any] | None = None,
        fourth: Step[Any] | None = None,
        fifth: Step[Any] | None = None,
    ) -> None:
        """Do these steps, in this order, before the rest of the agenda."""
        if fifth is not None:
            self.agenda = append(self.agenda, fifth)
        if fourth is not None:
            self.agenda = append(self.agenda, fourth)
        if third is not None:
            self.agenda = append(self.agenda, third)
        if second is not None:
            self.agenda = append(self.agenda, second)
        self.agenda = append(self.agenda, first)

    def then_each(self, seats: Seats, steps: vec[Step[Any]]) -> None:
        """Do the step of each of these seats, in this order, before the rest of the agenda."""
        for i in range(len(seats) - 1, -1, -1):
            self.agenda = append(self.agenda, steps[seats[i]])

    def settle(self) -> None:
        """Run steps until one asks, or none is left."""
        while len(self.agenda) > 0:
            step = self.agenda[-1]
            turn = step.asks(self)
            if turn != NOBODY:
                self.turn = turn
                return
            self.agenda, step = pop(self.agenda)
            step.run(self)
        self.turn = NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A rule book with its edition and options chosen.  Holds no position."""

    key: ClassVar[str]
    version: ClassVar[int]  # raised whenever an old record would replay differently
    seats: ClassVar[range]
    longest: ClassVar[int]  # no game has more decisions
    declared: ClassVar[list[Option]]  # what a table may choose, the edition apart

    edition: Edition
    options: dict[str, Value]

    def __init__(self, edition: Edition, options: Mapping[str, object]) -> None:
        """Raises EditionError and OptionError, which name what is wrong."""
        raise NotImplementedError

    def deal(self, seats: int, chance: Chance, told: list[Event] | None = None) -> State:
        """A new position, settled on its first question; `told` collects the opening events."""
        raise NotImplementedError

    def position(self, text: str) -> State:
        """The position that `text` describes, in part or whole.  Raises ValueError."""
        raise NotImplementedError

    def view(self, text: str) -> View:
        """The view that View.text() wrote.  Raises ValueError."""
        raise NotImplementedError

    def read(self, text: str) -> Action:
        """The action that `text` writes.  Raises ValueError."""
        raise NotImplementedError

    def write(self, action: Action) -> str:
        """The notation: what records keep, tests say and players type."""
        raise NotImplementedError

    def default(self, state: State, seat: Seat) -> int | None:
        """What the rules answer for a seat whose time is up; None where they say nothing."""
        return None

    # -- for the laws -------------------------------------------------------

    def pieces(self, state: State) -> list[str]:
        """Every card and piece, wherever it is, in a fixed order: no action changes this list."""
        raise NotImplementedError

    def disguise(self, state: State, seat: int | None, rng: Fast, forgetful: bool = False) -> State:
        """A state that differs only in what the rules hide from `seat`; made without view and imagine.

        A forgetful seat remembers nothing that was shown and then hidden again: it has the table part only.
        """
        raise NotImplementedError


def submit(state: State, seat: Seat, action: Action) -> list[Event]:
    """Apply an action that comes from outside, if it is legal; tell what happened."""
    refusal = state.why_not(seat, action)
    if refusal is not None:
        raise IllegalActionError(refusal)
    told: list[Event] = []
    state.told = told
    state.apply(seat, action)
    state.told = None
    return told


def write_steps(agenda: Iterable[Step[Any]]) -> str:
    """The steps by name, the next one first; they are public, so positions and views both hold them."""
    return " ".join([repr(step) for step in list(agenda)[::-1]]) or "-"


def read_steps(text: str, steps: dict[str, Step[Any]]) -> vec[Step[Any]]:
    """The agenda that write_steps() wrote.  Raises ValueError."""
    names = [] if text.strip() == "-" else text.split()
    for name in names:
        if name not in steps:
            raise ValueError(f"no such step: {name!r}")
    return vec[Step[Any]]([steps[name] for name in names[::-1]])
