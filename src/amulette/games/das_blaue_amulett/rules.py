"""B-3, B-4: the turn and its move cards.  What follows from them: ride, landing, amulet, hand, forces, ending.

A step is one paragraph of the rule book; numbers are clauses of its specification.
"""

from __future__ import annotations

from typing import Any, Final, final

from amulette.games.das_blaue_amulett import tell
from amulette.games.das_blaue_amulett.amulet import STEALING, THEFT
from amulette.games.das_blaue_amulett.cards import JOKER, MOVE_CARDS
from amulette.games.das_blaue_amulett.edition import JOKER_MAX
from amulette.games.das_blaue_amulett.ending import END_OF_GAME
from amulette.games.das_blaue_amulett.forces import FORCES_OF_TURN
from amulette.games.das_blaue_amulett.hand import CUT, MAKE_ROOM_TO_DRAW, MAKE_ROOM_TO_STEAL
from amulette.games.das_blaue_amulett.landing import CASTLE, DRAW
from amulette.games.das_blaue_amulett.moves import (
    DONE,
    GO,
    NO_STEAL,
    NO_TAKE,
    PLAY_JOKER,
    ROUND,
    STOP,
    TURN,
    card_of,
    is_joker,
    is_play,
    points_of,
)
from amulette.games.das_blaue_amulett.question import Question
from amulette.games.das_blaue_amulett.ride import LEFT, PAY_OR_TURN, WALK
from amulette.games.das_blaue_amulett.state import Blaue
from amulette.kernel.contract import Action, Actions, Refusal, Seat, Step
from amulette.kernel.vecs import append, i64, vec


@final
class StartOfTurn(Step[Blaue]):
    """B-3.1: play a card and move, settle that, cut the hand, then the dark forces."""

    def run(self, g: Blaue) -> None:
        g.number += 1
        tell.turn_started(g, g.mover, g.number)
        g.then(PLAY, CUT, FORCES_OF_TURN[0], END_OF_TURN)


class Cards(Question):
    """B-4: an open card is played, turned down, and gives its points; a joker may be followed by another card."""

    def options(self, g: Blaue, seat: Seat) -> Actions:
        found = vec[i64](capacity=12)
        for card in range(JOKER):
            if (g.open[seat] >> card) & 1 == 1:
                found = append(found, card)
        if (g.open[seat] >> JOKER) & 1 == 1:
            for points in range(JOKER_MAX):
                found = append(found, PLAY_JOKER + points)
        return found

    def answer(self, g: Blaue, seat: Seat, action: Action) -> None:
        points = points_of(action)
        g.use(card_of(action), points)
        if is_joker(action):
            g.then(WALK[points], AGAIN)
        else:
            g.then(WALK[points])


@final
class Play(Cards):
    """B-3.2, B-4.1: at the start of his turn the mover plays any one open card; there is no pass."""

    def forbids(self, g: Blaue, seat: Seat, action: Action) -> Refusal:
        return Refusal("B-4.1", {"card": MOVE_CARDS[card_of(action)]}) if is_play(action) else Refusal("B-3.2")


@final
class Again(Cards):
    """B-4.6 to B-4.9: when a joker move has been settled he may play another open card, or stop."""

    def options(self, g: Blaue, seat: Seat) -> Actions:
        return append(super().options(g, seat), STOP)

    def answer(self, g: Blaue, seat: Seat, action: Action) -> None:
        if action == STOP:
            tell.stopped(g, seat)
        else:
            super().answer(g, seat, action)

    def forbids(self, g: Blaue, seat: Seat, action: Action) -> Refusal:
        return Refusal("B-4.1", {"card": MOVE_CARDS[card_of(action)]}) if is_play(action) else Refusal("B-4.6")


@final
class EndOfTurn(Step[Blaue]):
    """B-1.15, B-14.4: the turn goes round; when every player has had his last one, nobody has won."""

    def run(self, g: Blaue) -> None:
        tell.turn_ended(g, g.mover, g.number)
        if g.number == g.setup.last_turn:
            g.then(END_OF_GAME)
        else:
            g.mover = (g.mover + 1) % g.setup.seats
            g.then(START_OF_TURN)


def forgotten(options: Actions) -> Action:
    """B-13.5: the answer of a seat out of time: no card, no force and no theft more than the rules demand."""
    for action in FORGOTTEN:
        if action in options:
            return action
    return options[0]


FORGOTTEN: Final = vec[i64]([STOP, GO, TURN, ROUND, NO_STEAL, NO_TAKE, DONE])

START_OF_TURN: Final = StartOfTurn()
PLAY: Final = Play()
AGAIN: Final = Again()
END_OF_TURN: Final = EndOfTurn()

EVERY_STEP: Final[list[Step[Any]]] = [START_OF_TURN, PLAY, AGAIN, LEFT, DRAW, CASTLE, END_OF_TURN]
EVERY_STEP.extend([MAKE_ROOM_TO_DRAW, MAKE_ROOM_TO_STEAL, CUT])
for each in (PAY_OR_TURN, STEALING, THEFT, FORCES_OF_TURN):
    EVERY_STEP.extend(each)
STEPS: Final = {repr(step): step for step in EVERY_STEP}
