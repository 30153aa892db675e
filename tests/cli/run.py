"""Running the command in tests."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from click.testing import CliRunner, Result

from amulette.cli.main import main

SEED = "0" * 63 + "7"
ENGLISH = {"LC_ALL": "C"}
FIRST_CHOICES = "1\n" * 700  # more than any game asks for
BOTS = "random,random,random"


def amulette(*arguments: str | Path, typed: str = "", environ: dict[str, str] | None = None) -> Result:
    """The command with these arguments; nothing but SystemExit may come out of it."""
    words = [str(argument) for argument in arguments]
    result = CliRunner().invoke(main, words, input=typed, env={**ENGLISH, **(environ or {})})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def play(*arguments: str | Path, typed: str = "", environ: dict[str, str] | None = None) -> Result:
    """A game whose cards are known, seat A leading."""
    fixed = ("--seed", SEED, "--option", "start=A")
    return amulette("play", "gargon", *fixed, *arguments, typed=typed, environ=environ)


def failure(*arguments: str | Path) -> str:
    """The one sentence with which the command fails."""
    result = amulette(*arguments)
    assert result.exit_code == 1
    assert result.stderr.startswith("Error: ")
    assert result.stderr.count("\n") == 1
    return result.stderr.removeprefix("Error: ").strip()


def recorded(folder: Path) -> Path:
    """Put the record of a whole game into the folder."""
    file = folder / "game.json"
    file.write_bytes(record_game())
    return file


@cache
def record_game() -> bytes:
    """Play a whole game, once for all tests of this process."""
    with TemporaryDirectory() as name:
        file = Path(name) / "game.json"
        play("--players", BOTS, "--save", file)
        return file.read_bytes()


def changed(file: Path, **keys: object) -> Path:
    """The record with some of its keys changed."""
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    other = file.with_name("changed.json")
    other.write_text(json.dumps({**data, **keys}), encoding="utf-8")
    return other


def moves(file: Path) -> list[list[object]]:
    found: list[list[object]] = json.loads(file.read_text(encoding="utf-8"))["moves"]
    return found
