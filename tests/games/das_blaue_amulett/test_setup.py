"""B-1, B-2: set-up and board."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from amulette.files.editions import open_game
from amulette.games.das_blaue_amulett.cards import ALL_OPEN, AMULET, KINDS, write_set
from amulette.games.das_blaue_amulett.events import GameStarted
from amulette.games.das_blaue_amulett.game import BlaueGame
from amulette.kernel.chance import Fast, Scripted
from amulette.kernel.contract import NOBODY, Event, RefusedError
from tests.games.das_blaue_amulett.notation import GAME, KEY, A, B, C, check, placed, play, random_games, shows

UNSHUFFLED = list(range(30, 0, -1))  # what a shuffle of the fate cards draws that leaves each where it is


def dealt(seats: int, cards: list[int], **chosen: object) -> tuple[int, list[Event]]:
    """Who begins when the start cards come in this order: 0 to 4 for the numbers, 5 for the joker."""
    told: list[Event] = []
    row, answers = list(range(6)), []
    wanted = cards + [card for card in row if card not in cards]
    for i in range(5, 0, -1):
        j = row.index(wanted[i])
        answers.append(j)
        row[i], row[j] = row[j], row[i]
    game = open_game(KEY, chosen)
    script = UNSHUFFLED + ([] if chosen else answers)
    return game.deal(seats, Scripted(script), told).turn, told


@pytest.mark.parametrize("seats", [0, 1, 5, 100])
@pytest.mark.clause("B-1.1")
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(RefusedError) as refused:
        GAME.deal(seats, Fast(1))

    assert (refused.value.refusal.clause, refused.value.refusal.facts) == ("B-1.1", {"seats": seats})


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.clause("B-1.1", "B-1.2", "B-1.3", "B-1.4", "B-1.5", "B-1.6", "B-1.11", "B-1.12", "B-1.13")
def test_each_player_has_a_prince_on_the_start_castle_an_open_set_and_no_fate_card(seats: int) -> None:
    g = GAME.deal(seats, Fast(1))

    assert list(g.princes) == [0] * seats
    assert list(g.open) == [ALL_OPEN] * seats
    assert [list(hand) for hand in g.hands] == [[]] * seats
    assert len(g.discard) == 0
    assert g.wearer == NOBODY


@pytest.mark.clause("B-1.7", "B-1.8", "B-1.9")
def test_the_forces_start_on_the_first_gate_the_ruins_and_the_second_castle() -> None:
    assert list(GAME.deal(2, Fast(1)).forces) == [1, 2, 3]


@pytest.mark.clause("B-1.10")
def test_all_31_fate_cards_are_shuffled_and_every_place_is_as_likely() -> None:
    deals = 2000
    decks = [GAME.deal(2, Fast(seed)).deck for seed in range(deals)]
    tops = Counter(deck[-1] for deck in decks)
    counts = GAME.components.counts
    chi_square = sum((tops[k] - deals * n / 31) ** 2 / (deals * n / 31) for k, n in enumerate(counts))

    assert all(sorted(deck) == sorted(decks[0]) for deck in decks)
    assert Counter(decks[0]) == dict(enumerate(counts))
    assert chi_square < 28  # 6 degrees of freedom: exceeded by chance once in 10,000 times


@pytest.mark.parametrize(("cards", "first"), [([4, 5, 0], B), ([2, 1, 0], A), ([0, 1, 4], C), ([5, 4, 3], A)])
@pytest.mark.clause("B-1.14")
def test_the_highest_start_card_begins_and_the_joker_is_above_the_five(cards: list[int], first: int) -> None:
    began, told = dealt(3, cards)

    assert began == first
    assert isinstance(told[0], GameStarted)
    assert (told[0].cards, told[0].first) == (["12345J"[card] for card in cards], first)


@pytest.mark.clause("B-1.14")
def test_every_seat_begins_as_often_when_the_start_cards_are_drawn() -> None:
    deals = 3000
    first = Counter(GAME.deal(3, Fast(seed)).turn for seed in range(deals))

    assert sum((first[seat] - deals / 3) ** 2 / (deals / 3) for seat in range(3)) < 19  # once in 10,000 times


@pytest.mark.clause("B-1.14")
def test_the_table_may_fix_the_first_player_among_those_who_play() -> None:
    began, told = dealt(3, [], first="C")
    assert began == C
    assert isinstance(told[0], GameStarted)
    assert told[0].cards == []

    with pytest.raises(RefusedError) as refused:
        dealt(2, [], first="C")
    assert refused.value.refusal.clause == "B-1.14"
    assert refused.value.refusal.facts == {"first": "C", "seats": 2}


@pytest.mark.clause("B-1.15")
def test_turns_go_round_in_seat_order() -> None:
    g = cast("BlaueGame", open_game(KEY, {"first": "B"})).deal(3, Fast(1))
    order = []
    for points in (1, 1, 1, 2, 2):
        order.append(g.turn)
        play(g, f"play {points}; done")

    assert order == [B, C, A, B, C]


@pytest.mark.clause("B-1.16")
def test_a_set_is_shown_in_its_order() -> None:
    assert write_set(ALL_OPEN) == "1 2 3 4 5 J"
    assert "open A 1 2 3 4 5 J" in GAME.deal(2, Fast(1)).view(B).text()


BOARD = [
    shows(
        pytest.mark.clause("B-2.1", "B-2.2", "B-2.3", "B-5.2", "B-5.4"),
        "a segment leads from its place along rising right spaces to the next place",
        "A@P5; B@P0",
        "play 5; done; B: play 1; done; A: play 2",
        "path=5R6,P6",
    ),
    shows(
        pytest.mark.clause("B-2.2", "B-2.4", "B-5.10"),
        "left spaces are travelled with falling index",
        "A@5L6; B@P0",
        "play 5",
        "path=5L5,5L4,5L3,5L2,5L1",
    ),
    shows(pytest.mark.clause("B-2.5"), "neighbours right to left", "A@4R1; B@4R3", "play 2", "B@4L3"),
    shows(pytest.mark.clause("B-2.5"), "neighbours left to right", "A@4L4; B@4L3", "play 1", "B@4R3"),
    shows(
        pytest.mark.clause("B-2.6"),
        "a prince pushed to the left lane travels back",
        "A@4R1; B@4R3",
        "play 2; done; B: play 2",
        "path=4L2,4L1",
    ),
    shows(
        pytest.mark.clause("B-2.7"),
        "a prince that entered a castle from the left leaves it like any other",
        "A@7L1; B@P0",
        "play J1; enter; play 2",
        "path=7R1,7R2",
    ),
    shows(
        pytest.mark.clause("B-2.8", "B-7.8"),
        "any number of princes may be on one place",
        "A@5R6; B@P6; C@P6; D@P6",
        "play 1",
        "A@P6; B@P6; C@P6; D@P6",
    ),
    shows(pytest.mark.clause("B-2.10"), "left arrows give cards", "A@4L6; B@P0; deck=fi+", "play 1", "A@4L5[fi]"),
    shows(pytest.mark.clause("B-2.10"), "right arrows give cards", "A@4R4; B@P0; deck=fi+", "play 1", "A@4R5[fi]"),
    shows(pytest.mark.clause("B-2.11"), "a place gives no card", "A@5R6; B@P0", "play 1", "A@P6[]; deck#=31"),
]


@pytest.mark.parametrize(("setup", "actions", "result"), BOARD)
def test_the_board(setup: str, actions: str, result: str) -> None:
    check(setup, actions, result)


@pytest.mark.parametrize("board", ["standard", "short"])
@pytest.mark.clause("B-2.10", "B-2.11")
def test_arrows_lie_on_both_lanes_of_every_segment_and_never_on_a_place(board: str) -> None:
    g = placed(f"board={board}; A@P0; B@P0")
    arrows = {"standard": "2 5", "short": "2"}[board].split()
    for segment in range(10):
        for lane in "RL":
            spaces = [f"{segment}{lane}{k}" for k in range(1, g.setup.lengths[segment] + 1)]
            assert [s[-1] for s in spaces if g.setup.is_arrow(g.setup.read_space(s))] == arrows
    assert not any(g.setup.is_arrow(g.setup.read_space(f"P{place}")) for place in range(11))


@pytest.mark.clause("B-2.9", "B-5.20", "B-7.5", "B-8.12", "B-9.4", "B-12.3", "B-12.8", "B-8.8")
def test_what_is_always_so_between_moves() -> None:
    for g in random_games(2, board="short"):
        step = repr(g.agenda[-1]) if len(g.agenda) > 0 else "over"
        road = [space for space in g.princes if space & 31]

        assert len(set(g.forces)) == 3
        assert 0 not in list(g.forces)
        assert not any(AMULET in list(hand) for hand in g.hands)
        assert all(len(hand) <= 3 for seat, hand in enumerate(g.hands) if seat != g.mover)
        if step in ("Play", "Again") or step.startswith("Forces"):
            assert len(set(road)) == len(road)
        if step == "Play" or step.startswith("Forces"):
            assert all(len(hand) <= 3 for hand in g.hands)


def test_kinds_are_those_of_the_rules() -> None:
    assert KINDS == ("dw", "wi", "so", "ru", "wa", "fi", "am")


VARIANTS = [
    {"board": board, "turning": turning, "left_castle": left_castle}
    for board in ("standard", "short")
    for turning in ("may", "must_pay", "free")
    for left_castle in ("choice", "must")
]


@pytest.mark.parametrize("number", range(len(VARIANTS)), ids=lambda number: "-".join(VARIANTS[number].values()))
@pytest.mark.clause("B-14.1", "B-14.4")
def test_a_game_under_any_options_is_dealt_and_comes_to_its_end(number: int) -> None:
    """Every first player and cap occurs too, each at a table that has such a seat."""
    for seats in GAME.seats:
        first, cap = ("draw", *"ABCD"[:seats])[number % (seats + 1)], (150, 1, 20, 0)[number % 4]
        game = cast("BlaueGame", open_game(KEY, {**VARIANTS[number], "first": first, "turn_cap": cap}))
        g, rng = game.deal(seats, Fast(number)), Fast(number)
        assert first in ("draw", "ABCD"[g.turn])
        while g.waiting():
            found = g.options(g.turn)
            g.apply(g.turn, found[rng.below(len(found))])

        assert g.winner() != NOBODY or g.number == cap * seats
        assert min(g.places()) == 1
