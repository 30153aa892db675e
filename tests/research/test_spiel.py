"""The games in OpenSpiel, by its own tests and by ours."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

pytest.importorskip("pyspiel")  # no build of it for this system

import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from amulette.files.editions import open_game
from amulette.kernel.chance import Fast, Scripted
from amulette.research.spiel.games import name_of
from amulette.research.spiel.state import SpielState, resampled
from tests.research.playthroughs import FOLDER, name, shortened
from tests.research.tables import OURS, every_table


def walked(state: SpielState, seed: int, most: int, *, to_a_seat: bool = True) -> SpielState:
    """After so many random steps, and on to a node of a player."""
    rng = np.random.default_rng(seed)
    while most > 0 or (to_a_seat and state.is_chance_node()):
        if state.is_terminal():
            break
        state.apply_action(int(rng.choice(state.legal_actions())))
        most -= 1
    return state


@every_table
def test_openspiels_own_simulations_pass(key: str, seats: int) -> None:
    """Short games, and without the slow way in which OpenSpiel writes states and reads them back."""
    game = pyspiel.load_game(name(key, seats))

    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.slow
@every_table
def test_openspiels_own_simulations_of_whole_games_pass(key: str, seats: int) -> None:
    game = pyspiel.load_game(f"{name_of(key)}(players={seats})")

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_table
def test_a_state_is_written_and_read_back(key: str, seats: int) -> None:
    game = pyspiel.load_game(name(key, seats))
    state = game.new_initial_state()
    for steps in (0, 5, 100, 30, 1, 1):  # in the deal, at a chance node, inside a decision
        walked(state, steps, steps, to_a_seat=False)
        again = game.deserialize_state(state.serialize())
        assert str(again) == str(state)
        assert again.legal_actions() == state.legal_actions()
        assert again.information_state_string(0) == state.information_state_string(0)


@every_table
def test_the_play_through_is_the_one_that_was_written_down(key: str, seats: int) -> None:
    written = (FOLDER / f"{key}-{seats}.txt").read_text(encoding="utf-8")

    assert shortened(key, seats) == written


@every_table
def test_chance_nodes_tell_all_luck_of_the_deal(key: str, seats: int) -> None:
    state = pyspiel.load_game(f"{name_of(key)}(players={seats})").new_initial_state()
    rng, outcomes = np.random.default_rng(1), []
    while state.is_chance_node():
        chances = state.chance_outcomes()
        assert sum(p for _, p in chances) == pytest.approx(1)
        assert len({p for _, p in chances}) == 1
        outcomes.append(int(rng.choice(len(chances))))
        state.apply_action(outcomes[-1])

    script = Scripted(outcomes)
    assert open_game(key).deal(seats, script).position() == state.progress.state.position()
    assert script.answers == []


def test_luck_after_the_deal_is_a_chance_node_too() -> None:
    state = pyspiel.load_game("python_das_amulett(start=beginners)").new_initial_state()
    walked(state, 3, 0)
    sizes = set()
    rng = np.random.default_rng(1)
    for _ in range(400):
        if state.is_terminal():
            break
        if state.is_chance_node():
            sizes.add(len(state.chance_outcomes()))
        state.apply_action(int(rng.choice(state.legal_actions())))

    assert 6 in sizes  # one of six markers


@every_table
def test_a_clone_goes_its_own_way(key: str, seats: int) -> None:
    state = walked(pyspiel.load_game(f"{name_of(key)}(players={seats})").new_initial_state(), 2, 150)
    before, twin = str(state), state.clone()
    walked(twin, 3, 30)

    assert str(state) == before != str(twin)


@every_table
def test_a_resampled_state_looks_the_same_to_the_player(key: str, seats: int) -> None:
    game = pyspiel.load_game(f"{name_of(key)}(players={seats})")
    hidden = set()
    for steps in (120, 150, 190):
        state = walked(game.new_initial_state(), steps, steps)
        player = state.current_player()
        for seed in range(3):
            other = resampled(state, player, Fast(seed))
            hidden.add(str(other) == str(state))
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            assert walked(other, seed, 20).current_player() != pyspiel.PlayerId.INVALID

    assert False in hidden


@every_table
def test_a_player_observes_no_more_than_it_may_know(key: str, seats: int) -> None:
    """Law 11 at this door: a resampled state would copy a leak, a disguised one shows it."""
    state, rng, luck = pyspiel.load_game(f"{name_of(key)}(players={seats})").new_initial_state(), Fast(3), Fast(7)
    walked(state, 1, 0)
    for n in range(60):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            player, truth = n % seats, state.progress.state
            shown = state.observation_string(player), state.observation_tensor(player)
            state.progress.state = state.get_game().game.disguise(truth, player, luck)
            assert (state.observation_string(player), state.observation_tensor(player)) == shown
            state.progress.state = truth
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])


def test_a_state_is_resampled_for_those_who_wait_as_well() -> None:
    """They do not know what the other has begun to choose."""
    state = walked(pyspiel.load_game("python_gargon(start=A)").new_initial_state(), 1, 0)
    state.apply_action(next(a for a in state.legal_actions() if state.child(a).current_player() == 0))
    other = resampled(state, 1, Fast(1))

    assert state.progress.made(0) != []
    assert other.progress.made(0) == []
    assert other.observation_string(1) == state.observation_string(1)
    assert other.current_player() == 0


def test_what_cannot_be_is_said_in_a_sentence_and_changes_nothing() -> None:
    state = pyspiel.load_game("python_power_cards(cap=150)").new_initial_state()
    with pytest.raises(ValueError, match="worlds are imagined where a player is asked"):
        resampled(state, 0, Fast(1))
    with pytest.raises(ValueError, match="chance has 40 outcomes here, not 40"):
        state.apply_action(40)
    walked(state, 1, 0)
    before = str(state)
    with pytest.raises(ValueError, match="choice 0 is not legal here"):
        state.apply_action(0)
    assert str(state) == before
    walked(state, 1, 10_000)
    with pytest.raises(ValueError, match="the game is over"):
        state.apply_action(0)


def test_a_game_is_pickled_with_its_parameters() -> None:
    game = pyspiel.load_game("python_gargon(players=4,open_captures=True)")
    again = pickle.loads(pickle.dumps(game))  # noqa: S301 - our own

    assert str(again) == str(game)
    assert again.num_players() == 4


@every_table
def test_a_history_leads_to_the_same_state(key: str, seats: int) -> None:
    game = pyspiel.load_game(name(key, seats))
    state, again = walked(game.new_initial_state(), 3, 200, to_a_seat=False), game.new_initial_state()
    for action in state.history():
        again.apply_action(action)

    assert str(again) == str(state)
    assert again.returns() == state.returns()


def orders(target: list[int]) -> list[int]:
    """What chance has to give so that a shuffle of 1, 2, 3 … ends in this order."""
    cards, outcomes = list(range(1, len(target) + 1)), []
    for i in range(len(target) - 1, 0, -1):
        j = cards.index(target[i])
        outcomes.append(j)
        cards[i], cards[j] = cards[j], cards[i]
    return outcomes


def information(order: list[int], *choices: str) -> list[str]:
    state = pyspiel.load_game("python_power_cards(players=2,first=A)").new_initial_state()
    for outcome in orders(order):
        state.apply_action(outcome)
    for choice in choices:
        state.apply_action(state.string_to_action(choice))
    return [state.information_state_string(player) for player in range(2)]


def test_the_information_of_a_player_is_what_it_was_told_and_what_it_did() -> None:
    plain = list(range(1, 41))
    swapped = [1, 2, *range(40, 2, -1)]  # the same two cards on top

    assert information(plain) == information(swapped)
    assert information(plain)[0] != information([2, 1, *plain[2:]])[0]
    assert information(plain, "call power")[0] != information(plain, "call range")[0]


def test_nobody_knows_how_an_imagined_world_came_to_be() -> None:
    state = walked(pyspiel.load_game("python_gargon").new_initial_state(), 1, 130)
    other = resampled(state, state.current_player(), Fast(1))

    with pytest.raises(ValueError, match="nobody knows"):
        other.information_state_string(0)


@pytest.mark.parametrize("key", OURS)
def test_openspiels_search_runs_on_resampled_states(key: str) -> None:
    game = pyspiel.load_game(name_of(key))
    state = walked(game.new_initial_state(), 4, 150)
    while len(state.legal_actions()) == 1 or state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    luck = np.random.RandomState(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, luck), 2.0, 4, random_state=luck, use_observation_string=True)
    bot.set_resampler(lambda at, player: resampled(at, player, Fast(luck.randint(2**31))))

    assert bot.step(state) in state.legal_actions()


def test_results_come_at_the_end_and_add_up_to_nothing() -> None:
    state = pyspiel.load_game("python_gargon").new_initial_state()
    assert state.returns() == [0.0, 0.0, 0.0]
    walked(state, 5, 10_000)

    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


def test_options_of_the_table_are_parameters() -> None:
    game = pyspiel.load_game("python_gargon(players=4,open_captures=True,start=C)")
    state = walked(game.new_initial_state(), 1, 0)

    assert state.current_player() == 2
    assert "opt open_captures" in str(state)
