"""Set up .venv: `python3 scripts/venv.py GROUP`, where GROUP is a lock file of requirements/ (run, fast, dev or bench).

Needs Python, and a network the first time.  Quick when nothing has changed; safe to interrupt and to run twice at once.
`venv.py aside NAME` installs the programs of one lock file in .venv-tools instead, and prints the folder.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - said before anything that an older Python cannot do
    hint = "Amulette needs Python 3.11 or newer, and this is {}: name another with `make PYTHON=python3.12 ...`."
    sys.exit(hint.format(sys.version.split()[0]))

import hashlib
import os
import shutil
import subprocess
import tomllib
from pathlib import Path

from locking import alone
from telling import begin, holds, say

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
ASIDE = ROOT / ".venv-tools"
BASE = getattr(sys, "_base_executable", sys.executable)  # not .venv's own Python, should that one run this
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")

GROUPS = ("run", "fast", "dev", "bench")  # each holds all of those before it
MADE = VENV / ".made"  # written when the empty .venv is complete: for which Python, in which folder
BEGUN = VENV / ".begun"  # there while packages are being installed, and after an install that was interrupted
PIP_SETTINGS = {"PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
LOCKED = ("--require-hashes", "--no-deps", "-r")  # it names all: pip need not look for newer ones
NO_NETWORK = ("(from versions: none)", "NewConnectionError", "Max retries exceeded", "Failed to establish")


def main(arguments: list[str]) -> None:
    if len(arguments) == 1 and arguments[0] in GROUPS:
        set_up(arguments[0])
    elif len(arguments) == 2 and arguments[0] == "aside":
        with alone(ASIDE / "lock"):
            print(aside(arguments[1]))
    else:
        sys.exit(f"usage: venv.py {'|'.join(GROUPS)}, or venv.py aside NAME")


def set_up(group: str) -> None:
    """Make .venv hold this group, doing only what is missing."""
    if is_ready(group):
        return
    with alone(ASIDE / "lock"):
        if is_ready(group):  # another make has just done it
            return
        if not is_made() or BEGUN.exists():
            make_venv()
        install(group)


def is_ready(group: str) -> bool:
    return is_made() and holds(stamp(group), wanted(group))


def is_made() -> bool:
    return holds(MADE, place()) and PYTHON.exists()


def place() -> str:
    """What an environment is tied to: one Python, and the folder it stands in."""
    return f"{sys.version}\n{sys.base_prefix}\n{ROOT}\n"


def stamp(group: str) -> Path:
    return VENV / f".holds-{group}"


def wanted(group: str) -> str:
    """A digest of all that decides what an install of the group gives."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return hashlib.sha256(lock_file(group).read_bytes() + repr(project).encode()).hexdigest()


def lock_file(name: str) -> Path:
    return ROOT / "requirements" / f"{name}.txt"


def make_venv() -> None:
    """An empty .venv with pip: by the standard library, or by virtualenv where that cannot (some systems split it)."""
    say(f"Making .venv with Python {sys.version.split()[0]}")
    shutil.rmtree(VENV, ignore_errors=True)
    if not (succeeds(BASE, "-m", "venv", str(VENV)) and succeeds(str(PYTHON), "-m", "pip", "--version")):
        shutil.rmtree(VENV, ignore_errors=True)
        make_by_virtualenv()
    MADE.write_text(place(), encoding="utf-8")


def make_by_virtualenv() -> None:
    environment = os.environ | {"PYTHONPATH": str(aside("venv"))}
    command = [BASE, "-m", "virtualenv", "-q", "--no-periodic-update", "--app-data", str(ASIDE / "app-data"), str(VENV)]
    if subprocess.run(command, env=environment, check=False).returncode:
        sys.exit(f"Amulette could not make {VENV}: neither venv nor virtualenv works with {BASE}.")


def aside(name: str) -> Path:
    """The folder with the programs of this lock file: the system's own packages are never touched."""
    folder, done = ASIDE / name, ASIDE / f"{name}.done"
    wanted_now = hashlib.sha256(lock_file(name).read_bytes()).hexdigest() + place()
    if not holds(done, wanted_now):
        python = find_pip()
        shutil.rmtree(folder, ignore_errors=True)
        pip(python, "--target", str(folder), *LOCKED, str(lock_file(name)))
        done.write_text(wanted_now, encoding="utf-8")
    return folder


def find_pip() -> str:
    """Return a Python that has pip: the system's, or the one that runs this, since some systems have pip apart."""
    for python in (BASE, sys.executable):
        if succeeds(python, "-m", "pip", "--version"):
            return python
    sys.exit(f"Amulette needs pip, which {BASE} does not have: install pip (or venv) for that Python.")


def install(group: str) -> None:
    """The locked packages, then Amulette itself: editable and interpreted, so that edits in src count at once."""
    say(f"Installing requirements/{group}.txt in .venv")
    BEGUN.touch()
    pip(str(PYTHON), *LOCKED, str(lock_file(group)))
    pip(str(PYTHON), "--no-deps", "--no-build-isolation", "-e", str(ROOT))
    for held in GROUPS[: GROUPS.index(group) + 1]:
        stamp(held).write_text(wanted(held), encoding="utf-8")
    BEGUN.unlink()


def pip(python: str, *arguments: str) -> None:
    """Run `pip install` without a word, unless it fails: then end with one sentence."""
    command = [python, "-m", "pip", "install", "--quiet", *arguments]
    done = subprocess.run(command, env=pip_environment(), capture_output=True, text=True, check=False)
    if done.returncode and any(sign in done.stderr for sign in NO_NETWORK):
        sys.exit("Amulette could not reach the Python package index: this step needs a network, once.")
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}Amulette could not install its packages: pip says above why.")


def succeeds(*command: str) -> bool:
    """Whether the command ends well; what it prints is dropped."""
    return not subprocess.run(command, env=pip_environment(), capture_output=True, check=False).returncode


def pip_environment() -> dict[str, str]:
    """Return the environment without PYTHONPATH: its packages would count as installed, or in a build hide pip."""
    return {name: value for name, value in (os.environ | PIP_SETTINGS).items() if name != "PYTHONPATH"}


if __name__ == "__main__":
    begin(main)
