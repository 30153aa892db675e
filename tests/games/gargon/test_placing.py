"""G-2 to G-5: round, lead, laying, passing."""

from __future__ import annotations

import pytest

from amulette.games.gargon.events import Drew, PassEnded, RoundStarted
from tests.games.gargon.notation import A, B, C, asks, cards, names, play, position, refusal

ROUND = "A r1 r2 r3 w1 | B w2 b1 b5 | C w3 r7 | 1 v1 v2 v3 v4 | 2 g1 g2 g3"


@pytest.mark.clause("G-2.1")
def test_a_round_is_placing_then_battles() -> None:
    g = position(ROUND)
    play(g, "A lay r1; B draw 1; B stop")
    heard = play(g, "C lay r7")

    assert asks(g) == "A: fight r"
    assert names(heard) == ["laid", "revealed"]
    assert refusal(g, "A lay r2").clause == "G-6.3"


@pytest.mark.clause("G-2.6", "G-13.1")
def test_turn_order_is_clockwise_from_the_leader() -> None:
    g = position("lead B | " + ROUND)
    turns = []
    for move in ("B lay w2", "C draw 1", "C stop", "A lay w1"):
        turns.append(g.turn)
        play(g, move)

    assert turns == [B, C, C, A]


@pytest.mark.clause("G-2.3", "G-2.5")
def test_the_skipped_candidates_are_told() -> None:
    g = position("lead C | A w1 | B w2 | C - | D - | E w5 | 1 v1 v2 v3 v4 v5 v6 v7 | 2 g1 g2 g3 g4 g5")
    heard = play(g, "E lay w5; A draw 1; A stop; B draw 1; B stop; C draw 1; C stop; D draw 1; D stop; E fight w")

    assert RoundStarted(2, A, []) in heard
    assert g.lead == A


@pytest.mark.clause("G-2.8")
def test_a_table_without_any_card_in_hand_cannot_start_a_round() -> None:
    with pytest.raises(ValueError, match=r"G-2\.8"):
        position("lead A | A - | B - | C - | 1 v1 | 2 g1 | next Round")


@pytest.mark.parametrize("action", ["draw 1", "draw 2", "pass", "stop", "fight r"])
@pytest.mark.clause("G-3.1")
def test_the_leader_may_only_lay(action: str) -> None:
    assert refusal(position(ROUND), f"A {action}").clause == "G-3.1"


@pytest.mark.clause("G-3.2")
def test_only_cards_of_the_hand_can_be_laid() -> None:
    refused = refusal(position(ROUND), "A lay r1 b7 b7")

    assert (refused.clause, refused.facts) == ("G-3.2", {"cards": "b7 b7"})


@pytest.mark.clause("G-3.2")
def test_a_follower_too_lays_from_its_hand() -> None:
    g = position(ROUND)
    play(g, "A lay r1")

    assert refusal(g, "B lay y1").clause == "G-3.2"


@pytest.mark.clause("G-3.3")
def test_two_of_a_colour_are_listed_but_never_three() -> None:
    assert asks(position("A r1 r2 r3 | B w2 | C w3 | 1 v1 | 2 g1")) == (
        "A: lay r1, lay r2, lay r3, lay r1 r2, lay r1 r3, lay r2 r3"
    )


@pytest.mark.clause("G-3.4")
def test_three_cards_of_one_colour_are_refused_to_the_leader_and_to_others() -> None:
    g = position("A r1 r2 r3 w1 | B b1 b2 b3 | C w3 | 1 v1 | 2 g1")
    refused = refusal(g, "A lay r1 r2 r3")
    assert (refused.clause, refused.facts) == ("G-3.4", {"colour": "r"})

    play(g, "A lay w1 r1 r2")

    assert refusal(g, "B lay b1 b2 b3").clause == "G-3.4"


@pytest.mark.clause("G-4.1")
def test_each_other_seat_acts_exactly_once() -> None:
    g = position(ROUND)
    play(g, "A lay r1; B lay b1")

    assert g.waiting() == (C,)
    assert refusal(g, "B lay b5").clause == "G-13.1"
    assert refusal(g, "C fight r").clause == "G-4.1"


@pytest.mark.clause("G-4.2")
def test_another_pattern_than_the_leader_s_is_refused() -> None:
    g = position("A r1 r2 w1 | B w2 b1 b5 | C w3 | 1 v1 | 2 g1")
    play(g, "A lay w1 r1")
    refused = refusal(g, "B lay b1 b5")

    assert (refused.clause, refused.facts) == ("G-4.2", {"wanted": "1.1", "laid": "2"})
    assert refusal(g, "B lay b1").clause == "G-4.2"
    assert asks(g) == "B: lay w2 b1, lay w2 b5, draw 1, draw 2"


@pytest.mark.clause("G-4.3")
def test_seats_before_the_last_may_bring_new_colours() -> None:
    g = position(ROUND)
    play(g, "A lay r1")

    assert asks(g) == "B: lay w2, lay b1, lay b5, draw 1, draw 2"


@pytest.mark.clause("G-4.4", "G-4.5")
def test_the_last_seat_may_not_bring_a_new_colour() -> None:
    g = position("A b1 r5 r6 | B y1 | C w1 b2 b3 r7 | 1 v1 v2 | 2 g1 g2")
    play(g, "A lay b1 r5 r6; B draw 1; B stop")
    refused = refusal(g, "C lay w1 b2 b3")

    assert (refused.clause, refused.facts) == ("G-4.4", {"colours": "w", "allowed": "b r"})
    assert asks(g) == "C: lay b2 b3 r7, draw 1, draw 2"


@pytest.mark.clause("G-4.6")
def test_no_other_seat_is_bound_when_the_last_one_has_no_card() -> None:
    g = position("lead A | A r1 | B b1 | C - | 1 v1 v2 | 2 g1")
    play(g, "A lay r1")

    assert asks(g) == "B: lay b1, draw 1, draw 2"


@pytest.mark.clause("G-4.8")
def test_a_seat_without_a_legal_lay_must_pass() -> None:
    g = position("A r1 r2 | B b1 w1 | C - | 1 v1 v2 | 2 g1")
    play(g, "A lay r1 r2")
    assert asks(g) == "B: draw 1, draw 2"

    play(g, "B draw 1; B stop")

    assert asks(g) == "C: draw 1, draw 2"


@pytest.mark.clause("G-5.1")
def test_after_the_first_draw_a_seat_cannot_lay() -> None:
    g = position(ROUND)
    heard = play(g, "A lay r1; B draw 1")

    assert names(heard) == ["passed", "drew"]
    assert refusal(g, "B lay w2").clause == "G-5.1"


@pytest.mark.clause("G-5.2", "G-5.10")
def test_a_passing_seat_draws_at_least_one_card_while_there_is_one() -> None:
    g = position(ROUND)
    play(g, "A lay r1")

    assert refusal(g, "B stop").clause == "G-5.2"
    assert refusal(g, "B pass").clause == "G-5.10"
    assert refusal(g, "B pass").legal == list(g.options(B))


@pytest.mark.clause("G-5.2", "G-5.6")
def test_three_cards_are_the_most() -> None:
    g = position(ROUND)
    heard = play(g, "A lay r1; B draw 1; B draw 1; B draw 1")

    assert PassEnded(B, 3) in heard
    assert g.turn == C
    assert refusal(g, "B draw 1").clause == "G-13.1"


@pytest.mark.clause("G-5.3")
def test_each_card_is_the_top_one_of_the_pile_picked_anew() -> None:
    g = position(ROUND)
    play(g, "A lay r1; B draw 2; B draw 1; B draw 2")

    assert list(g.hands[B]) == cards("w2 b1 b5 g1 v1 g2")
    assert [list(row)[::-1] for row in g.piles] == [cards("v2 v3 v4"), cards("g3")]


@pytest.mark.clause("G-5.4", "G-12.5")
def test_a_passing_seat_sees_each_card_before_the_next() -> None:
    g = position(ROUND)
    heard = play(g, "A lay r1; B draw 1")

    assert [event.seen_by(B) for event in heard][-1] == Drew(B, 1, "v1", "pass")
    assert [event.seen_by(A) for event in heard][-1] == Drew(B, 1, "v?", "pass")
    assert cards("v1")[0] in g.view(B).table.hands[B]
    assert g.turn == B


@pytest.mark.parametrize("action", ["pass", "fight r"])
@pytest.mark.clause("G-5.5")
def test_between_draws_a_seat_draws_again_or_stops(action: str) -> None:
    g = position(ROUND)
    play(g, "A lay r1; B draw 1")

    assert asks(g) == "B: draw 1, draw 2, stop"
    assert refusal(g, f"B {action}").clause == "G-5.5"


@pytest.mark.clause("G-5.7")
def test_a_pass_is_complete_before_the_next_seat_acts() -> None:
    g = position(ROUND)
    play(g, "A lay r1; B draw 1")

    assert g.waiting() == (B,)
    assert refusal(g, "C lay r7").clause == "G-13.1"
    play(g, "B stop")
    assert g.waiting() == (C,)


@pytest.mark.clause("G-5.8")
def test_an_empty_pile_cannot_be_drawn_from() -> None:
    g = position("A r1 w1 | B w2 | C w3 | 1 v1 v2 v3 | 2 -")
    play(g, "A lay r1")
    refused = refusal(g, "B draw 2")
    assert (refused.clause, refused.facts) == ("G-5.8", {"pile": 2})

    play(g, "B draw 1")

    assert refusal(g, "B draw 2").clause == "G-5.8"
    assert asks(g) == "B: draw 1, stop"


@pytest.mark.clause("G-5.9")
def test_a_pass_ends_when_both_piles_are_empty() -> None:
    g = position("A r1 w1 | B w2 | C w3 | 1 v1 | 2 g1")
    heard = play(g, "A lay r1; B draw 1; B draw 2")

    assert names(heard) == ["drew", "pile_emptied", "pass_ended"]
    assert g.turn == C


@pytest.mark.clause("G-5.10")
def test_with_both_piles_empty_a_seat_passes_without_drawing() -> None:
    g = position("A r1 w1 | B w2 | C r3 | 1 - | 2 -")
    heard = play(g, "A lay r1; B pass")

    assert heard[-1] == PassEnded(B, 0)
    assert asks(g) == "C: lay r3, pass"


@pytest.mark.clause("G-5.11")
def test_hands_have_no_upper_limit() -> None:
    hand = " ".join([f"{c}{v}" for c in "wbvy" for v in range(1, 11)])
    g = position(f"A r1 r5 | B {hand} | C w15 | 1 g1 g2 g3 g4 | 2 g5")
    play(g, "A lay r1; B draw 1; B draw 1; B draw 1")

    assert len(g.hands[B]) == 43
