"""`amulette join`: play at a table on the network, from the terminal."""

from __future__ import annotations

import os
from collections.abc import Callable

import click

from amulette.cli.failure import Failure
from amulette.cli.fullscreen import joined_table_of
from amulette.cli.play import INTERRUPTED
from amulette.cli.shared import console, lang_option
from amulette.terminal.console import LeftError, Voice
from amulette.terminal.joined.address import read_address
from amulette.terminal.joined.coming import Wishes, come, come_along
from amulette.terminal.joined.host import JoinedHost
from amulette.terminal.joined.keeping import Drawer
from amulette.terminal.joined.place import Place
from amulette.terminal.joined.trouble import JoinError
from amulette.terminal.sitting import LETTERS
from amulette.texts.texts import texts


def seat_of(_: click.Context, __: click.Parameter, letter: str | None) -> int | None:
    if letter is None:
        return None
    if len(letter) != 1 or letter.upper() not in LETTERS:
        raise click.BadParameter(f"a seat is a letter from A to {LETTERS[-1]}.")
    return LETTERS.index(letter.upper())


def in_lines(place: Place, console: Voice) -> int:
    JoinedHost(place, console).run()
    return 0


def played(place: Place | None, wishes: Wishes, drawer: Drawer, table: Callable[[Place], int]) -> int:
    """Game after game, as long as everybody agrees."""
    code = 0
    while place is not None:
        code = table(place)
        place = come_along(place, wishes, drawer)
    return code


def asked_name(voice: Voice, language: str) -> str:
    """Raises LeftError."""
    voice.say(texts(language).say("join-name"))
    while not (name := voice.read()):
        pass
    return name


@click.command(epilog="Example: amulette join http://192.168.1.20:8000/t/3f9c2a71d05be846 --name Ann")
@click.argument("url")
@click.option("--name", metavar="NAME", help="Your name at the table; otherwise you are asked.")
@click.option("--seat", callback=seat_of, metavar="LETTER", help="The seat to take, if it is free; otherwise any.")
@click.option("--watch", is_flag=True, help="Look on without a seat.")
@click.option("--tui", is_flag=True, help="Play on the whole screen, with mouse and keys.")
@lang_option
@click.pass_context
def join(
    ctx: click.Context, /, url: str, name: str | None, seat: int | None, watch: bool, tui: bool, lang: str
) -> None:
    """Play at the table whose page has the address URL, with people and bots.

    The address is the one that the host of the table sends; a one-time link that moves a seat works too.
    The same command again comes back to the same seat.
    """
    table, voice = joined_table_of(lang) if tui else in_lines, console()
    drawer = Drawer(os.environ)
    wishes = Wishes(lambda: name or asked_name(voice, lang), seat, watch, lang)
    try:
        code = played(come(read_address(url), wishes, drawer), wishes, drawer, lambda place: table(place, voice))
    except JoinError as error:
        raise Failure(error.sentence(texts(lang))) from error
    except LeftError:
        code = 0
    except KeyboardInterrupt:
        code = INTERRUPTED
    ctx.exit(code)
