"""Section 4: who sees what, who remembers what, and what a seat may imagine from it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from amulette.games.das_blaue_amulett.cards import AMULET, KINDS, write_all
from amulette.games.das_blaue_amulett.state import Blaue
from amulette.kernel.chance import Fast, Scripted
from tests.games.das_blaue_amulett.notation import GAME, A, B, C, D, placed, play, random_games

RU, DW, WI = 3, 0, 1
THEFT = "A@4R2; B@4R3{}; C@P0; D@P0; amulet=B"


def robbed(hand: str, index: int, known: str = "") -> Blaue:
    """A has stolen the card with this index from B; `known` is what everybody knew of that hand."""
    g = placed(THEFT.format(hand))
    if known:
        parts = [f"known {observer} B {known}" for observer in "ACD_"]
        g = GAME.position(g.position().replace(" | opt board", f" | {' | '.join(parts)} | opt board"))
    play(g, "play 1")
    g.chance = Scripted([index])
    play(g, "steal")
    return g


def known(g: Blaue, viewer: int | None, holder: int) -> str:
    return write_all(g.view(viewer).memory.known[holder])


@pytest.mark.clause("B-8.7", "B-3.6")
def test_of_another_hand_the_number_shows_and_of_the_draw_pile_too() -> None:
    g = placed("A@P0[ru,dw]; B@P0[wi]")

    assert [g.view(viewer).table.hands for viewer in (A, B, None)] == [[[DW, RU], 1], [2, [WI]], [2, 1]]
    assert [g.view(viewer).table.deck for viewer in (A, B, None)] == [28] * 3


@pytest.mark.clause("B-3.6")
def test_the_mover_decides_from_public_facts_and_his_own_hand_alone() -> None:
    rng = Fast(3)
    for g in random_games(1):
        if g.waiting():
            imagined = g.view(g.turn).imagine(rng)
            other = GAME.disguise(g, g.turn, rng, forgetful=True)

            assert list(imagined.options(g.turn)) == list(g.options(g.turn)) == list(other.options(g.turn))


@pytest.mark.clause("B-10.11")
def test_taken_cards_are_remembered_by_all_until_they_are_played() -> None:
    g = placed("A@6R6[dw]; B@P0; discard=ru,dw")
    play(g, "play 1; take")
    assert [known(g, viewer, A) for viewer in (B, None)] == ["dw ru"] * 2
    assert known(g, A, A) == "-"
    assert g.view(A).memory.public[A] == [DW, RU]

    g = GAME.position(g.position().replace("A P7", "A 0R6").replace("next Forces(0) EndOfTurn", "next StartOfTurn"))
    play(g, "play 2; pay")
    assert known(g, B, A) == "ru"


@pytest.mark.clause("B-8.6", "B-10.11")
def test_a_discarded_card_is_no_longer_remembered() -> None:
    g = placed("A@6R6[wi,wi,wi]; B@P0; discard=ru,dw")
    play(g, "play 1; take; discard dw")
    assert known(g, B, A) == "ru"

    play(g, "discard wi")
    assert known(g, B, A) == "ru"


@pytest.mark.clause("B-9.13")
def test_the_robbed_player_remembers_the_stolen_card_and_others_do_not() -> None:
    g = robbed("[ru,wi]", 1)

    assert known(g, B, A) == "ru"
    assert [known(g, viewer, A) for viewer in (C, D, None)] == ["-"] * 3


@pytest.mark.clause("B-9.13")
def test_after_a_theft_others_are_sure_of_one_card_of_each_kind_less() -> None:
    g = robbed("[ru,ru,wi]", 1, known="ru ru wi")

    assert [known(g, viewer, B) for viewer in (C, D, None)] == ["ru"] * 3
    assert known(g, A, B) == "wi ru"
    assert [known(g, viewer, A) for viewer in (B, C, None)] == ["ru", "-", "-"]


@pytest.mark.clause("B-9.13")
def test_a_theft_from_a_hand_of_one_known_kind_tells_everybody_what_was_stolen() -> None:
    g = robbed("[ru,ru]", 0, known="ru ru")

    assert [known(g, viewer, B) for viewer in (A, C, D, None)] == ["ru"] * 4
    assert [known(g, viewer, A) for viewer in (B, C, D, None)] == ["ru"] * 4


def test_a_memory_is_never_wrong_and_what_spectators_know_everybody_knows() -> None:
    remembered = 0
    for g in random_games(3, board="short"):
        for observer in range(g.setup.seats + 1):
            for holder in range(g.setup.seats):
                sure = Counter(g.view(None if observer == g.setup.seats else observer).memory.known[holder])
                public = Counter(g.view(None).memory.known[holder])
                remembered += sum(sure.values())

                assert sure <= Counter(g.hands[holder])
                assert observer == holder or public <= sure
    assert remembered > 0


def test_what_a_seat_remembers_is_imagined_where_it_is() -> None:
    g = robbed("[ru,wi]", 1)
    rng = Fast(3)
    for _ in range(50):
        assert RU in list(g.view(B).imagine(rng).hands[A])
    assert {RU in list(g.view(C).imagine(rng).hands[A]) for _ in range(50)} == {True, False}


def test_what_others_were_shown_apart_is_not_imagined_to_be_known_to_all() -> None:
    world = robbed("[ru,wi]", 1).view(B).imagine(Fast(1))

    assert known(world, B, A) == "ru"
    assert known(world, C, A) == "-"


@pytest.mark.clause("B-8.8")
def test_nobody_imagines_an_amulet_card_in_a_hand() -> None:
    g = placed("A@P0; B@P0[ru,dw,wi]; discard=am")
    rng = Fast(5)
    for _ in range(100):
        world = g.view(A).imagine(rng)

        assert AMULET not in list(world.hands[B])
        assert Counter(world.deck)[AMULET] == 4


DRAWS = 6000
SMALL = "A P0 | B P0 | C P0 | hand B {0} | hand C {1} | deck {2} | discard {3}"


def looks(world: Blaue) -> str:
    """The world by what was hidden in it."""
    return " / ".join([write_all(row) for row in (world.hands[B], world.hands[C], list(world.deck)[::-1])])


def small(hidden: list[str], sizes: tuple[int, int]) -> tuple[Blaue, str]:
    """All cards but these lie on the discard pile; the first ones are in the hands of B and C."""
    names = [kind for kind, n in zip(KINDS, GAME.components.counts, strict=True) for _ in range(n)]
    for card in hidden:
        names.remove(card)
    b, c = sizes
    rows = [hidden[:b], hidden[b : b + c], hidden[b + c :], names]
    return GAME.position(SMALL.format(*[" ".join(row) or "-" for row in rows])), " ".join(names)


def possible(hidden: list[str], sizes: tuple[int, int]) -> Counter[str]:
    """Each world with the number of physical arrangements that look like it."""
    held = sizes[0] + sizes[1]
    orders = [list(order) for order in permutations(hidden) if "am" not in order[:held]]
    return Counter(looks(small(order, sizes)[0]) for order in orders)


def chi_square(found: Counter[str], weights: Counter[str]) -> float:
    assert set(found) == set(weights)
    expected = {world: DRAWS * weight / sum(weights.values()) for world, weight in weights.items()}
    return sum((found[world] - e) ** 2 / e for world, e in expected.items())


@pytest.mark.clause("B-1.10", "B-8.7")
@pytest.mark.parametrize(
    ("hidden", "sizes", "limit"),
    [
        (["dw", "wi", "ru", "fi"], (1, 1), 55),  # 23 degrees of freedom
        (["dw", "wi", "ru", "am"], (1, 1), 46),  # 17 and less: no hand holds the amulet card
        (["dw", "dw", "ru", "fi"], (2, 0), 44),  # two alike are two cards
    ],
)
def test_worlds_are_drawn_evenly_and_each_possible_one_is_reached(
    hidden: list[str], sizes: tuple[int, int], limit: float
) -> None:
    view, rng = small(hidden, sizes)[0].view(A), Fast(11)
    found = Counter(looks(view.imagine(rng)) for _ in range(DRAWS))

    assert chi_square(found, possible(hidden, sizes)) < limit  # exceeded by chance once in 5,000 times or less


@pytest.mark.clause("B-3.4")
def test_what_a_place_would_demand_of_anybody_can_be_seen_by_all() -> None:
    for g in random_games(1):
        view = g.view(None)
        for place in range(1, 11):
            assert view.demand(place, g.mover) == list(g.demand(place))
