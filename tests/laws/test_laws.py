"""The laws every game keeps, at every table, under every option.  A new game is one line in the catalogue."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from amulette.files.editions import open_game
from amulette.files.records import dumps, loads
from amulette.kernel.chance import Fast
from amulette.kernel.contract import IllegalActionError, State, submit
from tests.laws.play import Play, a_play, every_game, every_table

WORDS = ["lay", "draw", "stop", "pass", "fight", "w", "b", "r0", "w1", "g15", "r16", "x1", "1", "2", "3", "0"]


def everybody(play: Play) -> list[int | None]:
    """All who look at the table, a spectator among them."""
    return [*range(play.seats), None]


@every_table
@given(data=st.data())
def test_a_game_ends_within_its_bound_with_somebody_ranked_first(key: str, seats: int, data: st.DataObject) -> None:
    state, _ = data.draw(a_play(key, seats)).to_the_end()

    assert state.waiting() == ()
    assert 1 in state.places()
    assert len(state.places()) == len(state.scores()) == seats


@every_table
@given(data=st.data())
@pytest.mark.clause("G-13.1", "G-13.4")
def test_whoever_is_waited_for_has_an_option_and_nobody_else(key: str, seats: int, data: st.DataObject) -> None:
    for state, _, _ in data.draw(a_play(key, seats)):
        for seat in range(seats):
            options = list(state.options(seat))

            assert bool(options) == (seat in state.waiting())
            assert len(set(options)) == len(options)


@every_table
@given(data=st.data())
def test_every_option_reads_back_from_its_canonical_text(key: str, seats: int, data: st.DataObject) -> None:
    play = data.draw(a_play(key, seats))
    for state, seat, _ in play:
        options = list(state.options(seat))
        texts = [play.game.write(action) for action in options]

        assert [play.game.read(text) for text in texts] == options
        assert len(set(texts)) == len(texts)


@every_game
@given(text=st.text() | st.lists(st.sampled_from(WORDS)).map(" ".join))
def test_a_text_is_an_action_with_one_canonical_text_or_a_value_error(key: str, text: str) -> None:
    game = open_game(key)
    try:
        action = game.read(text)
    except ValueError:
        return
    assert game.read(game.write(action)) == action


@every_table
@given(data=st.data())
@pytest.mark.clause("G-13.3")
def test_an_illegal_action_names_a_clause_and_changes_nothing(key: str, seats: int, data: st.DataObject) -> None:
    play = data.draw(a_play(key, seats))
    actions = sorted({action for state, seat, _ in play for action in list(state.options(seat))[:3]})
    rng = Fast(play.salt)
    for state, _, _ in play:
        before, action = state.position(), actions[rng.below(len(actions))]
        for seat in range(seats):
            if action not in list(state.options(seat)):
                with pytest.raises(IllegalActionError, match=r"^[A-Z]-\d+\.\d+$") as raised:
                    submit(state, seat, action)

                assert set(raised.value.refusal.legal) <= set(state.options(seat))
        assert before == state.position()


@every_table
@given(data=st.data())
def test_a_clone_is_independent(key: str, seats: int, data: st.DataObject) -> None:
    for state, seat, action in data.draw(a_play(key, seats)):
        before, clone = state.position(), state.clone()
        assert before == clone.position()

        clone.apply(seat, action)

        assert before == state.position()


@every_table
@given(data=st.data())
def test_a_record_replays_to_the_same_views_and_digest(key: str, seats: int, data: st.DataObject) -> None:
    play = data.draw(a_play(key, seats))
    state, record = play.to_the_end()

    again = loads(dumps(record).encode()).replay(play.game)

    assert state.digest() == again.digest()
    assert [state.view(s).text() for s in everybody(play)] == [again.view(s).text() for s in everybody(play)]


@every_table
@given(data=st.data())
def test_what_a_seat_imagines_looks_the_same_to_it(key: str, seats: int, data: st.DataObject) -> None:
    play = data.draw(a_play(key, seats))
    rng = Fast(play.salt)
    for state, seat, _ in play:
        for viewer in (seat, None):
            view = state.view(viewer)
            imagined = view.imagine(rng)

            assert view.text() == imagined.view(viewer).text()
            assert imagined.waiting() == state.waiting()
        assert list(state.options(seat)) == list(state.view(seat).imagine(rng).options(seat))


@every_table
@given(data=st.data())
def test_something_is_left_to_imagine_wherever_the_rules_hide_something(
    key: str, seats: int, data: st.DataObject
) -> None:
    play = data.draw(a_play(key, seats))
    rng = Fast(play.salt)
    for number, (state, seat, _) in enumerate(play):
        hides = len({play.game.disguise(state, seat, rng).position() for _ in range(4)}) > 1
        if hides and number % 8 == 0:
            view = state.view(seat)

            assert len({view.imagine(rng).position() for _ in range(24)}) > 1


@every_table
@given(data=st.data())
@pytest.mark.clause("G-1.8", "G-7.11")
def test_cards_and_pieces_are_conserved(key: str, seats: int, data: st.DataObject) -> None:
    play = data.draw(a_play(key, seats))
    pieces = play.game.pieces(play.deal())
    for state, _, _ in play:
        assert play.game.pieces(state) == pieces
    assert play.game.pieces(play.to_the_end()[0]) == pieces


@every_table
@given(data=st.data())
def test_a_position_reads_back_from_its_text(key: str, seats: int, data: st.DataObject) -> None:
    play = data.draw(a_play(key, seats))
    for state, seat, _ in play:
        again = play.game.position(state.position())

        assert state.position() == again.position()
        assert list(state.options(seat)) == list(again.options(seat))


@every_table
@given(data=st.data())
def test_a_view_reads_back_from_its_text(key: str, seats: int, data: st.DataObject) -> None:
    play = data.draw(a_play(key, seats))
    for number, (state, _, _) in enumerate(play):
        view = state.view(everybody(play)[number % (seats + 1)])
        again = play.game.view(view.text())

        assert again == view
        assert again.text() == view.text()
        assert view.text().startswith(view.table_text())


@every_table
@given(data=st.data())
def test_listening_changes_nothing(key: str, seats: int, data: st.DataObject) -> None:
    for state, seat, action in data.draw(a_play(key, seats)):
        before = state.position()  # asked first, so that the clones need not follow the game from its beginning
        silent, told = state.clone(), state.clone()
        silent.apply(seat, action)

        assert submit(told, seat, action)
        assert silent.position() == told.position()
        assert told.told is None
        assert state.position() == before


def moved_on(state: State, seat: int, action: int) -> State:
    clone = state.clone()
    clone.apply(seat, action)
    return clone


@every_table
@given(data=st.data())
def test_the_same_action_leads_to_the_same_state(key: str, seats: int, data: st.DataObject) -> None:
    for state, seat, action in data.draw(a_play(key, seats)):
        state.position()  # asked first, so that the clones need not follow the game from its beginning

        assert moved_on(state, seat, action).position() == moved_on(state, seat, action).position()
