"""S2: leaks to be planted, one at a time; each is a sentence that must never be true."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from amulette.games.gargon import events as gargon
from amulette.kernel.record import Result
from amulette.server import rendering
from amulette.table import fair, looking, play
from amulette.table.looking import Heard
from amulette.table.shuffle import Proof
from amulette.table.table import Table
from amulette.wire import encoder
from amulette.wire.outgoing import Allowed

if TYPE_CHECKING:
    import pytest

    from amulette.kernel.contract import Event, Game, Refusal, State, View
    from amulette.server.live import Live
    from amulette.server.rendering import Visit
    from amulette.table.effects import Refuse
    from amulette.table.entries import Entry
    from amulette.table.looking import Fact, Look, News
    from amulette.table.play import Play
    from amulette.wire.incoming import Why
    from amulette.wire.outgoing import Refused
    from amulette.wire.outgoing import State as Shown

Plant = Callable[["pytest.MonkeyPatch"], None]
PLANTS: list[Plant] = []


def planted(plant: Plant) -> Plant:
    PLANTS.append(plant)
    return plant


# -- ways in which most leaks come about ---------------------------------------


def look_again(patch: pytest.MonkeyPatch, change: Callable[[Table, int | None, Look], Look]) -> None:
    honest = looking.look
    patch.setattr(rendering, "look", lambda table, viewer, now: change(table, viewer, honest(table, viewer, now)))


def hear_again(patch: pytest.MonkeyPatch, change: Callable[[Table, int, int | None, News], News]) -> None:
    honest = looking.heard
    patch.setattr(looking, "heard", lambda table, seq, viewer: change(table, seq, viewer, honest(table, seq, viewer)))


def show_also(patch: pytest.MonkeyPatch, more: Callable[[State], str]) -> None:
    """Every view bears something that follows from the true state."""
    kept: dict[int, str] = {}
    views: list[View] = []  # so that no other view gets the place of one that is gone
    honest_view, honest_state = play.Play.view, encoder.state

    def view(self: Play, seat: int | None) -> View:
        found = honest_view(self, seat)
        views.append(found)
        kept[id(found)] = more(self.state)
        return found

    def state(seen: Look) -> Shown:
        shown = honest_state(seen)
        return shown if seen.view is None else msgspec.structs.replace(shown, view=f"{shown.view}{kept[id(seen.view)]}")

    patch.setattr(play.Play, "view", view)
    patch.setattr(encoder, "state", state)


def of(table: Table) -> Play:
    assert table.play is not None
    return table.play


def own_secrets(patch: pytest.MonkeyPatch, name: str) -> None:
    patch.setattr(looking, "SECRET", tuple(set(looking.SECRET) - {name}))


# -- views ---------------------------------------------------------------------


@planted
def everybody_gets_the_view_of_the_next_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(play.Play, "view", lambda self, seat: self.state.view(0 if seat is None else (seat + 1) % 3))


@planted
def spectators_get_the_view_of_a_seat(patch: pytest.MonkeyPatch) -> None:
    look_again(patch, lambda t, viewer, seen: replace(seen, view=of(t).view(0)) if viewer is None else seen)


@planted
def a_digest_of_the_true_position_is_shown(patch: pytest.MonkeyPatch) -> None:
    show_also(patch, lambda state: f" {state.digest()}")


@planted
def a_message_is_as_long_as_a_hand_is_high(patch: pytest.MonkeyPatch) -> None:
    show_also(patch, lambda state: " " * len(state.position().split(" | ")[3]))


@planted
def luck_is_counted_aloud(patch: pytest.MonkeyPatch) -> None:
    show_also(patch, lambda state: f" {getattr(state.chance, 'seed', b'').hex()}")


@planted
def the_next_card_of_a_pile_is_shown(patch: pytest.MonkeyPatch) -> None:
    show_also(patch, lambda state: f" {next(p for p in state.position().split(' | ') if p.startswith('1 '))[:5]}")


@planted
def bots_see_what_they_may_not(patch: pytest.MonkeyPatch) -> None:
    class Peeping:
        def __init__(self, view: View, state: State) -> None:
            self.view, self.state = view, state

        def text(self) -> str:
            return f"{self.view.text()} | {self.state.position()}"

        def __getattr__(self, name: str) -> object:
            return getattr(self.view, name)

    patch.setattr(play.Play, "view", lambda self, seat: Peeping(self.state.view(seat), self.state))


@planted
def whoever_looks_second_gets_what_the_first_got(patch: pytest.MonkeyPatch) -> None:
    """A cache that forgets whose it is."""
    honest = rendering.update

    def update(live: Live, table: Table, seat: int | None, person: str | None, since: int) -> bytes:
        known = [raw for (_, _, at), raw in live.rendered.items() if at == since]
        return known[0] if known else honest(live, table, seat, person, since)

    patch.setattr(rendering, "update", update)


# -- what can be done ------------------------------------------------------------


def all_options(self: Play) -> list[str]:
    return [self.game.write(action) for seat in self.state.waiting() for action in self.state.options(seat)]


@planted
def everybody_is_told_the_actions_of_whoever_is_asked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(play.Play, "options", lambda self, _: all_options(self))


@planted
def spectators_are_told_the_actions_of_whoever_is_asked(patch: pytest.MonkeyPatch) -> None:
    look_again(patch, lambda t, viewer, seen: replace(seen, actions=all_options(of(t))) if viewer is None else seen)


@planted
def it_is_told_how_many_options_others_have(patch: pytest.MonkeyPatch) -> None:
    look_again(patch, lambda t, _, seen: replace(seen, clocks=[len(of(t).options(seat)) for seat in t.waiting()]))


@planted
def actions_are_in_an_order_that_depends_on_the_pile(patch: pytest.MonkeyPatch) -> None:
    def change(table: Table, _: int | None, seen: Look) -> Look:
        turned = of(table).state.digest() < "8"
        return replace(seen, actions=seen.actions[::-1] if turned else seen.actions)

    look_again(patch, change)


@planted
def the_result_is_told_while_it_is_played(patch: pytest.MonkeyPatch) -> None:
    def change(table: Table, _: int | None, seen: Look) -> Look:
        state = of(table).state
        return replace(seen, result=Result([0], [len(part) for part in state.position().split(" | ")]))

    look_again(patch, change)


# -- news and events -------------------------------------------------------------


@planted
def events_are_not_filtered(patch: pytest.MonkeyPatch) -> None:
    hear_again(patch, lambda table, seq, _, news: replace(news, events=[Heard(told) for told in table.log[seq][1]]))


@planted
def spectators_hear_what_a_seat_hears(patch: pytest.MonkeyPatch) -> None:
    def change(table: Table, seq: int, viewer: int | None, news: News) -> News:
        heard = [Heard(told.seen_by(0)) for told in table.log[seq][1]]
        return replace(news, events=heard) if viewer is None else news

    hear_again(patch, change)


@planted
def the_log_holds_the_moves_of_others(patch: pytest.MonkeyPatch) -> None:
    def facts(entry: Entry, viewer: int | None) -> dict[str, Fact]:
        return {key: getattr(entry, key) for key in entry.__struct_fields__ if key in ("seat", "text", "why")}

    patch.setattr(looking, "facts", facts)


@planted
def the_log_holds_how_long_the_moves_of_others_are(patch: pytest.MonkeyPatch) -> None:
    def change(table: Table, seq: int, _: int | None, news: News) -> News:
        text = getattr(table.log[seq][0], "text", "")
        return replace(news, facts={**news.facts, "length": sum([ord(sign) for sign in text])})

    hear_again(patch, change)


@planted
def others_hold_their_cards_in_an_order_that_tells(patch: pytest.MonkeyPatch) -> None:
    def backs(cards: list[str]) -> list[str]:
        return [card[0] + "?" for card in sorted(cards, key=lambda card: card[1:])]

    patch.setattr(gargon, "backs", backs)


@planted
def a_card_laid_face_down_is_told(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(gargon.Laid, "seen_by", lambda event, _: event)


@planted
def a_card_that_was_drawn_is_told_in_a_sentence(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(gargon.Drew, "seen_by", lambda event, _: event)


@planted
def a_card_keeps_its_number_where_nobody_sees_it(patch: pytest.MonkeyPatch) -> None:
    def seen_by(event: gargon.Laid, seat: int | None) -> Event:
        numbered = [f"{card[0]}?{int(card[1:]) * 7 % 16}" for card in event.cards]
        return event if seat == event.seat else gargon.Laid(event.seat, numbered)

    patch.setattr(gargon.Laid, "seen_by", seen_by)


@planted
def the_hands_that_were_dealt_are_told(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(gargon.Dealt, "seen_by", lambda event, _: event)


@planted
def the_piles_are_told_when_they_are_set(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(gargon.PilesSet, "seen_by", lambda event, _: event)


# -- what the table keeps to itself ----------------------------------------------


@planted
def the_first_entry_holds_the_seed(patch: pytest.MonkeyPatch) -> None:
    own_secrets(patch, "seed")


@planted
def the_first_entry_holds_the_salt(patch: pytest.MonkeyPatch) -> None:
    own_secrets(patch, "salt")


@planted
def the_log_holds_tokens(patch: pytest.MonkeyPatch) -> None:
    own_secrets(patch, "token")


@planted
def the_log_holds_links_to_other_devices(patch: pytest.MonkeyPatch) -> None:
    own_secrets(patch, "link")


@planted
def the_log_holds_the_bytes_that_seats_gave(patch: pytest.MonkeyPatch) -> None:
    own_secrets(patch, "entropy")


@planted
def the_proof_is_there_before_the_end(patch: pytest.MonkeyPatch) -> None:
    def proof(self: Table) -> Proof:
        return Proof(self.commitment, self.opened.seed, self.opened.salt, [], 1)

    patch.setattr(Table, "proof", proof)


# -- refusals --------------------------------------------------------------------


@planted
def a_refusal_tells_what_is_on_hand(patch: pytest.MonkeyPatch) -> None:
    honest = play.Play.why_not

    def why_not(self: Play, seat: int, text: str) -> Refusal | None:
        found = honest(self, seat, text)
        if found is not None:
            found.facts["hand"] = self.state.position()
        return found

    patch.setattr(play.Play, "why_not", why_not)


@planted
def a_refusal_depends_on_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    """Not what it says, but whether there is one."""
    honest = play.Play.why_not

    def why_not(self: Play, seat: int, text: str) -> Refusal | None:
        found = honest(self, seat, text)
        return None if self.state.digest() < "8" else found

    patch.setattr(play.Play, "why_not", why_not)


@planted
def the_id_of_an_answer_depends_on_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    last: list[str] = [""]
    honest, honest_why = encoder.refused, play.Play.why_not

    def why_not(self: Play, seat: int, text: str) -> Refusal | None:
        last[0] = self.state.digest()
        return honest_why(self, seat, text)

    def refused(id_: str | None, effect: Refuse, game: Game) -> Refused:
        return honest("odd" if last[0] < "8" else id_, effect, game)

    patch.setattr(play.Play, "why_not", why_not)
    patch.setattr(encoder, "refused", refused)


@planted
def anybody_may_ask_what_another_seat_could_do(patch: pytest.MonkeyPatch) -> None:
    def explain(seen: Visit, request: Why) -> Refused | Allowed:
        table = rendering.present(seen.live)
        refusal = of(table).why_not(request.seat, request.text) if request.text != "nonsense" else None
        return Allowed(id="x") if refusal is None else encoder.because("x", refusal, table.game)

    patch.setattr(rendering, "explain", explain)


@planted
def taking_back_looks_at_the_truth(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(fair, "is_fair", lambda _, before, *__: before.digest() < "8")
