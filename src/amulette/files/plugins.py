"""Games and bots of other packages, found by their entry points and put beside ours."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from amulette.bots.at_random import AtRandom
from amulette.bots.contract import Bot
from amulette.bots.levels import BOTS
from amulette.games.catalogue import GAMES
from amulette.kernel.contract import Game

GAMES_GROUP: Final = "amulette.games"  # key = module:class, a Game
BOTS_GROUP: Final = "amulette.bots"  # key.level = module:class, a Bot made without arguments


class PluginError(ValueError):
    """A package offers a game or a bot that cannot be used; the message names it."""


@cache
def plug_in() -> None:
    """Once in every process, before a game or a bot is asked for by its name.  Raises PluginError."""
    for point in entry_points(group=GAMES_GROUP):
        add_game(point)
    for point in entry_points(group=BOTS_GROUP):
        add_bot(point)


def add_game(point: EntryPoint) -> None:
    found = loaded(point)
    if not isinstance(found, type) or not issubclass(found, Game) or found.key != point.name:
        raise PluginError(f"{place(point)}: a Game whose key is {point.name!r} is needed here")
    if point.name in GAMES:
        raise PluginError(f"{place(point)}: there is a game {point.name!r} already")
    GAMES[point.name] = found
    BOTS[point.name] = {"random": AtRandom()}


def add_bot(point: EntryPoint) -> None:
    key, _, level = point.name.rpartition(".")
    if key not in BOTS:
        raise PluginError(f"{place(point)}: there is no game {key!r}; the name of a bot is its game, a dot, its level")
    if level in BOTS[key]:
        raise PluginError(f"{place(point)}: {key} has a bot {level!r} already")
    made = loaded(point)
    bot = made() if isinstance(made, type) else made
    if not isinstance(bot, Bot):
        raise PluginError(f"{place(point)}: a Bot is needed here")
    BOTS[key][level] = bot


def loaded(point: EntryPoint) -> object:
    try:
        return point.load()
    except (ImportError, AttributeError) as error:
        raise PluginError(f"{place(point)}: {error}") from error


def place(point: EntryPoint) -> str:
    return f"{point.group}, {point.name} = {point.value}"
