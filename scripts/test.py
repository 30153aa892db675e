"""Run the tests on the interpreted build, those of the browser apart, then the compiled rooms on the compiled build.

`test.py --slow` includes the slow tests, and more examples of each property; other arguments go to pytest.
The browser client is built first.
Without a C compiler the second half is left out, aloud; under CI=true that is a failure.
"""

import os
import subprocess
import sys
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
NO_TESTS = 5  # exit code of pytest: none was chosen, as by `-k name`
BROWSER = "tests/browser"


def main(arguments: list[str]) -> int:
    settings = [argument for argument in arguments if argument != "--slow"]
    if "--slow" in arguments:
        os.environ.setdefault("HYPOTHESIS_PROFILE", "all")
    else:
        settings += ["-m", "not slow"]
    client = subprocess.run([sys.executable, "scripts/web.py"], cwd=ROOT, check=False).returncode
    return (
        client
        or pytest("interpreted", "src", [f"--ignore={BROWSER}", *settings])
        or browser(settings)
        or compiled(settings)
    )


def browser(settings: list[str]) -> int:
    """In processes of its own: Playwright keeps an event loop running, and no other test could start one beside it."""
    code = pytest("interpreted", "src", [BROWSER, *settings])
    return 0 if code == NO_TESTS else code


def compiled(settings: list[str]) -> int:
    """Build and test the compiled rooms; a failure is the exit code."""
    code = fast().returncode
    if code == NO_COMPILER and os.environ.get("CI") != "true":
        print("\n!!! NOT TESTED: the compiled build, because there is no C compiler here !!!\n", flush=True)
        return 0
    return code or pytest("compiled", fast("--path").stdout.strip(), [*compiled_rooms(), *settings])


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
