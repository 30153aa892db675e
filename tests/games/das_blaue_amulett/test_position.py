"""Positions and views as text."""

from __future__ import annotations

import pytest

from amulette.kernel.contract import RefusedError
from amulette.kernel.options import OptionError
from tests.games.das_blaue_amulett.notation import GAME, A, B, C, asked, placed, play

TAIL = "Drop(cut) Forces(0) EndOfTurn"
WRONG = [
    ("A P0 | B P0 | x 3", "no such part of a position: 'x'"),
    ("A P0 | A P0 | B P0", "given twice"),
    ("A P0 | | B P0", "no such part"),
    ("A P0 | C P0", "a part is missing: 'B'"),
    ("A P11 | B P0", "no such space: 'P11'"),
    ("A 0R7 | B P0", "no such space on the board standard"),
    ("A 0R1 | B 0R1", "two princes stand on one road space"),
    ("A P0 | B P0 | open A", "a set always has an open card"),
    ("A P0 | B P0 | open A 1 1", "no such move card, or given twice"),
    ("A P0 | B P0 | open A 6", "no such move card"),
    ("A P0 | B P0 | hand A", "a row of cards is empty"),
    ("A P0 | B P0 | hand A xx", "no such fate card"),
    ("A P0 | B P0 | hand A am", "nobody holds an amulet card"),
    ("A P0 | B P0 | hand A ru ru ru ru", "a hand of 4 cards"),
    ("A P0 | B P0 | hand B ru ru ru ru | next Play " + TAIL, "a hand of 4 cards"),
    ("A P0 | B P0 | hand A ru ru ru | hand B ru ru", "more cards than there are: ru"),
    ("A P0 | B P0 | deck + | discard +", "in one place only"),
    ("A P0 | B P0 | discard +", "the draw pile is never empty"),
    ("A P0 | B P0 | forces P1 P2", "the forces stand on three different places"),
    ("A P0 | B P0 | forces P1 P1 P2", "the forces stand on three different places"),
    ("A P0 | B P0 | forces P0 P1 P2", "the forces stand on three different places"),
    ("A P0 | B P0 | forces P11 P1 P2", "no such place"),
    ("A P0 | B P0 | amulet C", "no such seat"),
    ("A P0 | B P0 | mover AB", "no such seat"),
    ("A P0 | B P0 | turn x", "no such number"),
    ("A P0 | B P0 | known A A ru", "A cannot know this of the hand of A"),
    ("A P0 | B P0 | known A B ru", "A cannot know this of the hand of B"),
    ("A P0 | B P0 | hand B ru | known _ B ru", "what spectators know, everybody knows"),
    ("A P0 | B P0 | next Play", "no turn goes on like this"),
    ("A P0 | B P0 | next Nothing", "no turn goes on like this"),
    ("A P0 | B P0 | next -", "the game is over when"),
    ("A P10 | B P0", "the game is over when"),
    ("A P10 | B P10 | next -", "the game is over when"),
    ("A 0R5 | B P0 | next Pay(1) " + TAIL, "no place is faced"),
    ("A P0 | B P0 | next Pay(1) " + TAIL, "no place is faced"),
    ("A 0L6 | B P0 | next Pay(1) " + TAIL, "no place is faced"),
    ("A 3R6 | B P0 | next Pay(1) " + TAIL, "nothing is asked at this place"),
    ("A 9R6 | B P0 | forces P10 P1 P2 | next Pay(2) " + TAIL, "nothing is asked at this place"),
    ("A 4L1 | B P0 | next Left " + TAIL, "no castle is behind this prince"),
    ("A 3L2 | B P0 | next Left " + TAIL, "no castle is behind this prince"),
    ("A 7L1 | B P0 | opt left_castle must | next Left " + TAIL, "nothing is asked at this castle"),
    ("A P4 | B P0 | discard ru | next Castle " + TAIL, "nothing can be taken here"),
    ("A P3 | B P0 | next Castle " + TAIL, "nothing can be taken here"),
    ("A P3 | B P0 | next Stealing(1) " + TAIL, "nothing can be stolen"),
    ("A P3 | B P0 | hand A ru | next Stealing(0) " + TAIL, "nothing can be stolen"),
    ("A P3 | B P0 | next Stealing(3) " + TAIL, "nothing can be stolen"),
    ("A P3 | B P0 | next Stealing(7) " + TAIL, "no such step"),
]


@pytest.mark.parametrize(("text", "message"), WRONG)
def test_a_wrong_position_is_refused(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        GAME.position(text)


@pytest.mark.parametrize("text", ["", "A P0", "B P0 | C P0 | D P0 | A P0 | E P0"])
def test_a_position_needs_its_seats(text: str) -> None:
    with pytest.raises(ValueError, match=r"B-1\.1|no such part"):
        GAME.position(text)


def test_one_seat_is_too_few() -> None:
    with pytest.raises(RefusedError):
        GAME.position("A P0")


@pytest.mark.parametrize("option", ["opt first A", "opt colour red"])
def test_a_position_names_only_options_that_last(option: str) -> None:
    with pytest.raises(OptionError, match="a position has no option"):
        GAME.position(f"A P0 | B P0 | {option}")


def test_a_position_names_its_own_variant() -> None:
    g = GAME.position("A 0R3 | B P0 | opt board short | opt turning free | opt left_castle must | opt turn_cap 7")
    again = GAME.position(g.position())

    assert (again.setup.variant.board, again.setup.is_free, again.setup.must_enter) == ("short", True, True)
    assert again.setup.last_turn == 14
    with pytest.raises(OptionError, match="option board: 'long' is not one of"):
        GAME.position("A P0 | B P0 | opt board long")


def test_what_is_not_named_is_as_at_the_start() -> None:
    g = GAME.position("A P0 | B P0")

    assert asked(g) == "A Play"
    assert "forces P1 P2 P3 | amulet P10" in g.position()
    assert len(g.deck) == 31


def test_named_cards_lie_on_top_of_those_that_are_not() -> None:
    assert list(GAME.position("A P0 | B P0 | deck wa +").deck)[-1] == 4
    assert list(GAME.position("A P0 | B P0 | deck wa | discard ru +").discard)[-1] == 3
    assert len(GAME.position("A P0 | B P0 | deck wa | discard ru +").deck) == 1


@pytest.mark.parametrize(
    "flow",
    [
        f"Pay(2) Again {TAIL}",
        f"Castle {TAIL}",
        f"Drop(draw) Draw {TAIL}",
        f"Stealing(1) Drop(draw) Draw Again {TAIL}",
        f"Drop(steal) Theft(1) {TAIL}",
        "Forces(5) EndOfTurn",
        TAIL,
    ],
)
def test_the_middle_of_a_turn_reads_back(flow: str) -> None:
    space = "0R6" if "Pay" in flow else "P3"
    text = f"A {space} | B P0 | hand A dw wi fi ru | hand B so | discard wa | next {flow}"
    g = GAME.position(text)

    assert GAME.position(g.position()).position() == g.position()
    assert g.turn == A


def test_the_end_of_a_game_reads_back() -> None:
    won = placed("A@9R6; B@P0")
    play(won, "play 1")
    capped = GAME.position("A P0 | B P1 | turn 300 | next -")

    assert GAME.position(won.position()).position() == won.position()
    assert capped.waiting() == ()


def test_memories_read_back() -> None:
    g = GAME.position("A P0 | B P0 | C P0 | hand A ru ru | known B A ru ru | known C A ru | known _ A ru")

    assert GAME.position(g.position()).position() == g.position()
    assert g.view(B).memory.known[A] == [3, 3]
    assert g.view(C).memory.known[A] == g.view(None).memory.known[A] == [3]


VIEW = GAME.position("A P0 | B P0 | hand A ru | hand B wa wi | known A B wi | discard fi").view(A).text()
WRONG_VIEWS = [
    ("seat A", "sit A", "a part is missing: 'seat'"),
    ("seat A", "seat E", "no such seat"),
    ("hand A ru", "hand A 1", "no such fate card"),
    ("hand B 2", "hand B wa", "no such number"),
    ("deck 27", "deck 26", "do not make all the fate cards"),
    ("memory known B wi", "memory known B wi wi wi", "known to hold more cards than it has|do not make"),
    ("memory public B -", "memory public B am", "nobody holds an amulet card"),
    ("discard fi", "discard fi fi fi fi fi", "more cards than there are"),
    ("next Play", "next Pay", "no turn goes on like this"),
]


@pytest.mark.parametrize(("old", "new", "message"), WRONG_VIEWS)
def test_a_wrong_view_is_refused(old: str, new: str, message: str) -> None:
    assert old in VIEW

    with pytest.raises(ValueError, match=message):
        GAME.view(VIEW.replace(old, new))


def test_a_view_whose_memory_is_larger_than_a_hand_is_refused() -> None:
    with pytest.raises(ValueError, match="known to hold more"):
        GAME.view(VIEW.replace("hand B 2", "hand B 0").replace("deck 27", "deck 29"))


@pytest.mark.parametrize(
    "text", ["play 6", "play J0", "play J7", "Play 1", "play  1", "discard am", "force dw P11", ""]
)
def test_a_text_outside_the_grammar_is_no_action(text: str) -> None:
    with pytest.raises(ValueError, match="no such action"):
        GAME.read(text)
