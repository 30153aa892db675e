"""C and kernel play the same games, and whoever plays others is found out."""

from __future__ import annotations

import pytest
from bench.builds import present
from bench.kernel import Playouts, playouts
from bench.reference import compiler, disagreement, reference

SEEDS = range(20)


@pytest.fixture(scope="module")
def in_c(tmp_path_factory: pytest.TempPathFactory) -> Playouts:
    command = compiler()
    if command is None:
        pytest.skip("there is no C compiler here")
    return reference(command, tmp_path_factory.mktemp("reference"))


def test_c_and_kernel_agree_on_every_number_of_options_and_on_the_places(in_c: Playouts) -> None:
    assert disagreement({"kernel": playouts(present()), "C": in_c}, SEEDS) is None


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_many_games_in_one_call_are_the_games_one_by_one(in_c: Playouts, seats: int) -> None:
    ours = playouts(present())

    assert ours(seats, 7, 10) == in_c(seats, 7, 10)
    assert sum(in_c(seats, seed, 1)[0] for seed in range(7, 17)) == in_c(seats, 7, 10)[0]


def test_a_contestant_that_plays_another_game_is_named_with_its_seats_and_seed() -> None:
    def honest(seats: int, seed: int, games: int) -> tuple[int, int]:
        return seats * games, seed

    def strange(seats: int, seed: int, games: int) -> tuple[int, int]:
        return honest(seats, 0 if (seats, seed) == (4, 3) else seed, games)

    found = disagreement({"honest": honest, "strange": strange}, SEEDS)

    assert found is not None
    assert found.startswith("4 seats, seed 3: ")
