"""Short words for the tests of Das blaue Amulett: set-ups, answers and results in the form of its worked examples."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from amulette.files.cases.das_blaue_amulett import BlaueCase, items
from amulette.files.cases.das_blaue_amulett_setup import begin
from amulette.files.editions import open_game
from amulette.games.das_blaue_amulett.cards import LETTERS
from amulette.games.das_blaue_amulett.game import BlaueGame
from amulette.kernel.chance import Fast
from amulette.kernel.contract import submit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from _pytest.mark.structures import MarkDecorator, ParameterSet

    from amulette.games.das_blaue_amulett.state import Blaue
    from amulette.kernel.contract import Event, Refusal

KEY = "das-blaue-amulett"
GAME = cast("BlaueGame", open_game(KEY))
A, B, C, D = range(4)


def shows(clause: MarkDecorator, sentence: str, setup: str, actions: str, result: str) -> ParameterSet:
    """A row for `check`: what the clause means, in the form of the worked examples."""
    return pytest.param(setup, actions, result, id=sentence, marks=clause)


def check(setup: str, actions: str, result: str) -> None:
    """Play these answers and compare; the message names what is not as written."""
    BlaueCase("test", (), 1, (setup, actions, result)).play(frozenset())


def placed(setup: str) -> Blaue:
    return begin(items(setup)).g


def play(g: Blaue, answers: str) -> list[Event]:
    """Give these answers, whoever is asked; all that happened."""
    return [event for answer in answers.split("; ") for event in submit(g, g.turn, GAME.read(answer))]


def heard(setup: str, answers: str) -> list[Event]:
    return play(placed(setup), answers)


def names(events: list[Event]) -> list[str]:
    return [event.name for event in events]


def options(g: Blaue) -> list[str]:
    return [GAME.write(action) for action in g.options(g.turn)]


def refusal(g: Blaue, answer: str, seat: int | None = None) -> Refusal:
    """Why the answer is forbidden; the position must not have changed."""
    before = g.position()
    refused = g.why_not(g.turn if seat is None else seat, GAME.read(answer))
    assert refused is not None
    assert g.position() == before
    return refused


def asked(g: Blaue) -> str:
    """Who is asked, and by which step."""
    return f"{LETTERS[g.turn]} {g.agenda[-1]!r}"


def random_games(number: int = 2, **chosen: object) -> Iterator[Blaue]:
    """Every position of some games of random moves, at each table."""
    game = cast("BlaueGame", open_game(KEY, chosen))
    for seats in game.seats:
        for seed in range(number):
            g, rng = game.deal(seats, Fast(seed)), Fast(seed + 100)
            while g.waiting():
                yield g
                found = g.options(g.turn)
                g.apply(g.turn, found[rng.below(len(found))])
            yield g
