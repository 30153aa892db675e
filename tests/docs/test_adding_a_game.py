"""The game that docs/adding-a-game.md writes on one page is built from that page, keeps every law, and is played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.guide import ROOT, build

PLAYED = """
import embers.catalogued
from amulette.bots.at_random import AtRandom
from amulette.files.editions import open_game
from amulette.kernel.chance import Fast, Seeded
from amulette.kernel.contract import submit

game, rng = open_game("embers"), Fast(1)
state = game.deal(3, Seeded(bytes(32)))
while state.waiting():
    seat = state.waiting()[0]
    action = AtRandom().choose(state.view(seat), list(state.options(seat)), [], rng)
    for event in submit(state, seat, action):
        print(event)
print(sum(state.scores()), "points")
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the game, file by file as the guide has it."""
    return build(tmp_path_factory.mktemp("guide"))


def run(package: Path, *words: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(package), str(ROOT / "src")])
    environment = os.environ | {"PYTHONPATH": path, "HYPOTHESIS_PROFILE": "once", "PYTEST_ADDOPTS": ""}
    environment.pop("AMULETTE_BUILD", None)
    return subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


def test_it_is_played(package: Path) -> None:
    done = run(package, "-c", PLAYED)

    assert done.stdout.count("Played(") == 9, done.stderr
    assert done.stdout.endswith("3 points\n")


def laws(package: Path, *more: str) -> subprocess.CompletedProcess[str]:
    chosen = ("-p", "embers.catalogued", "-k", "embers", "tests/laws")
    return run(package, "-m", "pytest", "-q", "-p", "no:cacheprovider", *chosen, *more)


def test_it_keeps_every_law(package: Path) -> None:
    done = laws(package)

    assert done.returncode == 0, done.stdout
    assert int(done.stdout.rpartition(" passed")[0].split()[-1]) >= 40


def test_the_slip_that_the_guide_proposes_is_noticed(package: Path, tmp_path: Path) -> None:
    (tmp_path / "embers").mkdir()
    for path in (package / "embers").glob("*.*"):
        text = path.read_text(encoding="utf-8").replace("[*self.hands, self.ash] for", "self.hands for")
        (tmp_path / "embers" / path.name).write_text(text, encoding="utf-8")

    assert "1 failed" in laws(tmp_path, "-x").stdout
