"""How a command fails: with a sentence."""

from __future__ import annotations

import click

from amulette.terminal.console import printable


class Failure(click.ClickException):
    """One sentence on stderr, exit code 1."""

    def format_message(self) -> str:
        return printable(" ".join(self.message.split("\n")))
