"""G-1: set-up."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from amulette.files.editions import open_game
from amulette.games.gargon.cards import DECK
from amulette.kernel.chance import Fast, Scripted, Seeded
from amulette.kernel.contract import RefusedError
from tests.games.gargon.notation import GAME, A, B, asks, play, position

if TYPE_CHECKING:
    from amulette.kernel.contract import Event

CARDS = Counter(DECK)


UNSHUFFLED = list(range(101, 0, -1))  # what a shuffle draws that leaves every card where it is


@pytest.mark.parametrize("seats", [0, 1, 2, 6, 100])
@pytest.mark.clause("G-1.1")
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(RefusedError) as refused:
        GAME.deal(seats, Fast(1))

    assert (refused.value.refusal.clause, refused.value.refusal.facts) == ("G-1.1", {"seats": seats})


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.clause("G-1.1")
def test_three_four_or_five_can_play(seats: int) -> None:
    assert len(GAME.deal(seats, Fast(1)).hands) == seats


@pytest.mark.clause("G-1.2")
def test_left_of_the_last_seat_is_the_first() -> None:
    for seats, last in ((3, 2), (5, 4)):
        g = GAME.deal(seats, Fast(1))

        assert [g.left_of(seat) for seat in (A, B, last)] == [1, 2, A]


@pytest.mark.clause("G-1.3")
def test_all_102_cards_are_shuffled_together_and_every_place_is_as_likely() -> None:
    deals = 2000
    tops = Counter(GAME.deal(3, Fast(seed)).piles[0][-1] for seed in range(deals))
    expected = {card: deals * copies / 102 for card, copies in CARDS.items()}
    chi_square = sum((tops[card] - e) ** 2 / e for card, e in expected.items())

    assert Counter(GAME.pieces(GAME.deal(3, Fast(1)))) == Counter(GAME.pieces(GAME.deal(5, Fast(2))))
    assert chi_square < 160  # 95 degrees of freedom: exceeded by chance once in 30,000 times


@pytest.mark.clause("G-1.3")
def test_the_deal_is_reproducible_from_its_seed() -> None:
    deal, again, other = (GAME.deal(4, Seeded(seed)) for seed in (b"s" * 32, b"s" * 32, b"t" * 32))

    assert deal.position() == again.position() != other.position()


@pytest.mark.parametrize(("seats", "pile"), [(3, 36), (4, 31), (5, 26)])
@pytest.mark.clause("G-1.4")
def test_each_seat_gets_ten_cards_and_the_rest_is_halved(seats: int, pile: int) -> None:
    g = GAME.deal(seats, Fast(1))

    assert [len(hand) for hand in g.hands] == [10] * seats
    assert [len(row) for row in g.piles] == [pile, pile]


@pytest.mark.clause("G-1.5")
def test_the_deck_is_dealt_in_blocks_then_halved_with_earlier_cards_on_top() -> None:
    g, deck = GAME.deal(3, Scripted([*UNSHUFFLED, A])), list(DECK)

    assert [list(hand) for hand in g.hands] == [deck[:10], deck[10:20], deck[20:30]]
    assert [list(row)[::-1] for row in g.piles] == [deck[30:66], deck[66:]]


@pytest.mark.clause("G-1.6")
def test_the_two_zeros_of_a_colour_are_one_option_and_one_text() -> None:
    g = position("A r0 r0 w1 | B w2 | C w3 | 1 v1 | 2 g1")

    assert asks(g) == "A: lay w1, lay r0, lay w1 r0, lay r0 r0, lay w1 r0 r0"


@pytest.mark.clause("G-1.7")
def test_the_lot_for_the_first_lead_is_drawn_after_the_shuffle_from_the_same_source() -> None:
    for lot in range(4):
        chance = Scripted([*UNSHUFFLED, lot])

        assert GAME.deal(4, chance).lead == lot
        assert chance.answers == []


@pytest.mark.clause("G-1.7")
def test_each_seat_has_the_same_chance_of_the_first_lead() -> None:
    leads = Counter(GAME.deal(3, Fast(seed)).lead for seed in range(900))

    assert all(240 < leads[seat] < 360 for seat in range(3))


@pytest.mark.clause("G-1.7")
def test_the_host_may_choose_the_first_lead() -> None:
    game = open_game("gargon", {"start": "B"})

    assert {game.deal(3, Fast(seed)).waiting() for seed in range(9)} == {(B,)}


@pytest.mark.clause("G-1.7")
def test_a_seat_that_is_not_there_cannot_lead() -> None:
    with pytest.raises(RefusedError, match=r"G-1\.7"):
        open_game("gargon", {"start": "E"}).deal(4, Fast(1))


@pytest.mark.clause("G-1.8")
def test_discards_never_return_to_a_pile() -> None:
    g = position("A w1 r5 | B w2 | C w3 r7 | 1 v1 | 2 g1")
    play(g, "A lay r5; B draw 1; B draw 2; C lay r7; A fight r")

    assert "r5" in GAME.pieces(g)
    assert [len(row) for row in g.piles] == [0, 0]
    assert g.waiting() == ()


@pytest.mark.clause("G-1.9", "G-11.6")
def test_bonus_cards_are_no_pieces_and_the_bonuses_are_not_limited_by_them() -> None:
    everything = " ".join(f"{c}{v}" for c in "wbvyrg" for v in (1, 2))
    g = position(
        f"won A {everything} | won B {everything.replace('1', '3').replace('2', '4')} | won C "
        f"{everything.replace('1', '5').replace('2', '6')}"
    )

    assert len(GAME.pieces(GAME.deal(3, Fast(1)))) == 102
    assert [g.tally().bonus(seat, c) for seat in range(3) for c in range(6)] == [5] * 18


@pytest.mark.clause("G-1.6")
def test_the_opening_is_told_in_order() -> None:
    told: list[Event] = []
    GAME.deal(3, Fast(1), told)

    assert [event.name for event in told] == ["game_started", "dealt", "dealt", "dealt", "piles_set", "round_started"]
