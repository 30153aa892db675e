"""Break clauses of the rules on purpose, one at a time: a test that names the clause must fail.

Each slip is made in a throw-away copy, never in the tree; scripts/mutants has a list of them for each game.
"""

import argparse
import functools
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LISTS = ROOT / "scripts" / "mutants"
TESTED = (
    "tests/games",
    "tests/laws",
    "tests/kernel",
    "tests/records",
    "tests/files",
    "tests/bots",
)  # where clauses are named
COPIED = ("src", "tests", "docs", "pyproject.toml")
PYTEST = ("-m", "pytest", "-p", "no:randomly", "-p", "no:cacheprovider", "-q", "-x", "--no-header")
AT_ONCE = 2
TIME = 600  # seconds for one run of the tests
PASSED, FAILED = 0, 1  # exit codes of pytest
OUT_OF_TIME = -1
TROUBLE = {
    OUT_OF_TIME: f"the tests took more than {TIME} seconds",
    2: "the tests could not be run",
    5: "no test names this clause",
}
ENOUGH, OF = 28, 30  # so many of so many mutants have to be caught


@dataclass
class Mutant:
    """One slip: in `file`, `new` takes the place of `old`, and the clause is broken."""

    clause: str
    file: str
    old: str
    new: str
    why: str

    def problem(self) -> str:
        """Why this mutant no longer fits the source; nothing when it does."""
        path = ROOT / self.file
        found = path.read_text(encoding="utf-8").count(self.old) if path.is_file() else 0
        return "" if found == 1 else f"{self.file} has its old text {found} times, not once"

    def infect(self, folder: Path) -> None:
        """Make the slip in this copy."""
        path = folder / self.file
        path.write_text(path.read_text(encoding="utf-8").replace(self.old, self.new), encoding="utf-8")


def main() -> int:
    chosen = arguments()
    mutants = [mutant for game in chosen.games or games() for mutant in load(game)]
    mutants = [mutant for mutant in mutants if chosen.only in (None, mutant.clause)]
    stale = [f"{mutant.clause}: {problem}" for mutant in mutants if (problem := mutant.problem())]
    if not mutants or stale:
        print(*(stale or ["There is no such mutant."]), sep="\n")
        return 1
    with tempfile.TemporaryDirectory(prefix="amulette-unbroken-") as name:
        copy(ROOT, Path(name))  # so that an edit meanwhile cannot come between the mutants
        return 0 if passes(Path(name)) and enough_caught(mutants, Path(name)) else 1


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Break the rules on purpose, in a copy: the tests must notice.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"default: {' '.join(games())}")
    parser.add_argument("--only", metavar="CLAUSE", help="only the mutant of this clause, as in --only G-3.4")
    chosen = parser.parse_args()
    for game in chosen.games:
        if game not in games():
            parser.error(f"there is no list of mutants for {game!r}")
    return chosen


def games() -> list[str]:
    """Those of the catalogue that have a list."""
    catalogue = (ROOT / "src" / "amulette" / "games" / "catalogue.py").read_text(encoding="utf-8")
    return sorted(path.stem for path in LISTS.glob("*.toml") if f'"{path.stem}"' in catalogue)


def load(game: str) -> list[Mutant]:
    """The mutants of a game, each of another clause."""
    mutants = [Mutant(**row) for row in tomllib.loads((LISTS / f"{game}.toml").read_text(encoding="utf-8"))["mutant"]]
    if len({mutant.clause for mutant in mutants}) < len(mutants):
        sys.exit(f"{game}: two mutants break the same clause")
    return mutants


def passes(unbroken: Path) -> bool:
    """Show that the tests that name clauses pass as long as nothing is broken."""
    code, output = pytest(unbroken, "-m", "clause and not slow")
    print("unbroken: passes" if code == PASSED else f"unbroken: FAILS\n{output}", flush=True)
    return code == PASSED


def enough_caught(mutants: list[Mutant], unbroken: Path) -> bool:
    """Try every mutant, and print how it went."""
    caught = 0
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for is_caught, line in pool.map(functools.partial(hunt, unbroken), mutants):
            print(line, flush=True)
            caught += is_caught
    print(f"{caught} caught, {len(mutants) - caught} survived")
    return caught * OF >= ENOUGH * len(mutants)


def hunt(unbroken: Path, mutant: Mutant) -> tuple[bool, str]:
    """Whether a test that names the clause fails, and the line that says so."""
    with tempfile.TemporaryDirectory(prefix="amulette-mutant-") as name:
        copy(unbroken, Path(name))
        mutant.infect(Path(name))
        code, output = pytest(Path(name), "--clause", mutant.clause, "-m", "not slow")
    if code == FAILED:
        return True, f"{mutant.clause} caught by {first_failure(output)}"
    trouble = "" if code == PASSED else f" (ERROR: {TROUBLE.get(code, f'pytest ended with {code}')})"
    return False, f"{mutant.clause} SURVIVED: {mutant.why}{trouble}"


def first_failure(output: str) -> str:
    found = re.search(r"^(?:FAILED|ERROR) (.*?)(?: - .*)?$", output, re.MULTILINE)
    return found[1] if found else "a test"


def copy(source: Path, folder: Path) -> None:
    for name in COPIED:
        if (source / name).is_dir():
            shutil.copytree(source / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        else:
            shutil.copyfile(source / name, folder / name)


def pytest(folder: Path, *settings: str) -> tuple[int, str]:
    """Run the tests of this copy, interpreted: exit code and output."""
    environment = os.environ | {"AMULETTE_BUILD": "interpreted", "PYTHONPATH": str(folder / "src")}
    environment |= {"PYTHONDONTWRITEBYTECODE": "1", "PYTEST_ADDOPTS": ""}
    command = [sys.executable, *PYTEST, *TESTED, *settings]
    try:
        done = subprocess.run(
            command, cwd=folder, env=environment, timeout=TIME, capture_output=True, text=True, check=False
        )
    except subprocess.TimeoutExpired:
        return OUT_OF_TIME, TROUBLE[OUT_OF_TIME]
    return done.returncode, done.stdout + done.stderr


if __name__ == "__main__":
    sys.exit(main())
