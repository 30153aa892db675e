"""One seat of a game as a Gymnasium environment; bots sit on the others.

Importing this module registers them: `gymnasium.make("amulette/gargon-v0")`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy, deepcopy
from typing import Any

from amulette.bots.contract import Bot
from amulette.bots.levels import bot
from amulette.games.catalogue import GAMES
from amulette.kernel.chance import Fast
from amulette.kernel.contract import NOBODY, Event
from amulette.kernel.record import Record
from amulette.research import MISSING
from amulette.research.library import lines_of
from amulette.research.pictures.pictures import picture

try:
    import gymnasium
    import numpy as np
    import numpy.typing as npt

    from amulette.research.course import OVER, Course
    from amulette.research.encodings.encodings import ENCODINGS
    from amulette.research.petting import ILLEGAL, Observation, checked_mode, observations
    from amulette.research.raster import pixels
except ModuleNotFoundError as error:
    raise ImportError(f"{MISSING} ({error})") from error

Outcome = tuple[Observation, float, bool, bool, dict[str, Any]]


class OneSeat(gymnasium.Env[Observation, np.int64]):
    """The reward is 0 until the game is over, then the result of the seat, from 1 to -1.

    An illegal choice ends the game with a reward of -1; `info["action_mask"]` says what is legal.
    A step before `reset` or after the end raises ValueError.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        opponents: Sequence[str | Bot],
        seat: int = 0,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """`opponents` are the bots on the other seats or their levels, in turn order from the seat."""
        self.render_mode = checked_mode(render_mode, self.metadata["render_modes"])
        self.course = Course(game, 1 + len(opponents), options, listening=True)
        if seat not in range(self.course.seats):
            raise ValueError(f"seats are from 0 to {self.course.seats - 1}, not {seat}")
        self.seat = seat
        others = [(seat + 1 + i) % self.course.seats for i in range(len(opponents))]
        found = [each if isinstance(each, Bot) else bot(game, each) for each in opponents]
        self.bots = dict(zip(others, found, strict=True))
        self.is_over = True  # until `reset`
        self.luck = Fast(0)
        self.heard: dict[int, list[Event]] = {}
        choices = len(self.course.encoding.choices)
        self.observation_space = observations(self.course.encoding.layout.size, choices)
        self.action_space = gymnasium.spaces.Discrete(choices)

    def __deepcopy__(self, memo: dict[int, object]) -> OneSeat:
        """A game of its own with the same luck; bots keep nothing in mind, and are shared."""
        twin = copy(self)
        twin.course, twin.luck = deepcopy(self.course), self.luck.clone()
        twin.heard = {other: heard[:] for other, heard in self.heard.items()}
        twin.np_random = deepcopy(self.np_random)
        return twin

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """`options["table"]` are the table's options for this game."""
        table = self.course.of_the_table(options)
        super().reset(seed=seed)
        self.luck = Fast(int(self.np_random.integers(2**62)))
        self.heard = {other: [] for other in self.bots}
        self.course.deal(self.np_random.bytes(32), table)
        self.let_others_play()
        self.is_over = self.course.decision is None
        return self.observation(), self.info()

    def let_others_play(self) -> None:
        course = self.course
        self.hear()
        while course.seat not in {self.seat, NOBODY}:
            seat = course.seat
            view, options = course.state.view(seat), list(course.state.options(seat))
            course.act(self.bots[seat].choose(view, options, self.heard[seat], self.luck.fork()))
            self.hear()

    def hear(self) -> None:
        """The bots are told what their seats may know."""
        told = self.course.told or []
        for other, heard in self.heard.items():
            heard += [event.seen_by(other) for event in told]
        told.clear()

    def step(self, action: np.int64) -> Outcome:
        if self.is_over:
            raise ValueError(OVER)
        if action not in self.course.legal:
            self.is_over = True
            return self.observation(), ILLEGAL, True, False, {**self.info(), "illegal": True}
        self.course.choose(int(action))
        self.let_others_play()
        self.is_over = self.course.decision is None
        reward = self.course.results()[self.seat] if self.is_over else 0.0
        return self.observation(), reward, self.is_over, False, self.info()

    def observation(self) -> Observation:
        return {"observation": self.course.features(self.seat), "action_mask": self.course.mask(self.seat)}

    def info(self) -> dict[str, Any]:
        found: dict[str, Any] = {"action_mask": self.course.mask(self.seat)}
        if self.course.decision is None:
            found |= {"places": self.course.state.places(), "scores": self.course.state.scores()}
        return found

    def record(self) -> Record:
        """The game so far in notation."""
        return self.course.record()

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        view = self.course.state.view(self.seat)
        if self.render_mode == "rgb_array":
            return pixels(picture(self.course.game, view) or "")
        return lines_of(view.table_text()) if self.render_mode == "ansi" else None


def register() -> None:
    """Each game at its smallest table, against medium bots, unless told otherwise."""
    for key in ENCODINGS:
        others = ["medium"] * (GAMES[key].seats.start - 1)
        name = f"amulette/{key}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, "amulette.research.single:OneSeat", kwargs={"game": key, "opponents": others})


register()
