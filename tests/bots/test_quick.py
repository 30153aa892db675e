"""The rule of thumb that play-outs of Das Amulett follow, and how clearly a search must see to leave it."""

from __future__ import annotations

import pytest

from amulette.bots.das_amulett import AmulettThumb
from amulette.bots.das_amulett_quick_hints import UNDECIDED, Quick
from amulette.bots.search import Choice, in_favour
from amulette.files.editions import open_game
from amulette.games.das_amulett.moves import PASS, verb_of
from amulette.games.das_amulett.state import Amulett
from amulette.kernel.chance import Fast


@pytest.mark.parametrize("seats", [3, 6])
def test_the_quick_player_decides_as_the_rule_of_thumb_does(seats: int) -> None:
    state = open_game("das-amulett").deal(seats, Fast(4))
    assert isinstance(state, Amulett)
    quick, thumb, luck = Quick(state), AmulettThumb(), Fast(1)
    asked, bids = 0, 0
    while state.waiting():
        seat = state.waiting()[0]
        options = state.options(seat)
        action = thumb.choose(state.view(seat), list(options), [], luck)
        if len(options) > 1:
            decided = quick.decide(state, seat, options)
            assert decided in (action, UNDECIDED), state.position()
            asked += decided != UNDECIDED
            bids += verb_of(action) != PASS
        state.apply(seat, action)

    assert asked > 50
    assert bids > 10


def test_a_favourite_gives_way_only_to_what_is_clearly_better() -> None:
    tried = [Choice(3, 60, 0.55, 0.5, 0.0), Choice(1, 40, 0.53, 0.5, 0.0)]

    assert [choice.action for choice in in_favour(tried, 1, 0.03)] == [1, 3]
    assert [choice.action for choice in in_favour(tried, 1, 0.01)] == [3, 1]
    assert in_favour(tried, 1, 0.0) == tried
