"""Without the extra the library and the figures work, and every other door says what is missing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

OF_THE_EXTRA = ["PIL", "arro3", "gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel", "resvg_py"]
SHUT = f"import sys; sys.modules.update(dict.fromkeys({OF_THE_EXTRA}))\n"
SAID = 'this needs the extra: pip install "amulette[research]"'


def run(program: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """In a process that finds nothing of the extra."""
    command = [sys.executable, "-c", SHUT + program, *[str(argument) for argument in arguments]]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def amulette(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return run("from amulette.cli.main import main; main()", *arguments)


def test_the_library_works_and_draws() -> None:
    done = run('import amulette; g = amulette.new("gargon", seats=4, seed=1); print(repr(g)); print(g._repr_svg_())')

    assert done.stdout.startswith("<gargon, 4 seats, move 0")
    assert "<svg" in done.stdout


def test_a_game_is_measured_and_plotted(tmp_path: Path) -> None:
    words = ("gargon", "--games", "2", "--level", "random", "--plot", tmp_path / "plot.svg")

    assert "wins of the first seat" in amulette("balance", *words).stdout
    assert (tmp_path / "plot.svg").exists()


@pytest.mark.parametrize(
    "program",
    [
        "from amulette.research import gargon_v0",
        "from amulette.research.single import OneSeat",
        "import amulette.research.spiel.games",
    ],
)
def test_what_is_missing_is_said_on_import(program: str) -> None:
    assert f"ImportError: {SAID}" in run(program).stderr


@pytest.mark.parametrize(
    "words", [("--players", "random,random,ismcts-2"), ("--players", "random,random,random", "--output", "tables")]
)
def test_what_is_missing_is_said_by_the_arena(words: tuple[str, ...]) -> None:
    done = amulette("arena", "gargon", *words)

    assert done.returncode in (1, 2)
    assert SAID in " ".join(done.stderr.split())
