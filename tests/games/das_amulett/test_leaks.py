"""The proof that law 11 would find a leak: real ones are planted in the rules, and it finds each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from amulette.files.build import build
from amulette.files.editions import open_game
from amulette.games.das_amulett import events, view
from amulette.games.das_amulett import state as states
from amulette.games.das_amulett.notation import write_view
from amulette.games.das_amulett.opening import Charge
from amulette.games.das_amulett.view import AmulettView, see
from amulette.games.das_amulett.white import SpellBid
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Actions, Refusal
from tests.games.das_amulett.notation import GAME
from tests.laws.equal import leaks, sounds
from tests.laws.play import Play

if TYPE_CHECKING:
    from collections.abc import Callable

    from amulette.games.das_amulett.state import Amulett

    Plant = Callable[[pytest.MonkeyPatch], None]


def patched_view(patch: pytest.MonkeyPatch, change: Callable[[Amulett, AmulettView], object]) -> None:
    """Every view is changed before anybody gets it."""

    def leaky(g: Amulett, seat: int | None) -> AmulettView:
        found = see(g, seat)
        change(g, found)
        return found

    patch.setattr(states, "see", leaky)


def the_next_card_of_the_pile(patch: pytest.MonkeyPatch) -> None:
    def change(g: Amulett, found: AmulettView) -> None:
        found.table.pile[-1:] = list(g.pile)[-1:]

    patched_view(patch, change)


def the_kinds_in_other_hands(patch: pytest.MonkeyPatch) -> None:
    def change(g: Amulett, found: AmulettView) -> None:
        found.table.hands = list(g.hands)

    patched_view(patch, change)


def the_cards_dealt_to_others(patch: pytest.MonkeyPatch) -> None:
    def change(g: Amulett, found: AmulettView) -> None:
        found.table.dealt = [list(row) for row in g.dealt]

    patched_view(patch, change)


def the_answers_that_others_have_sealed(patch: pytest.MonkeyPatch) -> None:
    def change(g: Amulett, found: AmulettView) -> None:
        found.table.sealed = list(g.sealed)

    patched_view(patch, change)


def the_energy_in_an_event(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(events.Charged, "seen_by", lambda event, _: event)


def a_memory_of_what_others_gave_back(patch: pytest.MonkeyPatch) -> None:
    def change(g: Amulett, found: AmulettView) -> None:
        found.memory.returned = list(g.returned[1])

    patched_view(patch, change)


def a_memory_of_the_whole_deck(patch: pytest.MonkeyPatch) -> None:
    def change(g: Amulett, found: AmulettView) -> None:
        found.memory.under = list(g.deck)

    patched_view(patch, change)


def the_order_of_options(patch: pytest.MonkeyPatch) -> None:
    honest = SpellBid.options

    def options(step: SpellBid, g: Amulett, seat: int) -> Actions:
        found = honest(step, g, seat)
        return found if len(g.pile) == 0 or g.pile[-1] % 2 else found[::-1]

    patch.setattr(SpellBid, "options", options)


def a_refusal_that_tells_of_a_sealed_answer(patch: pytest.MonkeyPatch) -> None:
    def not_asked(g: Amulett) -> Refusal:
        return Refusal("A-0.5", {"seat": g.turn, "sealed": " ".join([str(answer) for answer in g.sealed])})

    def forbids(step: Charge, g: Amulett, seat: int, action: int) -> Refusal:
        return not_asked(g)

    patch.setattr(states.Amulett, "not_asked", not_asked)
    patch.setattr(Charge, "forbids", forbids)


def the_digest_of_the_true_state(patch: pytest.MonkeyPatch) -> None:
    honest = write_view
    digests: dict[int, str] = {}

    def change(g: Amulett, found: AmulettView) -> None:
        digests[id(found)] = g.digest()

    patched_view(patch, change)
    patch.setattr(view, "write_view", lambda found: f"{honest(found)} | digest {digests[id(found)]}")


PLANTS: list[Plant] = [
    the_next_card_of_the_pile,
    the_kinds_in_other_hands,
    the_cards_dealt_to_others,
    the_answers_that_others_have_sealed,
    a_memory_of_what_others_gave_back,
    a_memory_of_the_whole_deck,
    the_order_of_options,
    a_refusal_that_tells_of_a_sealed_answer,
    the_digest_of_the_true_state,
]


@pytest.mark.skipif(
    build() == "compiled", reason="leaks are planted in plain Python; compiled methods cannot be replaced"
)
@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    check(Play(GAME, 3, bytes(32), [], 9), plant, monkeypatch)


def check(play: Play, plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    assert leaks(play, 0) == []

    plant(monkeypatch)

    assert leaks(play, 0) != []


def test_figures_that_are_said_aloud_are_no_leak() -> None:
    """One stone or two: the upkeep takes the rest, so that the tables are equal and only what was said differs."""
    g = GAME.position(
        "sp1 pull_dark:3 | sp2 amber:2 | paid pull_dark | next BlueTurn(0) Upkeep(0) BlueTurn(1) Upkeep(1) EndOfRound"
    )
    one, two = [after(g, f"drain pull_dark amber {n}") for n in (1, 2)]

    assert one.view(1).text() == two.view(1).text()
    assert sounds(GAME, g, GAME.disguise(g, 1, Fast(1)), 1, 0, GAME.read("drain pull_dark amber 1")) == []


def after(g: Amulett, action: str) -> Amulett:
    found = g.clone()
    found.apply(g.turn, GAME.read(action))
    return found


@pytest.mark.skipif(build() == "compiled", reason="compiled methods cannot be replaced")
def test_a_leak_of_sealed_energy_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    draft = open_game("das-amulett", {"start": "draft"})  # where the cards themselves are open

    check(Play(draft, 3, bytes(32), [], 9), the_energy_in_an_event, monkeypatch)
