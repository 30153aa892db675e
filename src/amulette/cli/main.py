"""The command `amulette` and its family."""

from __future__ import annotations

import sys
from typing import Final, TextIO

import click

from amulette import __version__
from amulette.cli.arena import arena
from amulette.cli.balance import balance
from amulette.cli.cases import cases
from amulette.cli.doctor import doctor
from amulette.cli.failure import Failure
from amulette.cli.join import join
from amulette.cli.ladder import ladder
from amulette.cli.play import play
from amulette.cli.replay import replay
from amulette.cli.rules import rules
from amulette.cli.serve import serve
from amulette.cli.tables import backup, delete, export, import_
from amulette.cli.verify import verify
from amulette.files.build import build
from amulette.files.plugins import PluginError, plug_in
from amulette.kernel.edition import EditionError
from amulette.kernel.options import OptionError
from amulette.kernel.record import RecordError
from amulette.store.contract import StoreError
from amulette.texts.texts import MissingTextError

EXPECTED: Final = (RecordError, EditionError, OptionError, MissingTextError, StoreError, PluginError)


class Family(click.Group):
    """Commands whose expected errors are one sentence on stderr and exit code 1."""

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise  # click ends quietly when nobody reads on
        except EXPECTED as error:
            raise Failure(str(error)) from error
        except OSError as error:
            raise Failure(f"{error.strerror or error}.") from error


def show_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if not wanted or ctx.resilient_parsing:
        return
    try:
        click.echo(f"amulette {__version__}, {build()} rules")
    except RuntimeError as error:
        raise Failure(str(error)) from error
    ctx.exit()


@click.group(cls=Family, epilog="Example: amulette play gargon --players human,easy,medium")
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=show_version,
    help="Show the version and which build of the rules runs.",
)
def main() -> None:
    """Play Das Amulett and its sister card games in the terminal, and look into the records of games."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        forgive(stream)
    plug_in()


def forgive(stream: TextIO | None) -> None:
    """A sign that the terminal cannot show, or a byte that is no text, is replaced and does not end the game."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


for command in (
    play,
    join,
    serve,
    doctor,
    arena,
    ladder,
    balance,
    replay,
    verify,
    rules,
    cases,
    export,
    import_,
    backup,
    delete,
):
    main.add_command(command)
