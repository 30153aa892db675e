"""From what was asked for on the command line to a sitting: a new game, or a saved one that goes on."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import click

from amulette.bots.levels import bot
from amulette.cli.failure import Failure
from amulette.cli.shared import game_of, load, open_table, what_is_wrong
from amulette.games.catalogue import GAMES
from amulette.kernel.chance import SEED_BYTES, Seeded
from amulette.kernel.contract import Game, RefusedError
from amulette.kernel.options import Value
from amulette.kernel.record import Record, RecordError, begin
from amulette.terminal.sitting import HUMAN, LETTERS, NotSavedError, Sitting
from amulette.texts.speakers import speaker

LONGEST_NAME: Final = 30
DEFAULT_LEVEL: Final = "medium"


@dataclass(frozen=True)
class Wishes:
    """What the command line says of a table."""

    game: str
    lang: str
    players: list[str] | None
    names: list[str] | None
    options: tuple[str, ...]
    seed: bytes | None
    edition: Path | None

    def seated(self, seats: int) -> list[str]:
        """Who plays; unless said otherwise a person against bots.  Raises click.BadParameter."""
        players = self.players or [HUMAN, *[DEFAULT_LEVEL] * (seats - 1)]
        for player in players:
            check_level(self.game, player)
        return players

    def say(self, key: str, **arguments: str | int) -> str:
        return speaker(self.game, self.lang).common(key, **arguments)


def check_level(game: str, player: str) -> None:
    if player != HUMAN:
        try:
            bot(game, player)
        except ValueError as error:
            raise click.BadParameter(f"{error}, or {HUMAN}.", param_hint="'--players'") from error


# -- a new game -------------------------------------------------------------


def new_sitting(wishes: Wishes) -> Sitting:
    game = open_table(wishes.game, options_of(wishes), wishes.edition)
    players = wishes.seated(game.seats.start)
    seed = wishes.seed or secrets.token_bytes(SEED_BYTES)
    check_deal(game, len(players), seed, wishes)
    record = begin(game, names_of(players, wishes), seed)
    return Sitting(game, record, players, wishes.edition)


def options_of(wishes: Wishes) -> dict[str, Value]:
    """Each `key=value`; whether there is such a key, the game will say."""
    declared = {option.key: option for option in GAMES[wishes.game].declared}
    found: dict[str, Value] = {}
    for text in wishes.options:
        key, _, value = text.partition("=")
        found[key] = declared[key].read(value) if key in declared else value
    return found


def check_deal(game: Game, seats: int, seed: bytes, wishes: Wishes) -> None:
    """A table that the rules refuse is refused with their sentence."""
    try:
        game.deal(seats, Seeded(seed))
    except RefusedError as error:
        told = speaker(game.key, wishes.lang)
        sentence = told.common("refused", clause=error.refusal.clause, reason=told.refusal(error.refusal))
        raise Failure(sentence) from error


def names_of(players: list[str], wishes: Wishes) -> list[str]:
    names = wishes.names or [default_name(seat, player, wishes) for seat, player in enumerate(players)]
    if len(names) != len(players):
        raise Failure(wishes.say("names-count", names=len(names), seats=len(players)))
    for name in names:
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or names.count(name) > 1:
            raise Failure(wishes.say("bad-name", name=name[:LONGEST_NAME], longest=LONGEST_NAME))
    return names


def default_name(seat: int, player: str, wishes: Wishes) -> str:
    return wishes.say("name-human" if player == HUMAN else "name-bot", letter=LETTERS[seat])


# -- a saved game -----------------------------------------------------------


def saved_sitting(file: Path, wishes: Wishes) -> Sitting:
    """The game in the file, its moves made.  Its names, options and luck are those it was begun with."""
    if wishes.names or wishes.options or wishes.seed:
        raise click.UsageError("--load goes on with the saved names, options and seed; leave yours out.")
    record = load(file)
    players = wishes.seated(len(record.seats))
    check_fits(record, players, wishes)
    try:
        sitting = Sitting(game_of(record, wishes.edition), record, players, wishes.edition)
        record.check_end(sitting.state)
    except RecordError as error:
        raise Failure(f"{file}: {what_is_wrong(error, record, wishes.lang)}") from error
    return sitting


def check_fits(record: Record, players: list[str], wishes: Wishes) -> None:
    if record.game != wishes.game:
        raise Failure(wishes.say("load-other", other=record.game, game=wishes.game))
    if len(record.seats) != len(players):
        raise Failure(wishes.say("load-seats", seats=len(record.seats), players=len(players)))


def keep(sitting: Sitting, file: Path, wishes: Wishes) -> None:
    """Save the game from now on."""
    try:
        sitting.keep(file)
    except NotSavedError as error:
        raise Failure(wishes.say("file-taken" if error.taken else "not-saved", reason=str(error))) from error
