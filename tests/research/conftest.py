"""Chance of numpy in tests: it follows from the name of the test."""

from __future__ import annotations

from random import Random

import pytest


@pytest.fixture(autouse=True)
def _seeded_numpy(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seed the generators that nobody seeds, such as those of the checks that PettingZoo and Gymnasium bring along."""
    monkeypatch.setattr("numpy.random.bit_generator.randbits", Random(request.node.nodeid).getrandbits)
