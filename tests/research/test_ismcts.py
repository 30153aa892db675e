"""OpenSpiel's search as a rival in the arena."""

from __future__ import annotations

import time

import pytest

pytest.importorskip("pyspiel")  # no build of it for this system

from amulette.files.editions import open_game
from amulette.kernel.chance import Fast
from amulette.research.spiel.ismcts import rival
from tests.cli.run import amulette
from tests.research.tables import OURS

MATCH = ("arena", "gargon", "--games", "3", "--players")


@pytest.mark.parametrize("key", OURS)
def test_a_rival_chooses_one_of_the_options_and_the_same_with_the_same_luck(key: str) -> None:
    state = open_game(key).deal(3, Fast(1))
    while len(state.options(state.turn)) == 1:
        state.apply(state.turn, state.options(state.turn)[0])
    view, options = state.view(state.turn), list(state.options(state.turn))
    found = {rival(key, "ismcts-3").choose(view, options, [], Fast(5)) for _ in range(2)}

    assert len(found) == 1
    assert found <= set(options)


def test_a_rival_keeps_to_its_time() -> None:
    state = open_game("power-cards").deal(2, Fast(1))
    started = time.process_time()
    rival("power-cards", "ismcts-300ms").choose(state.view(state.turn), list(state.options(state.turn)), [], Fast(1))

    assert 0.05 < time.process_time() - started < 3


def test_the_arena_knows_rivals_by_name() -> None:
    lines = amulette(*MATCH, "random,random,ismcts-2").stdout.splitlines()

    assert lines[0] == "3 games, 1 deals; intervals of 95 %"
    assert any(line.startswith("ismcts-2 ") for line in lines)


@pytest.mark.parametrize("name", ["ismcts-", "ismcts-0", "ismcts-1", "ismcts-5s"])
def test_a_name_that_is_none_is_refused(name: str) -> None:
    result = amulette(*MATCH, f"random,random,{name}")

    assert result.exit_code == 2
    assert "write ismcts-200 for simulations" in " ".join(result.stderr.split())
