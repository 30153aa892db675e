"""The answer for a seat whose time is up."""

from __future__ import annotations

from amulette.files.editions import open_game
from amulette.kernel.chance import Fast


def test_a_rule_book_may_say_nothing_of_it() -> None:
    game = open_game("gargon")

    assert game.default(game.deal(3, Fast(1)), 0) is None
