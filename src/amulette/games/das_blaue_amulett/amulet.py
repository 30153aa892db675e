"""B-9: who takes the amulet from somebody may steal a card of his."""

from __future__ import annotations

from typing import Any, Final, final

from amulette.games.das_blaue_amulett import tell
from amulette.games.das_blaue_amulett.cards import LETTERS
from amulette.games.das_blaue_amulett.hand import MAKE_ROOM_TO_STEAL
from amulette.games.das_blaue_amulett.moves import NO_STEAL, STEAL
from amulette.games.das_blaue_amulett.state import Blaue
from amulette.kernel.contract import Action, Actions, Refusal, Seat, Step
from amulette.kernel.vecs import append, i64, vec


class Robbery(Step[Blaue]):
    """A step of a theft, and whose hand it is about."""

    def __init__(self, victim: Seat) -> None:
        self.victim = victim

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.victim})"


@final
class Stealing(Robbery):
    """B-9.7: who took the amulet from a player with cards may steal one of them, at once or never."""

    def asks(self, g: Blaue) -> Seat:
        return g.mover

    def options(self, g: Blaue, seat: Seat) -> Actions:
        return append(append(vec[i64](capacity=2), STEAL), NO_STEAL)

    def answer(self, g: Blaue, seat: Seat, action: Action) -> None:
        if action == STEAL:
            tell.steal_chosen(g, seat, self.victim)
            g.then(MAKE_ROOM_TO_STEAL, THEFT[self.victim])
        else:
            tell.steal_declined(g, seat, self.victim)

    def forbids(self, g: Blaue, seat: Seat, action: Action) -> Refusal:
        return Refusal("B-9.7", {"victim": self.victim})


@final
class Theft(Robbery):
    """B-9.10: the stolen card is random, each card of that hand equally likely."""

    def run(self, g: Blaue) -> None:
        g.steal(self.victim)


SEATS: Final = range(len(LETTERS))
STEALING: Final = vec[Step[Any]]([Stealing(seat) for seat in SEATS])
THEFT: Final = vec[Step[Any]]([Theft(seat) for seat in SEATS])
