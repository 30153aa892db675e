"""B-7, B-8, B-10: what awaits a prince where his move ends: pushes, arrows and castles."""

from __future__ import annotations

from typing import Final, final

from amulette.games.das_blaue_amulett import tell
from amulette.games.das_blaue_amulett.amulet import STEALING
from amulette.games.das_blaue_amulett.board import is_place, neighbour, segment_of
from amulette.games.das_blaue_amulett.cards import AMULET
from amulette.games.das_blaue_amulett.hand import MAKE_ROOM_TO_DRAW
from amulette.games.das_blaue_amulett.moves import NO_TAKE, TAKE
from amulette.games.das_blaue_amulett.question import Question
from amulette.games.das_blaue_amulett.state import Blaue
from amulette.kernel.contract import NOBODY, Action, Actions, Refusal, Seat, Step
from amulette.kernel.vecs import append, i64, vec


@final
class Land(Step[Blaue]):
    """B-7.1, B-8.1, B-8.2, B-10.1: where the steps have ended; amulet change, push, theft, then the fate card."""

    def run(self, g: Blaue) -> None:
        space = g.princes[g.mover]
        if is_place(space):
            if g.setup.is_castle(segment_of(space)) and len(g.discard) > 0:
                g.then(CASTLE)
            return
        if g.setup.is_arrow(space):
            g.then(MAKE_ROOM_TO_DRAW, DRAW)
        victim = g.occupant(space, g.mover)
        if victim != NOBODY:
            robbed: i64 = NOBODY
            if g.wearer == victim:
                robbed = g.wear("landing")
            if robbed != NOBODY:
                g.then(STEALING[robbed])
            g.push(victim, 1, neighbour(space))


@final
class Draw(Step[Blaue]):
    """B-8.7 to B-8.9, B-8.14, B-9.1, B-9.2: the top card; one of the amulet brings it; an empty pile is renewed."""

    def run(self, g: Blaue) -> None:
        robbed: i64 = NOBODY
        if g.draw() == AMULET and g.wearer != g.mover:
            robbed = g.wear("card")
        if len(g.deck) == 0:
            g.reshuffle()
        if robbed != NOBODY:
            g.then(STEALING[robbed])


@final
class Castle(Question):
    """B-10: who ends his move in a castle may take the top three discards, all or none."""

    def options(self, g: Blaue, seat: Seat) -> Actions:
        return append(append(vec[i64](capacity=2), TAKE), NO_TAKE)

    def answer(self, g: Blaue, seat: Seat, action: Action) -> None:
        if action == NO_TAKE:
            tell.take_declined(g, seat)
        elif g.take() and g.wearer != seat:
            robbed = g.wear("castle")
            if robbed != NOBODY:
                g.then(STEALING[robbed])

    def forbids(self, g: Blaue, seat: Seat, action: Action) -> Refusal:
        return Refusal("B-10.1")


LAND: Final = Land()
DRAW: Final = Draw()
CASTLE: Final = Castle()
