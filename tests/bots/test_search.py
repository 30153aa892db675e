"""The search: what it promises of every game."""

from __future__ import annotations

from hashlib import sha256
from itertools import count
from threading import Event, Timer
from typing import TYPE_CHECKING

import pytest

from amulette.bots.bare_hints import BareHints
from amulette.bots.levels import HINTS
from amulette.bots.results import chances, left_behind, margin
from amulette.bots.search import Search, Searcher
from amulette.bots.tree import NONE, Node
from amulette.files.build import build
from amulette.files.editions import open_game
from amulette.games.catalogue import GAMES
from amulette.games.gargon.position import row
from amulette.kernel.chance import Fast
from amulette.kernel.vecs import vec
from tests.games.gargon.notation import GAME as GARGON
from tests.games.gargon.notation import play, position

if TYPE_CHECKING:
    from amulette.kernel.contract import State

KEYS = list(GAMES)


def asked(key: str, seed: int = 1) -> State:
    """A position in which the first seat that is asked has a choice, some decisions into the game."""
    state = open_game(key).deal(3, Fast(seed))
    rng = Fast(seed + 1)
    for _ in range(20):
        options = state.options(state.waiting()[0])
        state.apply(state.waiting()[0], options[rng.below(len(options))])
    while len(state.options(state.waiting()[0])) < 2:
        state.apply(state.waiting()[0], state.options(state.waiting()[0])[0])
    return state


@pytest.mark.parametrize("key", KEYS)
def test_the_same_view_and_luck_give_the_same_finding_even_from_the_text_of_the_view(key: str) -> None:
    state = asked(key)
    seat = state.waiting()[0]
    view, options = state.view(seat), list(state.options(seat))

    searcher = Searcher(HINTS[key], 12)
    read_back = open_game(key).view(view.text())
    first, again = [searcher.think(each, options, Fast(5)) for each in (view, read_back)]
    assert first == again
    assert {choice.action for choice in first.choices} <= set(options)
    assert sum(choice.tries for choice in first.choices) == first.iterations == 12
    assert all(0 <= choice.chance <= 1 and 0 <= choice.value <= 1 for choice in first.choices)


@pytest.mark.parametrize("key", KEYS)
def test_a_search_that_knows_nothing_but_the_rules_plays_on_to_the_end(key: str) -> None:
    state = asked(key)
    seat = state.waiting()[0]
    found = Searcher(BareHints(), 12).think(state.view(seat), list(state.options(seat)), Fast(5))

    assert found.iterations == 12
    won = [choice.chance * choice.tries for choice in found.choices]  # some shared by two or three
    assert all(abs(6 * each - round(6 * each)) < 1e-6 for each in won)


def test_a_search_that_knows_nothing_but_the_rules_takes_what_is_certain() -> None:
    g = position("A r5 w1 | B b2 b3 | C r12 w2 | 1 - | 2 - | lost r13 r14 r15")
    play(g, "A lay r5; B pass")

    assert GARGON.write(Searcher(BareHints(), 20).choose(g.view(2), list(g.options(2)), [], Fast(1))) == "lay r12"


@pytest.mark.parametrize("key", KEYS)
def test_what_is_hidden_from_a_seat_does_not_change_its_search(key: str) -> None:
    game, state = open_game(key), asked(key)
    seat = state.waiting()[0]
    options = list(state.options(seat))
    other = game.disguise(state, seat, Fast(8))

    searcher = Searcher(HINTS[key], 6)
    findings = [searcher.think(each.view(seat), options, Fast(5)) for each in (state, other)]
    assert findings[0] == findings[1]


def test_a_forced_answer_takes_no_search() -> None:
    state = asked("gargon")

    assert Searcher(HINTS["gargon"], 10**9).choose(state.view(0), [7], [], Fast(1)) == 7


def test_a_search_can_be_stopped_and_says_so() -> None:
    state = asked("gargon")
    seat = state.waiting()[0]
    calls = iter([False, False, True])
    finding = Searcher(HINTS["gargon"], 100).think(
        state.view(seat), list(state.options(seat)), Fast(1), lambda: next(calls)
    )

    assert finding.is_cut_short
    assert (finding.iterations, finding.asked) == (3, 100)
    assert finding.choices


def test_each_option_is_tried_in_the_same_worlds() -> None:
    state = asked("gargon")
    seat = state.waiting()[0]
    search = Search(HINTS["gargon"], state.view(seat), list(state.options(seat)), Fast(1))
    for _ in range(30):
        search.iterate()

    assert len(search.worlds) == max(search.root.tried)
    assert sum(search.root.tried) == 30


def test_no_imagined_world_is_changed_by_a_search() -> None:
    state = asked("gargon")
    seat = state.waiting()[0]
    view = state.view(seat)
    search = Search(HINTS["gargon"], view, list(state.options(seat)), Fast(1))
    for _ in range(20):
        search.iterate()

    assert all(world.view(seat) == view for world in search.worlds)


def test_a_node_takes_the_better_action_and_widens_slowly() -> None:
    node = Node()
    options = row([3, 5, 9])
    assert node.best(0, options) == NONE
    worse, better = node.grow(0, 3), node.grow(0, 5)
    for _ in range(20):
        node.learn(worse, 0.2)
        node.learn(better, 0.8)

    assert node.best(0, options) == better
    node.visits = 400
    assert node.best(0, options) == NONE


def test_an_action_that_a_world_does_not_offer_is_left_out() -> None:
    node = Node()
    for action in (3, 5):
        node.learn(node.grow(0, action), 0.5)

    assert node.best(0, row([5])) == 1
    assert list(node.offered) == [1, 2]
    assert node.best(1, row([3])) == NONE


@pytest.mark.skipif(build() == "compiled", reason="only compiled code can make a compiled row of such numbers")
def test_a_lead_is_a_better_chance_and_counts_for_rank_and_margin() -> None:
    scores = vec[float]([30.0, 20.0, 20.0])

    assert chances(scores, 10.0)[0] == pytest.approx(2.718 / 4.718, abs=1e-3)
    assert [margin(scores, seat) for seat in range(3)] == [10.0, -10.0, -10.0]
    assert left_behind(scores, 0, 10.0) == 0.75


RECORDED = {
    "das-amulett": "6bba631f3d00",
    "das-blaue-amulett": "a9feb8f551e0",
    "gargon": "fd5adb3e4af0",
    "power-cards": "a1cb53925379",
}


@pytest.mark.parametrize("key", RECORDED)
def test_a_recorded_search_is_made_again_by_every_build(key: str) -> None:
    game, luck = open_game(key), Fast(9)
    state = game.deal(game.seats.start, Fast(2))
    for _ in range(30):
        options = list(state.options(state.turn))
        state.apply(state.turn, options[luck.below(len(options))])
    found = Searcher(HINTS[key], 25).think(state.view(state.turn), list(state.options(state.turn)), Fast(5))

    told = repr([(choice.action, choice.tries, f"{choice.value:.9f}") for choice in found.choices])
    assert sha256(told.encode()).hexdigest()[:12] == RECORDED[key]


@pytest.mark.parametrize("key", KEYS)
def test_a_budget_in_time_and_one_in_tries_hold_to_the_last_try(key: str) -> None:
    """The time is looked at before each try but the first: so many looks, so many tries."""
    state = asked(key)
    seat = state.waiting()[0]
    view, options, looks = state.view(seat), list(state.options(seat)), count(1)
    one = Searcher(HINTS[key], 20).think(view, options, Fast(1))
    timed = Searcher(HINTS[key], 10**9).think(view, options, Fast(1), lambda: next(looks) == 30)

    assert (one.iterations, one.is_cut_short) == (20, False)
    assert (timed.iterations, timed.is_cut_short) == (30, True)
    assert timed.choices[0].action in options
    assert timed.iterations == sum(choice.tries for choice in timed.choices)


def test_a_search_that_is_cancelled_from_another_thread_ends_with_what_it_has() -> None:
    state = asked("gargon")
    seat = state.waiting()[0]
    cancelled = Event()
    timer = Timer(0.05, cancelled.set)
    timer.start()
    found = Searcher(HINTS["gargon"], 10**9).think(
        state.view(seat), list(state.options(seat)), Fast(1), cancelled.is_set
    )
    timer.join()

    assert found.is_cut_short
    assert found.choices
