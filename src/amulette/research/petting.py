"""Every game as a PettingZoo environment of agents who act in turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from amulette.kernel.record import Record
from amulette.research import MISSING
from amulette.research.library import lines_of
from amulette.research.pictures.pictures import picture

try:
    import numpy as np
    import numpy.typing as npt
    from gymnasium import logger, spaces
    from pettingzoo import AECEnv

    from amulette.research.course import OVER, Course
    from amulette.research.encodings.encoding import MOST, Mask
    from amulette.research.raster import pixels
except ModuleNotFoundError as error:
    raise ImportError(f"{MISSING} ({error})") from error

Observation = dict[str, Any]  # features and mask
MODES: Final = ["human", "ansi", "rgb_array"]
ILLEGAL: Final = -1.0  # the reward of an illegal choice, which ends the game


class RawEnv(AECEnv):  # type: ignore[misc]  # PettingZoo says nothing of its types
    """Agents are `player_0` to `player_5` by seat; one agent may act several times in a row.

    All rewards are 0 until the game is over; then each agent gets its result, from 1 for leaving all others behind to
    -1 for being behind all.
    """

    def __init__(self, key: str, seats: int, render_mode: str | None = None, **options: object) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{key.replace('-', '_')}_v0",
            "render_modes": MODES,
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = checked_mode(render_mode, MODES)
        self.course = Course(key, seats, options)
        self.agents: list[str] = []  # nobody plays before `reset`
        self.rng = np.random.default_rng()
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        choices, features = len(self.course.encoding.choices), self.course.encoding.layout.size
        self.observation_spaces = {agent: observations(features, choices) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(choices) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal anew; the seed is that of all deals to come, `options["table"]` the table's options for this game."""
        table = self.course.of_the_table(options)
        if seed is not None:
            self.rng = np.random.default_rng(seed)
        self.course.deal(self.rng.bytes(32), table)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.nothing = self.course.encoding.mask([])
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self.nothing} for agent in self.agents}
        self._skip_agent_selection = None
        self.ask()

    def ask(self) -> None:
        agent = self.agent_selection = self.possible_agents[self.course.seat]
        self.infos[agent] = {"action_mask": self.course.encoding.mask(self.course.legal)}

    def step(self, action: int | None) -> None:
        """Raises ValueError for an illegal choice, and then nothing has changed."""
        if not self.agents:
            raise ValueError(OVER)
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and has to choose")
        self.course.choose(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": self.nothing}
        if self.course.decision is None:
            self.end()
        else:
            self.ask()
        if self.render_mode == "human":
            self.render()

    def end(self) -> None:
        """Everybody gets a result."""
        places, scores = self.course.state.places(), self.course.state.scores()
        results = self.course.results()
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = results[seat]
            self.terminations[agent] = True
            self.infos[agent] = {"action_mask": self.nothing, "place": places[seat], "score": scores[seat]}
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        seat = self.number[agent]
        info = self.infos.get(agent)
        mask: Mask = self.nothing if info is None else info["action_mask"]
        return {"observation": self.course.features(seat), "action_mask": mask}

    def record(self) -> Record:
        """The game so far in notation."""
        return self.course.record()

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """What the agent sees that is asked, as text or as a picture."""
        if self.render_mode is None:
            logger.warn("nothing is rendered: the environment was made without a render mode")
            return None
        view = self.course.state.view(self.number[self.agent_selection])
        if self.render_mode == "rgb_array":
            return pixels(picture(self.course.game, view) or "")
        text = lines_of(view.table_text())
        if self.render_mode == "human":
            print(text)  # noqa: T201 - that is what is asked for
            return None
        return text

    def close(self) -> None:
        """There is no window to close."""


class Env(RawEnv):
    """An illegal choice ends the game for everybody and costs who made it.

    PettingZoo has wrappers for that, which take as long as all the rest.
    """

    def step(self, action: int | None) -> None:
        if not self.agents or self.terminations[self.agent_selection] or action in self.course.legal:
            super().step(action)
            return
        self.rewards[self.agent_selection] = ILLEGAL
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"action_mask": self.nothing} for agent in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()


def checked_mode(mode: str | None, modes: Sequence[str]) -> str | None:
    if mode is not None and mode not in modes:
        raise ValueError(f"no such render mode: {mode!r}; there are {', '.join(modes)}")
    return mode


def observations(features: int, choices: int) -> spaces.Space[Observation]:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, MOST, (features,), np.uint8),
            "action_mask": spaces.Box(0, 1, (choices,), np.int8),
        }
    )
