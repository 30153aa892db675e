"""One seat against bots, in Gymnasium."""

from __future__ import annotations

from copy import deepcopy

import gymnasium
import numpy as np
import pytest

pytest.importorskip("pettingzoo")  # no build of it for this Python

from gymnasium.utils.env_checker import check_env

from amulette.bots.contract import Bot
from amulette.files.editions import open_game
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Event, View
from amulette.research.library import Position
from amulette.research.single import OneSeat
from tests.research.tables import every_table


@every_table
def test_gymnasiums_own_check_passes(key: str, seats: int) -> None:
    env = gymnasium.make(f"amulette/{key}-v0", opponents=["random"] * (seats - 1), render_mode="rgb_array")

    check_env(env.unwrapped)


def played(env: OneSeat, seed: int) -> float:
    """The last reward of a random game."""
    observation, _ = env.reset(seed=seed)
    rng, total, is_over = np.random.default_rng(seed), 0.0, False
    while not is_over:
        assert total == 0.0
        choice = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, total, is_over, _, _ = env.step(choice)
    return total


def test_the_others_are_bots_and_the_reward_is_the_result() -> None:
    env = OneSeat("power-cards", ["medium", "easy"], seat=1)
    reward = played(env, 2)
    record = env.record()
    again = Position(open_game("power-cards"), record)

    assert record.result is not None
    place = record.result.places[1]
    assert reward == pytest.approx({1: 1.0, 2: 0.0, 3: -1.0}[place])
    assert {seat for seat, _ in again.record.moves} == {0, 1, 2}


def test_the_same_seed_plays_the_same_game() -> None:
    env = OneSeat("gargon", ["easy", "easy"])
    played(env, 3)
    first = env.record()
    played(env, 3)

    assert env.record() == first


def test_a_copy_goes_on_as_the_first_would_and_neither_disturbs_the_other() -> None:
    env = OneSeat("gargon", ["easy", "medium"])
    shown, _ = env.reset(seed=4)
    twins = [env, deepcopy(env)]
    for _ in range(20):
        choice = np.flatnonzero(shown["action_mask"])[-1]
        seen = [twin.step(choice)[0] for twin in twins]
        assert seen[0]["observation"].tobytes() == seen[1]["observation"].tobytes()
        shown = seen[0]

    assert twins[0].record() == twins[1].record()


def test_bots_hear_what_their_seats_may_know() -> None:
    env = OneSeat("gargon", ["medium", "random"])
    env.reset(seed=1)

    for seat, heard in env.heard.items():
        assert [event.name for event in heard][:2] == ["game_started", "dealt"]
        assert heard == [event.seen_by(seat) for event in heard]


@every_table
def test_the_seat_is_shown_no_more_than_it_may_know(key: str, seats: int) -> None:
    """Law 11 at this door."""
    env, luck, rng = OneSeat(key, ["random"] * (seats - 1), seat=1), Fast(7), np.random.default_rng(5)
    shown, _ = env.reset(seed=5)
    for _ in range(40):
        truth = env.course.state
        env.course.state = env.course.game.disguise(truth, 1, luck)
        assert np.array_equal(env.observation()["observation"], shown["observation"])
        env.course.state = truth
        shown, _, is_over, _, _ = env.step(rng.choice(np.flatnonzero(shown["action_mask"])))
        if is_over:
            break


def test_an_illegal_choice_ends_the_game() -> None:
    env = OneSeat("gargon", ["easy", "easy"])
    env.reset(seed=1)
    _, reward, is_over, _, info = env.step(np.int64(0))

    assert (reward, is_over, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(ValueError, match="no game is under way"):
        env.step(np.int64(0))


def test_nobody_steps_before_the_first_reset_or_after_the_end() -> None:
    env = OneSeat("power-cards", ["easy"])
    for _ in range(2):
        with pytest.raises(ValueError, match="no game is under way"):
            env.step(np.int64(1))
        played(env, 1)


def test_a_bot_of_ones_own_may_sit_there_too() -> None:
    asked = []

    class Last(Bot):
        def choose(self, view: View, options: list[int], heard: list[Event], rng: Fast) -> int:
            asked.append(len(options))
            return options[-1]

    played(OneSeat("power-cards", [Last(), "easy"]), 1)

    assert len(asked) > 1


def test_every_game_can_be_made_by_its_name() -> None:
    env = gymnasium.make("amulette/das-amulett-v0", render_mode="ansi")
    env.reset(seed=1)
    assert isinstance(env.render(), str)


def test_what_cannot_be_is_said_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        OneSeat("chess", ["medium"])
    with pytest.raises(ValueError, match="gargon is for 3 to 5 seats, not 2"):
        OneSeat("gargon", ["medium"])
    with pytest.raises(ValueError, match="seats are from 0 to 2, not 3"):
        OneSeat("gargon", ["medium", "easy"], seat=3)
    with pytest.raises(ValueError, match="no such render mode: 'film'"):
        OneSeat("gargon", ["medium", "easy"], render_mode="film")
