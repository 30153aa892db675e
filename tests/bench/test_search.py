"""How the speed of the search is counted."""

from __future__ import annotations

import pytest
from bench import search
from bench.builds import present
from bench.hearts import open_spiel
from bench.report import COMPILED, POSITIONS, SEARCHED, TRIES, figures_of, searched, table
from bench.rounds import Result

from amulette.files.build import build
from amulette.kernel.contract import State

interpreted = pytest.mark.skipif(build() == "compiled", reason="moves are counted by the interpreted build")


@interpreted
@pytest.mark.parametrize("is_bare", [False, True])
def test_every_action_in_an_imagined_world_is_a_simulated_move(is_bare: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "TRIES", 5)
    original = State.apply
    moves = search.moves_of(present(), "gargon", is_bare)

    assert moves >= 5 * POSITIONS
    assert moves == search.moves_of(present(), "gargon", is_bare)
    assert State.apply is original
    assert search.ours("ours", present(), "gargon", moves, is_bare).run(1, 2) == 2 * moves


@interpreted
@pytest.mark.parametrize("key", list(SEARCHED))
def test_the_searched_positions_leave_a_choice_and_are_the_same_each_time(key: str) -> None:
    first, again = search.questions(present(), key), search.questions(present(), key)

    assert [len(each.options) > 1 for each in first] == [True] * POSITIONS
    assert [each.state.position() for each in first] == [each.state.position() for each in again]


@pytest.mark.skipif(open_spiel() is None, reason="OpenSpiel is not installed here")
def test_a_try_of_the_peer_is_as_long_as_a_play_out_from_there() -> None:
    spiel = open_spiel()
    assert spiel is not None
    moves = search.theirs("theirs", spiel).run(1, 1)

    assert 18 < moves / (TRIES * POSITIONS) < 30


def test_a_rate_is_told_in_moves_and_in_tries() -> None:
    name = searched("gargon", COMPILED)
    field = {name: Result([1000.0, 1000.0], done=10 * TRIES * POSITIONS, games=1)}
    line = next(line for line in table(field, {}, []).splitlines() if name in line)

    assert line.split()[-6:] == ["1,000", "moves/s", "10.0", "moves/try", "100", "tries/s"]
    assert "moves/s" not in table({}, {}, [])
    assert figures_of(field) == {}
