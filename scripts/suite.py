"""The phases of the test suite: each is run whatever came of the one before, and all are told of at the end."""

import functools
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED_ROOMS = (
    "tests/laws",
    "tests/kernel",
    "tests/games",
    "tests/records",
    "tests/bots",
    "tests/files",
    "tests/cli",
    "tests/research",
)
NO_COMPILER = 3  # exit code of fast.py
NO_BROWSER = 3  # exit code of browser.py
NO_TESTS = 5  # exit code of pytest: none was chosen, as by `-k name`
HASH_SEED = "1"  # of the order in sets; scripts/flaky.py tries others
BROWSER = "tests/browser"
LOAD = "tests/load"


@dataclass(frozen=True)
class Failure:
    """A test that failed, and the line that repeats it."""

    test: str
    repeat: str


@dataclass(frozen=True)
class Outcome:
    """What came of one phase; `code` is the exit code of its program."""

    phase: str
    code: int
    passed: int = 0
    skipped: int = 0
    failures: tuple[Failure, ...] = ()
    note: str = ""
    seconds: float = 0.0

    @property
    def is_red(self) -> bool:
        return self.code not in {0, NO_TESTS}


Phase = Callable[[], Outcome]


def daily(settings: list[str]) -> list[Phase]:
    """Return the phases of every day, all of them with these settings of pytest."""
    chosen = [*settings, "-m", "not slow"]
    return [
        build_client,
        lambda: run_pytest("interpreted", "interpreted", "src", [*leave_out(BROWSER), *chosen]),
        lambda: run_browser("browser", chosen),
        lambda: run_compiled("compiled", [*find_rooms(), *chosen]),
    ]


def slow(settings: list[str]) -> list[Phase]:
    """Return the phases of the slow tests; those under load run one after the other and show their figures."""
    chosen = [*settings, "-m", "slow"]
    return [
        lambda: run_browser("slow browser", chosen),
        lambda: run_compiled("slow", [*leave_out(BROWSER, LOAD), *chosen]),
        lambda: run_compiled("load", [LOAD, *chosen, "-n", "0", "-s", "-v"]),
    ]


def run_all(phases: list[Phase]) -> Iterator[Outcome]:
    for phase in phases:
        began = time.monotonic()
        yield replace(phase(), seconds=time.monotonic() - began)


def build_client() -> Outcome:
    code = subprocess.run([sys.executable, "scripts/web.py"], cwd=ROOT, check=False).returncode
    return Outcome("client", code, note="the browser client could not be built" if code else "")


def run_browser(phase: str, settings: list[str]) -> Outcome:
    """In processes of its own: Playwright keeps an event loop running, and no other test could start one beside it."""
    code = find_browser()
    if code:
        return Outcome(phase, forgive(code, NO_BROWSER), note="NOT TESTED: there is no browser here")
    return run_pytest(phase, "interpreted", "src", [BROWSER, *settings])


@functools.cache
def find_browser() -> int:
    """Find or install the browser of the tests and tell them which; return the exit code."""
    command = [sys.executable, "scripts/browser.py"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    os.environ["AMULETTE_BROWSER"] = done.stdout.strip()
    return done.returncode


def run_compiled(phase: str, settings: list[str]) -> Outcome:
    code = compile_rules().returncode
    if code:
        reason = "there is no C compiler here" if code == NO_COMPILER else "the rules could not be compiled"
        return Outcome(phase, forgive(code, NO_COMPILER), note=f"NOT TESTED: {reason}")
    return run_pytest(phase, "compiled", compile_rules("--path").stdout.strip(), settings)


def forgive(code: int, missing: int) -> int:
    """Return NO_TESTS for what this machine does not have; under CI=true that is a failure."""
    return NO_TESTS if code == missing and os.environ.get("CI") != "true" else code


def leave_out(*rooms: str) -> list[str]:
    return [f"--ignore={room}" for room in rooms]


def find_rooms() -> list[str]:
    for room in COMPILED_ROOMS:
        if not (ROOT / room).is_dir():  # several workers would end without a word on it
            sys.exit(f"There is no {room}.")
    return list(COMPILED_ROOMS)


def compile_rules(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "scripts/fast.py", *arguments]
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE if arguments else None, text=True, check=False)


def run_pytest(phase: str, build: str, folder: str, settings: list[str]) -> Outcome:
    print(f"\nTesting: {phase}", flush=True)
    told = {"AMULETTE_BUILD": build, "PYTHONPATH": str(ROOT / folder)}
    environment = {"PYTHONHASHSEED": HASH_SEED, **os.environ, **told}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # the many programs that tests start would compile all modules
    with tempfile.TemporaryDirectory(prefix="amulette-tally-") as name:
        tally = Path(name) / "tally.json"
        command = [sys.executable, "-m", "pytest", "-n", "auto", "--maxprocesses", "4", f"--tally={tally}", *settings]
        code = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
        return read_tally(phase, code, tally)


def read_tally(phase: str, code: int, path: Path) -> Outcome:
    """Return what tests/conftest.py wrote down; a pytest that was killed wrote nothing."""
    if not path.is_file():
        return Outcome(phase, code, note=f"pytest ended with exit code {code}" if code else "")
    told = json.loads(path.read_text(encoding="utf-8"))
    failures = tuple([Failure(**each) for each in told["failures"]])
    note = f"pytest ended with exit code {code}" if code not in {0, 1, NO_TESTS} else ""
    return Outcome(phase, code, told["passed"], told["skipped"], failures, note)
