"""The command itself: version, help, and how it fails."""

from __future__ import annotations

import pytest

from amulette import __version__
from amulette.cli import main as family
from amulette.cli.main import main
from amulette.files.build import build
from tests.cli.run import amulette, failure

COMMANDS = sorted(main.commands)


def test_the_version_says_which_build_runs() -> None:
    assert amulette("--version").output == f"amulette {__version__}, {build()} rules\n"


def test_a_mixed_build_is_said_and_not_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def mixed() -> str:
        raise RuntimeError("kernel and games are of different builds")

    monkeypatch.setattr(family, "build", mixed)

    assert failure("--version") == "kernel and games are of different builds"


@pytest.mark.parametrize("command", [[], *[[name] for name in COMMANDS]])
def test_every_command_has_help_with_an_example(command: list[str]) -> None:
    result = amulette(*command, "--help")

    assert result.exit_code == 0
    assert "Example: amulette " in result.output


@pytest.mark.parametrize("arguments", [["dance"], ["play"], ["play", "gargon", "--dance"], ["replay"]])
def test_a_wrong_use_is_exit_code_2(arguments: list[str]) -> None:
    result = amulette(*arguments)

    assert result.exit_code == 2
    assert "Usage: " in result.stderr


@pytest.mark.parametrize("command", [["play", "chess"], ["rules", "chess"], ["cases", "chess", "x.md"]])
def test_an_unknown_game_is_answered_with_the_games_there_are(command: list[str]) -> None:
    result = amulette(*command)

    assert result.exit_code == 2
    assert "there is no game 'chess'; the games are das-amulett, das-blaue-amulett, " in result.stderr


def test_a_sign_that_the_terminal_cannot_show_does_not_end_the_command() -> None:
    result = amulette("rules", "gargon", "--lang", "de", environ={"PYTHONIOENCODING": "ascii"})

    assert result.exit_code == 0
