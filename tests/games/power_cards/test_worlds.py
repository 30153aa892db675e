"""What a seat may imagine: every world that its view allows, each exactly as likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import factorial, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from amulette.games.power_cards.cards import set_of
from amulette.games.power_cards.state import PowerCards
from amulette.games.power_cards.worlds import WORD, Worlds, below
from amulette.kernel.chance import Fast
from tests.games.power_cards.notation import A, B, play, position

DRAWS = 4_000


def looks(world: PowerCards) -> str:
    rows = [*world.packs, *world.built, world.batch, world.left]
    return " | ".join([" ".join([str(card) for card in row]) for row in rows])


def chi_square(found: Counter[str], worlds: set[str]) -> float:
    assert set(found) == worlds
    return sum((found[world] - DRAWS / len(worlds)) ** 2 / (DRAWS / len(worlds)) for world in worlds)


@pytest.mark.clause("P-2.2", "P-2.3")
def test_worlds_are_drawn_evenly_and_each_possible_one_is_reached() -> None:
    view, rng = position("*A: 9 1 2; B: 24 5").view(A), Fast(11)
    found = Counter(looks(view.imagine(rng)) for _ in range(DRAWS))
    worlds = {looks(position("*A: 9 {} {}; B: {} {}".format(*order))) for order in permutations([1, 2, 24, 5])}

    assert len(worlds) == 24
    assert chi_square(found, worlds) < 59  # 23 degrees of freedom: exceeded by chance once in 20,000 times


@pytest.mark.clause("P-2.6", "P-2.7")
def test_worlds_keep_the_backs_on_the_table() -> None:
    view, rng = position("*A: 9 1; B: 24 [7 3]; round 1").view(A), Fast(12)
    found = Counter(looks(view.imagine(rng)) for _ in range(DRAWS))
    worlds = {
        looks(position("*A: 9 {}; B: {} [{} {}]".format(*order)))
        for order in permutations([1, 24, 7, 3])
        if set(order[2:]) == {7, 3}
    }

    assert len(worlds) == 4
    assert chi_square(found, worlds) < 21  # 3 degrees of freedom: exceeded by chance once in 10,000 times


@pytest.mark.clause("P-2.8", "P-6.15")
def test_worlds_keep_figures_read_out_and_mix_what_was_tucked() -> None:
    """A tucked its 13, the 8 that C laid, and the 26 in range that B read out, which is on 1 and 29."""
    g = position("*A: 13 2; B: 29 22; C: 8 1")
    play(g, "A call range")
    view, rng = g.view(None), Fast(13)
    found = Counter(looks(view.imagine(rng)) for _ in range(DRAWS))
    orders = [order for order in permutations([1, 2, 8, 13, 22, 29]) if {8, 13} < set(order[1:4]) & {1, 8, 13, 29}]
    worlds = {looks(position("*A: {} {} {} {}; B: {}; C: {}".format(*order))) for order in orders}

    assert len(worlds) == 2 * 6 * 6
    assert chi_square(found, worlds) < 131  # 71 degrees of freedom: exceeded by chance once in 50,000 times


@pytest.mark.clause("P-2.10")
def test_whoever_chooses_what_to_build_has_a_choice_in_every_world() -> None:
    """Of the batch B knows its own 24; one more at least is vertical, and the leftover showed that it is wood."""
    g = position("*A: 9 1; B: 24 5; C: 21 6; round 1; left 3")
    play(g, "A call power")
    view, rng = g.view(B), Fast(5)
    worlds = [view.imagine(rng) for _ in range(DRAWS)]

    assert all(len(world.fitting()) > 1 for world in worlds)
    assert all({24, 3} <= set(world.batch) for world in worlds)


sets_of_cards = st.lists(st.integers(1, 6), min_size=1, max_size=6, unique=True).map(set_of)


def all_worlds(sets: list[int], batch: list[int], fitting: int) -> set[tuple[int, ...]]:
    """By trying every order of the cards."""
    return {
        order
        for order in permutations(range(1, len(sets) + 1))
        if all(sets[i] >> card & 1 for i, card in enumerate(order))
        and (not fitting or sum(fitting >> order[i] & 1 for i in batch) > 1)
    }


@given(st.lists(sets_of_cards, min_size=6, max_size=6), st.permutations(range(1, 7)), sets_of_cards, st.booleans())
@pytest.mark.clause("P-2.10")
def test_the_worlds_are_counted_exactly(sets: list[int], truth: list[int], fitting: int, asked: bool) -> None:
    sets = [found | 1 << card for found, card in zip(sets, truth, strict=True)]
    batch = [0, 1, 2]
    fitting = fitting | 1 << truth[0] | 1 << truth[1] if asked else 0
    expected = all_worlds(sets, batch, fitting)

    worlds = Worlds(sets, batch, fitting)

    counted = prod(group.ways(0, worlds.unknown, 0) for group in worlds.groups) * factorial(len(worlds.free))
    assert counted == len(expected)
    assert tuple(worlds.draw(Fast(len(expected)))) in expected


@pytest.mark.parametrize(
    ("sets", "fitting"),
    [
        ([{1, 2}, {2, 3}, {3, 4}, {1, 2, 3, 4, 5}, {1, 2, 3, 4, 5}], set()),
        ([{1, 2, 3}, {1, 2, 3}, {2, 3, 4, 5}, {1, 2, 3, 4, 5}, {4, 5}], set()),
        ([{1, 2, 3, 4, 5}, {1, 2, 3, 4, 5}, {1, 2, 3, 4, 5}, {4, 5, 1}, {4, 5, 2}], {1, 2, 4}),
    ],
)
def test_every_world_is_drawn_as_often_as_any_other(sets: list[set[int]], fitting: set[int]) -> None:
    places, batch, rng = [set_of(found) for found in sets], [0, 1, 2], Fast(7)
    expected = {str(list(world)) for world in all_worlds(places, batch, set_of(fitting))}
    worlds = Worlds(places, batch, set_of(fitting))

    found = Counter(str(list(worlds.draw(rng))) for _ in range(DRAWS))

    freedom = len(expected) - 1
    assert chi_square(found, expected) < freedom + 4 * (2 * freedom) ** 0.5 + 8


def test_numbers_larger_than_a_word_are_drawn_evenly() -> None:
    n, rng = 3 << 40, Fast(2)
    thirds = Counter(below(n, rng) >> 40 for _ in range(DRAWS))

    assert n >> WORD
    assert chi_square(Counter({str(k): count for k, count in thirds.items()}), {"0", "1", "2"}) < 19
