"""Whole games between bots."""

from __future__ import annotations

import pytest

from amulette.bots.contract import Bot
from amulette.bots.levels import BOTS, bot
from amulette.bots.play import play_out
from amulette.bots.search import Searcher
from amulette.files.editions import open_game
from amulette.games.catalogue import GAMES
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Event, IllegalActionError, View

GAME = open_game("gargon")
MIXED = ["medium", "easy", "random", "medium", "easy"]


TABLES = [
    (key, level, seats)
    for key, levels in BOTS.items()
    for level in levels
    for seats in GAMES[key].seats
    if not isinstance(levels[level], Searcher)
]


@pytest.mark.parametrize(("key", "level", "seats"), TABLES)
def test_every_bot_plays_a_whole_game_from_the_text_of_its_view_alone(key: str, level: str, seats: int) -> None:
    game, bots = open_game(key), [bot(key, level)] * seats
    from_text = play_out(game, seats, Fast(seats), bots, Fast(1), from_text=True)
    direct = play_out(game, seats, Fast(seats), bots, Fast(1))

    assert from_text.waiting() == ()
    assert from_text.digest() == direct.digest()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_bots_of_all_levels_play_with_open_captures(seats: int) -> None:
    game = open_game("gargon", {"open_captures": True})
    state = play_out(game, seats, Fast(9), [bot("gargon", level) for level in MIXED[:seats]], Fast(1), from_text=True)

    assert 1 in state.places()


RECORDED = {
    ("medium", 3): "0778a1fd42b002de",
    ("medium", 4): "d516370a29aef267",
    ("medium", 5): "92e233f7bfcb6975",
    ("easy", 4): "21707c43d91d2058",
}


@pytest.mark.parametrize(("level", "seats"), RECORDED)
def test_a_recorded_game_is_played_again_by_every_build(level: str, seats: int) -> None:
    state = play_out(GAME, seats, Fast(7), [bot("gargon", level)] * seats, Fast(8))

    assert state.digest()[:16] == RECORDED[level, seats]


class Cheat(Bot):
    """Lays three cards of a colour."""

    def choose(self, view: View, options: list[int], heard: list[Event], rng: Fast) -> int:
        return GAME.read("lay w1 w2 w3")


def test_a_choice_that_is_no_option_is_refused() -> None:
    with pytest.raises(IllegalActionError):
        play_out(GAME, 3, Fast(1), [Cheat()] * 3, Fast(1))


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(ValueError, match="4 seats need as many bots, not 3"):
        play_out(GAME, 4, Fast(1), [bot("gargon", "random")] * 3, Fast(1))
