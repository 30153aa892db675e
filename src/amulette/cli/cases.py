"""`amulette cases`: play the worked examples of a file."""

from __future__ import annotations

from pathlib import Path

import click

from amulette.cli.shared import FILE, console, game_argument
from amulette.files import cases as worked


@click.command(epilog="Example: amulette cases gargon docs/rules/gargon.md")
@game_argument
@click.argument("file", type=FILE)
@click.pass_context
def cases(ctx: click.Context, game: str, file: Path) -> None:
    """Play the worked examples in a Markdown FILE; the exit code is 1 when one goes otherwise than written."""
    lines, code = worked.cases(game, file)
    console().say_all(lines)
    ctx.exit(code)
