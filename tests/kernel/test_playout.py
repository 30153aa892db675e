"""Random play to the end."""

from __future__ import annotations

from amulette.files.editions import open_game
from amulette.kernel.chance import Fast
from amulette.kernel.playout import playout


def test_a_playout_ends_the_game_and_counts_its_decisions() -> None:
    state, again = (open_game("gargon").deal(4, Fast(3)) for _ in range(2))
    moves, check = playout(state, Fast(4))

    assert state.waiting() == ()
    assert moves > 50
    assert playout(again, Fast(4)) == (moves, check)
    assert again.position() == state.position()
