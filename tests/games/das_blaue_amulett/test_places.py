"""B-6, B-11: overcoming a place, and the Castle of Light."""

from __future__ import annotations

import pytest

from amulette.games.das_blaue_amulett.events import ForceDefied, Paid, TurnedBack
from tests.games.das_blaue_amulett.notation import A, B, check, heard, names, placed, play, refusal, shows

ROWS = [
    shows(pytest.mark.clause("B-6.1"), "a free gate", "A@3R6; B@P0", "play 1", "A@P4; next=A:force"),
    shows(pytest.mark.clause("B-6.1"), "a free castle", "A@6R6; B@P0", "play 1", "A@P7; next=A:force"),
    shows(pytest.mark.clause("B-6.2"), "a gate with a force", "A@0R6[dw]; B@P0", "play 1; pay", "A@P1[]; discard=dw"),
    shows(
        pytest.mark.clause("B-6.2"),
        "a castle with a force",
        "A@2R6[so]; B@P0",
        "play 1; pay; notake",
        "A@P3[]; discard=so",
    ),
    shows(pytest.mark.clause("B-6.2"), "the wrong force card", "A@0R6[wi]; B@P0", "play 1", "legal=turn"),
    shows(pytest.mark.clause("B-6.3"), "water", "A@4R6[wa]; B@P0", "play 1; pay", "A@P5[]; discard=wa"),
    shows(pytest.mark.clause("B-6.3"), "fire", "A@8R6[fi]; B@P0", "play 1; pay", "A@P9[]; discard=fi"),
    shows(pytest.mark.clause("B-6.3"), "the wrong task card", "A@4R6[fi,ru]; B@P0", "play 1", "legal=turn"),
    shows(
        pytest.mark.clause("B-6.4", "B-6.15"),
        "a task place with a force",
        "A@4R6[dw,wa,fi]; B@P0; dw@P5",
        "play 1; pay",
        "A@P5[fi]; discard=dw,wa",
    ),
    shows(
        pytest.mark.clause("B-6.5", "B-6.10"),
        "crossing costs the same",
        "A@0R6[dw]; B@P0",
        "play 3",
        "next=A:pay; legal=pay / turn",
    ),
    shows(
        pytest.mark.clause("B-6.6"),
        "the wearer passes a force at fire",
        "A@8R6[fi]; B@P0; amulet=A; wi@P9",
        "play 1; pay",
        "A@P9[]; discard=fi",
    ),
    shows(
        pytest.mark.clause("B-6.6"),
        "only the wearer passes a force",
        "A@0R6; B@P0; amulet=B",
        "play 1",
        "next=A:pay; legal=turn",
    ),
    shows(
        pytest.mark.clause("B-6.7"),
        "the amulet replaces no task card",
        "A@1R6[wi]; B@P0; amulet=A",
        "play 1",
        "next=A:pay; legal=turn",
    ),
    shows(
        pytest.mark.clause("B-6.8", "B-6.9"),
        "nothing is asked where nothing is demanded",
        "A@3R6; B@P0",
        "play 1",
        "A@P4; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-6.9", "B-6.8"),
        "under free turning one may turn back at a free place",
        "turning=free; A@3R6; B@P0",
        "play 2",
        "next=A:pay; legal=go / turn",
    ),
    shows(
        pytest.mark.clause("B-6.9"),
        "under free turning one may go on",
        "turning=free; A@3R6; B@P0",
        "play 2; go",
        "path=P4,4R1",
    ),
    shows(
        pytest.mark.clause("B-6.9"),
        "under free turning one may turn",
        "turning=free; A@3R6; B@P0",
        "play 2; turn",
        "path=3L6,3L5",
    ),
    shows(
        pytest.mark.clause("B-6.9", "B-6.10"),
        "under free turning a demand is paid as ever",
        "turning=free; A@0R6[dw]; B@P0",
        "play 1",
        "legal=pay / turn",
    ),
    shows(
        pytest.mark.clause("B-6.9", "B-11.3"),
        "under free turning the goal is entered as ever",
        "turning=free; A@9R6; B@P0",
        "play 1",
        "win=A",
    ),
    shows(
        pytest.mark.clause("B-6.11"),
        "all demanded cards are needed",
        "A@1R6[ru,dw]; B@P0",
        "play 1",
        "next=A:pay; legal=turn",
    ),
    shows(
        pytest.mark.clause("B-6.12"),
        "turning back is legal with the card in hand",
        "A@0R6[dw]; B@P0",
        "play 1; turn",
        "A@0L6[dw]; discard#=0",
    ),
    shows(
        pytest.mark.clause("B-6.12"),
        "who must pay may turn back without the card",
        "turning=must_pay; A@0R6; B@P0",
        "play 1",
        "legal=turn",
    ),
    shows(
        pytest.mark.clause("B-6.12"),
        "who must pay may not turn back with it",
        "turning=must_pay; A@0R6[dw]; B@P0",
        "play 1",
        "legal=pay",
    ),
    shows(
        pytest.mark.clause("B-6.13"),
        "turning back plays no card of two",
        "A@1R6[ru]; B@P0",
        "play 1; turn",
        "A@1L6[ru]; discard#=0",
    ),
    shows(
        pytest.mark.clause("B-6.14"),
        "played cards lie face up on the pile",
        "A@0R6[dw]; B@P0; discard=fi",
        "play 1; pay",
        "discard=dw,fi",
    ),
    shows(pytest.mark.clause("B-6.16"), "a beaten force stays", "A@0R6[dw]; B@P0", "play 1; pay", "dw@P1"),
    shows(
        pytest.mark.clause("B-6.17"),
        "a paid task is still asked of the next prince",
        "A@4R6[wa]; B@4R5[wa]",
        "play 1; pay; done; B: play 2",
        "next=B:pay; legal=pay / turn",
    ),
    shows(
        pytest.mark.clause("B-11.1", "B-11.2"),
        "the goal is turned away from with a point too many",
        "A@9R6; B@P0",
        "play 2",
        "path=9L6,9L5; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-11.2"),
        "too many points at a force on the goal ask nothing",
        "A@9R6[wi]; B@P0; wi@P10",
        "play 3",
        "A@9L4[wi]; next=A:force",
    ),
    shows(pytest.mark.clause("B-11.1", "B-11.3"), "an exact count wins", "A@9R3; B@P0", "play 4", "win=A; A@P10"),
    shows(
        pytest.mark.clause("B-11.4", "B-11.5"),
        "a force on the goal is beaten by its card",
        "A@9R6[wi]; B@P0; wi@P10",
        "play 1; pay",
        "win=A; discard=wi",
    ),
    shows(
        pytest.mark.clause("B-11.4", "B-9.14"),
        "the amulet does not help at the goal",
        "A@9R6[wi]; B@P0; wi@P10; amulet=A",
        "play 1",
        "next=A:pay; legal=pay / turn",
    ),
    shows(
        pytest.mark.clause("B-11.8"),
        "turning away at the goal ends on the last left space",
        "A@9R6[wi]; B@P0; wi@P10",
        "play 1; turn",
        "A@9L6[wi]; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-11.6"),
        "fulfilled tasks need no record",
        "A@9R6; B@8R6",
        "play 1",
        "win=A",
    ),
    shows(
        pytest.mark.clause("B-11.7", "B-14.1"),
        "a win with the joker ends the turn at once",
        "A@9R6[dw]; B@P0",
        "play J1",
        "win=A; dw@P1",
    ),
]


@pytest.mark.parametrize(("setup", "actions", "result"), ROWS)
def test_places(setup: str, actions: str, result: str) -> None:
    check(setup, actions, result)


@pytest.mark.clause("B-6.11")
def test_the_missing_cards_are_named() -> None:
    g = placed("A@1R6[wi]; B@P0")
    play(g, "play 1")
    refused = refusal(g, "pay")

    assert (refused.clause, refused.facts) == ("B-6.11", {"place": "P2", "cards": "ru"})


@pytest.mark.clause("B-6.12")
def test_who_must_pay_is_told_so() -> None:
    g = placed("turning=must_pay; A@0R6[dw]; B@P0")
    play(g, "play 1")

    assert refusal(g, "turn").clause == "B-6.12"


@pytest.mark.clause("B-6.10", "B-6.8")
def test_at_a_place_there_is_nothing_but_to_pay_or_to_turn() -> None:
    g = placed("A@0R6[dw]; B@P0")
    play(g, "play 1")
    assert [refusal(g, answer).clause for answer in ("go", "stop", "enter")] == ["B-6.10"] * 3

    free = placed("turning=free; A@3R6; B@P0")
    play(free, "play 1")
    assert refusal(free, "pay").clause == "B-6.8"


@pytest.mark.clause("B-6.6", "B-6.15")
def test_payment_and_defiance_are_told_before_the_step() -> None:
    told = heard("A@1R6[ru]; B@P0; amulet=A", "play 1; pay")

    assert told[1:3] == [Paid(A, "P2", ["ru"]), ForceDefied(A, "P2", "wi")]
    assert names(told)[3:] == ["stepped"]


@pytest.mark.parametrize("hand", ["", "[dw]"])
@pytest.mark.clause("B-6.18")
def test_turning_back_does_not_tell_whether_one_could_have_paid(hand: str) -> None:
    told = heard(f"A@0R6{hand}; B@P0", "play 1; turn")

    assert told[1] == TurnedBack(A, "P1", "unpaid")


@pytest.mark.clause("B-6.18", "B-11.2")
def test_the_reason_of_turning_back_is_public() -> None:
    chosen = heard("turning=free; A@3R6; B@P0", "play 1; turn")
    overshoot = heard("A@9R6; B@P0", "play 2")

    assert chosen[1] == TurnedBack(A, "P4", "chosen")
    assert overshoot[1] == TurnedBack(A, "P10", "overshoot")


@pytest.mark.clause("B-11.7")
def test_after_the_win_nothing_is_asked() -> None:
    g = placed("A@9R6[dw]; B@P0")
    told = play(g, "play J1")

    assert names(told) == ["card_played", "stepped", "game_ended"]
    assert g.waiting() == ()
    assert [list(g.options(seat)) for seat in (A, B)] == [[], []]
