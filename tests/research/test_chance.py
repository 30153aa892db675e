"""Nothing in a test of this room is left to chance."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import gymnasium
import numpy as np

if TYPE_CHECKING:
    import pytest


def expected(test: str) -> np.random.Generator:
    return np.random.default_rng(Random(test).getrandbits(128))


def test_a_generator_without_a_seed_follows_from_the_name_of_the_test(request: pytest.FixtureRequest) -> None:
    assert np.random.default_rng().integers(2**62) == expected(request.node.nodeid).integers(2**62)


def test_a_space_without_a_seed_does_too(request: pytest.FixtureRequest) -> None:
    space = gymnasium.spaces.Discrete(10**9)

    assert space.sample() == expected(request.node.nodeid).integers(10**9)
