"""B-7: the end of a move on the road, and pushing."""

from __future__ import annotations

import pytest

from amulette.games.das_blaue_amulett.events import Pushed
from tests.games.das_blaue_amulett.notation import B, C, check, heard, names, shows

ROWS = [
    shows(pytest.mark.clause("B-7.2"), "right to left", "A@4R3; B@4R4", "play 1", "A@4R4; B@4L4"),
    shows(pytest.mark.clause("B-7.2"), "left to right", "A@4L5; B@4L4", "play 1", "A@4L4; B@4R4"),
    shows(pytest.mark.clause("B-7.3"), "the occupant goes one ahead", "A@4L5; B@4L4; C@4R4", "play 1", "B@4R4; C@4R5"),
    shows(
        pytest.mark.clause("B-7.4"),
        "and shifts the next in the same way",
        "A@4R2; B@4R3; C@4L3; D@4L2",
        "play 1",
        "B@4L3; C@4L2; D@4L1",
    ),
    shows(
        pytest.mark.clause("B-7.5"),
        "nobody is shifted into the next place",
        "A@4L6; B@4L5; C@4R5; D@4R6",
        "play 1",
        "B@4R5; C@4R6; D@4L6",
    ),
    shows(
        pytest.mark.clause("B-7.6"),
        "nobody is shifted into the place behind",
        "A@4R1; B@4R2; C@4L2; D@4L1",
        "play 1",
        "B@4L2; C@4L1; D@4R1",
    ),
    shows(
        pytest.mark.clause("B-7.7"),
        "the chain may reach the mover",
        "A@4L6; B@4L1; C@4R1; D@4R2",
        "play 5",
        "B@4R1; C@4R2; D@4R3; A@4L1",
    ),
    shows(
        pytest.mark.clause("B-7.7", "B-8.2"),
        "the mover himself is shifted",
        "A@P4; B@4R1; C@4L1",
        "play 1",
        "B@4L1; C@4R1; A@4R2[]; deck#=31",
    ),
    shows(
        pytest.mark.clause("B-7.8"),
        "nobody is pushed on a place",
        "A@3R6; B@P4; C@4R1",
        "play 1",
        "A@P4; B@P4; C@4R1",
    ),
    shows(
        pytest.mark.clause("B-7.10"),
        "a pushed prince draws nothing",
        "A@4R1; B@4R2; deck=wa+",
        "play 1",
        "A@4R2[wa]; B@4L2[]; deck#=30",
    ),
    shows(
        pytest.mark.clause("B-7.10"),
        "a shifted prince draws nothing",
        "A@4R2; B@4R3; C@4L3; deck=wa+",
        "play 1",
        "C@4L2[]; deck#=31",
    ),
    shows(
        pytest.mark.clause("B-7.11"),
        "a shifted wearer keeps the amulet",
        "A@4R2; B@4R3[ru]; C@4L3[wi]; amulet=C",
        "play 1",
        "C@4L2[wi]; amulet=C; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-7.11"),
        "a prince shifted onto the wearer gains nothing",
        "A@4R3; B@4R4; C@4L4; D@4L3[wi]; amulet=D",
        "play 1",
        "C@4L3; D@4L2[wi]; amulet=D; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-7.12"),
        "a push without the amulet steals nothing",
        "A@4R3; B@4R4[wi]",
        "play 1",
        "B@4L4[wi]; next=A:force",
    ),
]


@pytest.mark.parametrize(("setup", "actions", "result"), ROWS)
def test_pushing(setup: str, actions: str, result: str) -> None:
    check(setup, actions, result)


@pytest.mark.clause("B-7.1")
def test_amulet_push_theft_and_fate_card_come_in_this_order() -> None:
    told = heard("A@4R1; B@4R2[wi]; amulet=B; deck=fi+", "play 1; steal")

    assert names(told) == ["card_played", "stepped", "amulet_moved", "pushed", "steal_chosen", "stolen", "drawn"]


@pytest.mark.clause("B-7.3", "B-7.9")
def test_a_chain_is_told_link_by_link() -> None:
    told = [event for event in heard("A@4R2; B@4R3; C@4L3", "play 1") if event.name == "pushed"]

    assert told == [Pushed(B, "4R3", "4L3", 1), Pushed(C, "4L3", "4L2", 2)]
