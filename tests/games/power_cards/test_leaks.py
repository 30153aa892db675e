"""Leaks planted in the rules, each of which must be found.

Memory is a matter of history, so besides law 11 a whole game is replayed in which two cards that nobody has seen lie
the other way round: to every seat it must look and sound the same, move by move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from amulette.files.build import build
from amulette.files.editions import open_game
from amulette.games.power_cards import events, rules, view
from amulette.games.power_cards import state as states
from amulette.games.power_cards.notation import write_view
from amulette.games.power_cards.view import PowerView, see
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Actions, Refusal, submit
from tests.games.power_cards.notation import GAME
from tests.laws.equal import leaks
from tests.laws.play import Play

if TYPE_CHECKING:
    from collections.abc import Callable

    from amulette.games.power_cards.memory import Mind
    from amulette.games.power_cards.state import PowerCards

    Plant = Callable[[pytest.MonkeyPatch], None]

MOVES = 8  # so many rounds leave the deepest cards of the deal unseen
DEEP = ((0, 15), (1, 17))  # places in the packs of a deal for two that nobody reaches by then


def heard_by(g: PowerCards, seat: int | None) -> list[str]:
    """All that the seat sees and hears in some moves, chosen by number so that they are the same for every deal."""
    lines = [g.view(seat).text()]
    for number in range(MOVES):
        mover = g.waiting()[0]
        options = list(g.options(mover))
        told = submit(g, mover, options[number % len(options)])
        lines += [repr(event.seen_by(seat)) for event in told]
        lines += [g.view(seat).text(), repr(g.why_not(1 - g.turn, 0))]
        lines += [repr(list(g.options(seat)))] if seat is not None else []
    return lines


def swapped(g: PowerCards) -> PowerCards:
    twin = g.clone()
    (a, i), (b, j) = DEEP
    twin.packs[a][i], twin.packs[b][j] = g.packs[b][j], g.packs[a][i]
    twin.forget([])
    return twin


def tells_figures_apart() -> bool:
    """Whether A learns more than the figure of a card: 14 and 37 have the same power and the same back."""
    worlds = ["*A: 9 5 2; B: 14 1 37 8", "*A: 9 5 2; B: 37 1 14 8"]
    heard = [submit(g, 0, GAME.read("call power")) for g in map(GAME.position, worlds)]
    return len({repr([event.seen_by(0) for event in told if event.name == "laid"]) for told in heard}) > 1


def tells_apart(seat: int | None) -> bool:
    for seed in range(3):
        g = GAME.deal(2, Fast(seed))
        if heard_by(swapped(g), seat) != heard_by(g, seat):
            return True
    return False


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.clause("P-2.2", "P-2.3", "P-2.8")
def test_cards_that_nobody_has_seen_can_be_exchanged_without_notice(seat: int | None) -> None:
    assert not tells_apart(seat)
    assert not tells_figures_apart()


def patched_view(patch: pytest.MonkeyPatch, change: Callable[[PowerCards, PowerView], object]) -> None:
    """Every view is changed before anybody gets it."""

    def leaky(g: PowerCards, seat: int | None) -> PowerView:
        found = see(g, seat)
        change(g, found)
        return found

    patch.setattr(states, "see", leaky)


def the_top_card_of_another_pack(patch: pytest.MonkeyPatch) -> None:
    def change(g: PowerCards, found: PowerView) -> None:
        found.table.top = g.packs[1][0] if len(g.packs[1]) > 0 else 0

    patched_view(patch, change)


def the_second_card_of_the_own_pack(patch: pytest.MonkeyPatch) -> None:
    def change(g: PowerCards, found: PowerView) -> None:
        found.table.top = g.packs[0][-1] if len(g.packs[0]) > 0 else 0

    patched_view(patch, change)


def the_faces_of_structures(patch: pytest.MonkeyPatch) -> None:
    def change(g: PowerCards, found: PowerView) -> None:
        found.table.built = [list(row) for row in g.built]

    patched_view(patch, change)


def a_batch_in_another_hand(patch: pytest.MonkeyPatch) -> None:
    def change(g: PowerCards, found: PowerView) -> None:
        found.table.batch = list(g.batch)

    patched_view(patch, change)


def the_face_of_a_new_top_card_in_an_event(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(events.Top, "seen_by", lambda event, _: event)


def the_face_of_a_laid_card_in_an_event(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(events.Laid, "seen_by", lambda event, _: event)


def the_order_of_options(patch: pytest.MonkeyPatch) -> None:
    honest = rules.Call.options

    def options(step: rules.Call, g: PowerCards, seat: int) -> Actions:
        found = honest(step, g, seat)
        return found if g.packs[0][-1] < g.packs[1][-1] else found[::-1]

    patch.setattr(rules.Call, "options", options)


def a_refusal_that_tells_the_card_of_the_caller(patch: pytest.MonkeyPatch) -> None:
    def not_asked(g: PowerCards) -> Refusal:
        return Refusal("P-3.2", {"seat": g.turn, "card": g.packs[g.turn][-1] if len(g.packs[g.turn]) > 0 else 0})

    patch.setattr(states.PowerCards, "not_asked", not_asked)


def the_digest_of_the_true_state(patch: pytest.MonkeyPatch) -> None:
    honest = write_view
    digests: dict[int, str] = {}

    def change(g: PowerCards, found: PowerView) -> None:
        digests[id(found)] = g.digest()

    patched_view(patch, change)
    patch.setattr(view, "write_view", lambda found: f"{honest(found)}; digest {digests[id(found)]}")


def a_memory_of_what_was_never_shown(patch: pytest.MonkeyPatch) -> None:
    honest = states.PowerCards.mind

    def leaky(g: PowerCards, watcher: int) -> Mind:
        mind = honest(g, watcher).copy()
        if watcher == 0:
            mind.packs[1] = [[1 << card for card in g.packs[1]]] if len(g.packs[1]) > 0 else []
        return mind

    patch.setattr(states.PowerCards, "mind", leaky)


PLANTS: list[Plant] = [
    the_top_card_of_another_pack,
    the_second_card_of_the_own_pack,
    the_faces_of_structures,
    a_batch_in_another_hand,
    the_face_of_a_new_top_card_in_an_event,
    the_face_of_a_laid_card_in_an_event,
    the_order_of_options,
    a_refusal_that_tells_the_card_of_the_caller,
    the_digest_of_the_true_state,
    a_memory_of_what_was_never_shown,
]


@pytest.mark.skipif(
    build() == "compiled", reason="leaks are planted in plain Python; compiled methods cannot be replaced"
)
@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play(open_game("power-cards"), 2, bytes(32), [], 9)

    plant(monkeypatch)

    assert tells_apart(0) or tells_figures_apart() or leaks(play, 0) != []
