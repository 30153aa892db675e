"""G-13 and the notation: decisions, refusals, texts of actions, positions and views."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from amulette.files.editions import open_game
from amulette.kernel.chance import Fast
from amulette.kernel.contract import IllegalActionError, submit
from amulette.kernel.options import OptionError
from tests.games.gargon.notation import GAME, A, B, asks, play, position, refusal

ROUND = "A r1 r2 r3 w1 | B w2 b1 b5 | C w3 r7 | 1 v1 v2 v3 v4 | 2 g1 g2 g3"


@pytest.mark.clause("G-13.1")
def test_a_seat_that_is_not_on_turn_is_told_who_is() -> None:
    refused = refusal(position(ROUND), "B draw 1")

    assert (refused.clause, refused.facts, refused.legal) == ("G-13.1", {"seat": A}, [])


@pytest.mark.clause("G-13.2")
def test_a_decision_with_one_option_is_still_put() -> None:
    g = position("A w1 r5 | B w2 | C w3 r7 | 1 v1 | 2 g1 g2 g3")
    play(g, "A lay r5; B draw 1; B stop; C lay r7")

    assert asks(g) == "A: fight r"


@pytest.mark.clause("G-13.3")
def test_an_illegal_action_raises_and_changes_nothing() -> None:
    g = position(ROUND)
    before = g.position()

    with pytest.raises(IllegalActionError, match=r"G-3\.4"):
        submit(g, A, GAME.read("lay r1 r2 r3"))
    assert g.position() == before
    assert g.told is None


@pytest.mark.clause("G-13.5")
def test_options_stand_in_their_order() -> None:
    g = position("A y1 r6 | B y2 r0 r0 r5 g3 w1 | C w3 | 1 v1 | 2 g1")
    play(g, "A lay y1 r6")

    assert asks(g) == (
        "B: lay w1 y2, lay w1 r0, lay w1 r5, lay w1 g3, lay y2 r0, lay y2 r5, lay y2 g3, lay r0 g3, lay r5 g3, "
        "draw 1, draw 2"
    )


@pytest.mark.parametrize(
    ("text", "canonical"),
    [("LAY r9 Y7  y3", "lay y3 y7 r9"), (" draw   2 ", "draw 2"), ("lay r0 r0", "lay r0 r0"), ("Fight G", "fight g")],
)
def test_any_order_case_and_blanks_are_read(text: str, canonical: str) -> None:
    assert GAME.write(GAME.read(text)) == canonical


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dance",
        "lay",
        "lay x1",
        "lay r16",
        "lay r01",
        "lay r",
        "lay r1 r2 r3 r4",
        "draw",
        "draw 0",
        "draw 3",
        "draw 1 2",
        "stop stop",
        "fight",
        "fight x",
        "fight rr",
        "pass 1",
        "lay -1",
        "lay r?",
        "lay r1,r2",
    ],
)
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(ValueError, match="no such"):
        GAME.read(text)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "no such part"),
        ("A w1 | A w2 | B - | C -", "given twice"),
        ("A w1 | B w2", "G-1.1"),
        ("A w1 | B w2 | C w3 | Z w4", "no such part of a position: 'Z'"),
        ("A w1 | B w2 | C x3", "no such card"),
        ("A w1 | B w1 | C w3", "more cards than the deck has: w1"),
        ("A w1 | B w2 | C w3 | lead D", "no such seat"),
        ("A w1 | B w2 | C w3 | round x", "no such number"),
        ("A w1 | B w2 | C w3 | next Dance", "no round goes on like this"),
        ("A w1 | B w2 | C w3 | next Battle(x,2) Battles EndOfRound", "no such step"),
        ("A | B w2 | C w3", "write - for none"),
        ("A w1 | B w2 | C w3 | opt open_captures x", "stands alone"),
        ("A w1 | B w2 | C w3 | opt no_such", "no such part of a position: 'opt no_such'"),
        ("A - | B w2 | C w3 | next Lead Others Reveal Battles EndOfRound", "the leader has no card"),
        ("A w1 | B w2 | C w3 | next Follow(1) Follow(2) Reveal Battles EndOfRound", "the leader has not laid"),
        ("A w1 | B w2 | C w3 | laid A r1 | next Follow(2) Follow(1) Reveal Battles EndOfRound", "turn order"),
        ("A w1 | B w2 | C w3 | laid A r1 | next Follow(4) Reveal Battles EndOfRound", "no such seat"),
        ("A w1 | B w2 | C w3 | laid A r1 r2 r3 | next Battles EndOfRound", "nobody can have laid this"),
        ("A w1 | B w2 | C w3 | laid A w4 b1 r2 g3 | next Battles EndOfRound", "nobody can have laid this"),
    ],
)
def test_a_wrong_position_is_refused_with_what_is_wrong(text: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong.replace("(", r"\(")):
        position(text)


VIEW = position(ROUND).view(B).text()


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("seat B", "seat F", "no such seat"),
        ("turn A", "turn Z", "no such seat"),
        ("turn A | ", "", "a view has a part 'turn'"),
        ("memory won A -", "memory won A r9 r9", "more cards than the deck has: r9"),
        ("| 1 v? v? v? v?", "| 1" + " v?" * 18, "more cards than the deck has: v"),
        ("lost -", "lost r?", "no such card"),
        ("lost -", "lost - | more 1", "no such part of a position: 'more'"),
        ("next Lead", "next Dance", "no round goes on like this"),
    ],
)
def test_a_wrong_view_is_refused_with_what_is_wrong(old: str, new: str, wrong: str) -> None:
    assert old in VIEW

    with pytest.raises(ValueError, match=wrong):
        GAME.view(VIEW.replace(old, new))


@given(st.text(alphabet="ABCDE123 |wbvyrg0159?-ladonextseatur()") | st.text())
def test_any_text_is_a_position_and_a_view_or_a_value_error(text: str) -> None:
    for read in (GAME.position, GAME.view):
        try:
            read(text)
        except ValueError:
            continue


@given(st.lists(st.sampled_from(position(ROUND).position().split(" | ")), max_size=20).map(" | ".join))
def test_parts_of_a_position_in_any_number_are_a_position_or_a_value_error(text: str) -> None:
    try:
        g = GAME.position(text)
    except ValueError:
        return
    assert GAME.position(g.position()).position() == g.position()


@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ({"open_captures": 1}, "option open_captures: 1 is not one of false, true"),
        ({"open_captures": "true"}, "option open_captures: 'true'"),
        ({"start": "F"}, "option start: 'F' is not one of random, A, B, C, D, E"),
        ({"edition": "x"}, "no such option: 'edition'; there are open_captures, start"),
    ],
)
def test_a_wrong_option_is_refused_by_its_name(options: dict[str, object], wrong: str) -> None:
    with pytest.raises(OptionError, match=wrong):
        open_game("gargon", options)


@pytest.mark.clause("G-2.8")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_in_random_games_every_round_finds_a_leader_and_rounds_are_bounded(seats: int) -> None:
    for seed in range(20):
        g, rng = GAME.deal(seats, Fast(seed)), Fast(seed)
        while g.waiting():
            options = g.options(g.turn)
            g.apply(g.turn, options[rng.below(len(options))])  # a round without a leader raises here

        assert 2 <= g.round <= {3: 71, 4: 61, 5: 51}[seats]
