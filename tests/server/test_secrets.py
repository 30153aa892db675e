"""S1: nothing hidden leaves by any door of the server; S2: leaks that are planted around a table are found."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from amulette.files.build import build
from amulette.games.catalogue import GAMES
from tests.server.house import pairs
from tests.server.plants import PLANTS
from tests.sizes import sizes

if TYPE_CHECKING:
    from tests.server.plants import Plant

ENOUGH = 300  # pairs in which a planted leak has to show


@sizes("wanted", 60, 3000)
@pytest.mark.parametrize("key", list(GAMES))
def test_what_a_seat_may_not_know_changes_nothing_that_the_server_does(key: str, wanted: int) -> None:
    compared, found = pairs(key, wanted, seed=1)

    assert found == []
    assert compared >= wanted


@pytest.mark.skipif(build() == "compiled", reason="leaks are planted in plain Python")
@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    _, found = pairs("gargon", ENOUGH, seed=2)

    assert found != []
