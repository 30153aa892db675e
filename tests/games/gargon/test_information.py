"""G-12, G-14: who sees what, and what a seat may imagine from it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING

import pytest

from amulette.files.editions import open_game
from amulette.games.gargon.events import Dealt, Drew, Laid, PilesSet
from amulette.kernel.chance import Fast
from tests.games.gargon.notation import GAME, A, B, C, cards, play, position, shown

if TYPE_CHECKING:
    from amulette.games.gargon.state import Gargon
    from amulette.kernel.contract import Event

CAPTURE = "A r1 r5 w1 | B w2 | C w3 | 1 v1 v2 | 2 g1 g2"
CAPTURING = "A lay r1 r5; B draw 1; B stop; C draw 2; C stop; A fight r"


@pytest.mark.clause("G-12.1", "G-12.4")
def test_the_deal_shows_each_seat_its_own_faces_and_backs_of_all_the_rest() -> None:
    told: list[Event] = []
    GAME.deal(3, Fast(1), told)
    dealt, piles = [event for event in told if isinstance(event, Dealt)], told[4]

    assert all(event.seen_by(event.seat) == event for event in dealt)
    assert all(
        {card[1:] for card in hidden(event.seen_by(viewer))} == {"?"}
        for event in dealt
        for viewer in (A, B, C, None)
        if viewer != event.seat
    )
    assert all({card[1:] for card in hidden(piles.seen_by(viewer))} == {"?"} for viewer in (A, B, C, None))


def hidden(event: Event) -> list[str]:
    assert isinstance(event, Dealt | PilesSet)
    return event.cards if isinstance(event, Dealt) else event.pile1 + event.pile2


@pytest.mark.clause("G-12.2")
def test_others_see_the_colours_of_laid_cards_and_the_owner_their_values() -> None:
    heard = play(position(CAPTURE), "A lay r1 r5")

    assert heard[0].seen_by(A) == Laid(A, ["r1", "r5"])
    assert [heard[0].seen_by(viewer) for viewer in (B, None)] == [Laid(A, ["r?", "r?"])] * 2


@pytest.mark.clause("G-12.3")
def test_battles_and_captures_are_seen_by_all() -> None:
    heard = play(position(CAPTURE), CAPTURING)[:3]

    assert [event.name for event in heard] == ["chosen", "battle", "captured"]
    assert [event.seen_by(None) for event in heard] == heard


@pytest.mark.clause("G-12.5")
def test_a_consolation_card_is_hidden_as_a_drawn_one() -> None:
    g = position("A w1 r5 | B w2 r9 | C w3 | 1 v1 v2 v3 | 2 g1 g2 g3")
    heard = play(g, "A lay r5; B lay r9; C draw 1; C stop; A fight r; A draw 2")

    assert heard[0].seen_by(A) == Drew(A, 2, "g1", "consolation")
    assert heard[0].seen_by(C) == Drew(A, 2, "g?", "consolation")


@pytest.mark.clause("G-12.6", "G-12.10")
def test_captures_show_their_number_and_memory_adds_their_faces() -> None:
    g = position(CAPTURE)
    play(g, CAPTURING)

    assert [g.view(viewer).table.won[A] for viewer in (A, B, None)] == [cards("r1 r5"), 2, 2]
    assert g.view(B).memory.won == [cards("r1 r5"), [], []]


@pytest.mark.clause("G-14.1")
def test_open_captures_stay_face_up_and_nothing_else_changes() -> None:
    closed, opened = position(CAPTURE), open_game("gargon", {"open_captures": True}).position(CAPTURE)
    for move in CAPTURING.split("; "):
        action = GAME.read(move[2:])
        assert list(closed.options(closed.turn)) == list(opened.options(opened.turn))
        closed.apply("ABC".index(move[0]), action)
        opened.apply("ABC".index(move[0]), action)

    assert (
        opened.view(B)
        .table_text()
        .replace(" | opt open_captures", "")
        .replace("won A r1 r5", "won A 2")
        .replace("won C -", "won C 0")
        == closed.view(B).table_text()
    )
    assert "won A r1 r5" in opened.view(None).table_text()


@pytest.mark.clause("G-12.7")
def test_discards_are_open_to_all_at_any_time() -> None:
    g = position("A w1 r5 | B w2 r9 | C w3 | 1 v1 v2 v3 | 2 g1 g2 g3")
    play(g, "A lay r5; B lay r9; C draw 1; C stop; A fight r; A draw 1; B lay w2; C lay w3; A lay w1; B fight w")

    assert all(g.view(viewer).table.lost == cards("w1 w2 r5") for viewer in (A, B, C, None))


@pytest.mark.clause("G-12.9")
def test_cards_left_in_the_piles_stay_hidden_at_the_end() -> None:
    g = position("A w1 r5 | B w2 | C w3 | 1 v1 | 2 g1 g2 g3")
    play(g, "A lay r5; B draw 1; B stop; C draw 2; C stop; A fight r")

    assert g.waiting() == ()
    assert [g.view(viewer).table.piles for viewer in (A, B, C, None)] == [[[], [-6, -6]]] * 4


@pytest.mark.clause("G-12.11")
def test_a_hand_shows_its_backs_in_colour_order_whatever_was_drawn_when() -> None:
    early = position("A w1 r5 | B w2 y9 | C w3 | 1 y3 v2 v3 | 2 g1 g2")
    late = position("A w1 r5 | B w2 y3 | C w3 | 1 y9 v2 v3 | 2 g1 g2")
    for g in (early, late):
        play(g, "A lay r5; B draw 1")

    assert early.view(A).text() == late.view(A).text()


@pytest.mark.clause("G-12.10", "G-12.6")
def test_what_a_seat_remembers_is_not_imagined_elsewhere() -> None:
    g = position(CAPTURE)
    play(g, CAPTURING)
    rng = Fast(3)
    for _ in range(50):
        world = g.view(B).imagine(rng)
        unseen = [*world.hands[A], *world.hands[C], *world.piles[0], *world.piles[1]]

        assert sorted(world.won[A]) == cards("r1 r5")
        assert not set(unseen) & set(cards("r1 r5 w2 v1"))


KNOWN = " ".join([f"{c}{v}" for c in "wbvyg" for v in (0, 0, *range(1, 16)) if f"{c}{v}" != "w3"])
SMALL = f"A r{{}} | B r{{}} r{{}} | C w3 | 1 r{{}} | 2 r{{}} | lost {KNOWN} {{}}"
DRAWS = 6_000


def looks(world: Gargon) -> str:
    """The world by what was hidden in it."""
    return " ".join([shown(list(row)) for row in (*world.hands, *world.piles)])


def imagined(hidden: list[int], gone: list[int]) -> Counter[str]:
    """What C imagines when these red cards are hidden from it and all others are known."""
    view, rng = position(SMALL.format(*hidden, " ".join([f"r{v}" for v in gone]))).view(C), Fast(11)
    return Counter(looks(view.imagine(rng)) for _ in range(DRAWS))


def possible(hidden: list[int]) -> dict[str, int]:
    """Each world with the number of physical arrangements that look like it."""
    return Counter(looks(position(SMALL.format(*order, "-").replace(" -", ""))) for order in permutations(hidden))


def chi_square(found: Counter[str], weights: dict[str, int]) -> float:
    assert set(found) == set(weights)
    expected = {world: DRAWS * weight / sum(weights.values()) for world, weight in weights.items()}
    return sum((found[world] - e) ** 2 / e for world, e in expected.items())


@pytest.mark.clause("G-12.10", "G-12.11")
def test_worlds_are_drawn_evenly_and_each_possible_one_is_reached() -> None:
    weights = possible([1, 4, 5, 9, 15])
    found = imagined([1, 4, 5, 9, 15], [0, 0, 2, 3, 6, 7, 8, 10, 11, 12, 13, 14])

    assert len(weights) == 60
    assert chi_square(found, weights) < 107  # 59 degrees of freedom: exceeded by chance once in 10,000 times


@pytest.mark.clause("G-1.6")
def test_worlds_count_the_two_zeros_of_a_colour_as_two_cards() -> None:
    weights = possible([0, 0, 5, 9, 15])
    found = imagined([0, 0, 5, 9, 15], [1, 2, 3, 4, 6, 7, 8, 10, 11, 12, 13, 14])

    assert set(weights.values()) == {2, 4}  # the pair of zeros in one hand is one order of two, not two
    assert chi_square(found, weights) < 77  # 32 degrees of freedom and less: once in 10,000 times
