"""B-3.4, B-3.5: who is asked what, and when, tells nobody what a hand holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from amulette.files.build import build
from amulette.files.editions import open_game
from amulette.games.das_blaue_amulett.cards import AMULET
from amulette.games.das_blaue_amulett.hand import Drop
from amulette.games.das_blaue_amulett.landing import Castle
from amulette.games.das_blaue_amulett.moves import NO_TAKE, ROUND, TURN, discard
from amulette.games.das_blaue_amulett.ride import Left, Pay
from amulette.games.gargon.position import row
from amulette.kernel.chance import Fast
from amulette.kernel.contract import NOBODY, write_steps
from tests.games.das_blaue_amulett.notation import KEY, placed, play

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from amulette.games.das_blaue_amulett.game import BlaueGame
    from amulette.games.das_blaue_amulett.state import Blaue

    Plant = Callable[[pytest.MonkeyPatch], None]

TURNINGS = ["may", "must_pay", "free"]
EVERY_QUESTION = {"Play", "Again", "Pay", "Left", "Drop", "Stealing", "Castle", "Forces"}
interpreted_only = pytest.mark.skipif(
    build() == "compiled", reason="compiled methods cannot be replaced by telling ones"
)


def twin_of(game: BlaueGame, g: Blaue, viewer: int | None, rng: Fast) -> Blaue:
    """Other hands and another pile for the viewer, the amulet cards where they are: all see those when they come."""
    twin = game.disguise(g, viewer, rng)
    others = [card for card in twin.deck if card != AMULET]
    twin.deck = row([AMULET if card == AMULET else others.pop() for card in g.deck])
    twin.chance = g.chance.clone()
    return twin


def twin_that_may(game: BlaueGame, g: Blaue, viewer: int | None, action: int, rng: Fast) -> Blaue:
    """A twin in which the mover can give this answer too; in the end the truth, which surely can."""
    for _ in range(20):
        twin = twin_of(game, g, viewer, rng)
        if action in twin.options(g.turn):
            return twin
    return g.clone()


def compare(game: BlaueGame, seats: int, viewer: int | None, seed: int) -> tuple[list[str], set[str], int]:
    """Play a whole game beside its twin: where the questions part, which were put, and how long hands differed."""
    g, rng = game.deal(seats, Fast(seed)), Fast(seed + 1)
    twin, put, differed = twin_of(game, g, viewer, rng), set(), 0
    told: list[str] = []
    while g.waiting() and not told:
        put.add(type(g.agenda[-1]).__name__)
        found = g.options(g.turn)
        action = found[rng.below(len(found))]
        if action not in twin.options(g.turn) or g.view(viewer) != twin.view(viewer):
            twin = twin_that_may(game, g, viewer, action, rng)
        differed += [list(row) for row in g.hands] != [list(row) for row in twin.hands]
        for state in (g, twin):
            state.apply(state.turn, action)
        mine, other = write_steps(g.agenda), write_steps(twin.agenda)
        if (mine, g.waiting()) != (other, twin.waiting()):
            told.append(f"after {game.write(action)}: {mine} <> {other}")
    return told, put, differed


def games(turning: str, times: int = 3) -> Iterator[tuple[list[str], set[str], int]]:
    """So many games for every viewer at every table."""
    game = cast("BlaueGame", open_game(KEY, {"board": "short", "turning": turning}))
    viewers = [(seats, viewer) for seats in game.seats for viewer in [*range(seats), None] * times]
    return (compare(game, seats, viewer, 10 + number) for number, (seats, viewer) in enumerate(viewers))


@pytest.mark.parametrize("turning", TURNINGS)
@pytest.mark.clause("B-3.4", "B-3.5")
def test_nobody_can_tell_from_the_questions_what_a_hand_holds(turning: str) -> None:
    """Whatever the hands hold, the same answers are followed by the same questions to the end of the game."""
    found = list(games(turning))

    assert [told for told, _, _ in found if told] == []
    assert set().union(*[put for _, put, _ in found]) == EVERY_QUESTION
    assert all(differed > 30 for _, _, differed in found)


@pytest.mark.parametrize(
    ("setup", "answers", "only"),
    [
        ("A@0R6[wi]; B@P0", "play 1", "turn"),
        ("turning=must_pay; A@0R6[dw]; B@P0", "play 1", "pay"),
        ("A@3L1; B@P0", "play 1", "round"),
        ("A@P4[ru,ru,ru]; B@P0", "play 2", "discard ru"),
    ],
)
@pytest.mark.clause("B-3.5")
def test_a_question_with_a_single_answer_is_put_all_the_same(setup: str, answers: str, only: str) -> None:
    g = placed(setup)
    play(g, answers)

    assert [open_game(KEY).write(action) for action in g.options(g.turn)] == [only]


# -- questions that would tell ------------------------------------------------


def a_prince_that_cannot_pay_turns_back_unasked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Pay, "asks", lambda _, g: NOBODY if len(g.missing(g.place_ahead())) > 0 else g.mover)
    patch.setattr(Pay, "run", lambda step, g: step.answer(g, g.mover, TURN))


def a_castle_that_cannot_be_paid_is_rounded_unasked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Left, "asks", lambda step, g: g.mover if len(step.options(g, g.mover)) > 1 else NOBODY)
    patch.setattr(Left, "run", lambda step, g: step.answer(g, g.mover, ROUND))


def cards_that_are_all_alike_are_discarded_unasked(patch: pytest.MonkeyPatch) -> None:
    honest = Drop.asks

    def asks(step: Drop, g: Blaue) -> int:
        return honest(step, g) if len(set(g.hands[g.mover])) > 1 else NOBODY

    def run(step: Drop, g: Blaue) -> None:
        if len(g.hands[g.mover]) > step.limit:
            step.answer(g, g.mover, discard(g.hands[g.mover][0]))

    patch.setattr(Drop, "asks", asks)
    patch.setattr(Drop, "run", run)


def a_discard_that_is_in_hand_is_left_unasked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Castle, "asks", lambda _, g: NOBODY if g.discard[-1] in list(g.hands[g.mover]) else g.mover)
    patch.setattr(Castle, "run", lambda step, g: step.answer(g, g.mover, NO_TAKE))


@interpreted_only
@pytest.mark.parametrize(
    "plant",
    [
        a_prince_that_cannot_pay_turns_back_unasked,
        a_castle_that_cannot_be_paid_is_rounded_unasked,
        cards_that_are_all_alike_are_discarded_unasked,
        a_discard_that_is_in_hand_is_left_unasked,
    ],
    ids=lambda plant: plant.__name__,
)
def test_a_telling_question_would_be_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)

    assert any(told for told, _, _ in games("may", times=20))
