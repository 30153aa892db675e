"""B-8: fate cards, the hand limit and the reshuffle."""

from __future__ import annotations

from collections import Counter

import pytest

from amulette.games.das_blaue_amulett.events import Discarded, Drawn, Reshuffled
from amulette.kernel.chance import Fast
from tests.games.das_blaue_amulett.notation import (
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
    shows(pytest.mark.clause("B-8.1"), "an arrow gives the top card", "A@P4; B@P0; deck=wa,fi+", "play 2", "A@4R2[wa]"),
    shows(pytest.mark.clause("B-8.1"), "other spaces give none", "A@P4; B@P0", "play 3", "A@4R3[]; deck#=31"),
    shows(pytest.mark.clause("B-8.1"), "passing an arrow gives none", "A@P4; B@P0", "play 4", "A@4R4[]; deck#=31"),
    shows(
        pytest.mark.clause("B-8.2"),
        "a mover shifted off his arrow has still ended there",
        "A@4R4; B@4R5; C@4L5; D@4L4; deck=wa+",
        "play 1",
        "A@4R5[wa]; B@4L5; C@4L4; D@4L3",
    ),
    shows(
        pytest.mark.clause("B-8.3"),
        "two moves onto arrows give two cards",
        "A@P4; B@P0; deck=wa,fi+",
        "play J2; play 3",
        "A@4R5[wa,fi]",
    ),
    shows(
        pytest.mark.clause("B-8.3"),
        "the second move is judged anew",
        "A@P4; B@P0; deck=wa,fi+",
        "play J2; play 1",
        "A@4R3[wa]; deck#=30",
    ),
    shows(
        pytest.mark.clause("B-8.4", "B-8.5"),
        "a full hand is discarded to two before the draw",
        "A@P4[dw,wi,fi]; B@P0; deck=wa+",
        "play 2",
        "next=A:drop; legal=discard dw / discard wi / discard fi; deck#=28",
    ),
    shows(
        pytest.mark.clause("B-8.4"),
        "two cards leave room",
        "A@P4[dw,wi]; B@P0; deck=wa+",
        "play 2",
        "A@4R2[dw,wi,wa]; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-8.5"),
        "drops are repeated until few enough are left",
        "A@6R6[dw,wi,fi]; B@P0; discard=ru,wa,so; deck=dw+",
        "play J1; take; play 2; discard wi; discard dw; discard ru",
        "next=A:drop; legal=discard so / discard wa / discard fi",
    ),
    shows(
        pytest.mark.clause("B-8.6"),
        "each goes on top in the order chosen",
        "A@6R6[dw,wi,fi]; B@P0; discard=ru,wa,so",
        "play 1; take; discard fi; discard dw; discard so",
        "discard=so,dw,fi; A@P7[wi,ru,wa]",
    ),
    shows(
        pytest.mark.clause("B-8.7"), "a drawn card goes into the hand", "A@P4; B@P0; deck=ru+", "play 2", "A@4R2[ru]"
    ),
    shows(
        pytest.mark.clause("B-8.8", "B-8.9"),
        "an amulet card is laid down and not replaced",
        "A@P4[ru]; B@P0; deck=am,wi+",
        "play 2",
        "A@4R2[ru]; discard=am; amulet=A; deck#=29; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-8.10"),
        "a hand is not filled up",
        "A@P4; B@P0; deck=ru+",
        "play 2; done",
        "A@4R2[ru]; B@P0[]; deck#=30",
    ),
    shows(
        pytest.mark.clause("B-8.11"),
        "a hand above three is cut before the forces",
        "A@6R6[dw,wi]; B@P0; discard=ru,wa",
        "play 1; take",
        "next=A:drop; legal=discard dw / discard wi / discard ru / discard wa",
    ),
    shows(
        pytest.mark.clause("B-8.12", "B-8.16"),
        "cards beyond three may be played in a later move of the turn",
        "board=short; A@6R3[dw,wi,fi]; B@P0; so@P8; discard=so",
        "play J1; take; play 4; pay",
        "A@P8[dw,wi,fi]; discard=so; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-8.14"),
        "the last card is drawn, then the pile is renewed",
        "A@P4; B@P0; deck=wi; discard=+",
        "play 2",
        "A@4R2[wi]; deck#=30; discard#=0",
    ),
    shows(
        pytest.mark.clause("B-8.14", "B-8.15"),
        "an amulet card is shuffled in before the theft",
        "A@P4; B@P0[ru]; amulet=B; deck=am; discard=+",
        "play 2",
        "next=A:steal; deck#=30; discard#=0; amulet=A",
    ),
]


@pytest.mark.parametrize(("setup", "actions", "result"), ROWS)
def test_fate_cards(setup: str, actions: str, result: str) -> None:
    check(setup, actions, result)


@pytest.mark.clause("B-8.4", "B-8.5")
def test_only_a_card_in_hand_can_be_discarded_and_one_has_to_be() -> None:
    g = placed("A@P4[dw,wi,fi]; B@P0")
    play(g, "play 2")

    assert refusal(g, "discard ru").clause == "B-8.5"
    assert refusal(g, "discard ru").facts == {"card": "ru"}
    assert (refusal(g, "done").clause, refusal(g, "done").facts) == ("B-8.4", {"count": 1})


@pytest.mark.clause("B-8.11")
def test_the_cut_cannot_be_left_out() -> None:
    g = placed("A@6R6[dw,wi]; B@P0; discard=ru,wa,fi")
    play(g, "play 1; take")

    assert (refusal(g, "done").clause, refusal(g, "done").facts) == ("B-8.11", {"count": 2})


@pytest.mark.clause("B-8.13")
def test_no_card_is_ever_discarded_at_will() -> None:
    for g in random_games(1):
        if g.waiting() and any(option.startswith("discard") for option in options(g)):
            step = repr(g.agenda[-1])

            assert step in ("Drop(draw)", "Drop(steal)", "Drop(cut)")
            assert len(g.hands[g.mover]) > (3 if step == "Drop(cut)" else 2)


@pytest.mark.clause("B-8.7", "B-8.8")
def test_a_drawn_card_is_seen_by_its_drawer_and_an_amulet_card_by_all() -> None:
    drawn = Drawn(A, "ru", 30)
    amulet = Drawn(A, "am", 30)

    assert drawn.seen_by(A) == drawn
    assert [drawn.seen_by(viewer) for viewer in (B, None)] == [Drawn(A, "?", 30)] * 2
    assert [amulet.seen_by(viewer) for viewer in (A, B, None)] == [amulet] * 3


@pytest.mark.clause("B-8.4", "B-8.11")
def test_a_discard_tells_its_cause() -> None:
    told = heard("A@P4[dw,wi,fi]; B@P0; deck=wa+", "play 2; discard wi")

    assert told[3:] == [Discarded(A, "wi", "draw"), Drawn(A, "wa", 27)]


@pytest.mark.clause("B-8.14", "B-8.15")
def test_the_reshuffle_comes_between_the_card_and_the_theft() -> None:
    told = heard("A@P4; B@P0[ru]; amulet=B; deck=am; discard=+", "play 2; steal")

    assert names(told)[3:] == ["drawn", "amulet_moved", "reshuffled", "steal_chosen", "stolen"]
    assert told[5] == Reshuffled(30)


@pytest.mark.clause("B-8.14")
def test_every_discard_is_as_likely_to_lie_on_top_after_a_reshuffle() -> None:
    tops: Counter[int] = Counter()
    for seed in range(1500):
        g = placed("A@P4; B@P0; deck=wi; discard=+")
        g.chance = Fast(seed)
        play(g, "play 2")
        tops[g.deck[-1]] += 1
    counts = [5, 4, 4, 4, 4, 4, 5]  # all but the witch card in hand
    chi_square = sum((tops[k] - 1500 * n / 30) ** 2 / (1500 * n / 30) for k, n in enumerate(counts))

    assert chi_square < 28  # 6 degrees of freedom: exceeded by chance once in 10,000 times


@pytest.mark.clause("B-8.14", "B-8.10")
def test_a_draw_is_always_possible() -> None:
    for g in random_games(2, board="short"):
        assert len(g.deck) > 0
