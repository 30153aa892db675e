"""Who may take part in the arena: the bots by their levels, with a time for each choice if you like, and rivals.

`medium.1` and `medium.2` are the same bot under two names, so that a match between equals can be counted.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Final

import click

from amulette.bots.contract import Bot
from amulette.bots.levels import bot
from amulette.bots.search import Searcher
from amulette.cli.seating import check_level
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Event, View

RIVALS: Final = "ismcts-"  # OpenSpiel's search, with so many simulations or so much time
HURRIED: Final = re.compile(r"([a-z]+)-([1-9][0-9]{0,5})ms")
TWIN: Final = re.compile(r"(.+)\.[1-9]")
UNLIMITED: Final = 10**9  # tries


class ByTheClock(Bot):
    """A bot that looks ahead for so much processor time: for matches with rivals that know no other measure."""

    def __init__(self, searcher: Searcher, seconds: float) -> None:
        self.searcher = Searcher(searcher.hints, UNLIMITED)
        self.seconds = seconds

    def choose(self, view: View, options: list[int], heard: list[Event], rng: Fast) -> int:
        if len(options) == 1:
            return options[0]
        end = time.process_time() + self.seconds
        return self.searcher.think(view, options, rng, lambda: time.process_time() > end).choices[0].action


class Capped(Bot):
    """A bot that answers when its time is up, and tells that it was cut short: then it is weaker than its level."""

    def __init__(self, searcher: Searcher, seconds: float, tell: Callable[[], None]) -> None:
        self.searcher = searcher
        self.seconds = seconds
        self.tell = tell

    def choose(self, view: View, options: list[int], heard: list[Event], rng: Fast) -> int:
        if len(options) == 1:
            return options[0]
        end = time.process_time() + self.seconds
        finding = self.searcher.think(view, options, rng, lambda: time.process_time() > end)
        if finding.is_cut_short:
            self.tell()
        return finding.choices[0].action


def entrant(game: str, name: str) -> Bot:
    """Raises ValueError, which says what is wrong or missing."""
    name = untwinned(name)
    if name.startswith(RIVALS):
        return rival(game, name)
    hurried = HURRIED.fullmatch(name)
    return bot(game, name) if hurried is None else by_the_clock(game, hurried[1], int(hurried[2]) / 1000)


def untwinned(name: str) -> str:
    """The bot that the name is for."""
    twin = TWIN.fullmatch(name)
    return name if twin is None else twin[1]


def tries(game: str, names: list[str]) -> dict[str, int]:
    """The budgets of those that look ahead: what makes a level equally strong on every machine."""
    found = {name: entrant(game, name) for name in dict.fromkeys(names)}
    return {name: each.iterations for name, each in found.items() if isinstance(each, Searcher)}


def rival(game: str, name: str) -> Bot:
    try:
        from amulette.research.spiel import ismcts  # noqa: PLC0415 - OpenSpiel is not there for everybody
    except ImportError as error:
        raise ValueError(f"{name}: {error}") from error
    return ismcts.rival(game, name)


def by_the_clock(game: str, level: str, seconds: float) -> Bot:
    found = bot(game, level)
    if isinstance(found, Searcher):
        return ByTheClock(found, seconds)
    raise ValueError(f"{level} does not look ahead in {game}, so that time is nothing to it")


def check_entrant(game: str, name: str) -> None:
    """Raises click.BadParameter."""
    name = untwinned(name)
    if not name.startswith(RIVALS) and HURRIED.fullmatch(name) is None:
        check_level(game, name)
        return
    try:
        entrant(game, name)
    except ValueError as error:
        raise click.BadParameter(f"{error}.", param_hint="'--players'") from error
