"""What all steps of Das Amulett have in common, and how one is found by its text."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from amulette.games.das_amulett.state import Amulett
from amulette.kernel.contract import Seat, Step
from amulette.kernel.vecs import i64, vec

SEATS: Final = range(6)


class Question(Step[Amulett]):
    """A step that may ask; the decision has a name in the rules."""

    decision: ClassVar[str] = ""


class Turn(Question):
    """A question to one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.seat})"

    def asks(self, g: Amulett) -> Seat:
        return self.seat


class Numbered(Question):
    """A step with up to four small public numbers, the seat first; `kept` makes each only once."""

    def __init__(self, name: str, a: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        self.name = f"{name}({a},{b},{c},{d})"
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def __repr__(self) -> str:
        return self.name


KEPT: Final[dict[str, Step[Any]]] = {}


def kept(step: Numbered) -> Step[Any]:
    """The one step of this text, so that steps compare by identity."""
    return KEPT.setdefault(step.name, step)


def for_each_seat(steps: list[Turn]) -> vec[Step[Any]]:
    return vec[Step[Any]](steps)
