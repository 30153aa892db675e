"""P-7 to P-9: slingshot rounds, their ties, and retrieving."""

from __future__ import annotations

import pytest

from amulette.games.power_cards.events import Retrieved, SlingLaid, SlingRead, SlingStarted, SlingTied, SlingWon
from amulette.kernel.chance import Scripted
from tests.games.power_cards.notation import A, B, C, built, named, names, pack, play, position

PIG_WINS = "*A: 27 40 [7 3 26]; B: 13 36 9 [6]"
OTHER_WINS = "*A: 27 40 [7 3 26]; B: 13 9 36"
THREE = "*A: 27 40 1 [7 19 26]; B: 13 3 8 5 4; C: 24 35 36 9"


@pytest.mark.clause("P-7.2", "P-7.3", "P-7.5", "P-7.7")
def test_pig_and_top_cards_are_read_out_and_the_highest_wins() -> None:
    heard = play(position("*A: 27 40 [7 3 26]; B: 13 39 5; C: 24 6 8"), "A call power")

    assert named(heard, "sling_started", "sling_read") == [
        SlingStarted(A, 75), SlingRead(B, 95, 39), SlingRead(C, 40, 6),
    ]  # fmt: skip
    assert [event.seen_by(A) for event in named(heard, "sling_read")] == [SlingRead(B, 95, 0), SlingRead(C, 40, 0)]
    assert [event.seat for event in heard if isinstance(event, SlingWon)] == [B]


@pytest.mark.clause("P-7.3")
def test_who_is_out_does_not_compete() -> None:
    heard = play(position("*A: 27 40 [7 3 26]; B: 13 36 9; C: out"), "A call power")

    assert [event.seat for event in heard if isinstance(event, SlingRead)] == [B]


@pytest.mark.clause("P-7.6", "P-7.10")
def test_compared_top_cards_stay_in_their_packs() -> None:
    g = position(PIG_WINS)
    play(g, "A call power")

    assert pack(g, B) == [36, 9]


@pytest.mark.clause("P-7.15")
def test_only_the_winner_sees_what_it_takes() -> None:
    heard = play(position(OTHER_WINS), "A call power")
    won = named(heard, "sling_won")[0]

    assert won.seen_by(B) == SlingWon(B, pig=False, by="highest", count=3, cards=[9, 13, 40])
    assert won.seen_by(A) == won.seen_by(None) == SlingWon(B, pig=False, by="highest", count=3, cards=[])


@pytest.mark.clause("P-7.16")
def test_cards_taken_are_tucked_in_any_order() -> None:
    g = position(OTHER_WINS)
    g.chance = Scripted([0, 0])
    play(g, "A call power")

    assert pack(g, B) == [36, 13, 40, 9]


@pytest.mark.clause("P-7.17")
def test_cards_taken_are_not_used_to_build() -> None:
    g = position(OTHER_WINS)
    heard = play(g, "A call power")

    assert names(heard).count("built") == 1
    assert built(g, B) == []
    assert 40 in pack(g, B)  # a vertical, which would fit


@pytest.mark.clause("P-8.2", "P-8.3", "P-8.1")
def test_in_a_tie_the_pig_stays_and_so_do_top_cards_of_the_untied() -> None:
    heard = play(position("*A: 27 40 [7 3 26]; B: 13 12 8 9; C: 24 25 36"), "A call power")

    assert named(heard, "sling_tied") == [SlingTied([A, B], 0, [(B, "hw")])]


@pytest.mark.clause("P-8.3", "P-8.13")
def test_untied_top_cards_are_taken_only_when_another_wins() -> None:
    lost = position("*A: 27 40 [7 3 26]; B: 13 12 8 9; C: 24 25 36")
    play(lost, "A call power")
    won = position("*A: 27 8 40 [7 3 26]; B: 13 12 40 9; C: 24 25 36".replace("8 40", "8"))
    play(won, "A call power")

    assert (pack(lost, C), pack(won, C)) == ([36], [25, 36])


@pytest.mark.clause("P-8.5")
def test_a_tied_player_with_an_empty_pack_retrieves_and_lays() -> None:
    g = position("*A: 27 40 [7 3 26]; B: 13 12 [6]; C: 24 25 36")
    heard = play(g, "A call power")

    assert [event for event in heard if isinstance(event, Retrieved)] == [Retrieved(B, 1, "vs", 6)]
    assert [event.seat for event in heard if isinstance(event, SlingWon)] == [B]  # 40 to 25


@pytest.mark.clause("P-8.6")
def test_the_pig_owner_never_retrieves_in_a_tie() -> None:
    g = position("*A: 26 [7 3]; B: 13 12 9 5")
    heard = play(g, "A call power")

    assert "retrieved" not in names(heard)[: names(heard).index("sling_won")]
    assert [event.seat for event in named(heard, "dropped") if hasattr(event, "seat")] == [A]
    assert [(event.seat, event.by) for event in heard if isinstance(event, SlingWon)] == [(B, "only")]


@pytest.mark.clause("P-8.7")
def test_a_tied_player_without_any_card_drops_out() -> None:
    g = position("*A: 27 40 [7 3 26]; B: 13 12; C: 24 25 36")
    heard = play(g, "A call power")

    assert [event.seat for event in named(heard, "dropped") if hasattr(event, "seat")] == [B]
    assert [(event.seat, event.pig, event.by) for event in heard if isinstance(event, SlingWon)] == [(A, True, "only")]


@pytest.mark.clause("P-8.10")
def test_if_nobody_can_lay_and_the_pig_is_not_tied_the_first_after_its_owner_wins() -> None:
    g = position("*A: 27 40 [7 19 26]; B: 13 3; C: 24 35")
    heard = play(g, "A call power")

    assert [(event.seat, event.pig, event.by) for event in heard if isinstance(event, SlingWon)] == [
        (B, False, "fallback")
    ]


@pytest.mark.clause("P-8.9")
def test_if_nobody_can_lay_and_the_pig_is_tied_its_owner_wins() -> None:
    heard = play(position("*A: 26 [7 3]; B: 13 12"), "A call power")

    assert [(event.seat, event.pig, event.by) for event in heard if isinstance(event, SlingWon)] == [
        (A, True, "fallback")
    ]


@pytest.mark.clause("P-9.1", "P-9.2")
def test_the_card_placed_last_is_the_whole_new_pack() -> None:
    g = position("*A: 24 [7 3 26]; B: 9 5")
    heard = play(g, "A call power")

    assert (pack(g, A), built(g, A)) == ([26], [7, 3])
    assert named(heard, "retrieved")[0].seen_by(B) == Retrieved(A, 1, "hw", 0)


@pytest.mark.clause("P-9.4")
def test_nobody_retrieves_while_the_pack_has_a_card() -> None:
    g = position("*A: 24 5 [7 3 26]; B: 9 1; C: 21 2")
    heard = play(g, "A call power")

    assert "retrieved" not in names(heard)
    assert (pack(g, A), built(g, A)) == ([5], [7, 3, 26])


@pytest.mark.clause("P-9.4", "P-4.3")
def test_an_untied_player_with_an_empty_pack_waits_for_the_next_round() -> None:
    g = position("*A: 6 30 1; B: 9 14 2; C: 3 [11]")
    heard = play(g, "A call power; A build 6")

    assert names(heard).index("retrieved") > names(heard).index("round_started")
    assert pack(g, C) == [11]


@pytest.mark.clause("P-8.4", "P-7.15")
def test_a_card_laid_in_a_slingshot_tie_is_shown_to_its_owner_alone() -> None:
    heard = play(position("*A: 27 40 [7 3 26]; B: 13 12 8 9"), "A call power")
    laid = named(heard, "sling_laid")

    assert laid == [SlingLaid(A, 1, 25, 40), SlingLaid(B, 1, 45, 8)]
    assert [event.seen_by(A) for event in laid] == [SlingLaid(A, 1, 25, 40), SlingLaid(B, 1, 45, 0)]
