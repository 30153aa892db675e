"""Law 11, and the proof that it would find a leak: real ones are planted in the rules, and it finds each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from amulette.files.build import build
from amulette.files.editions import open_game
from amulette.games.gargon import events, rules, view
from amulette.games.gargon import state as states
from amulette.games.gargon.cards import Cards, back, value, write
from amulette.games.gargon.notation import write_view
from amulette.games.gargon.view import GargonView, see
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Actions, Refusal
from tests.laws.equal import leaks
from tests.laws.play import Play, a_play, every_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from amulette.games.gargon.state import Gargon

    Plant = Callable[[pytest.MonkeyPatch], None]


@every_table
@given(data=st.data())
@pytest.mark.clause("G-1.6", "G-12.1", "G-12.2", "G-12.4", "G-12.5", "G-12.6", "G-12.9", "G-12.11", "G-14.1")
def test_what_a_seat_may_not_know_reaches_it_in_no_way(key: str, seats: int, data: st.DataObject) -> None:
    seat = data.draw(st.sampled_from([*range(seats), None]))

    assert leaks(data.draw(a_play(key, seats)), seat) == []


@every_table
def test_a_disguise_changes_what_is_hidden_and_only_that(key: str, seats: int) -> None:
    game, rng, looks, changed = open_game(key), Fast(5), 0, 0
    for state, _, _ in Play(game, seats, bytes(32), [], 5):
        for seat in [*range(seats), None]:
            twin = game.disguise(state, seat, rng)
            looks += 1
            changed += twin.position() != state.position()

            assert game.pieces(twin) == game.pieces(state)
            assert twin.waiting() == state.waiting()
    assert changed > min(100, looks // 2)


def test_a_forgetful_seat_may_know_less() -> None:
    game, rng = open_game("gargon"), Fast(5)
    state = game.position("A w1 | B w2 | C w3 | 1 v1 | 2 g1 | won A r5 b7 | won B y2 y9 g4")

    remembered = {game.disguise(state, 2, rng).view(2).text() for _ in range(20)}
    forgotten = {game.disguise(state, 2, rng, forgetful=True).view(2).text() for _ in range(20)}

    assert len(remembered) == 1
    assert len(forgotten) > 1


# -- planted leaks ------------------------------------------------------------


def patched_view(patch: pytest.MonkeyPatch, change: Callable[[Gargon, GargonView], object]) -> None:
    """Every view is changed before anybody gets it."""

    def leaky(g: Gargon, seat: int | None) -> GargonView:
        found = see(g, seat)
        change(g, found)
        return found

    patch.setattr(states, "see", leaky)


def the_face_of_a_pile_s_top_card(patch: pytest.MonkeyPatch) -> None:
    def change(g: Gargon, found: GargonView) -> None:
        found.table.piles[0][-1:] = list(g.piles[0])[-1:]

    patched_view(patch, change)


def the_face_of_a_drawn_card_in_an_event(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(events.Drew, "seen_by", lambda event, _: event)


def the_faces_of_laid_cards_in_an_event(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(events.Laid, "seen_by", lambda event, _: event)


def the_order_of_options(patch: pytest.MonkeyPatch) -> None:
    honest = rules.DrawMore.options

    def options(step: rules.DrawMore, g: Gargon, seat: int) -> Actions:
        found = honest(step, g, seat)
        tops = [value(row[-1]) for row in g.piles if len(row) > 0]
        return found if tops == sorted(tops) else found[::-1]

    patch.setattr(rules.DrawMore, "options", options)


def a_refusal_that_tells_the_hand_of_the_seat_on_turn(patch: pytest.MonkeyPatch) -> None:
    def not_asked(g: Gargon) -> Refusal:
        return Refusal("G-13.1", {"seat": g.turn, "cards": " ".join([write(card) for card in g.hands[g.turn]])})

    patch.setattr(states.Gargon, "not_asked", not_asked)


def the_position_of_a_hidden_card(patch: pytest.MonkeyPatch) -> None:
    def backs(row: Cards) -> list[int]:
        return [back(card) for card in sorted(row, key=value)]

    patch.setattr(view, "backs", backs)


def a_memory_of_what_was_never_shown(patch: pytest.MonkeyPatch) -> None:
    def change(g: Gargon, found: GargonView) -> None:
        found.memory.won[0].extend(list(g.hands[1])[:1])

    patched_view(patch, change)


def the_length_of_a_message(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(events, "backs", lambda cards: [card[0] + "?" * (len(card) - 1) for card in cards])


def the_digest_of_the_true_state(patch: pytest.MonkeyPatch) -> None:
    honest = write_view
    digests: dict[int, str] = {}

    def change(g: Gargon, found: GargonView) -> None:
        digests[id(found)] = g.digest()

    patched_view(patch, change)
    patch.setattr(view, "write_view", lambda found: f"{honest(found)} | digest {digests[id(found)]}")


def captures_that_should_lie_face_down(patch: pytest.MonkeyPatch) -> None:
    def change(g: Gargon, found: GargonView) -> None:
        found.table.won = [sorted(row) for row in g.won]

    patched_view(patch, change)


def laid_cards_before_the_reveal(patch: pytest.MonkeyPatch) -> None:
    def change(g: Gargon, found: GargonView) -> None:
        found.table.laid = [list(row) for row in g.laid]

    patched_view(patch, change)


PLANTS: list[Plant] = [
    the_face_of_a_pile_s_top_card,
    the_face_of_a_drawn_card_in_an_event,
    the_faces_of_laid_cards_in_an_event,
    the_order_of_options,
    a_refusal_that_tells_the_hand_of_the_seat_on_turn,
    the_position_of_a_hidden_card,
    a_memory_of_what_was_never_shown,
    the_length_of_a_message,
    the_digest_of_the_true_state,
    captures_that_should_lie_face_down,
    laid_cards_before_the_reveal,
]


@pytest.mark.skipif(
    build() == "compiled", reason="leaks are planted in plain Python; compiled methods cannot be replaced"
)
@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play(open_game("gargon"), 3, bytes(32), [], 9)
    assert leaks(play, 0) == []

    plant(monkeypatch)

    assert leaks(play, 0) != []
