"""P-1: set-up."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from amulette.files.editions import open_game
from amulette.kernel.chance import Fast, Scripted
from amulette.kernel.contract import RefusedError
from amulette.kernel.options import OptionError
from tests.games.power_cards.notation import GAME, A, B, C, names, pack, play, position

if TYPE_CHECKING:
    from amulette.kernel.contract import Event

UNSHUFFLED = list(range(39, 0, -1))  # what a shuffle draws that leaves every card where it is
NO_LOT = Scripted(UNSHUFFLED)


def shuffled_to(order: list[int]) -> list[int]:
    """What a shuffle of 1 to 40 draws to give this order."""
    cards, answers = list(range(1, 41)), []
    for i in range(39, 0, -1):
        j = cards.index(order[i])
        answers.append(j)
        cards[i], cards[j] = cards[j], cards[i]
    return answers


@pytest.mark.parametrize("seats", [0, 1, 5])
@pytest.mark.clause("P-1.1")
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(RefusedError) as refused:
        GAME.deal(seats, Fast(1))

    assert (refused.value.refusal.clause, refused.value.refusal.facts) == ("P-1.1", {"seats": seats})


@pytest.mark.parametrize(("seats", "size", "left"), [(2, 20, 0), (3, 13, 1), (4, 10, 0)])
@pytest.mark.clause("P-1.1", "P-1.2", "P-1.3", "P-1.4")
def test_all_cards_are_dealt_evenly_and_the_rest_is_left_over(seats: int, size: int, left: int) -> None:
    g = GAME.deal(seats, Fast(1))

    assert [len(cards) for cards in g.packs] == [size] * seats
    assert len(g.left) == left
    assert GAME.pieces(g) == [str(card) for card in range(1, 41)]


@pytest.mark.clause("P-1.2")
def test_every_card_is_as_likely_on_top() -> None:
    tops = Counter(GAME.deal(4, Fast(seed)).packs[2][0] for seed in range(2000))

    assert sum((tops[card] - 50) ** 2 / 50 for card in range(1, 41)) < 85  # 39 degrees of freedom: once in 30,000


@pytest.mark.clause("P-1.2", "P-1.3", "P-1.4", "P-1.5", "P-1.6", "P-1.7", "P-1.8", "P-1.9")
def test_example_25_cards_go_round_and_the_last_is_left_over() -> None:
    order = [40, 20, 34, 27, 12, 29, *[card for card in range(1, 40) if card not in (20, 34, 27, 12, 29)]]
    chance = Scripted([*shuffled_to(order), C])
    g = GAME.deal(3, chance)

    assert [pack(g, seat)[:2] for seat in range(3)] == [[40, 27], [20, 12], [34, 29]]
    assert [len(cards) for cards in g.packs] == [13] * 3
    assert list(g.left) == [39]
    assert (g.caller, chance.answers) == (C, [])


@pytest.mark.clause("P-1.9")
def test_unshuffled_cards_are_dealt_round_from_seat_a() -> None:
    g = GAME.deal(4, Scripted([*UNSHUFFLED, A]))

    assert [pack(g, seat)[:3] for seat in range(4)] == [[1, 5, 9], [2, 6, 10], [3, 7, 11], [4, 8, 12]]


@pytest.mark.clause("P-1.7", "P-1.8")
def test_a_chosen_first_caller_draws_no_lot() -> None:
    chance = Scripted([*UNSHUFFLED])
    g = open_game("power-cards", {"first": "B"}).deal(3, chance)

    assert (g.waiting(), chance.answers) == ((B,), [])


@pytest.mark.clause("P-1.7")
def test_each_seat_is_as_likely_the_first_caller() -> None:
    callers = Counter(GAME.deal(3, Fast(seed)).caller for seed in range(900))

    assert all(240 < callers[seat] < 360 for seat in range(3))


@pytest.mark.clause("P-1.7")
def test_a_seat_that_is_not_there_cannot_call_first() -> None:
    with pytest.raises(RefusedError, match=r"P-1\.7"):
        open_game("power-cards", {"first": "D"}).deal(3, Fast(1))


@pytest.mark.clause("P-1.5", "P-1.6", "P-3.9")
def test_a_card_leaves_from_the_top_and_a_batch_joins_at_the_bottom() -> None:
    g = position("*A: 9 1 5; B: 24 38 8")
    play(g, "A call power")

    assert pack(g, A)[:2] == [1, 5]
    assert (sorted(pack(g, A)[2:]), pack(g, B)) == ([9, 24], [38, 8]) or len(g.built[0]) == 1


@pytest.mark.clause("P-1.8", "P-6.15")
def test_the_generator_is_used_for_nothing_but_deal_lot_and_tucks() -> None:
    g = position("*A: 9 1 5; B: 21 38 8")
    g.chance = Scripted([0])
    play(g, "A call power")
    assert isinstance(g.chance, Scripted)

    assert g.chance.answers == []
    assert pack(g, A) == [1, 5, 21, 9]


def test_the_opening_is_told_in_order() -> None:
    told: list[Event] = []
    GAME.deal(3, Fast(1), told)

    assert names(told) == ["game_started", "top", "top", "top", "round_started"]


@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ({"cap": 100}, "option cap: 100 is not one of 200, 0, 150, 300"),
        ({"first": "E"}, "option first: 'E' is not one of random, A, B, C, D"),
        ({"short": "yes"}, "option short: 'yes' is not one of off, ask, auto"),
        ({"players": 2}, "no such option: 'players'"),
    ],
)
def test_a_wrong_option_is_refused_by_its_name(options: dict[str, object], wrong: str) -> None:
    with pytest.raises(OptionError, match=wrong):
        open_game("power-cards", options)
