"""A game and a bot of another package: the guide's example, installed and played."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from amulette.files.plugins import PluginError, add_bot, add_game
from tests.docs.guide import GUIDE, build

PROGRAM = """
import amulette
g = amulette.new("embers", seats=2, seed=4)
while not g.is_over:
    g.play(g.ask("thrifty" if g.turn == 0 else "random"))
print(repr(g))
g.save("game.json")
print(str(amulette.load("game.json")) == str(g))
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the example installed, beside nothing else."""
    folder = tmp_path_factory.mktemp("example")
    (folder / "source").mkdir()
    build(folder / "source")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(folder / "site"), str(folder / "source")], check=True)
    return folder / "site"


def run(site: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A process that finds this build of Amulette, and the example."""
    path = [str(site), *[folder for folder in sys.path if folder]]
    environment = {"PYTHONPATH": os.pathsep.join(path), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=site, env=environment, capture_output=True, text=True, check=False)


def test_the_library_knows_the_game_of_another_package(site: Path) -> None:
    done = run(site, "-c", PROGRAM)

    assert done.stderr == ""
    assert done.stdout.splitlines()[0].startswith("<embers, 2 seats")
    assert done.stdout.splitlines()[1] == "True"


def test_the_arena_lets_the_bot_of_another_package_play(site: Path) -> None:
    words = re.findall(r"^amulette (arena embers .*)$", GUIDE, re.MULTILINE)[0].split()
    done = run(site, "-m", "amulette", *words, "--jobs", "2")
    lines = done.stdout.splitlines()

    assert lines[0] == "300 games, 100 deals; intervals of 95 %", done.stderr
    assert float(next(line for line in lines if line.startswith("thrifty")).split()[1]) > 40  # 33 would be equal


def test_a_game_without_words_is_refused_at_the_terminal_in_one_sentence(site: Path) -> None:
    done = run(site, "-m", "amulette", "play", "embers", "--players", "human,random")

    assert done.returncode == 1
    assert done.stderr == "Error: nobody has put embers into words: only programs can play it\n"


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("gargon", "amulette.games.gargon.game:GargonGame", "there is a game 'gargon' already"),
        ("chess", "amulette.games.gargon.game:GargonGame", "a Game whose key is 'chess' is needed"),
        ("chess", "amulette.games.gargon.game:Nothing", "has no attribute 'Nothing'"),
        ("chess", "no_such_package:Game", "No module named"),
    ],
)
def test_a_game_that_cannot_be_used_is_named(name: str, value: str, message: str) -> None:
    with pytest.raises(PluginError, match=message):
        add_game(EntryPoint(name, value, "amulette.games"))


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("gargon.medium", "amulette.bots.at_random:AtRandom", "gargon has a bot 'medium' already"),
        ("chess.medium", "amulette.bots.at_random:AtRandom", "there is no game 'chess'"),
        ("gargon.best", "amulette.games.gargon.game:OPEN_CAPTURES", "a Bot is needed here"),
    ],
)
def test_a_bot_that_cannot_be_used_is_named(name: str, value: str, message: str) -> None:
    with pytest.raises(PluginError, match=message):
        add_bot(EntryPoint(name, value, "amulette.bots"))
