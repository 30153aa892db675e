"""S1: nothing hidden reaches anybody by any message; S2: leaks that are planted are found."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from amulette.files.build import build
from amulette.games.catalogue import GAMES
from amulette.games.gargon import events as gargon
from amulette.table import looking, play, playing
from amulette.table.looking import Heard
from amulette.wire import encoder
from tests.wire import worlds
from tests.wire.worlds import pairs

if TYPE_CHECKING:
    from collections.abc import Callable

    from amulette.kernel.contract import Game, Refusal, State, View
    from amulette.table.effects import Refuse
    from amulette.table.entries import Entry
    from amulette.table.looking import Fact, Look, News
    from amulette.table.play import Play
    from amulette.table.table import Table
    from amulette.wire.outgoing import Refused
    from amulette.wire.outgoing import State as Shown

    Plant = Callable[[pytest.MonkeyPatch], None]

PAIRS = 10_000 if os.environ.get("HYPOTHESIS_PROFILE") == "all" else 300
ENOUGH = 600  # pairs in which a planted leak has to show


@pytest.mark.parametrize("key", list(GAMES))
def test_what_a_seat_may_not_know_changes_no_byte_that_is_sent_to_it(key: str) -> None:
    compared, found = pairs(key, PAIRS, seed=1)

    assert found == []
    assert compared >= PAIRS


# -- planted leaks ------------------------------------------------------------


def the_view_of_the_next_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(play.Play, "view", lambda self, seat: self.state.view(0 if seat is None else (seat + 1) % 3))


def events_that_are_not_filtered(patch: pytest.MonkeyPatch) -> None:
    honest = looking.heard

    def heard(table: Table, seq: int, viewer: int | None) -> News:
        found = honest(table, seq, viewer)
        found.events[:] = [Heard(event) for event in table.log[seq][1]]
        return found

    patch.setattr(looking, "heard", heard)


def the_moves_of_others_in_the_log(patch: pytest.MonkeyPatch) -> None:
    def facts(entry: Entry, viewer: int | None) -> dict[str, Fact]:
        return {key: getattr(entry, key) for key in entry.__struct_fields__ if key not in ("at", "by")}

    patch.setattr(looking, "facts", facts)


def the_actions_of_whoever_is_asked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(play.Play, "options", lambda self, _: all_options(self))


def all_options(self: Play) -> list[str]:
    return [self.game.write(action) for seat in self.state.waiting() for action in self.state.options(seat)]


def how_many_options_others_have(patch: pytest.MonkeyPatch) -> None:
    honest = looking.look

    def look(table: Table, viewer: int | None, now: int) -> Look:
        found = honest(table, viewer, now)
        assert table.play is not None
        found.clocks.extend([len(table.play.options(seat)) for seat in table.waiting()])
        return found

    patch.setattr(worlds, "look", look)


def patched_state(patch: pytest.MonkeyPatch, view_text: Callable[[View], str]) -> None:
    honest = encoder.state

    def state(seen: Look) -> Shown:
        from msgspec.structs import replace  # noqa: PLC0415 - only for leaks

        return replace(honest(seen), view=None if seen.view is None else view_text(seen.view))

    patch.setattr(encoder, "state", state)


def a_digest_of_the_true_position(patch: pytest.MonkeyPatch) -> None:
    digests: dict[int, str] = {}
    honest = play.Play.view

    def view(self: Play, seat: int | None) -> View:
        found = honest(self, seat)
        digests[id(found)] = self.state.digest()
        return found

    patch.setattr(play.Play, "view", view)
    patched_state(patch, lambda found: f"{found.table_text()} {digests[id(found)]}")


def the_length_of_a_message(patch: pytest.MonkeyPatch) -> None:
    lengths: dict[int, int] = {}
    honest = play.Play.view

    def view(self: Play, seat: int | None) -> View:
        found = honest(self, seat)
        lengths[id(found)] = len(self.state.position().split(" | ")[3])
        return found

    patch.setattr(play.Play, "view", view)
    patched_state(patch, lambda found: found.table_text() + " " * lengths[id(found)])


def a_refusal_that_tells_what_is_on_hand(patch: pytest.MonkeyPatch) -> None:
    honest = play.Play.why_not

    def why_not(self: Play, seat: int, text: str) -> Refusal | None:
        found = honest(self, seat, text)
        if found is not None:
            found.facts["hand"] = self.state.position()
        return found

    patch.setattr(play.Play, "why_not", why_not)


def a_refusal_that_depends_on_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    honest = encoder.refused

    def refused(id_: str | None, effect: Refuse, game: Game) -> Refused:
        return honest("odd" if len(repr(effect)) % 2 else id_, effect, game)

    a_refusal_that_tells_what_is_on_hand(patch)
    patch.setattr(encoder, "refused", refused)


def taking_back_that_looks_at_the_truth(patch: pytest.MonkeyPatch) -> None:
    def is_fair(game: Game, before: State, *_: object) -> bool:
        return before.digest() < "8"

    patch.setattr(playing, "is_fair", is_fair)
    patch.setattr(worlds, "DEEPEST", 30)


def luck_that_is_counted_aloud(patch: pytest.MonkeyPatch) -> None:
    seeds: dict[int, str] = {}
    honest = play.Play.view

    def view(self: Play, seat: int | None) -> View:
        found = honest(self, seat)
        seeds[id(found)] = getattr(self.state.chance, "seed", b"").hex()
        return found

    patch.setattr(play.Play, "view", view)
    patched_state(patch, lambda found: f"{found.table_text()} {seeds[id(found)]}")


def the_order_in_which_others_hold_their_cards(patch: pytest.MonkeyPatch) -> None:
    def backs(cards: list[str]) -> list[str]:
        return [card[0] + "?" for card in sorted(cards, key=lambda card: card[1:])]

    patch.setattr(gargon, "backs", backs)


def a_face_down_card_in_an_event(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(gargon.Laid, "seen_by", lambda event, _: event)


def a_drawn_card_in_the_arguments_of_a_sentence(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(gargon.Drew, "seen_by", lambda event, _: event)


def what_a_bot_may_not_see(patch: pytest.MonkeyPatch) -> None:
    class Peeping:
        def __init__(self, view: View, state: State) -> None:
            self.view, self.state = view, state

        def text(self) -> str:
            return f"{self.view.text()} | {self.state.position()}"

        def table_text(self) -> str:
            return self.view.table_text()

    patch.setattr(play.Play, "view", lambda self, seat: Peeping(self.state.view(seat), self.state))


PLANTS: list[Plant] = [
    the_view_of_the_next_seat,
    events_that_are_not_filtered,
    the_moves_of_others_in_the_log,
    the_actions_of_whoever_is_asked,
    how_many_options_others_have,
    a_digest_of_the_true_position,
    the_length_of_a_message,
    a_refusal_that_tells_what_is_on_hand,
    a_refusal_that_depends_on_hidden_cards,
    taking_back_that_looks_at_the_truth,
    luck_that_is_counted_aloud,
    the_order_in_which_others_hold_their_cards,
    a_face_down_card_in_an_event,
    a_drawn_card_in_the_arguments_of_a_sentence,
    what_a_bot_may_not_see,
]


@pytest.mark.skipif(build() == "compiled", reason="leaks are planted in plain Python")
@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    _, found = pairs("gargon", ENOUGH, seed=2)

    assert found != []
