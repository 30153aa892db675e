"""Law 11 would find a leak: real ones are planted in the rules, and it finds each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from amulette.files.build import build
from amulette.games.das_blaue_amulett import events, forces, view
from amulette.games.das_blaue_amulett import state as states
from amulette.games.das_blaue_amulett.cards import write_all
from amulette.games.das_blaue_amulett.notation import write_table, write_view
from amulette.games.das_blaue_amulett.view import BlaueView, see
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Actions, Refusal
from tests.games.das_blaue_amulett.notation import GAME, A, B, C
from tests.laws.equal import leaks, sounds
from tests.laws.play import Play

if TYPE_CHECKING:
    from collections.abc import Callable

    from amulette.games.das_blaue_amulett.state import Blaue

    Plant = Callable[[pytest.MonkeyPatch], None]


PLAY = Play(GAME, 3, bytes(32), [], 9)


def patched_view(patch: pytest.MonkeyPatch, change: Callable[[Blaue, BlaueView], object]) -> None:
    """Every view is changed before anybody gets it."""

    def leaky(g: Blaue, seat: int | None) -> BlaueView:
        found = see(g, seat)
        change(g, found)
        return found

    patch.setattr(states, "see", leaky)


def another_hand(patch: pytest.MonkeyPatch) -> None:
    def change(g: Blaue, found: BlaueView) -> None:
        found.table.hands[B] = list(g.hands[B])

    patched_view(patch, change)


def the_kind_of_a_drawn_card(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(events.Drawn, "seen_by", lambda event, _: event)


def the_top_of_the_draw_pile(patch: pytest.MonkeyPatch) -> None:
    honest = write_view
    tops: dict[int, int] = {}

    def change(g: Blaue, found: BlaueView) -> None:
        tops[id(found)] = g.deck[-1]

    patched_view(patch, change)
    patch.setattr(view, "write_view", lambda found: f"{honest(found)} | top {tops[id(found)]}")


def the_size_of_a_pile_that_tells_an_amulet_card(patch: pytest.MonkeyPatch) -> None:
    def change(g: Blaue, found: BlaueView) -> None:
        found.table.deck += g.deck[-1]

    patched_view(patch, change)


def the_order_of_options(patch: pytest.MonkeyPatch) -> None:
    honest = forces.Forces.options

    def options(step: forces.Forces, g: Blaue, seat: int) -> Actions:
        found = honest(step, g, seat)
        return found if g.deck[-1] % 2 else found[::-1]

    patch.setattr(forces.Forces, "options", options)


def a_refusal_that_tells_the_hand_of_the_mover(patch: pytest.MonkeyPatch) -> None:
    def not_asked(g: Blaue) -> Refusal:
        return Refusal("B-3.3", {"seat": g.turn, "cards": write_all(g.hands[g.turn])})

    patch.setattr(states.Blaue, "not_asked", not_asked)


def a_memory_of_what_was_never_shown(patch: pytest.MonkeyPatch) -> None:
    def change(g: Blaue, found: BlaueView) -> None:
        found.memory.known[B] = list(g.hands[B])[:1]

    patched_view(patch, change)


def whether_the_mover_could_have_paid(patch: pytest.MonkeyPatch) -> None:
    honest = states.Blaue.turn_back

    def turn_back(g: Blaue, reason: str, points: int) -> None:
        could = len(g.missing(g.place_ahead())) == 0
        honest(g, "unwilling" if could else reason, points)

    patch.setattr(states.Blaue, "turn_back", turn_back)


def the_digest_of_the_true_state(patch: pytest.MonkeyPatch) -> None:
    honest = write_view
    digests: dict[int, str] = {}

    def change(g: Blaue, found: BlaueView) -> None:
        digests[id(found)] = g.digest()

    patched_view(patch, change)
    patch.setattr(view, "write_view", lambda found: f"{honest(found)} | digest {digests[id(found)]}")


def taken_cards_on_the_table(patch: pytest.MonkeyPatch) -> None:
    """What only memory knows is shown to people who forget."""
    honest = write_table

    def leaky(found: BlaueView) -> str:
        return honest(found).replace("amulet", f"shown {found.memory.known} amulet")

    patch.setattr(view, "write_table", leaky)


PLANTS: list[Plant] = [
    another_hand,
    the_kind_of_a_drawn_card,
    the_top_of_the_draw_pile,
    the_size_of_a_pile_that_tells_an_amulet_card,
    the_order_of_options,
    a_refusal_that_tells_the_hand_of_the_mover,
    a_memory_of_what_was_never_shown,
    whether_the_mover_could_have_paid,
    the_digest_of_the_true_state,
    taken_cards_on_the_table,
]


@pytest.mark.skipif(
    build() == "compiled", reason="leaks are planted in plain Python; compiled methods cannot be replaced"
)
@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)

    assert leaks(PLAY, A) != []


def thefts() -> list[str]:
    """What C hears of a theft that it should not, in twenty worlds that look alike to it."""
    g = GAME.position("A 4R2 | B 4R3 | C P0 | hand B ru wi fi | amulet B")
    g.apply(A, GAME.read("play 1"))
    rng = Fast(5)
    twins = [GAME.disguise(g, C, rng) for _ in range(20)]
    return [leak for twin in twins for leak in sounds(GAME, g, twin, C, A, GAME.read("steal"))]


@pytest.mark.skipif(
    build() == "compiled", reason="leaks are planted in plain Python; compiled methods cannot be replaced"
)
@pytest.mark.clause("B-9.13")
def test_the_kind_of_a_stolen_card_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert thefts() == []

    monkeypatch.setattr(events.Stolen, "seen_by", lambda event, _: event)

    assert thefts() != []


def test_without_a_plant_nothing_leaks() -> None:
    assert leaks(PLAY, A) == []


def test_a_forgetful_seat_may_know_less() -> None:
    g = GAME.position("A P0 | B P0 | C P0 | hand A ru wi | known B A ru | known C A ru | known _ A ru")
    rng = Fast(5)

    remembered = {"ru" in GAME.disguise(g, C, rng).position().split("hand A ")[1][:5] for _ in range(20)}
    forgotten = {"ru" in GAME.disguise(g, C, rng, forgetful=True).position().split("hand A ")[1][:5] for _ in range(40)}

    assert remembered == {True}
    assert forgotten == {True, False}
