"""P-2 to P-6: rounds, ties, building; what is asked, and what is refused."""

from __future__ import annotations

import pytest

from amulette.games.power_cards.events import Built, Called, Laid, Tied
from amulette.kernel.chance import Scripted
from amulette.kernel.contract import IllegalActionError, RefusedError, submit
from tests.games.power_cards.notation import GAME, A, B, C, asks, built, named, names, pack, play, position, refusal

X_1 = "*A: 9 1; B: 24 5; C: 21 6; round 1; left 3"


@pytest.mark.clause("P-3.4", "P-3.5", "P-2.11")
def test_example_28_what_is_refused_changes_nothing() -> None:
    g = position(X_1)
    with pytest.raises(RefusedError, match=r"P-3\.5"):
        GAME.read("call sling")
    with pytest.raises(ValueError, match="no such stat: 'ra'"):
        GAME.read("call ra")
    with pytest.raises(RefusedError, match=r"P-2\.11"):
        GAME.read("pass")
    assert (refusal(g, "B call power").clause, refusal(g, "A build 9").clause) == ("P-3.2", "P-3.4")

    play(g, "A call power")
    refused = refusal(g, "A build 9")
    assert (refused.clause, refused.facts) == ("P-6.5", {"card": 9, "back": "pig", "wanted": "vw", "slot": 1})
    assert [GAME.write(action) for action in refused.legal] == ["build 3", "build 24"]


@pytest.mark.clause("P-6.5")
def test_example_1_goes_on_with_the_choice_of_card_3() -> None:
    g = position(X_1)
    play(g, "A call power; A build 3")

    assert (pack(g, A)[0], sorted(pack(g, A)[1:]), built(g, A)) == (1, [9, 21, 24], [3])


@pytest.mark.clause("P-3.1")
def test_a_round_runs_in_its_order() -> None:
    g = position("*A: 27 40 [7 3 26]; B: 13 9 36; C: 5 17")
    heard = play(g, "A call power")

    assert [name for name in names(heard) if name != "top"] == [
        "called", "laid", "laid", "laid", "round_won", "collected", "built", "tucked",
        "round_started",
    ]  # fmt: skip


@pytest.mark.clause("P-3.1", "P-9.3", "P-10.1")
def test_elimination_comes_before_building_and_the_slingshot_after_tucking() -> None:
    g = position("*A: 6 40 [7 3 26]; B: 13 36; C: 24")
    heard = play(g, "A call power")

    order = [name for name in names(heard) if name in ("out", "built", "tucked", "sling_started", "sling_won")]
    assert order == ["out", "built", "tucked", "sling_started", "sling_won", "tucked"]


@pytest.mark.clause("P-3.3", "P-3.8")
def test_all_who_are_in_lay_and_nobody_else() -> None:
    g = position("*A: 9 1; B: out; C: 24 5; D: 21 6")
    heard = play(g, "A call power")

    assert named(heard, "laid") == [Laid(A, 0, 100, 9), Laid(C, 0, 5, 24), Laid(3, 0, 50, 21)]


@pytest.mark.clause("P-3.2")
def test_the_winner_of_a_round_calls_the_next() -> None:
    g = position("*A: 24 1; B: 13 6; C: 9 2")
    play(g, "A call power")

    assert g.waiting() == (C,)


@pytest.mark.clause("P-6.4", "P-6.12")
def test_after_the_pig_nothing_more_is_built() -> None:
    g = position("*A: 9 5 [7 3 26]; B: 27 39 2; C: 40 8 6")
    heard = play(g, "A call power")

    assert [event.back for event in heard if isinstance(event, Built)] == ["pig"]
    assert asks(g)[1:8] == ": call "


@pytest.mark.clause("P-3.6")
def test_all_four_stats_may_be_called_in_every_round() -> None:
    g = position("*A: 9 2 4; B: 24 5 1")
    play(g, "A call power")

    assert asks(g) == "A: call power, call range, call accuracy, call rarity"
    play(g, "A call power")


@pytest.mark.clause("P-3.7", "P-3.8")
def test_the_value_is_read_out_with_the_call_and_the_others_read_theirs() -> None:
    heard = play(position("*A: 15 3 5; B: 10 7 8; C: 2 6 30"), "A call range")

    assert named(heard, "called") == [Called(A, "range", 88)]
    assert [event.seen_by(None) for event in named(heard, "laid")] == [
        Laid(A, 0, 88, 0), Laid(B, 0, 46, 0), Laid(C, 0, 10, 0),
    ]  # fmt: skip


@pytest.mark.clause("P-3.9", "P-3.10")
def test_every_compared_card_leaves_its_pack() -> None:
    g = position("*A: 9 2; B: 21 5; C: 13 6")
    play(g, "A call power")

    assert [pack(g, seat) for seat in (B, C)] == [[5], [6]]
    assert sorted(pack(g, A)) == [2, 9, 13, 21]


@pytest.mark.clause("P-4.2", "P-2.6")
def test_the_pot_shows_backs_and_who_laid_them() -> None:
    heard = play(position("*A: 6 30 1; B: 9 14 2; C: 3 8"), "A call power")

    assert named(heard, "tied") == [Tied([A, B], 0, [(A, "vs"), (B, "pig"), (C, "vw")])]


@pytest.mark.clause("P-6.1")
def test_only_the_winner_is_asked_to_build() -> None:
    g = position(X_1)
    play(g, "A call power")

    assert g.waiting() == (A,)
    refused = refusal(g, "B build 24")
    assert (refused.clause, refused.facts) == ("P-6.1", {"seat": A})


@pytest.mark.clause("P-6.1")
def test_a_loser_with_fitting_cards_does_not_build() -> None:
    g = position("*A: 9 2; B: 7 3")
    play(g, "A call power")

    assert (built(g, A), built(g, B)) == ([7], [])


@pytest.mark.clause("P-6.3", "P-6.2")
def test_a_card_of_the_pack_cannot_be_built() -> None:
    g = position(X_1)
    play(g, "A call power")

    assert (refusal(g, "A build 1").clause, refusal(g, "A build 40").clause) == ("P-6.3", "P-6.3")
    assert refusal(g, "A call power").clause == "P-6.9"


@pytest.mark.clause("P-6.6")
def test_another_material_is_refused_as_such() -> None:
    g = position("*A: 33 5 [19]; B: 7 2; C: 27 8")
    play(g, "A call rarity")

    assert asks(g) == "A: build 7, build 33"
    assert refusal(g, "A build 27").facts == {"card": 27, "back": "vs", "wanted": "vw"}
    assert refusal(g, "A build 27").clause == "P-6.6"


@pytest.mark.clause("P-6.7")
def test_a_material_that_another_player_uses_is_free() -> None:
    g = position("*A: 9 5; B: 7 2 [3 19]")
    play(g, "A call power")

    assert (built(g, A), built(g, B)) == ([7], [3, 19])


@pytest.mark.parametrize(("blocks", "material"), [("7 3 26", "w"), ("6 10 8", "s"), ("4 18 1", "i")])
@pytest.mark.clause("P-6.8")
def test_a_pig_fits_any_material(blocks: str, material: str) -> None:
    g = position(f"*A: 35 40 [{blocks}]; B: 24 36 25")
    heard = play(g, "A call rarity")

    assert [event.back for event in heard if isinstance(event, Built)] == ["pig"]


@pytest.mark.clause("P-6.15", "P-7.16")
def test_a_batch_is_sorted_then_shuffled_and_its_first_card_lies_nearest_the_top() -> None:
    for answers, order in (([2, 1], [9, 13, 21]), ([0, 0], [13, 21, 9]), ([1, 0], [21, 9, 13])):
        g = position("*A: 9 2; B: 21 5; C: 13 6")
        g.chance = Scripted(answers)
        play(g, "A call power")

        assert pack(g, A) == [2, *order]


@pytest.mark.clause("P-6.17", "P-6.16")
def test_an_empty_structure_may_be_begun_in_any_material() -> None:
    g = position("*A: 9 [7]; B: 6 14 2 1")
    play(g, "A call power")  # tied: A lays 7, 90 to 30, and wins everything back

    assert asks(g) == "A: build 6, build 7"
    play(g, "A build 6")
    assert built(g, A) == [6]


@pytest.mark.clause("P-2.10", "P-2.11")
def test_nobody_can_pass_a_choice_of_cards() -> None:
    g = position(X_1)
    play(g, "A call power")
    with pytest.raises(IllegalActionError, match=r"P-6\.9"):
        submit(g, A, GAME.read("call power"))

    assert asks(g) == "A: build 3, build 24"


@pytest.mark.parametrize(
    ("text", "canonical"),
    [(" CALL   p", "call power"), ("call ran", "call range"), ("call a", "call accuracy"), ("call rar", "call rarity")],
)
def test_a_stat_may_be_named_by_its_beginning(text: str, canonical: str) -> None:
    assert GAME.write(GAME.read(text)) == canonical


@pytest.mark.parametrize(
    "text", ["", "call", "call r", "call x", "build", "build 0", "build 01", "build 100", "build x", "short",
             "short maybe", "short yes no", "dance now"],
)  # fmt: skip
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(ValueError, match="no such"):
        GAME.read(text)


def test_after_the_end_nothing_is_asked() -> None:
    g = position("*A: 9; B: 24")
    play(g, "A call power")

    assert (g.waiting(), refusal(g, "A call power").clause) == ((), "P-10.3")
