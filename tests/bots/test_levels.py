"""The bots by name."""

from __future__ import annotations

import pytest

from amulette.bots.levels import LEVELS, bot
from amulette.games.catalogue import GAMES


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("level", LEVELS)
def test_every_game_has_a_bot_of_every_level(game: str, level: str) -> None:
    assert bot(game, level) is bot(game, level)


@pytest.mark.parametrize("level", ["hard", "expert", "", "Medium"])
def test_an_unknown_level_is_refused_with_the_levels_there_are(level: str) -> None:
    with pytest.raises(ValueError, match=f"no such level: '{level}'; there are random, easy, medium"):
        bot("gargon", level)


def test_a_game_without_bots_is_named() -> None:
    with pytest.raises(ValueError, match="no bots for the game 'chess'; there are bots for gargon"):
        bot("chess", "easy")
