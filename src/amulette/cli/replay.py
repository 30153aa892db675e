"""`amulette replay`: tell a recorded game again."""

from __future__ import annotations

from pathlib import Path

import click

from amulette.cli.failure import Failure
from amulette.cli.shared import FILE, console, edition_option, game_of, lang_option, load, what_is_wrong
from amulette.kernel.contract import Event, Game, State
from amulette.kernel.record import Record, RecordError
from amulette.terminal.sitting import LETTERS
from amulette.texts.speaker import Speaker
from amulette.texts.speakers import speaker


@click.command(epilog="Example: amulette replay game.json --seat B --to 12 --position")
@click.argument("file", type=FILE)
@click.option("--seat", metavar="LETTER", help="Tell it as this seat saw it; else as a spectator did.")
@click.option("--to", "last", type=click.IntRange(min=0), metavar="N", help="Stop after move N.")
@click.option("--position", is_flag=True, help="Print only the position after the last move told, in notation.")
@edition_option
@lang_option
def replay(file: Path, seat: str | None, last: int | None, position: bool, edition: Path | None, lang: str) -> None:
    """Tell the recorded game in FILE event by event, each move with its number."""
    record = load(file)
    try:
        game = game_of(record, edition)
        viewer = None if seat is None else seat_of(seat, record, lang)
        told = speaker(record.game, lang, record.seats, viewer)
        state = tell(record, game, told, moves_of(record, last, told), quiet=position)
    except RecordError as error:
        raise Failure(f"{file}: {what_is_wrong(error, record, lang)}") from error
    if position:
        console().say(state.position() if viewer is None else state.view(viewer).table_text())


def moves_of(record: Record, last: int | None, told: Speaker) -> int:
    """How many moves are to be told."""
    if last is not None and last > len(record.moves):
        raise Failure(told.common("replay-short", moves=len(record.moves)))
    return len(record.moves) if last is None else last


def tell(record: Record, game: Game, told: Speaker, moves: int, quiet: bool) -> State:
    """Make the moves and say what happens; the state they lead to."""
    opening: list[Event] = []
    state = record.deal(game, opening)
    say([] if quiet else opening, told, "")
    for i in range(moves):
        events = record.step(game, state, i)
        say([] if quiet else events, told, f"{i + 1}. ")
    if moves == len(record.moves):
        record.check_end(state)
    return state


def say(events: list[Event], told: Speaker, number: str) -> None:
    """The first line of a move bears its number."""
    lines = [told.event(event) for event in events]
    console().say_all([number + line if i == 0 else line for i, line in enumerate(lines)])


def seat_of(letter: str, record: Record, lang: str) -> int:
    letters = LETTERS[: len(record.seats)]
    if len(letter) != 1 or letter.upper() not in letters:
        sentence = speaker(record.game, lang).common("no-such-seat", letter=letter[:40], last=letters[-1:])
        raise Failure(sentence)
    return letters.index(letter.upper())
