"""The games in PettingZoo, by its own tests and by ours."""

from __future__ import annotations

import copy
import importlib
import pickle
import warnings
from functools import partial
from itertools import pairwise
from types import ModuleType

import numpy as np
import pytest

pytest.importorskip("pettingzoo")  # no build of it for this Python

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # it imports a game of its own, if it can, in an old way
    from pettingzoo.test import api_test, render_test, seed_test

from pettingzoo import AECEnv

from amulette.files.editions import open_game
from amulette.kernel.chance import Fast
from amulette.kernel.options import OptionError
from amulette.research.library import Position
from amulette.research.petting import RawEnv
from tests.research.tables import OURS, every_table

MASKED = "Observation is not a NumPy array|Observation space for each agent probably should be"  # any game with masks


def module(key: str) -> ModuleType:
    return importlib.import_module(f"amulette.research.{key.replace('-', '_')}_v0")


def choose(env: AECEnv, rng: np.random.Generator) -> int | None:
    observation, _, is_over, _, _ = env.last()
    return None if is_over else int(rng.choice(np.flatnonzero(observation["action_mask"])))


def played(env: AECEnv, seed: int, most: int = 10_000) -> list[str]:
    """The agents that acted, in order."""
    env.reset(seed=seed)
    rng, agents = np.random.default_rng(seed), []
    for agent in env.agent_iter(most):
        env.step(choose(env, rng))
        agents.append(agent)
    return agents


@every_table
def test_pettingzoos_own_tests_pass(key: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    make = partial(module(key).env, seats=seats)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", MASKED, UserWarning)
        api_test(make(), num_cycles=1000)
        seed_test(make, num_cycles=500)
    render_test(make)

    assert "Passed API test" in capsys.readouterr().out


@every_table
def test_rewards_come_at_the_end_and_add_up_to_nothing(key: str, seats: int) -> None:
    env = module(key).raw_env(seats=seats)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    while env.course.decision is not None:
        assert set(env.rewards.values()) == {0.0}
        env.step(choose(env, rng))

    assert sum(env.rewards.values()) == pytest.approx(0)
    assert max(env.rewards.values()) > 0
    places = [env.infos[agent]["place"] for agent in env.agents]
    order = sorted(range(seats), key=lambda seat: places[seat])
    rewards = [env.rewards[env.agents[seat]] for seat in order]
    assert rewards == sorted(rewards, reverse=True)


def test_observation_and_info_have_the_same_mask_and_others_none() -> None:
    env = module("gargon").raw_env(seats=3)
    env.reset(seed=1)
    observation, _, _, _, info = env.last()

    assert np.array_equal(observation["action_mask"], info["action_mask"])
    assert sorted(np.flatnonzero(info["action_mask"])) == sorted(set(env.course.legal))
    for agent in set(env.agents) - {env.agent_selection}:
        assert not env.observe(agent)["action_mask"].any()
        assert not env.infos[agent]["action_mask"].any()


def test_an_agent_may_act_several_times_in_a_row() -> None:
    agents = played(module("gargon").env(seats=3), 2)

    assert any(a == b for a, b in pairwise(agents))


@pytest.mark.parametrize("key", OURS)
def test_the_record_of_a_game_is_a_record_like_any_other(key: str) -> None:
    env = module(key).raw_env()
    played(env, 3, 200)
    record = env.record()
    again = Position(open_game(key), record)

    record.check_end(again.state)
    assert len(record.moves) > 20


def test_an_illegal_choice_changes_nothing_or_ends_the_game() -> None:
    raw = module("power-cards").raw_env()
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="choice 0 is not legal here"):
        raw.step(0)
    with pytest.raises(ValueError, match="has to choose"):
        raw.step(None)
    assert raw.record().moves == []

    env = module("power-cards").env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(0)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards[agent] == -1


def test_the_same_seed_deals_the_same_series_of_games() -> None:
    env = module("gargon").raw_env()
    env.reset(seed=4)
    first = env.course.seed
    env.reset()
    second = env.course.seed
    env.reset(seed=4)

    assert env.course.seed == first != second


def test_options_of_the_table_hold_for_one_game() -> None:
    env = module("gargon").raw_env(open_captures=True)
    env.reset(seed=1, options={"table": {"start": "B"}})
    assert env.agent_selection == "player_1"
    assert env.record().options == {"open_captures": True, "start": "B"}
    env.reset(seed=1)
    assert env.record().options == {"open_captures": True, "start": "random"}
    with pytest.raises(OptionError):
        env.reset(options={"table": {"nonsense": 1}})


def test_what_is_rendered_is_what_the_agent_sees() -> None:
    env = RawEnv("gargon", 3, "ansi")
    env.reset(seed=1)
    text = env.render()

    assert isinstance(text, str)
    assert text.startswith(f"seat {'ABC'[env.course.seat]}\n")


def test_without_a_render_mode_nothing_is_rendered() -> None:
    env = RawEnv("gargon", 3)
    env.reset(seed=1)

    with pytest.warns(UserWarning, match="without a render mode"):
        assert env.render() is None
    with pytest.raises(ValueError, match="no such render mode: 'film'"):
        RawEnv("gargon", 3, "film")


def test_nobody_steps_before_the_first_reset_or_after_the_end() -> None:
    for make in (module("power-cards").env, module("power-cards").raw_env):
        env = make()
        assert env.agents == []
        with pytest.raises(ValueError, match="no game is under way"):
            env.step(1)
        played(env, 1)
        with pytest.raises(ValueError, match="no game is under way"):
            env.step(None)


def test_an_option_of_the_table_in_the_wrong_place_is_an_error() -> None:
    env = module("gargon").env()
    env.reset(seed=1)

    with pytest.raises(ValueError, match='options of the table go under "table"'):
        env.reset(options={"start": "B"})


@pytest.mark.parametrize("key", OURS)
def test_a_copy_goes_on_as_the_first_would_and_neither_disturbs_the_other(key: str) -> None:
    env = module(key).env()
    played(env, 5, 12)
    twins = [env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))]  # noqa: S301 - our own
    rngs = [np.random.default_rng(6) for _ in twins]
    for _ in range(20):
        for twin, rng in zip(twins, rngs, strict=True):
            twin.step(choose(twin, rng))
        seen = [(twin.agent_selection, twin.last()[0]["observation"].tobytes()) for twin in twins]
        assert len(set(seen)) == 1

    assert twins[0].record() == twins[1].record() == twins[2].record()


@every_table
def test_an_agent_is_shown_no_more_than_its_seat_may_know(key: str, seats: int) -> None:
    """Law 11 at this door, and what another has begun to choose is nobody's business."""
    env, luck, rng = module(key).raw_env(seats=seats), Fast(7), np.random.default_rng(5)
    env.reset(seed=5)
    begun = list(env.course.encoding.layout.parts["choices made in this decision"])
    for n in range(120):
        seat = n % seats
        truth, agent = env.course.state, env.possible_agents[seat]
        shown = env.observe(agent)["observation"]
        env.course.state = env.course.game.disguise(truth, seat, luck)
        assert np.array_equal(env.observe(agent)["observation"], shown)
        env.course.state = truth
        assert seat == env.course.seat or not shown[begun].any()
        env.step(choose(env, rng))
        if not env.agents or env.course.decision is None:
            break
