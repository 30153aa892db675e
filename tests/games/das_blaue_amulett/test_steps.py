"""B-5: steps along the road."""

from __future__ import annotations

import pytest

from amulette.games.das_blaue_amulett.board import segment_of
from tests.games.das_blaue_amulett.notation import check, heard, names, placed, play, random_games, refusal, shows

ROWS = [
    shows(
        pytest.mark.clause("B-5.2", "B-2.1"), "from a place to the first right space", "A@P4; B@P0", "play 1", "A@4R1"
    ),
    shows(
        pytest.mark.clause("B-5.3", "B-12.10"),
        "leaving a place with a force costs nothing",
        "A@P4[dw]; B@P0; dw@P4",
        "play 1",
        "A@4R1[dw]; discard#=0",
    ),
    shows(pytest.mark.clause("B-5.4"), "along the right lane", "A@4R2; B@P0", "play 2", "path=4R3,4R4"),
    shows(pytest.mark.clause("B-5.5", "B-6.8"), "a free place is entered", "A@3R6; B@P0", "play 1", "A@P4"),
    shows(
        pytest.mark.clause("B-5.6", "B-5.1"),
        "a crossed place counts as one space",
        "A@3R5; B@P0",
        "play 4",
        "path=3R6,P4,4R1,4R2",
    ),
    shows(
        pytest.mark.clause("B-5.7", "B-5.8"),
        "turning back leads to the last left space and uses one point",
        "A@0R6; B@P0",
        "play 1; turn",
        "path=0L6; A@0L6; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-5.9", "B-5.23"),
        "the points left are walked back",
        "A@0R6; B@P0",
        "play 4; turn",
        "path=0L6,0L5,0L4,0L3",
    ),
    shows(pytest.mark.clause("B-5.10"), "along the left lane", "A@4L5; B@P0", "play 2", "path=4L4,4L3"),
    shows(
        pytest.mark.clause("B-5.11", "B-5.12", "B-5.1"),
        "a gate is rounded at the cost of one point",
        "A@4L1; B@P0",
        "play 2; done",
        "path=4R1,4R2",
    ),
    shows(
        pytest.mark.clause("B-5.13"),
        "rounding a force costs nothing",
        "A@4L1[dw]; B@P0; dw@P4",
        "play 1",
        "A@4R1[dw]; discard#=0; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-5.13", "B-5.19"),
        "rounding a castle with a force costs nothing",
        "A@3L1[so]; B@P0",
        "play 2; done",
        "A@3R2; path=3R1,3R2",
    ),
    shows(
        pytest.mark.clause("B-5.14"),
        "no gate is entered from the left on an exact count",
        "A@6L1; B@P0",
        "play 1",
        "A@6R1; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-5.14"),
        "no task place is entered from the left on an exact count",
        "A@5L2[wa]; B@P0",
        "play 2",
        "A@5R1[wa]; path=5L1,5R1; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-5.15", "B-5.18"),
        "a castle may be entered from the left on an exact count",
        "A@7L2; B@P0",
        "play 2",
        "next=A:left; legal=enter / round",
    ),
    shows(pytest.mark.clause("B-5.15"), "entering ends the move in the castle", "A@7L2; B@P0", "play 2; enter", "A@P7"),
    shows(pytest.mark.clause("B-5.15"), "rounding ends on the right lane", "A@7L2; B@P0", "play 2; round", "A@7R1"),
    shows(pytest.mark.clause("B-5.15"), "the start castle can be entered so", "A@0L1; B@P0", "play 1; enter", "A@P0"),
    shows(
        pytest.mark.clause("B-5.15"),
        "where it must be entered nothing is asked",
        "left_castle=must; A@7L1; B@P0",
        "play 1",
        "A@P7; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-5.15"),
        "where it must be entered a demand is still a question",
        "left_castle=must; A@3L1[so]; B@P0",
        "play 1",
        "next=A:left; legal=enter / round",
    ),
    shows(
        pytest.mark.clause("B-5.16"),
        "without the demanded card one goes round",
        "A@3L1[dw]; B@P0",
        "play 1",
        "next=A:left; legal=round",
    ),
    shows(
        pytest.mark.clause("B-5.16", "B-6.6"),
        "the wearer enters a castle past its force",
        "A@3L1; B@P0; amulet=A",
        "play 1; enter",
        "A@P3; so@P3",
    ),
    shows(
        pytest.mark.clause("B-5.17"),
        "entering plays the demanded card",
        "A@3L1[so,ru]; B@P0",
        "play 1; enter; notake",
        "A@P3[ru]; discard=so",
    ),
    shows(
        pytest.mark.clause("B-5.18"),
        "going round is legal with the card in hand",
        "A@3L1[so]; B@P0",
        "play 1; round",
        "A@3R1[so]; discard#=0",
    ),
    shows(
        pytest.mark.clause("B-5.19"),
        "with a point too many a castle is rounded without a question",
        "A@7L1; B@P0",
        "play 3",
        "A@7R3; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-5.21"),
        "princes are passed over on both lanes",
        "A@2L4; B@2L3; C@2L2; D@2R1",
        "play 5",
        "A@2R2; B@2L3; C@2L2; D@2R1",
    ),
    shows(
        pytest.mark.clause("B-5.22"),
        "ending where the move began pushes nobody",
        "board=short; A@4R3; B@P0; dw@P5",
        "play J6; turn",
        "path=4L3,4L2,4L1,4R1,4R2,4R3; A@4R3; next=A:again",
    ),
    shows(
        pytest.mark.clause("B-5.24"),
        "two places in one move, the second with what is left in hand",
        "board=short; A@1R3[ru,wi,so]; B@P0",
        "play 5; pay",
        "next=A:pay; legal=pay / turn; discard=wi,ru",
    ),
    shows(
        pytest.mark.clause("B-5.24"),
        "a card paid at the first place is gone at the second",
        "board=short; A@0R3[wi]; B@P0; wi@P1; dw@P3; so@P9",
        "play 5; pay",
        "next=A:pay; legal=turn; discard=wi",
    ),
]


@pytest.mark.parametrize(("setup", "actions", "result"), ROWS)
def test_steps(setup: str, actions: str, result: str) -> None:
    check(setup, actions, result)


@pytest.mark.clause("B-5.16")
def test_the_missing_card_is_named() -> None:
    g = placed("A@3L1[dw]; B@P0")
    play(g, "play 1")
    refused = refusal(g, "enter")

    assert (refused.clause, refused.facts) == ("B-5.16", {"place": "P3", "cards": "so"})


@pytest.mark.clause("B-5.15")
def test_at_a_castle_there_is_nothing_but_to_enter_or_to_go_round() -> None:
    g = placed("A@7L1; B@P0")
    play(g, "play 1")

    assert refusal(g, "turn").clause == "B-5.15"


@pytest.mark.clause("B-5.1", "B-5.20")
def test_every_point_is_one_step_and_no_step_leads_behind_the_place_of_the_segment() -> None:
    for g in random_games(1):
        if g.waiting() and repr(g.agenda[-1]) == "Play":
            behind = segment_of(g.princes[g.mover])
            told = play(g.clone(), "play 1") if 0 in list(g.options(g.turn)) else []

            assert names(told).count("stepped") <= 1
            assert all(segment_of(space) >= behind for seat, space in enumerate(g.princes) if seat == g.mover)


@pytest.mark.clause("B-5.1")
def test_a_step_tells_where_from_where_to_and_what_is_left() -> None:
    steps = [event for event in heard("A@3R5; B@P0", "play 3") if event.name == "stepped"]

    assert [str(step) for step in steps] == [
        "Stepped(seat=0, origin='3R5', to='3R6', points=2)",
        "Stepped(seat=0, origin='3R6', to='P4', points=1)",
        "Stepped(seat=0, origin='P4', to='4R1', points=0)",
    ]


@pytest.mark.clause("B-5.20")
def test_a_prince_never_gets_back_into_an_earlier_segment() -> None:
    furthest: dict[int, int] = {}
    number = 0
    for g in random_games(2):
        if g.number < number:
            furthest = {}
        number = g.number
        for seat, space in enumerate(g.princes):
            assert segment_of(space) >= furthest.get(seat, 0)
            furthest[seat] = segment_of(space)
