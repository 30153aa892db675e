"""Compile the rules and the bots into .fast/DIGEST.  Nothing to do when that build is there.

The digest covers all that decides what a build gives, so that a build never hides a later edit.

    fast.py                build now
    fast.py --background   start a build behind, when one is missing and possible, and return at once
    fast.py --path         print the folder to put on PYTHONPATH: the matching build, else src
"""

import argparse
import contextlib
import functools
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from locking import alone, is_taken
from telling import say

ROOT = Path(__file__).resolve().parent.parent
FAST = ROOT / ".fast"
LOCK = FAST / "lock"
LOG = FAST / "log"
FAILED = FAST / "failed"  # names the build that failed last, which is not tried again behind
PYTHON = ROOT / ".venv" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")

PACKAGE = "src/amulette"
ROOMS = r"src/amulette/(kernel|games|bots)/.*\.py$"  # what is compiled; the rest of a build is copied
MARK = "compiled-from"  # in a build: the digest of its rooms
SETTINGS = ("setup.py", "pyproject.toml", "requirements/fast.txt")
PAPERS = ("README.md", "LICENSE")  # pyproject.toml may name them; no build holds them
LEFT_BEHIND = re.compile(r"/__pycache__/|/\.|\.(pyc|so|pyd)$|~$")
NO_COMPILER = 3  # exit code


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the rules and the bots.")
    parser.add_argument(
        "--background", action="store_true", help="start a build behind when needed, and return at once"
    )
    parser.add_argument("--path", action="store_true", help="print the folder to put on PYTHONPATH")
    parser.add_argument("--behind", action="store_true", help=argparse.SUPPRESS)  # what --background starts
    chosen = parser.parse_args()
    if chosen.behind:
        build_behind()
    elif not chosen.background and not chosen.path:
        build_now()
    if chosen.background:
        start_behind()
    if chosen.path:
        print(wanted() if wanted().exists() else ROOT / "src")


@functools.cache
def wanted() -> Path:
    """Where the build of the sources as they are now belongs."""
    return FAST / digest(ROOT)


def digest(root: Path, part: str = "") -> str:
    """Of the sources and settings in this folder, and of the Python that runs this: .venv has the same."""
    result = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    for name in [*[name for name in sources(root) if re.match(part, name)], *SETTINGS]:
        content = (root / name).read_bytes()
        result.update(f"{name} {len(content)}\n".encode() + content)
    return result.hexdigest()[:16]


def sources(root: Path) -> list[str]:
    """The files of the package, without what tools and editors leave beside them."""
    paths = [path for path in (root / PACKAGE).rglob("*") if path.is_file()]
    names = [path.relative_to(root).as_posix() for path in paths]
    return sorted(name for name in names if not LEFT_BEHIND.search(name))


def has_compiler() -> bool:
    """The same as in setup.py, which has to stand alone."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    return sys.platform == "win32" or bool(command and shutil.which(shlex.split(command)[0]))


def build_now() -> None:
    if wanted().exists():
        return
    if not has_compiler():
        print("There is no C compiler here, so the rules stay plain Python: the same game, slower bots.")
        sys.exit(NO_COMPILER)
    say("Compiling the rules and the bots")
    with alone(LOCK):
        if not wanted().exists():  # a build behind may have made it meanwhile
            build()


def start_behind() -> None:
    """Start `build_behind` as a process of its own, unless there is nothing to gain."""
    if wanted().exists() or has_failed() or not has_compiler() or is_taken(LOCK):
        return
    say("Compiling the rules behind the game, for quicker bots next time")
    command = [sys.executable, __file__, "--behind"]
    with LOG.open("w") as log:
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)


def has_failed() -> bool:
    return FAILED.exists() and FAILED.read_text(encoding="utf-8") == wanted().name


def build_behind() -> None:
    """Build at low priority, giving way to a build under way."""
    if sys.platform != "win32":
        os.nice(15)
    with contextlib.suppress(BlockingIOError), alone(LOCK, wait=False):
        build()


def build() -> None:
    """Build a copy of the sources, which no edit can reach, and move the result into place when it is whole."""
    end_if_failed(run(sys.executable, "scripts/venv.py", "fast"))
    with tempfile.TemporaryDirectory(prefix="new-", dir=FAST) as name:
        copy = Path(name)
        copy_sources(copy)
        target = FAST / digest(copy)
        if target.exists():  # the sources went back to what they were
            return
        rooms = digest(copy, ROOMS)
        older = next((path for path in FAST.iterdir() if mark_of(path) == rooms), None)
        if older is None:
            compile_rooms(copy, target)
        else:
            take_over(older, copy)
        (copy / "out" / MARK).write_text(rooms, encoding="utf-8")
        (copy / "out").rename(target)
        sweep(target, copy)


def mark_of(folder: Path) -> str:
    mark = folder / MARK
    return mark.read_text(encoding="utf-8") if mark.exists() else ""


def compile_rooms(copy: Path, target: Path) -> None:
    code = run(str(PYTHON), "setup.py", "-q", "build", "--build-lib", "out", "--build-temp", "temp", folder=copy)
    if code:
        FAILED.write_text(target.name, encoding="utf-8")
    end_if_failed(code)


def take_over(older: Path, copy: Path) -> None:
    """Only what is not compiled has changed: the libraries of an older build serve again."""
    (copy / "src").rename(copy / "out")
    for path in [path for path in older.rglob("*") if path.suffix in (".so", ".pyd")]:
        shutil.copyfile(path, copy / "out" / path.relative_to(older))


def copy_sources(folder: Path) -> None:
    for name in [*sources(ROOT), *SETTINGS, *PAPERS]:
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)


def sweep(*kept: Path) -> None:
    """Remove older builds, and what interrupted ones left."""
    for path in FAST.iterdir():
        if path.is_dir() and path not in kept:
            shutil.rmtree(path, ignore_errors=True)


def run(*command: str, folder: Path = ROOT) -> int:
    """Run a step of the build; the exit code."""
    environment = os.environ | {"AMULETTE_PURE": "0", "AMULETTE_COMPILED": "required", "AMULETTE_NO_CLIENT": "0"}
    environment.pop("PYTHONPATH", None)
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # setuptools warns of it
    return subprocess.run(command, cwd=folder, env=environment, check=False).returncode


def end_if_failed(code: int) -> None:
    if code:
        sys.exit(code)


if __name__ == "__main__":
    main()
