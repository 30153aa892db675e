"""G-10, G-11: the end of the game, scoring and ranking."""

from __future__ import annotations

import pytest

from amulette.games.gargon.events import Discarded, GameEnded, PileEmptied, Scored
from tests.games.gargon.notation import A, B, C, asks, cards, names, play, position, refusal

LAST = "A w1 r5 | B w2 | C w3 r7 | 1 v1 | 2 g1 g2 g3"


@pytest.mark.clause("G-10.1")
def test_the_last_card_of_a_pile_makes_the_round_the_last_by_a_pass_or_as_consolation() -> None:
    by_pass, as_consolation = position(LAST), position(LAST)
    heard = play(by_pass, "A lay r5; B draw 1")
    assert PileEmptied(1, first=True) in heard

    heard = play(as_consolation, "A lay r5; B draw 2; B stop; C lay r7; A fight r; A draw 1")

    assert PileEmptied(1, first=True) in heard
    assert as_consolation.waiting() == ()


@pytest.mark.clause("G-10.1")
def test_the_second_pile_to_run_out_announces_nothing_new() -> None:
    g = position("A w1 r5 | B w2 | C w3 r7 | 1 v1 | 2 g1")
    heard = play(g, "A lay r5; B draw 1; B draw 2")

    assert PileEmptied(2, first=False) in heard


@pytest.mark.clause("G-10.2")
def test_the_final_round_is_played_out_in_full() -> None:
    g = position(LAST)
    play(g, "A lay r5; B draw 1")

    assert asks(g) == "B: draw 2, stop"
    play(g, "B stop; C lay r7; A fight r")
    assert asks(g) == "A: draw 2"


@pytest.mark.clause("G-10.3")
def test_after_the_final_round_nobody_may_act() -> None:
    g = position(LAST)
    heard = play(g, "A lay r5; B draw 1; B stop; C lay r7; A fight r; A draw 2")

    assert names(heard)[-6:] == ["discarded", "discarded", "scored", "scored", "scored", "game_ended"]
    assert g.waiting() == ()
    assert {refusal(g, f"{seat} {action}").clause for seat in "ABC" for action in ("draw 2", "lay w1")} == {"G-10.3"}


@pytest.mark.clause("G-10.3")
def test_nothing_else_ends_the_game() -> None:
    g = position("A w1 r5 | B w2 | C r7 | 1 v1 v2 v3 | 2 g1 g2 g3")
    heard = play(g, "A lay r5; B draw 1; B stop; C lay r7; A fight r; A draw 1")

    assert names(heard)[-2:] == ["round_ended", "round_started"]
    assert g.turn == B


@pytest.mark.clause("G-10.4", "G-12.8")
def test_hands_are_discarded_in_turn_order_for_all_to_see() -> None:
    g = position("lead B | A w1 | B w2 r5 | C w3 r7 | 1 v1 | 2 g1 g2 g3")
    heard = play(g, "B lay r5; C draw 1; C stop; A draw 2; A stop; B fight r")
    ends = [event for event in heard if event.name == "discarded"]

    assert ends == [
        Discarded(B, ["w2"], "end"),
        Discarded(C, ["w3", "v1", "r7"], "end"),
        Discarded(A, ["w1", "g1"], "end"),
    ]
    assert [event.seen_by(None) for event in ends] == ends
    assert sorted(g.lost) == cards("w1 w2 w3 v1 r7 g1")


@pytest.mark.clause("G-11.1")
def test_cards_in_hands_piles_and_discards_score_nothing() -> None:
    g = position("A r1 r2 r3 | B w1 w2 | C - | 1 b1 b2 | 2 g1 g2 | lost y1 y2 | won C v5")

    assert g.scores() == [0, 0, 13]


@pytest.mark.clause("G-11.3", "G-11.4", "G-11.5")
@pytest.mark.parametrize(
    ("won", "bonuses"),
    [
        ("won A r13 r14 | won B r15 | won C -", [10, 0, 0]),
        ("won A r13 | won B r14 | won C r15", [5, 5, 5]),
        ("won A r13 | won B r14 | won C -", [5, 5, 0]),
        ("won A - | won B - | won C -", [0, 0, 0]),
    ],
)
def test_most_cards_of_a_colour_give_ten_points_or_five_to_each_of_several(won: str, bonuses: list[int]) -> None:
    assert position(won).scores() == bonuses


@pytest.mark.clause("G-11.2")
def test_zeros_and_bare_high_cards_count_for_the_majority() -> None:
    assert position("won A r0 r0 r15 | won B r13 r14 | won C -").scores() == [10, 0, 0]


@pytest.mark.clause("G-11.7", "G-11.8", "G-11.9")
@pytest.mark.parametrize(("won", "points"), [("r1 r5", 8), ("r0 r1 r5", 16), ("r0 r0 r1 r5", 32), ("r0 r0", 0)])
def test_each_zero_doubles_the_amulets_of_its_colour(won: str, points: int) -> None:
    assert position(f"won A {won} | won B - | won C -").scores()[A] == 10 + points


@pytest.mark.clause("G-11.10")
def test_zeros_double_neither_bonuses_nor_other_colours() -> None:
    assert position("won A r0 b1 | won B - | won C -").scores() == [10 + 10 + 5, 0, 0]


@pytest.mark.clause("G-11.11", "G-11.12", "G-11.13")
def test_the_highest_total_wins_and_equal_totals_share_a_place() -> None:
    g = position("won A r1 r5 | won B b1 | won C w1 | won D -")

    assert g.scores() == [18, 15, 15, 0]
    assert g.places() == [1, 2, 2, 4]


@pytest.mark.clause("G-11.11", "G-12.6")
def test_the_scores_are_told_colour_by_colour() -> None:
    g = position("A w1 r5 | B w2 | C w3 | 1 v1 | 2 g1 g2 g3 | won A r0 | won C b13")
    heard = play(g, "A lay r5; B draw 1; B stop; C draw 2; C stop; A fight r")
    nothing = (0, 0, 1, 0)

    assert heard[-4] == Scored(A, [nothing, nothing, nothing, nothing, (2, 3, 2, 10), nothing], 16, 1)
    assert heard[-2] == Scored(C, [nothing, (1, 0, 1, 10), nothing, nothing, nothing, nothing], 10, 2)
    assert heard[-1] == GameEnded([A])
    assert g.view(B).table.won == [cards("r0 r5"), [], cards("b13")]
    assert g.view(C).table.won[A] == cards("r0 r5")
