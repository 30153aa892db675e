"""Every legal combination of options deals and plays to the end; nothing is ever lost or made; choices stay small."""

from __future__ import annotations

from itertools import product

import pytest

from amulette.bots.das_amulett import AmulettThumb
from amulette.files.editions import open_game
from amulette.games.das_amulett import gems, metals
from amulette.games.das_amulett.setup import DECLARED
from amulette.games.das_amulett.state import Amulett
from amulette.kernel.chance import Fast
from tests.laws.play import Play
from tests.records.golden import VARIANTS

STARTS = [("masters", "one"), ("beginners", "one"), ("draft", "one"), ("auction", "one"), ("auction", "all")]
SWITCHES = ["open_pile", "gift_bolts4", "gift_drain2"]
COMBINATIONS: list[dict[str, object]] = [
    {"start": start, "start_reveal": reveal, "metal_timing": timing, **dict(zip(SWITCHES, switched, strict=True))}
    for (start, reveal), timing in product(STARTS, ["by_colour", "all_grey"])
    for switched in product([False, True], repeat=len(SWITCHES))
]
TABLES = [(options, seats) for options in COMBINATIONS for seats in (3, 4, 5, 6)]
QUICK = TABLES[::5]  # every combination of a start and a table size, every value of each switch
MANY = 400  # options of one decision: "a few hundred"


def test_the_combinations_are_all_there_are() -> None:
    values = [[(option.key, value) for value in option.values] for option in DECLARED if option.key != "max_rounds"]
    legal = [row for row in map(dict, product(*values)) if row["start"] == "auction" or row["start_reveal"] == "one"]

    assert sorted(map(sorted, map(dict.items, COMBINATIONS)), key=str) == sorted(
        map(sorted, map(dict.items, legal)), key=str
    )
    assert {(options["start"], seats) for options, seats in QUICK} == {
        (start, n) for start, _ in STARTS for n in (3, 4, 5, 6)
    }
    assert all({options[switch] for options, _ in QUICK} == {False, True} for switch in SWITCHES)


@pytest.mark.parametrize(("options", "seats"), QUICK)
@pytest.mark.clause("A-0.10", "A-0.11", "A-0.12", "A-0.13", "A-0.5", "A-0.9", "A-12.13")
def test_nothing_is_ever_lost_or_made(options: dict[str, object], seats: int) -> None:
    check(options, seats)


@pytest.mark.slow
@pytest.mark.parametrize(("options", "seats"), TABLES)
@pytest.mark.clause("A-12.13")
def test_every_combination_plays_to_the_end(options: dict[str, object], seats: int) -> None:
    check(options, seats)


def check(options: dict[str, object], seats: int) -> None:
    """A random game: the invariants hold at every decision, and somebody is first at the end."""
    play = Play(open_game("das-amulett", options), seats, str(options).encode()[-32:].rjust(32), [], seats)
    for state, seat, _ in play:
        assert isinstance(state, Amulett)
        asked = type(list(state.agenda)[-1]).__name__
        laid = [sum(state.energy[card] for card in row) for row in state.spells]

        assert [state.reserve[s] + laid[s] for s in range(seats)] == [10] * seats
        assert all(sum(metals.count(b, m) for b in [*state.hands, state.stock, state.offer]) == 28 for m in range(4))
        assert sum(gems.total(heap) for heap in [*state.board, *state.amulets]) == 52
        assert sorted(everywhere(state)) == list(range(33))
        assert len(state.waiting()) == 1 or asked in ("Keep", "Charge")
        assert len(state.options(seat)) <= MANY
    assert 1 in state.places()


def test_every_value_of_every_option_has_a_golden_record() -> None:
    games = [open_game("das-amulett", variant) for variant in VARIANTS["das-amulett"]]

    for option in DECLARED:
        assert {game.options[option.key] for game in games} >= set(option.values)
    assert any(game.options["max_rounds"] != 40 for game in games)


def everywhere(g: Amulett) -> list[int]:
    sale = [g.sale] if g.sale >= 0 else []
    return [card for row in [*g.spells, *g.dealt, g.deck, g.pile, g.layout, sale] for card in row]


@pytest.mark.parametrize("hoards", [False, True], ids=["players who buy", "players who hoard"])
def test_no_decision_offers_more_than_a_few_hundred_options(hoards: bool) -> None:
    """Payments are the longest lists; those who hoard metal for eight rounds have the longest."""
    game, thumb, longest = open_game("das-amulett"), AmulettThumb(), 0
    for seed in range(8):
        g, rng = game.deal(3 + seed % 4, Fast(seed)), Fast(seed + 1)
        assert isinstance(g, Amulett)
        while g.waiting():
            seat = g.waiting()[0]
            options = list(g.options(seat))
            longest = max(longest, len(options))
            is_saving = hoards and g.round < 8 and repr(g.agenda[-1]).startswith("GemBid")
            g.apply(seat, options[0] if is_saving else thumb.choose(g.view(seat), options, [], rng))

    assert 45 <= longest <= MANY
