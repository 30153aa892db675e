"""A-0, A-1, A-3: what lies where at the start, what chance decides, and what never changes."""

from __future__ import annotations

from collections import Counter

import pytest

from amulette.files.editions import open_game
from amulette.games.das_amulett import gems, metals
from amulette.games.das_amulett.events import Dealt, GameEnded, HatMoved, MarkerDrawn, PileSet
from amulette.games.das_amulett.game import AmulettGame
from amulette.kernel.chance import Fast, Scripted
from amulette.kernel.contract import Event, RefusedError
from tests.games.das_amulett.notation import GAME, names, play, position
from tests.laws.play import Play


def game(options: dict[str, object]) -> AmulettGame:
    found = open_game("das-amulett", options)
    assert isinstance(found, AmulettGame)
    return found


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.clause("A-1.1", "A-1.2", "A-1.3", "A-1.4", "A-1.5", "A-1.6")
def test_the_table_is_set_as_the_rules_say(seats: int) -> None:
    g = GAME.deal(seats, Fast(seats))
    box = g.setup.box

    assert [gems.total(heap) for heap in g.board] == [3 if name == "town" else 2 for name in box.terrain]
    assert box.areas[g.at] == "C3"
    assert [metals.write_bag(hand) for hand in g.hands] == ["g1s1c1i1"] * seats
    assert [metals.count(g.stock, m) for m in range(4)] == [28 - seats] * 4
    assert list(g.reserve) == [10] * seats


@pytest.mark.clause("A-1.1")
def test_the_gems_are_drawn_at_random() -> None:
    assert len({tuple(GAME.deal(3, Fast(seed)).board) for seed in range(20)}) == 20


@pytest.mark.clause("A-1.7", "A-1.8", "A-0.15")
def test_the_hat_is_drawn_by_lot_in_public_before_any_spell_is_dealt() -> None:
    hats = Counter(GAME.deal(3, Fast(seed)).hat for seed in range(600))
    told: list[Event] = []
    GAME.deal(4, Fast(1), told)

    assert all(150 < hats[seat] < 250 for seat in range(3))
    assert names(told) == ["game_started", "board_set", "hat_moved", "deck_shuffled"] + ["dealt"] * 4
    assert isinstance(told[2], HatMoved)
    assert told[2].seen_by(None) == told[2]


@pytest.mark.clause("A-1.9", "A-1.10", "A-1.12")
def test_each_seat_is_dealt_four_spells_that_it_alone_sees() -> None:
    told: list[Event] = []
    g = GAME.deal(4, Fast(1), told)
    dealt = [event for event in told if isinstance(event, Dealt)]

    assert [event.count for event in dealt] == [4] * 4
    assert [event.seen_by(3) == event for event in dealt] == [False, False, False, True]
    assert dealt[0].seen_by(None) == Dealt(0, 4, [])
    assert len(g.deck) == 33 - 16


@pytest.mark.clause("A-1.12", "A-0.15")
def test_what_is_given_back_is_shuffled_into_the_deck() -> None:
    g = position("phase=setup")
    heard = play(g, "1 keep amber diamond; 2 keep teleport plenty_gold; 3 keep plenty_iron1 plenty_iron2")
    given_back = {card for row in g.returned for card in row}

    assert names(heard) == ["kept", "kept", "kept", "deck_shuffled"]
    assert given_back < set(g.deck)
    assert set(list(g.deck)[-6:]) != given_back


@pytest.mark.parametrize("seats", [0, 2, 7])
@pytest.mark.clause("A-1.6")
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(RefusedError, match=r"A-1\.6"):
        GAME.deal(seats, Fast(1))


@pytest.mark.clause("A-12.3")
def test_an_open_start_needs_the_opening_auction() -> None:
    with pytest.raises(RefusedError, match=r"A-12\.3"):
        game({"start_reveal": "all"}).deal(3, Fast(1))


@pytest.mark.clause("A-12.1", "A-12.3")
def test_a_pile_is_shown_at_once_where_the_option_says_so() -> None:
    shown: list[tuple[int, int]] = []
    for options in (
        {"start": "auction"},
        {"start": "auction", "start_reveal": "all"},
        {"start": "auction", "open_pile": True},
    ):
        told: list[Event] = []
        game({"start": "auction", **options}).deal(3, Fast(1), told)
        shown += [(event.count, len(event.cards)) for event in told if isinstance(event, PileSet)]

    assert shown == [(12, 0), (12, 12), (12, 0)]


@pytest.mark.clause("A-12.1", "A-3.4")
def test_only_an_open_pile_can_be_seen() -> None:
    closed, opened = (position(f"phase=white open_pile={flag} deck=phoenix,arc,ruby") for flag in ("false", "true"))

    assert closed.view(0).table.pile == [-1, -1]
    assert opened.view(0).table.pile == [GAME.box.card("ruby"), GAME.box.card("arc")]


@pytest.mark.clause("A-3.2")
def test_a_short_deck_is_all_of_the_pile() -> None:
    spells = f"sp1 {in_play(0, 10)} | sp2 {in_play(10, 20)} | sp3 {in_play(20, 30)},arc:0"
    g = GAME.position(f"{spells} | next White Grey Red Blue EndOfRound")

    assert (len(g.pile), len(g.deck), g.sale) == (1, 0, GAME.box.card("pull_dark"))


@pytest.mark.clause("A-3.3")
def test_without_a_deck_there_is_no_white_phase() -> None:
    spells = f"sp1 {in_play(0, 10)} | sp2 {in_play(10, 20)} | sp3 {in_play(20, 30)},arc:0,pull_dark:0,pull_light:0"
    g = GAME.position(f"{spells} | next White Grey Red Blue EndOfRound")

    assert g.sale == -1
    assert type(list(g.agenda)[-1]).__name__ == "GreyTurn"


def in_play(first: int, last: int) -> str:
    return ",".join([f"{name}:1" for name in GAME.box.cards[first:last]])


@pytest.mark.clause("A-5.3")
def test_each_marker_is_equally_likely() -> None:
    drawn: Counter[int] = Counter()
    for answer in range(6):
        g = GAME.position_by("next Red Blue EndOfRound | gems C3:red", Scripted([answer]))
        drawn[g.left] += 1

    assert drawn == {3: 1, 4: 2, 5: 2, 6: 1}


@pytest.mark.clause("A-11.5", "A-11.4")
def test_a_win_is_never_shared() -> None:
    for seed in range(12):
        state, _ = Play(GAME, 3, bytes([seed]) * 32, [], seed).to_the_end()

        assert state.places().count(1) == 1


@pytest.mark.clause("A-11.8")
def test_when_rounds_run_out_the_best_seats_win_together() -> None:
    g = position("phase=auction left=1 at=D5 max_rounds=1 amu1=red amu2=white amu3=navy")
    heard = play(g, "1 pass; 2 pass; 3 pass; 1 move D4")

    assert heard[-1] == GameEnded([0, 1, 2], "rounds", [1, 1, 1])


@pytest.mark.clause("A-5.2", "A-14.4")
def test_a_journey_leaves_the_markers_in_the_bag() -> None:
    heard = play(position("phase=red marker=3 sp1=journey:1"), "1 journey 6")

    assert not any(isinstance(event, MarkerDrawn) for event in heard)
