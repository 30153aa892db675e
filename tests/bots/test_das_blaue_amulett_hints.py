"""How the search looks at Das blaue Amulett: its quick thoughts, and what it thinks a position is worth."""

from __future__ import annotations

import pytest

from amulette.bots.das_blaue_amulett import BlaueThumb
from amulette.bots.das_blaue_amulett_hints import BlaueHints, expected
from amulette.files.editions import open_game
from amulette.games.das_blaue_amulett.moves import DONE
from amulette.games.das_blaue_amulett.state import Blaue
from amulette.kernel.chance import Fast

GAME = open_game("das-blaue-amulett")


def at(text: str) -> Blaue:
    state = GAME.position(text)
    assert isinstance(state, Blaue)
    return state


def lead(text: str) -> float:
    """Of the first seat over the second."""
    state = at(text)
    return expected(state, 0) - expected(state, 1)


def test_quick_thoughts_are_those_of_the_rule_of_thumb_in_all_but_the_force_step() -> None:
    state, thumb, hints = GAME.deal(3, Fast(1)), BlaueThumb(), BlaueHints()
    compared = 0
    while state.turn >= 0 and compared < 150:
        seat, options = state.turn, state.options(state.turn)
        action = thumb.choose(state.view(seat), list(options), [], Fast(1))
        if len(options) > 1 and options[-1] != DONE:
            compared += 1
            assert GAME.write(hints.pick(state, seat, seat, options, Fast(1))) == GAME.write(action), state.position()
        state.apply(seat, action)

    assert compared == 150


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("A 3R1 | B P0", "A 2R6 | B P0"),  # a place overcome counts for more than a whole road to the next one
        ("A 2R5 | B P0", "A 2L5 | B P0"),
        ("A 1R3 | B P0 | hand A ru", "A 1R3 | B P0 | hand A fi"),  # the card of the next task
        ("A 1R5 | B P0 | open A 1 J", "A 1R5 | B P0 | open A 1 2"),
        ("A 3R5 | B P0 | forces P1 P2 P5", "A 3R5 | B P0 | forces P1 P2 P4"),  # the next place is free
        ("A 9R4 | B P0 | hand A dw wi so", "A 9R4 | B P0 | hand A dw wi"),
        ("A 2R4 | B P0 | amulet A", "A 2R4 | B P0"),
    ],
)
def test_what_is_better_is_worth_more(better: str, worse: str) -> None:
    assert lead(better) > lead(worse)


def test_at_the_goal_it_moves_there_and_elsewhere_it_shuts_the_goal() -> None:
    hints = BlaueHints()
    state = at("A 9R4 | B 9R2 | open A 1 3 5 | forces P1 P2 P3")
    assert GAME.write(hints.pick(state, 0, 0, state.options(0), Fast(1))) == "play 3"

    state.apply(0, GAME.read("play 1"))
    assert GAME.write(hints.pick(state, 0, 0, state.options(0), Fast(1))).endswith("P10")
