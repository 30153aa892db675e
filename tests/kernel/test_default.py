"""What a seat answers whose clock ran out."""

from __future__ import annotations

from amulette.files.editions import open_game
from amulette.kernel.chance import Seeded


def test_where_the_rules_say_nothing_there_is_no_default_answer() -> None:
    game = open_game("gargon")
    state = game.deal(3, Seeded(bytes(32)))

    assert game.default(state, state.waiting()[0]) is None
