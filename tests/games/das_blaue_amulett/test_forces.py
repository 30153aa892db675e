"""B-12, B-14: the dark forces, the end and the ranking."""

from __future__ import annotations

from typing import cast

import pytest

from amulette.files.editions import open_game
from amulette.games.das_blaue_amulett.events import ForceMoved, GameEnded
from amulette.games.das_blaue_amulett.game import BlaueGame
from tests.games.das_blaue_amulett.notation import (
    GAME,
    KEY,
    A,
    B,
    check,
    heard,
    names,
    options,
    placed,
    play,
    random_games,
    refusal,
    shows,
)

ROWS = [
    shows(
        pytest.mark.clause("B-12.1", "B-12.7"),
        "after one figure another may be moved",
        "A@P0; B@P0",
        "play 1; force dw P5",
        "dw@P5; wi@P2; so@P3; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-12.6"),
        "two figures change places",
        "A@P0; B@P0",
        "play 1; force so P1",
        "dw@P3; wi@P2; so@P1",
    ),
    shows(
        pytest.mark.clause("B-12.7"),
        "a displaced figure may still be chosen",
        "A@P0; B@P0",
        "play 1; force so P1; force dw P7",
        "dw@P7; wi@P2; so@P1; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-12.9", "B-12.10"),
        "a figure may be set on a prince, who is not affected",
        "A@P0; B@P4[dw]",
        "play 1; force dw P4; done; B: play 1",
        "B@4R1[dw]; dw@P4; discard#=0",
    ),
    shows(pytest.mark.clause("B-12.3"), "the goal is a target", "A@P0; B@P0", "play 1; force dw P10", "dw@P10"),
    shows(pytest.mark.clause("B-12.11"), "nothing need be moved", "A@P0; B@P0", "play 1; done", "dw@P1; next=B:play"),
    shows(
        pytest.mark.clause("B-12.12"),
        "after the third figure the turn ends",
        "A@P0; B@P0",
        "play 1; force dw P5; force wi P6; force so P7",
        "next=B:play",
    ),
    shows(
        pytest.mark.clause("B-14.2"),
        "the right lane is before the left one",
        "A@9R6; B@3L4; C@3R4; D@3R3",
        "play 1",
        "rank=A1,B3,C2,D4",
    ),
    shows(
        pytest.mark.clause("B-14.2"),
        "a place is behind all spaces of its segment",
        "A@9R6; B@P4; C@4L1; D@3R6",
        "play 1",
        "rank=A1,B3,C2,D4",
    ),
    shows(
        pytest.mark.clause("B-14.3"),
        "princes on one place share a rank",
        "A@9R6; B@P4; C@P4; D@P4",
        "play 1",
        "rank=A1,B2,C2,D2",
    ),
]


@pytest.mark.parametrize(("setup", "actions", "result"), ROWS)
def test_forces_and_ranks(setup: str, actions: str, result: str) -> None:
    check(setup, actions, result)


@pytest.mark.clause("B-12.1", "B-12.2", "B-12.3", "B-12.4", "B-12.5", "B-12.11")
def test_there_are_27_then_16_then_7_targets_and_always_done() -> None:
    g = placed("A@P0; B@P0")
    play(g, "play 1")
    first = options(g)
    play(g, "force dw P2")
    second = options(g)
    play(g, "force wi P9")

    assert [len(first), len(second), len(options(g))] == [28, 17, 8]
    assert {first[-1], second[-1], options(g)[-1]} == {"done"}
    assert not any(option.endswith("P0") for option in first)


@pytest.mark.clause("B-12.2", "B-12.4", "B-12.5", "B-12.1")
def test_what_a_figure_may_not_do_is_told() -> None:
    g = placed("A@P0; B@P0")
    play(g, "play 1")
    assert refusal(g, "force dw P1").clause == "B-12.4"
    assert refusal(g, "force dw P1").facts == {"force": "dw", "place": "P1"}

    play(g, "force dw P5")
    assert (refusal(g, "force dw P6").clause, refusal(g, "force dw P6").facts) == ("B-12.2", {"force": "dw"})
    assert (refusal(g, "force wi P5").clause, refusal(g, "force wi P5").facts) == ("B-12.5", {"place": "P5"})
    assert refusal(g, "stop").clause == "B-12.1"


@pytest.mark.clause("B-12.3")
def test_the_start_castle_is_no_target() -> None:
    with pytest.raises(ValueError, match="no such action"):
        GAME.read("force dw P0")


@pytest.mark.clause("B-12.2", "B-12.6", "B-12.8")
def test_all_720_arrangements_can_be_reached_in_one_turn() -> None:
    g = placed("A@P0; B@P0; dw@P4; wi@P9; so@P2")
    play(g, "play 1")
    reached = set()
    waiting = [g]
    while waiting:
        at = waiting.pop()
        reached.add(tuple(at.forces))
        if at.mover == A:
            for action in at.options(A):
                then = at.clone()
                then.apply(A, action)
                waiting.append(then)

    assert len(reached) == 720


@pytest.mark.clause("B-12.6")
def test_an_exchange_is_told() -> None:
    told = heard("A@P0; B@P0", "play 1; force dw P2; force so P7")

    assert [event for event in told if event.name == "force_moved"] == [
        ForceMoved(A, "dw", "P1", "P2", "wi"),
        ForceMoved(A, "so", "P3", "P7", None),
    ]


@pytest.mark.clause("B-12.13")
def test_figures_move_in_the_force_step_only() -> None:
    before, step = [1, 2, 3], "over"
    for g in random_games(1):
        assert list(g.forces) == before or step.startswith("Forces") or step == "over"
        before, step = list(g.forces), repr(g.agenda[-1]) if g.waiting() else "over"


@pytest.mark.clause("B-14.1", "B-11.7")
def test_the_first_prince_in_the_castle_of_light_ends_the_game() -> None:
    g = placed("A@9R6; B@P4")
    told = play(g, "play 1")

    assert told[-1] == GameEnded(A, [1, 2], ["P10", "P4"])
    assert g.places() == [1, 2]
    assert g.scores() == [70, 28]
    assert (refusal(g, "play 1", B).clause, g.waiting()) == ("B-14.1", ())


@pytest.mark.clause("B-14.4", "B-14.2")
def test_without_a_winner_the_game_ends_when_all_have_had_their_turns() -> None:
    game = cast("BlaueGame", open_game(KEY, {"turn_cap": 2, "first": "B"}))
    g = game.position("A 5R1 | B P4 | C 5L1 | turn 3 | mover A")
    play(g, "play 1; done; play 1; done")
    told = play(g, "play 3; done")

    assert told[-1] == GameEnded(None, [2, 3, 1], ["5R2", "4R1", "5R3"])
    assert names(told)[-2:] == ["turn_ended", "game_ended"]
    assert (refusal(g, "done", A).clause, g.waiting()) == ("B-14.4", ())


@pytest.mark.clause("B-14.4")
def test_the_cap_counts_the_turns_of_every_player_and_zero_is_none() -> None:
    for cap in (1, 2):
        ends = [g.number for g in random_games(1, turn_cap=cap) if not g.waiting()]
        assert ends == [cap * seats for seats in (2, 3, 4)]
    game = cast("BlaueGame", open_game(KEY, {"turn_cap": 0}))
    g = game.position("A P4 | B P4 | turn 400")
    play(g, "play 1; done")

    assert g.waiting() == (B,)
