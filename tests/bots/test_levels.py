"""The bots by name."""

from __future__ import annotations

import pytest

from amulette.bots.levels import BOTS, ITERATIONS, LEVELS, bot
from amulette.bots.search import Searcher
from amulette.games.catalogue import GAMES


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_bots_of_all_levels_from_weak_to_strong(game: str) -> None:
    assert list(BOTS[game]) == list(LEVELS)
    assert bot(game, "easy") is bot(game, "easy")


@pytest.mark.parametrize("level", ["master", "", "Medium"])
def test_an_unknown_level_is_refused_with_the_levels_there_are(level: str) -> None:
    with pytest.raises(ValueError, match=f"no such level: '{level}'; there are random, easy, medium"):
        bot("gargon", level)


def test_a_game_without_bots_is_named() -> None:
    with pytest.raises(ValueError, match="no bots for the game 'chess'; there are bots for das-amulett, "):
        bot("chess", "easy")


@pytest.mark.parametrize("game", list(GAMES))
def test_an_expert_searches_with_a_larger_budget_than_hard(game: str) -> None:
    budgets = [found.iterations for found in BOTS[game].values() if isinstance(found, Searcher)]

    assert budgets == list(ITERATIONS[game].values())
    assert budgets == sorted(set(budgets))
