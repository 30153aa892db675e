"""Run the daily tests many times, to find those that fail now and then: `python scripts/flaky.py 15`.

Each run has an order of its own, in sets too, and another number of processes; --busy 2 keeps two processors busy
beside it.
The tally is kept in .flaky, a file for each commit: a run that is interrupted is made again, those before it count.
Arguments after -- go to pytest.
"""

import argparse
import contextlib
import os
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from suite import ROOT, Outcome, daily, run_all

FOLDER = ROOT / ".flaky"
PROCESSES = (2, 3, 4)  # in turn
BUSY_LOOP = (sys.executable, "-c", "while True: pass")


@dataclass(frozen=True)
class Run:
    """One run of the whole suite."""

    seed: int
    processes: int
    busy: int
    seconds: int = 0
    outcomes: tuple[Outcome, ...] = ()

    @property
    def is_red(self) -> bool:
        return any(outcome.is_red for outcome in self.outcomes)

    @property
    def name(self) -> str:
        return f"seed {self.seed}, {self.processes} processes, {self.busy} busy loops"


def main(arguments: list[str]) -> int:
    about = "Run the daily tests many times, to find those that fail now and then."
    parser = argparse.ArgumentParser(description=about, epilog="Arguments after -- go to pytest.")
    parser.add_argument("runs", type=int, metavar="N", help="how many runs the tally shall hold")
    parser.add_argument("--busy", type=int, default=0, metavar="K", help="busy loops beside each run (default: 0)")
    place = arguments.index("--") if "--" in arguments else len(arguments)
    chosen = parser.parse_args(arguments[:place])
    path = FOLDER / f"{find_commit()}.json"
    while len(runs := read(path)) < chosen.runs:
        number = len(runs) + 1
        run = Run(number, PROCESSES[number % len(PROCESSES)], chosen.busy)
        print(f"\nRun {number} of {chosen.runs}: {run.name}", flush=True)
        write(path, [*runs, make(run, arguments[place + 1 :])])
    tell(runs)
    return int(any(run.is_red for run in runs))


def find_commit() -> str:
    """Return the commit that is tested; end the program when files differ from it."""
    if ask_git("status", "--porcelain"):
        sys.exit("There are changes that are not committed, and the tally is kept for each commit.")
    return ask_git("rev-parse", "HEAD")[:12]


def ask_git(*words: str) -> str:
    command = [shutil.which("git") or "git", *words]
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


def make(run: Run, settings: list[str]) -> Run:
    """Run the suite once, and return the run with what came of it."""
    began = time.monotonic()
    os.environ["PYTHONHASHSEED"] = str(run.seed)
    chosen = [f"--randomly-seed={run.seed}", "-n", str(run.processes), "-q", *settings]
    with keep_busy(run.busy):
        outcomes = tuple(run_all(daily(chosen)))
    return replace(run, seconds=round(time.monotonic() - began), outcomes=outcomes)


@contextlib.contextmanager
def keep_busy(count: int) -> Iterator[list[subprocess.Popen[bytes]]]:
    loops = [subprocess.Popen(BUSY_LOOP) for _ in range(count)]
    try:
        yield loops
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def read(path: Path) -> list[Run]:
    return msgspec.json.decode(path.read_bytes(), type=list[Run]) if path.is_file() else []


def write(path: Path, runs: list[Run]) -> None:
    """Write the tally; who is interrupted meanwhile keeps the old one."""
    path.parent.mkdir(exist_ok=True)
    new = path.with_suffix(".new")
    new.write_bytes(msgspec.json.format(msgspec.json.encode(runs)))
    new.replace(path)


def tell(runs: list[Run]) -> None:
    """Print a line for each run, its failures below it, and how often each test failed."""
    failed: Counter[str] = Counter()
    print()
    for number, run in enumerate(runs, 1):
        print(f"run {number}: {'RED' if run.is_red else 'green'}, {run.seconds / 60:.1f} min, {run.name}")
        for outcome in run.outcomes:
            failed.update([failure.test for failure in outcome.failures])
            show(outcome)
    for test, times in failed.most_common():
        print(f"{times} of {len(runs)} runs: {test}")
    green = sum(not run.is_red for run in runs)
    print(f"{green} of {len(runs)} runs green, the last {count_last_green(runs)} of them in a row")


def show(outcome: Outcome) -> None:
    if outcome.note:
        print(f"  {outcome.phase}: {outcome.note}")
    for failure in outcome.failures:
        print(f"  {outcome.phase}: {failure.test}\n    repeat it: {failure.repeat}")


def count_last_green(runs: list[Run]) -> int:
    """Return how many runs at the end were green, one after the other."""
    reds = [number for number, run in enumerate(runs, 1) if run.is_red]
    return len(runs) - max(reds, default=0)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("Interrupted: this run is made again the next time.")
