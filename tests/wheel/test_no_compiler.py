"""Without a C compiler everything works on plain Python, and says so."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

from tests.wheel.installing import outside

if TYPE_CHECKING:
    from pathlib import Path

NO_COMPILER = 3  # exit code of fast.py, by which `make test` knows


def run(checkout: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environ = outside(CC="no-such-compiler", AMULETTE_NO_CLIENT="1")
    environ.pop("PYTHONDONTWRITEBYTECODE", None)  # setuptools warns of it
    return subprocess.run(
        [sys.executable, *command], cwd=checkout, env=environ, capture_output=True, text=True, check=False
    )


def test_make_fast_says_that_there_is_no_compiler(checkout: Path) -> None:
    done = run(checkout, "scripts/fast.py")

    assert done.returncode == NO_COMPILER
    assert done.stdout.startswith("There is no C compiler here")
    assert done.stderr == ""


def test_make_play_runs_the_sources(checkout: Path) -> None:
    done = run(checkout, "scripts/fast.py", "--background", "--path")

    assert done.stdout == f"{checkout / 'src'}\n"
    assert done.stderr == ""
    assert not (checkout / ".fast").exists()


def test_pip_builds_plain_python(checkout: Path) -> None:
    done = run(checkout, "setup.py", "-q", "build", "--build-lib", "out")

    assert done.returncode == 0, done.stderr
    assert "amulette: there is no C compiler, so the rules stay plain Python" in done.stderr
    assert list((checkout / "out").glob("amulette/kernel/*.py"))
    assert not list((checkout / "out").rglob("*.so"))
