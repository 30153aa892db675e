"""S1: nothing hidden reaches anybody by any message; S2: leaks that are planted are found."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from amulette.files.build import build
from amulette.games.catalogue import GAMES
from tests.sizes import sizes
from tests.wire.plants import PLANTS
from tests.wire.worlds import Pair, of_one, pairs

if TYPE_CHECKING:
    from tests.wire.plants import Plant

ENOUGH = 600  # pairs in which a planted leak has to show


@sizes("wanted", 2000, 250_000)
@pytest.mark.parametrize("key", list(GAMES))
def test_what_a_seat_may_not_know_changes_no_byte_that_is_sent_to_it(key: str, wanted: int) -> None:
    compared, found = pairs(key, wanted, seed=1)

    assert found == []
    assert compared >= wanted


def test_two_cards_that_come_to_a_hand_in_another_order_are_no_leak() -> None:
    """One is stolen and one drawn, in this world and in that: the seat itself has seen both, and may."""
    compared, found = of_one(Pair("das-blaue-amulett", 4, 3, 811_718_531), 1000)

    assert found == []
    assert compared > 0


def test_two_backs_that_lie_in_a_pot_the_other_way_round_are_no_leak() -> None:
    """Two seats read out the same figure, so that their backs are shown; afterwards nobody can tell whose was which."""
    compared, found = of_one(Pair("power-cards", 3, 1, 450_387_922), 1000)

    assert found == []
    assert compared > 0


def test_there_are_enough_leaks_to_plant() -> None:
    assert len(set(PLANTS)) >= 30


@pytest.mark.skipif(build() == "compiled", reason="leaks are planted in plain Python")
@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    _, found = pairs("gargon", ENOUGH, seed=2)

    assert found != []
