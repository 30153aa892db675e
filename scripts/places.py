"""Run the tests in the places where people run them, and print how they fared in each.

    places.py              `make test` in every place: hours
    places.py --quick      a few tests for each place: some minutes for each
    places.py --list       name the places, and why some cannot be made here
    places.py NAME ...     these places alone

The current commit is cloned into temporary folders; edits that are not committed are left out.
A place is a folder, a user and an environment.  What each said is kept in dist/places.
It ends with 1 when a test failed somewhere; a place that cannot be made here is named, and is no failure.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from situations import PLACES, Place

ROOT = Path(__file__).resolve().parent.parent
SAID = ROOT / "dist/places"
QUICK = (
    "tests/cli/test_process.py",
    "tests/cli/test_doctor.py",
    "tests/docs/test_runner.py",
    "tests/files/test_plugins.py",
    "tests/server/test_shared.py",
    "tests/server/test_thinkers.py",
    "tests/store",
)
QUICK_STEPS = """set -e
"$PYTHON" scripts/venv.py dev
.venv/bin/python scripts/web.py
export PYTHONPATH=src
.venv/bin/python -m pytest -n 0 -m "not slow" "$@" || code=$?
.venv/bin/python -m pytest -n 0 tests/browser/test_pages.py -k newcomer
exit ${code:-0}
"""
FULL_STEPS = 'exec make test PYTHON="$PYTHON" ARGS="$*"'
SUMMARY = re.compile(r"^(?:=+ )?(\d+ \w+.*) in \d+\.\d+s", re.MULTILINE)
FOUND = re.compile(r"(\d+) (passed|failed|error|skipped)")


@dataclass(frozen=True)
class Outcome:
    """How the tests fared in one place."""

    place: str
    counts: Counter[str]
    code: int
    seconds: float

    @property
    def failures(self) -> int:
        """Count failures and errors; a run that ended badly or tested nothing has one."""
        is_bad = self.code != 0 or not self.counts["passed"]
        return max(self.counts["failed"] + self.counts["error"], int(is_bad))

    def describe(self) -> str:
        passed, skipped = self.counts["passed"], self.counts["skipped"]
        return f"{self.place:12} {passed:6} {self.failures:6} {skipped:7} {self.seconds:7.0f}"


def main() -> int:
    chosen = read_arguments()
    places = [place for place in PLACES if place.name in (chosen.names or [each.name for each in PLACES])]
    if chosen.list:
        print("\n".join(describe(place) for place in places))
        return 0
    made = [place for place in places if not place.find_obstacle()]
    outcomes = try_all(made, is_quick=chosen.quick)
    print(report(outcomes, [place for place in places if place not in made]))
    return int(any(outcome.failures for outcome in outcomes) or not outcomes)


def read_arguments() -> argparse.Namespace:
    summary, _, rest = (__doc__ or "").partition("\n")
    parser = argparse.ArgumentParser(
        description=summary, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="a place; all of them unless told")
    parser.add_argument("--quick", action="store_true", help="a few tests for each place")
    parser.add_argument("--list", action="store_true", help="name the places and end")
    chosen = parser.parse_args()
    unknown = {*chosen.names} - {place.name for place in PLACES}
    if unknown:
        parser.error(f"there is no place called {', '.join(sorted(unknown))}; --list names them")
    return chosen


def describe(place: Place) -> str:
    obstacle = place.find_obstacle()
    return f"{place.name:12} {place.what}" + (f" (cannot be made here: {obstacle})" if obstacle else "")


def try_all(places: list[Place], *, is_quick: bool) -> list[Outcome]:
    """Try one place after the other, in folders that are removed at the end."""
    SAID.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="amulette-places-") as name:
        base = Path(name)
        base.chmod(0o755)  # whoever the tests run as has to get in
        return [try_place(place, base, is_quick=is_quick) for place in places]


def try_place(place: Place, base: Path, *, is_quick: bool) -> Outcome:
    """Run the tests in one place, in each of its folders at the same time."""
    print(f"{place.name}: {place.what} ...", file=sys.stderr, flush=True)
    began = time.monotonic()
    folders = [clone(base / name, place.owner) for name in place.folders]
    command = ["sh", "-c", place.script, "sh", "sh", "-c", *(quick() if is_quick else full())]
    runs = [start(place, command, folder) for folder in folders]
    codes = [run.wait() for run in runs]
    counts = sum((count(read_said(place, folder)) for folder in folders), Counter[str]())
    return Outcome(place.name, counts, max(map(abs, codes)), time.monotonic() - began)


def quick() -> list[str]:
    return [QUICK_STEPS, "sh", *QUICK]


def full() -> list[str]:
    return [FULL_STEPS, "sh"]


def clone(folder: Path, owner: tuple[int, int] | None) -> Path:
    """Clone the current commit, unless that is done; share no file with this clone, since the owner changes."""
    if not folder.exists():
        command = ["git", "clone", "-q", "--no-hardlinks", str(ROOT), str(folder)]
        subprocess.run(command, check=True)
        (folder.parent / f"{folder.name} home").mkdir()
    if owner is not None:
        for path in [folder, *folder.rglob("*"), folder.parent / f"{folder.name} home"]:
            os.chown(path, *owner, follow_symlinks=False)
    return folder


def start(place: Place, command: list[str], folder: Path) -> subprocess.Popen[bytes]:
    environment = place.change(dict(os.environ), home=folder.parent / f"{folder.name} home")
    user, group = place.owner or (None, None)
    with said_by(place, folder).open("wb") as said:
        return subprocess.Popen(
            command,
            cwd=folder,
            env=environment,
            stdout=said,
            stderr=said,
            user=user,
            group=group,
            extra_groups=None if user is None else [],
        )


def said_by(place: Place, folder: Path) -> Path:
    return SAID / f"{place.name}-{folder.name}.log".replace(" ", "-")


def read_said(place: Place, folder: Path) -> str:
    return said_by(place, folder).read_text(encoding="utf-8", errors="replace")


def count(said: str) -> Counter[str]:
    """Add up what each run of pytest says at its end."""
    found = [FOUND.findall(summary) for summary in SUMMARY.findall(said)]
    return sum((Counter({kind: int(number)}) for each in found for number, kind in each), Counter[str]())


def report(outcomes: list[Outcome], left_out: list[Place]) -> str:
    """Return a table of the places, and below it those that could not be made."""
    head = f"{'place':12} {'passed':>6} {'failed':>6} {'skipped':>7} {'seconds':>7}"
    lines = [outcome.describe() for outcome in outcomes]
    missing = [f"not tried: {place.name}, {place.what}: {place.find_obstacle()}" for place in left_out]
    failed = [f"What failed is told in {SAID}."] if any(outcome.failures for outcome in outcomes) else []
    return "\n".join([head, *lines, *missing, *failed])


if __name__ == "__main__":
    sys.exit(main())
