"""Our games, registered: `pyspiel.load_game("python_gargon(players=4)")`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import pyspiel

from amulette.files.editions import open_game
from amulette.games.catalogue import GAMES
from amulette.kernel.options import Value
from amulette.research.encodings.encodings import ENCODINGS, encoding
from amulette.research.spiel.observer import Observer
from amulette.research.spiel.state import SpielState

PLAYERS: Final = "players"


def name_of(key: str) -> str:
    return f"python_{key.replace('-', '_')}"


def type_of(key: str) -> pyspiel.GameType:
    """Chance is explicit, results come at the end and add up to 0."""
    seats = GAMES[key].seats
    return pyspiel.GameType(
        short_name=name_of(key),
        long_name=key.replace("-", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats.stop - 1,
        min_num_players=seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters(key),
        default_loadable=True,
    )


def parameters(key: str) -> dict[str, Value]:
    """The number of players, and the options of the table, each with its default."""
    return {PLAYERS: GAMES[key].seats.start, **{option.key: option.values[0] for option in GAMES[key].declared}}


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel says nothing of its types
    """One of our games with its options chosen."""

    key: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**parameters(self.key), **(params or {})}
        seats = int(chosen.pop(PLAYERS))
        self.game = open_game(self.key, chosen)
        self.encoding = encoding(self.game, seats)
        information = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.choices),
            max_chance_outcomes=self.encoding.outcomes,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.game.longest * self.encoding.longest,
        )
        super().__init__(type_of(self.key), information, dict(params or {}))

    def __reduce__(self) -> tuple[Callable[[str], SpielGame], tuple[str]]:
        """Pickled by its name and parameters."""
        return load, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        return Observer(self.encoding, iig_obs_type, params or {})


def load(name: str) -> SpielGame:
    """The game of that name, which has been registered when this module was read."""
    found: SpielGame = pyspiel.load_game(name)
    return found


def register() -> None:
    for key in ENCODINGS:
        if name_of(key) not in pyspiel.registered_names():
            pyspiel.register_game(
                type_of(key), type(f"Spiel{key.title().replace('-', '')}", (SpielGame,), {"key": key})
            )


register()
