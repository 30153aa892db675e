"""What several commands have in common."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from io import StringIO
from pathlib import Path

import click

from amulette.cli.failure import Failure
from amulette.files import records
from amulette.files.editions import open_game, open_recorded
from amulette.games.catalogue import GAMES
from amulette.kernel.contract import Game, RefusedError
from amulette.kernel.edition import EditionError
from amulette.kernel.record import Record, RecordError
from amulette.terminal.console import Console
from amulette.texts.languages import LANGUAGES, language
from amulette.texts.speakers import speaker

FILE = click.Path(path_type=Path)


def known_game(_: click.Context, __: click.Parameter, key: str) -> str:
    if key not in GAMES:
        raise click.BadParameter(f"there is no game {key!r}; the games are {', '.join(GAMES)}.")
    return key


game_argument = click.argument("game", callback=known_game)
lang_option = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default=lambda: language(os.environ),
    show_default="that of your system, else en",
    help="The language to speak.",
)
edition_option = click.option(
    "--edition", type=FILE, metavar="FILE", help="An edition file in place of the game's standard edition."
)


def console() -> Console:
    """Where the command listens and speaks; what is closed is silent."""
    return Console(sys.stdin or StringIO(), sys.stdout or StringIO(), os.environ)


def check_folder(file: Path | None) -> None:
    """Before long work is done for the file.  Raises Failure."""
    if file is not None and not file.parent.is_dir():
        raise Failure(f"{file.parent}: there is no such folder.")


def load(file: Path) -> Record:
    """The record in the file.  Raises RecordError, which names the file."""
    try:
        record = records.load(file)
    except RecordError as error:
        raise RecordError(f"{file}: {str(error).removeprefix(f'{file}: ')}") from error
    if record.game not in GAMES:
        raise RecordError(f"{file}: there is no game {record.game!r}; the games are {', '.join(GAMES)}")
    return record


def open_table(key: str, options: Mapping[str, object], edition: Path | None) -> Game:
    """The game with its options chosen.  Raises OptionError, or EditionError, which names the file."""
    try:
        return open_game(key, options, edition)
    except EditionError as error:
        raise named(error, edition) from error


def named(error: EditionError, edition: Path | None) -> EditionError:
    """The same with the name of the file."""
    return EditionError(f"{edition}: {str(error).removeprefix(f'{edition}: ')}")


def game_of(record: Record, edition: Path | None) -> Game:
    """The game that the record is of, and that can be dealt.  Raises RecordError."""
    try:
        game = open_recorded(record, edition)
    except EditionError as error:
        raise named(error, edition) from error
    try:
        record.deal(game)
    except RefusedError as error:
        raise RecordError(error.refusal.clause, refusal=error.refusal) from error
    return game


def what_is_wrong(error: RecordError, record: Record, lang: str) -> str:
    """In the reader's language where the rules have a sentence for it."""
    if error.refusal is None:
        return str(error)
    told = speaker(record.game, lang, record.seats)
    clause, reason = error.refusal.clause, told.refusal(error.refusal)
    if error.move is None:
        return told.common("refused", clause=clause, reason=reason)
    seat, notation = record.moves[error.move - 1]
    name = record.seats[seat]
    return told.common("bad-move", move=error.move, seat=name, notation=notation, clause=clause, reason=reason)
