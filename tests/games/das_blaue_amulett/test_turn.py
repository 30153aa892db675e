"""B-3, B-4, B-13: the turn, the move cards, and what is forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from amulette.kernel.chance import Fast
from amulette.kernel.contract import submit
from tests.games.das_blaue_amulett.notation import (
    GAME,
    B,
    asked,
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

if TYPE_CHECKING:
    pass

ROWS = [
    shows(
        pytest.mark.clause("B-3.1", "B-8.11"),
        "after a joker another move, then the hand is cut, then the forces",
        "A@2R6[dw,wi,fi]; B@P0; so@P9; discard=ru",
        "play J1; take; play 1; discard dw",
        "A@3R1[wi,fi,ru]; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-3.1", "B-4.6"),
        "a joker move is settled completely before the next",
        "A@0R1; B@P0; deck=dw,fi+",
        "play J1",
        "A@0R2[dw]; next=A:again",
    ),
    shows(
        pytest.mark.clause("B-3.5"),
        "a single kind to discard is a question",
        "A@0R1[dw,dw,dw]; B@P0",
        "play 1",
        "next=A:drop; legal=discard dw",
    ),
    shows(
        pytest.mark.clause("B-3.5"),
        "a castle without the card is a question",
        "A@3L1; B@P0",
        "play 1",
        "next=A:left; legal=round",
    ),
    shows(
        pytest.mark.clause("B-4.1"),
        "any open card, the joker with a value from one to six",
        "A@P0; B@P0; A:open=2,5,J",
        "play 2; done; B: play 1; done",
        "legal=play 5 / play J1 / play J2 / play J3 / play J4 / play J5 / play J6",
    ),
    shows(
        pytest.mark.clause("B-4.4"),
        "the played card becomes used",
        "A@P0; B@P0",
        "play 3",
        "A:open=1,2,4,5,J; B:open=1,2,3,4,5,J",
    ),
    shows(
        pytest.mark.clause("B-4.4"),
        "the played joker becomes used",
        "A@P0; B@P0",
        "play J3",
        "A:open=1,2,3,4,5; next=A:again; legal=play 1 / play 2 / play 3 / play 4 / play 5 / stop",
    ),
    shows(
        pytest.mark.clause("B-4.6"), "one may stop after a joker", "A@4R1; B@P0", "play J2; stop", "A@4R3; next=A:force"
    ),
    shows(
        pytest.mark.clause("B-4.7", "B-4.5"),
        "a joker that was the last open card may be played again",
        "A@4R1; B@P0; A:open=J",
        "play J2",
        "A:open=1,2,3,4,5,J; next=A:again; legal=play 1 / play 2 / play 3 / play 4 / play 5 / play J1 / play J2"
        " / play J3 / play J4 / play J5 / play J6 / stop",
    ),
    shows(
        pytest.mark.clause("B-4.8"),
        "a second joker is followed by a question too",
        "A@4R1; B@P0; A:open=J",
        "play J2; play J2",
        "A@4R5; next=A:again",
    ),
    shows(
        pytest.mark.clause("B-4.9"),
        "a number ends the moves of a turn",
        "A@4R1; B@P0; A:open=J",
        "play J2; play J1; play 1",
        "A@4R5; next=A:force",
    ),
]


@pytest.mark.parametrize(("setup", "actions", "result"), ROWS)
def test_the_turn(setup: str, actions: str, result: str) -> None:
    check(setup, actions, result)


@pytest.mark.parametrize("answer", ["stop", "done", "turn", "force dw P5", "discard dw"])
@pytest.mark.clause("B-3.2")
def test_moving_is_compulsory(answer: str) -> None:
    assert refusal(placed("A@P0; B@P0"), answer).clause == "B-3.2"


@pytest.mark.clause("B-3.3")
def test_nobody_but_the_mover_decides_anything() -> None:
    g = placed("A@P0; B@P0")
    refused = refusal(g, "play 1", B)

    assert (refused.clause, refused.facts) == ("B-3.3", {"seat": 0})
    for g in random_games(1):
        assert g.waiting() in ((), (g.mover,))


@pytest.mark.clause("B-4.1")
def test_a_used_card_cannot_be_played() -> None:
    g = placed("A@P0; B@P0; A:open=1,3,J")
    refused = refusal(g, "play 2")
    assert (refused.clause, refused.facts) == ("B-4.1", {"card": "2"})

    play(g, "play J1")

    assert refusal(g, "play J1").facts == {"card": "J"}
    assert refusal(g, "play 2").clause == "B-4.1"


@pytest.mark.parametrize("points", range(1, 6))
@pytest.mark.clause("B-4.2", "B-5.1", "B-5.23")
def test_a_number_card_gives_exactly_its_points(points: int) -> None:
    path = ",".join([f"4R{k}" for k in range(1, points + 1)])

    check("A@P4; B@P0", f"play {points}", f"path={path}; next=A:force")


@pytest.mark.parametrize("points", range(1, 7))
@pytest.mark.clause("B-4.3", "B-5.1")
def test_the_joker_s_value_is_named_when_it_is_played(points: int) -> None:
    path = ",".join([f"4R{k}" for k in range(1, points + 1)])
    check("A@P4; B@P0", f"play J{points}", f"path={path}; next=A:again")

    with pytest.raises(ValueError, match="no such action"):
        GAME.read("play J")


@pytest.mark.clause("B-4.5")
def test_the_set_opens_before_the_move_is_made() -> None:
    told = names(heard("A@P4; B@P0; A:open=2", "play 2"))

    assert told == ["card_played", "set_opened", "stepped", "stepped", "drawn"]


@pytest.mark.parametrize("answer", ["done", "steal", "take", "discard dw"])
@pytest.mark.clause("B-4.6")
def test_after_a_joker_there_are_cards_or_a_stop(answer: str) -> None:
    g = placed("A@P0; B@P0")
    play(g, "play J1")

    assert refusal(g, answer).clause == "B-4.6"


@pytest.mark.clause("B-13.1")
def test_a_declined_move_theft_or_force_step_does_not_come_back() -> None:
    g = placed("A@2R3; B@2R4[wi]; amulet=B")
    asked_for = [asked(g)]
    for answer in ("play J1", "nosteal", "stop", "done"):
        play(g, answer)
        asked_for.append(asked(g))

    assert asked_for == ["A Play", "A Stealing(1)", "A Again", "A Forces(0)", "B Play"]


@pytest.mark.clause("B-13.2")
def test_a_declined_take_payment_or_castle_does_not_come_back() -> None:
    check("A@2R6; B@P0; so@P9; discard=ru", "play J1; notake; stop", "A@P3[]; next=A:force")
    check("A@0R6[dw]; B@P0", "play J1; turn; stop", "A@0L6[dw]; next=A:force")
    check("A@7L1; B@P0", "play J1; round; stop", "A@7R1; next=A:force")


@pytest.mark.clause("B-13.3", "B-7.9")
def test_duties_are_done_without_a_question() -> None:
    told = names(heard("A@2R4; B@2R5; amulet=B; A:open=1; deck=wi; discard=+", "play 1"))

    assert told == ["card_played", "set_opened", "stepped", "amulet_moved", "pushed", "drawn", "reshuffled"]


@pytest.mark.clause("B-13.4")
def test_an_answer_cannot_be_taken_back() -> None:
    g = placed("A@0R6[dw]; B@P0")
    play(g, "play 1; turn")

    assert refusal(g, "pay").clause == "B-12.1"
    assert refusal(g, "play 1").clause == "B-12.1"


DEFAULTS = [
    ("A@P0; B@P0; A:open=3,4,J", "", "play 3"),
    ("A@P0; B@P0; A:open=J", "", "play J1"),
    ("A@P0; B@P0", "play J1", "stop"),
    ("A@0R6[dw]; B@P0", "play 1", "turn"),
    ("turning=free; A@3R6; B@P0", "play 1", "go"),
    ("turning=must_pay; A@0R6[dw]; B@P0", "play 1", "pay"),
    ("A@7L1; B@P0", "play 1", "round"),
    ("A@0R1[wi,ru,fi]; B@P0", "play 1", "discard wi"),
    ("A@2R3; B@2R4[wi]; amulet=B", "play 1", "nosteal"),
    ("A@6R6; B@P0; discard=ru", "play 1", "notake"),
    ("A@P0; B@P0", "play 1", "done"),
]


@pytest.mark.parametrize(("setup", "answers", "default"), DEFAULTS)
@pytest.mark.clause("B-13.5")
def test_who_runs_out_of_time_gives_the_answer_that_forgets(setup: str, answers: str, default: str) -> None:
    g = placed(setup)
    if answers:
        play(g, answers)

    assert GAME.write(GAME.default(g, g.turn)) == default
    assert default in options(g)


@pytest.mark.clause("B-13.5")
def test_a_table_that_has_gone_to_sleep_still_plays_on() -> None:
    for seats in GAME.seats:
        g = GAME.deal(seats, Fast(seats))
        while g.waiting():
            submit(g, g.turn, GAME.default(g, g.turn))

        assert g.number == 150 * seats  # nobody pays, so nobody wins
