"""docs/playing.md says all there is to say, and what it shows is true."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest

from amulette.bots.levels import LEVELS
from amulette.cli.main import main
from amulette.games.catalogue import GAMES
from amulette.terminal.commands import COMMANDS
from amulette.terminal.full.keys import KEYS
from amulette.terminal.joined.words import TALK
from tests.cli.run import play

PLAYING = (Path(__file__).parents[2] / "docs" / "playing.md").read_text(encoding="utf-8")
CHOICES = [option.key for game in GAMES.values() for option in game.declared]
OPTIONS = [
    (name, option)
    for name, command in sorted(main.commands.items())
    for parameter in command.params
    if isinstance(parameter, click.Option)
    for option in parameter.opts
]


def section(command: str) -> str:
    """What is said of a command."""
    return PLAYING.partition(f"\n## `amulette {command}`\n")[2].partition("\n## ")[0]


@pytest.mark.parametrize("command", sorted(main.commands))
def test_every_command_has_its_section(command: str) -> None:
    assert f"`amulette {command} " in section(command)


@pytest.mark.parametrize(("command", "option"), OPTIONS)
def test_every_option_is_explained(command: str, option: str) -> None:
    assert f"`{option}`" in section(command)


@pytest.mark.parametrize("word", COMMANDS)
def test_every_word_is_explained(word: str) -> None:
    assert f"\n| `{word}` | " in PLAYING


@pytest.mark.parametrize("word", TALK)
def test_every_word_of_the_network_is_explained(word: str) -> None:
    assert f"\n| `{word}` | " in section("join")


@pytest.mark.parametrize("key", [key.shown for key in KEYS])
def test_every_key_of_the_full_screen_is_explained(key: str) -> None:
    assert f"\n| `{key}` | " in section("play")


@pytest.mark.parametrize("name", [*GAMES, *LEVELS, *CHOICES])
def test_every_game_level_and_choice_of_a_game_is_named(name: str) -> None:
    assert f"`{name}`" in section("play")


def test_one_line_is_one_sentence() -> None:
    prose = re.sub(r"```.*?```", "", PLAYING, flags=re.DOTALL).splitlines()

    for line in [line for line in prose if line and not line.startswith(("|", "#"))]:
        assert not re.search(r"[.?!] [A-Z]", line), line


def test_the_screen_that_is_shown_is_a_real_one() -> None:
    screen = PLAYING.split("```")[3].strip()

    assert screen in play().stdout
