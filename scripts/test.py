"""Run the tests on the interpreted build, those of the browser apart, then the compiled rooms on the compiled build.

`test.py --slow` goes on with the slow tests, on the compiled build, which is the one that people play with; those under
load come last and alone, since they measure times.  It also tries more examples of each property.
Other arguments go to pytest.  The browser client is built first.
Without a C compiler what needs the compiled build is left out, aloud, and without a browser what needs that; under
CI=true either is a failure.
"""

import atexit
import functools
import os
import subprocess
import sys
from collections.abc import Callable
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
BROWSER = "tests/browser"
LOAD = "tests/load"


def main(arguments: list[str]) -> int:
    """The first exit code that is a failure; no tests at all is one too."""
    given = [argument for argument in arguments if argument != "--slow"]
    daily = [*given, "-m", "not slow"]
    phases: list[Callable[[], int]] = [
        client,
        lambda: plain(daily),
        lambda: browser(daily),
        lambda: compiled([*compiled_rooms(), *daily]),
    ]
    if "--slow" in arguments:
        os.environ.setdefault("HYPOTHESIS_PROFILE", "all")
        slow = [*given, "-m", "slow"]
        phases += [
            lambda: browser(slow),
            lambda: compiled([*apart(BROWSER, LOAD), *slow]),
            lambda: alone([LOAD, *slow]),
        ]
    codes = []
    for phase in phases:
        codes.append(phase())
        if codes[-1] not in {0, NO_TESTS}:
            return codes[-1]
    return min(codes[1:])


def client() -> int:
    return subprocess.run([sys.executable, "scripts/web.py"], cwd=ROOT, check=False).returncode


def plain(settings: list[str]) -> int:
    return pytest("interpreted", "src", [*apart(BROWSER), *settings])


def browser(settings: list[str]) -> int:
    """In processes of its own: Playwright keeps an event loop running, and no other test could start one beside it."""
    return find_browser() or pytest("interpreted", "src", [BROWSER, *settings])


@functools.cache
def find_browser() -> int:
    """Tell the tests which browser to use; without one they are left out, which the last line of the run says."""
    command = [sys.executable, "scripts/browser.py"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    os.environ["AMULETTE_BROWSER"] = done.stdout.strip()
    if done.returncode != NO_BROWSER or os.environ.get("CI") == "true":
        return done.returncode
    atexit.register(print, "\n!!! NOT TESTED: the browser client, because there is no Chromium here !!!\n")
    return 0


def compiled(settings: list[str]) -> int:
    """Build and test; a failure is the exit code."""
    code = fast().returncode
    if code == NO_COMPILER and os.environ.get("CI") != "true":
        print("\n!!! NOT TESTED: the compiled build, because there is no C compiler here !!!\n", flush=True)
        return NO_TESTS
    return code or pytest("compiled", fast("--path").stdout.strip(), settings)


def alone(settings: list[str]) -> int:
    """One test after the other, and their figures are shown."""
    return compiled([*settings, "-n", "0", "-s", "-v"])


def apart(*rooms: str) -> list[str]:
    return [f"--ignore={room}" for room in rooms]


def compiled_rooms() -> list[str]:
    for room in COMPILED_ROOMS:
        if not (ROOT / room).is_dir():  # several workers would end without a word on it
            sys.exit(f"There is no {room}.")
    return list(COMPILED_ROOMS)


def fast(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "scripts/fast.py", *arguments]
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE if arguments else None, text=True, check=False)


def pytest(build: str, folder: str, settings: list[str]) -> int:
    print(f"Testing the {build} build", flush=True)
    environment = os.environ | {"AMULETTE_BUILD": build, "PYTHONPATH": str(ROOT / folder)}
    command = [sys.executable, "-m", "pytest", "-n", "auto", "--maxprocesses", "4", *settings]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
