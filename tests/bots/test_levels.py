"""The bots by name."""

from __future__ import annotations

import pytest

from amulette.bots.levels import BOTS, LEVELS, bot
from amulette.games.catalogue import GAMES


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_bots_of_the_first_three_levels_from_weak_to_strong(game: str) -> None:
    assert list(BOTS[game])[:3] == ["random", "easy", "medium"]
    assert list(BOTS[game]) == [level for level in LEVELS if level in BOTS[game]]
    assert bot(game, "easy") is bot(game, "easy")


@pytest.mark.parametrize("level", ["hard", "expert", "", "Medium"])
def test_an_unknown_level_is_refused_with_the_levels_there_are(level: str) -> None:
    with pytest.raises(ValueError, match=f"no such level: '{level}'; there are random, easy, medium"):
        bot("gargon", level)


def test_a_game_without_bots_is_named() -> None:
    with pytest.raises(ValueError, match="no bots for the game 'chess'; there are bots for das-amulett, "):
        bot("chess", "easy")
