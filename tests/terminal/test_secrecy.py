"""A person sees the table part and nothing else: another truth behind it gives the same lines."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from amulette.kernel.chance import Fast
from amulette.terminal.sitting import Sitting
from amulette.texts.languages import LANGUAGES
from amulette.texts.speakers import speaker
from tests.laws.play import Play, a_play
from tests.terminal.table import placed, shown, sitting

WORDS = [
    "view",
    "view all",
    "why draw 1",
    "why lay w1 b2",
    "why lay r0 r0",
    "why fight r",
    "lay w1 w2 w3",
    "1",
    "1",
    "x",
]


def at(play: Play) -> Sitting:
    found = sitting("human,human,human", open_captures=play.game.options["open_captures"])
    found.game = play.game
    return found


@settings(max_examples=3)
@given(play=a_play("gargon", 3))
def test_what_a_person_is_shown_does_not_depend_on_what_is_hidden(play: Play) -> None:
    table = at(play)
    for number, (state, seat, _) in enumerate(play):
        if number % 7 == 0:
            table.state = state
            seen = shown(table, *WORDS)
            table.state = play.game.disguise(state, seat, Fast(number), forgetful=True)

            assert shown(table, *WORDS) == seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_captures_that_lie_face_down_are_a_number(language: str) -> None:
    hands = "A w1 | B w2 | C w3 | 1 v1 | 2 g1 | won B b13 b14"
    blue = speaker("gargon", language).common("colour-b")

    assert blue not in shown(placed(hands), "view all", language=language)
    assert blue in shown(placed(hands + " | opt open_captures"), "view", language=language)
