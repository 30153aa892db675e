"""Who may take part in the arena: the bots by their levels, and rivals from elsewhere by their names."""

from __future__ import annotations

from typing import Final

import click

from amulette.bots.contract import Bot
from amulette.bots.levels import bot
from amulette.cli.seating import check_level

RIVALS: Final = "ismcts-"  # OpenSpiel's search, with so many simulations or so much time


def entrant(game: str, name: str) -> Bot:
    """Raises ValueError, which says what is wrong or missing."""
    if not name.startswith(RIVALS):
        return bot(game, name)
    try:
        from amulette.research.spiel.ismcts import rival  # noqa: PLC0415 - OpenSpiel is not there for everybody
    except ImportError as error:
        raise ValueError(f"{name} needs OpenSpiel: install amulette[research] ({error})") from error
    return rival(game, name)


def check_entrant(game: str, name: str) -> None:
    """Raises click.BadParameter."""
    if not name.startswith(RIVALS):
        check_level(game, name)
        return
    try:
        entrant(game, name)
    except ValueError as error:
        raise click.BadParameter(f"{error}.", param_hint="'--players'") from error
