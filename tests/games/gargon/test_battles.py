"""G-6 to G-9: reveal, choice of colour, battles, consolation, zeros."""

from __future__ import annotations

import pytest

from amulette.games.gargon.events import Battle, Captured, Chosen, Discarded, Drew
from tests.games.gargon.notation import A, B, C, asks, cards, names, play, position, refusal

FIGHT = "A w1 b5 r5 | B w2 b9 r7 | C w3 | 1 v1 v2 v3 v4 | 2 g1 g2 g3"


@pytest.mark.clause("G-6.1", "G-12.2", "G-12.3")
def test_all_laid_cards_are_turned_up_at_once_when_all_have_acted() -> None:
    g = position(FIGHT)
    play(g, "A lay b5 r5; B lay b9 r7; C draw 1")
    assert g.view(C).table.laid[A] == [-2, -5]
    heard = play(g, "C stop")

    assert names(heard) == ["pass_ended", "revealed"]
    assert [g.view(seat).table.laid for seat in (A, B, C, None)] == [[cards("b5 r5"), cards("b9 r7"), []]] * 4


@pytest.mark.clause("G-6.2")
def test_the_first_chooser_is_the_leader_and_turn_order_goes_on_from_there() -> None:
    g = position("lead B | A w1 b2 | B w2 b9 | C w3 r5 | 1 v1 v2 v3 v4 | 2 g1 g2 g3")
    play(g, "B lay b9; C lay r5; A lay b2")
    assert asks(g) == "B: fight b"
    play(g, "B fight b; A draw 1")
    assert asks(g) == "C: fight r"


@pytest.mark.parametrize("action", ["fight w", "fight g", "lay w1", "draw 1", "stop", "pass"])
@pytest.mark.clause("G-6.3")
def test_the_chooser_names_one_of_its_own_colours(action: str) -> None:
    g = position(FIGHT)
    play(g, "A lay b5 r5; B lay b9 r7; C draw 1; C stop")
    refused = refusal(g, f"A {action}")

    assert (refused.clause, refused.facts) == ("G-6.3", {"allowed": "b r"})


@pytest.mark.clause("G-6.4")
def test_a_colour_is_settled_with_its_draws_before_the_next_choice() -> None:
    g = position(FIGHT)
    play(g, "A lay b5 r5; B lay b9 r7; C draw 1; C stop; A fight b")

    assert asks(g) == "A: draw 1, draw 2"
    assert refusal(g, "A fight r").clause == "G-8.6"
    play(g, "A draw 1")
    assert asks(g) == "A: fight r"


@pytest.mark.clause("G-6.4")
def test_the_second_battle_of_a_colour_is_settled_too() -> None:
    g = position("A w1 r5 r6 b1 | B w2 r7 r8 y1 | C w3 | 1 v1 v2 v3 v4 | 2 g1 g2 g3")
    play(g, "A lay r5 r6 b1; B lay r7 r8 y1; C draw 1; C stop; A fight r; A draw 1; A draw 1")

    assert asks(g) == "A: fight b"
    assert [list(row) for row in g.laid] == [cards("b1"), cards("y1"), []]


@pytest.mark.clause("G-7.1", "G-7.3")
def test_all_seats_with_the_colour_fight_and_nobody_else() -> None:
    g = position("A w1 r5 | B w2 b9 | C w3 r7 | D r2 | 1 v1 v2 v3 v4 | 2 g1 g2 g3")
    heard = play(g, "A lay r5; B lay b9; C lay r7; D lay r2; A fight r")

    assert Battle("r", 1, "B", [(A, "r5"), (C, "r7"), (3, "r2")], C) in heard
    assert list(g.laid[B]) == cards("b9")


@pytest.mark.clause("G-7.2", "G-8.2")
def test_a_sole_contestant_captures_both_its_cards_and_nobody_draws() -> None:
    g = position("A w1 r5 r7 | B b1 b2 | C w3 | 1 v1 v2 | 2 g1 g2")
    heard = play(g, "A lay r5 r7; B lay b1 b2; C draw 1; C stop; A fight r")

    assert heard[:3] == [
        Chosen(A, "r"),
        Battle("r", 1, "A", [(A, "r5"), (A, "r7")], A),
        Captured(A, ["r5", "r7"]),
    ]
    assert asks(g) == "B: fight b"


@pytest.mark.clause("G-7.4")
def test_the_highest_card_wins_and_no_other_value_is_there_twice() -> None:
    g = position("A w1 r9 | B w2 r15 | C r14 | 1 v1 v2 v3 | 2 g1 g2")
    play(g, "A lay r9; B lay r15; C lay r14; A fight r")
    assert [list(row) for row in g.won] == [[], cards("r15"), []]

    with pytest.raises(ValueError, match="more cards than the deck has: r9"):
        position("A r9 | B r9 | C w1 | 1 v1 | 2 g1")


@pytest.mark.clause("G-7.5", "G-7.6")
def test_the_winner_takes_its_own_card_only_and_the_others_are_discarded() -> None:
    g = position("A w1 r9 | B w2 r15 | C r14 | 1 v1 v2 v3 | 2 g1 g2")
    play(g, "A lay r9; B lay r15; C lay r14; A fight r")

    assert list(g.won[B]) == cards("r15")
    assert sorted(g.lost) == cards("r9 r14")


@pytest.mark.clause("G-7.7")
def test_the_second_battle_is_fought_whoever_won_the_first() -> None:
    for low_card, winner in (("r1", B), ("r4", A)):
        g = position(f"A w1 {low_card} r9 | B w2 r3 r15 | C w3 | 1 v1 v2 v3 v4 | 2 g1 g2")
        play(g, f"A lay {low_card} r9; B lay r3 r15; C draw 1; C stop; A fight r; A draw 1")

        assert max(g.won[winner]) >= cards("r3")[0]
        assert len(g.won[winner]) == (2 if winner == B else 1)


@pytest.mark.clause("G-7.8", "G-7.9")
def test_the_card_left_after_the_first_battle_is_captured_by_winner_or_loser() -> None:
    won_first = position("A w1 b1 r1 r9 | B w2 b2 b3 r8 | C w3 | 1 v1 v2 v3 | 2 g1 g2")
    play(won_first, "A lay b1 r1 r9; B lay b2 b3 r8; C draw 1; C stop; A fight r; B draw 1")
    lost_first = position("A w1 b1 r1 r7 | B w2 b2 b3 r8 | C w3 | 1 v1 v2 v3 | 2 g1 g2")
    play(lost_first, "A lay b1 r1 r7; B lay b2 b3 r8; C draw 1; C stop; A fight r; A draw 1")

    assert sorted(won_first.won[A]) == cards("r1 r9")
    assert sorted(lost_first.won[A]) == cards("r1")


@pytest.mark.clause("G-7.10")
def test_capture_then_discards_in_turn_order_then_draws() -> None:
    g = position("lead B | A w1 r9 | B w2 r10 | C w4 r14 | 1 v1 v2 v3 | 2 g1 g2")
    heard = play(g, "B lay r10; C lay r14; A lay r9; B fight r")

    assert heard[2:] == [
        Captured(C, ["r14"]),
        Discarded(B, ["r10"], "battle"),
        Discarded(A, ["r9"], "battle"),
    ]
    assert asks(g) == "B: draw 1, draw 2"


@pytest.mark.clause("G-7.11")
def test_captures_stay_with_their_seat() -> None:
    g = position("A w1 r5 | B w2 | C w3 | 1 v1 v2 v3 | 2 g1 g2 g3 | won B y5 y6")
    play(g, "A lay r5; B draw 1; B stop; C draw 2; C stop; A fight r; B lay w2; C lay w3; A lay w1; B fight w")
    play(g, "B draw 1; A draw 1")

    assert [sorted(row) for row in g.won] == [cards("r5"), cards("y5 y6"), cards("w3")]


@pytest.mark.clause("G-8.1", "G-8.2")
def test_losers_draw_and_winner_and_passers_do_not() -> None:
    g = position("A w1 r5 | B w2 r9 | C w3 | 1 v1 v2 v3 | 2 g1 g2 g3")
    play(g, "A lay r5; B lay r9; C draw 1; C stop; A fight r; A draw 1")

    assert [len(hand) for hand in g.hands] == [2, 1, 2]
    assert g.round == 2


@pytest.mark.clause("G-8.3")
def test_losers_draw_in_turn_order_from_the_leader_whoever_chose() -> None:
    g = position("lead B | A w1 r9 | B y1 w2 | C w4 r14 | D w5 r2 | 1 v1 v2 v3 v4 | 2 g1 g2 g3")
    play(g, "B lay y1; C lay r14; D lay r2; A draw 1; A stop; B fight y; C fight r")
    assert asks(g) == "D: draw 1, draw 2"

    g = position("lead C | A w1 r9 | B w2 r1 | C y1 w4 | D w5 r12 | E r3 w6 | 1 v1 v2 v3 v4 | 2 g1 g2 g3")
    play(g, "C lay y1; D lay r12; E lay r3; A lay r9; B lay r1; C fight y; D fight r")
    drew = [play(g, move)[0] for move in ("E draw 1", "A draw 1", "B draw 1")]

    assert drew[0] == Drew(4, 1, "v1", "consolation")
    assert g.round == 2


@pytest.mark.clause("G-8.4")
def test_draws_of_the_first_battle_come_before_case_c() -> None:
    g = position("A w1 b1 r1 r9 | B w2 b2 b3 r8 | C w3 | 1 v1 v2 v3 | 2 g1 g2")
    play(g, "A lay b1 r1 r9; B lay b2 b3 r8; C draw 1; C stop; A fight r")

    assert list(g.won[A]) == cards("r9")
    assert asks(g) == "B: draw 1, draw 2"
    assert names(play(g, "B draw 1")) == ["drew", "battle", "captured"]


@pytest.mark.clause("G-8.5")
def test_the_loser_picks_either_pile_with_cards() -> None:
    g = position("A w1 r5 | B w2 r9 | C w3 | 1 v1 v2 v3 | 2 -")
    play(g, "A lay r5; B lay r9; C draw 1; C stop; A fight r")
    refused = refusal(g, "A draw 2")

    assert (refused.clause, refused.facts) == ("G-8.5", {"pile": 2})
    play(g, "A draw 1")
    assert list(g.hands[A]) == []  # the hand was discarded: the round was the last
    assert cards("v2")[0] in g.lost


@pytest.mark.parametrize("action", ["stop", "pass", "lay w1", "fight r"])
@pytest.mark.clause("G-8.6")
def test_the_consolation_draw_is_compulsory(action: str) -> None:
    g = position("A w1 r5 | B w2 r9 | C w3 | 1 v1 v2 v3 | 2 g1 g2")
    play(g, "A lay r5; B lay r9; C draw 1; C stop; A fight r")

    assert refusal(g, f"A {action}").clause == "G-8.6"
    assert refusal(g, f"A {action}").legal == list(g.options(A))


@pytest.mark.clause("G-8.7")
def test_with_both_piles_empty_nobody_is_asked_to_draw() -> None:
    g = position("A w1 r5 y1 | B w2 r9 y2 | C w3 | 1 - | 2 -")
    play(g, "A lay r5 y1; B lay r9 y2; C pass; A fight r")

    assert asks(g) == "A: fight y"


@pytest.mark.clause("G-9.1", "G-9.2")
def test_a_zero_never_wins_a_battle() -> None:
    g = position("A w1 r0 | B w2 r1 | C w3 | 1 v1 v2 v3 | 2 g1 g2")
    play(g, "A lay r0; B lay r1; C draw 1; C stop; A fight r")

    assert [list(row) for row in g.won] == [[], cards("r1"), []]
    assert list(g.lost) == cards("r0")
    assert asks(g) == "A: draw 1, draw 2"


@pytest.mark.clause("G-9.3", "G-9.4")
def test_two_lone_zeros_fall_together_and_both_owners_draw() -> None:
    g = position("lead B | A w1 r0 | B w2 | C w3 r0 | 1 v1 v2 v3 v4 | 2 g1 g2")
    play(g, "B lay w2; C lay r0; A lay r0; B fight w")
    heard = play(g, "C fight r")

    assert Battle("r", 1, "B", [(C, "r0"), (A, "r0")], None) in heard
    assert names(heard) == ["chosen", "battle", "discarded", "discarded"]
    assert asks(g) == "C: draw 1, draw 2"
    play(g, "C draw 1")
    assert asks(g) == "A: draw 1, draw 2"


@pytest.mark.clause("G-9.5")
def test_two_zeros_and_a_higher_card_follow_the_ordinary_clauses() -> None:
    g = position("A w1 r0 | B w2 r0 | C r2 | 1 v1 v2 v3 v4 | 2 g1 g2")
    play(g, "A lay r0; B lay r0; C lay r2; A fight r")

    assert list(g.won[C]) == cards("r2")
    assert list(g.lost) == cards("r0 r0")
