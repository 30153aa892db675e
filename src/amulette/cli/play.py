"""`amulette play`: play in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from amulette.cli.fullscreen import table_of
from amulette.cli.seating import Wishes, keep, new_sitting, saved_sitting
from amulette.cli.shared import FILE, console, edition_option, game_argument, lang_option
from amulette.kernel.chance import SEED_BYTES
from amulette.terminal.console import Voice
from amulette.terminal.host import Host
from amulette.terminal.sitting import Sitting

INTERRUPTED: Final = 130  # the exit code after Ctrl-C


def listed(_: click.Context, parameter: click.Parameter, text: str | None) -> list[str] | None:
    """What stands between commas; names keep their capitals."""
    if text is None:
        return None
    return [word.strip() if parameter.name == "names" else word.strip().lower() for word in text.split(",")]


def seed_of(_: click.Context, __: click.Parameter, text: str | None) -> bytes | None:
    if text is None:
        return None
    digits = text.lower()
    if len(digits) == 2 * SEED_BYTES and set(digits) <= set("0123456789abcdef"):
        return bytes.fromhex(digits)
    if len(digits) < SEED_BYTES and digits.isdecimal():
        return int(digits).to_bytes(SEED_BYTES, "big")
    raise click.BadParameter(f"a whole number is needed, or {2 * SEED_BYTES} hexadecimal digits.")


def in_lines(sitting: Sitting, console: Voice, language: str) -> int:
    Host(sitting, console, language).run()
    return 0


@click.command(epilog="Example: amulette play gargon --players human,easy,medium --save game.json")
@game_argument
@click.option("--players", callback=listed, metavar="LIST", help="Who sits where: human or a bot, with commas.")
@click.option("--names", callback=listed, metavar="LIST", help="The names seat by seat, with commas.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="A choice that the rules offer.")
@click.option("--seed", callback=seed_of, help="The luck of the game: a whole number, or 64 hexadecimal digits.")
@click.option("--load", "saved", type=FILE, metavar="FILE", help="Go on with a saved game.")
@click.option("--save", "file", type=FILE, metavar="FILE", help="Keep the game in a file, move by move.")
@click.option("--tui", is_flag=True, help="Play on the whole screen, with mouse and keys.")
@edition_option
@lang_option
@click.pass_context
def play(
    ctx: click.Context,
    /,
    game: str,
    players: list[str] | None,
    names: list[str] | None,
    options: tuple[str, ...],
    seed: bytes | None,
    saved: Path | None,
    file: Path | None,
    tui: bool,
    edition: Path | None,
    lang: str,
) -> None:
    """Play GAME against bots, or with people at the same terminal.

    The bots are random, easy, medium, hard and expert.
    Without --players you play against medium bots at the smallest table.
    A saved game holds the whole deal: whoever reads the file can see all cards.
    """
    wished = Wishes(game, lang, players, names, options, seed, edition)
    table = table_of(lang) if tui else in_lines
    sitting = new_sitting(wished) if saved is None else saved_sitting(saved, wished)
    if file is not None:
        keep(sitting, file, wished)
    try:
        code = table(sitting, console(), wished.lang)
    except KeyboardInterrupt:
        code = INTERRUPTED
    ctx.exit(code)
