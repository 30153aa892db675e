"""Build the wheel into dist: the browser client in it, and the rules compiled where there is a C compiler.

Beside it goes constraints.txt, with the versions of other packages that it was tested with.

    wheel.py               for this system and this Python, or for all of them where there is no compiler
    wheel.py --pure        plain Python, for every system: the same game, slower bots
    wheel.py --out FOLDER  somewhere else

It builds a copy of the sources, so that nothing it makes is left among them.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from fast import copy_sources, end_if_failed, has_compiler
from telling import say

ROOT = Path(__file__).resolve().parent.parent
LOCKED = re.compile(r"^[\w.-]+==[^\\\n]+", re.MULTILINE)
PIP = ("-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the wheel.")
    parser.add_argument("--pure", action="store_true", help="plain Python, for every system")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="FOLDER", help="where it goes")
    chosen = parser.parse_args()
    if os.environ.get("AMULETTE_NO_CLIENT") != "1":
        end_if_failed(run(sys.executable, "scripts/web.py"))
    out = chosen.out.resolve()
    for wheel in build(out, is_pure=chosen.pure or not has_compiler()):
        print(wheel)
    write_constraints(out)


def build(out: Path, *, is_pure: bool) -> list[Path]:
    """The wheels in the folder when it is done: this one, and what was there before."""
    say("Building a wheel of plain Python" if is_pure else "Building a wheel, compiling the rules and the bots")
    settings = {"AMULETTE_PURE": "1"} if is_pure else {"AMULETTE_PURE": "0", "AMULETTE_COMPILED": "required"}
    with tempfile.TemporaryDirectory(prefix="amulette-wheel-") as name:
        copy_sources(Path(name))
        end_if_failed(run(sys.executable, *PIP, "--wheel-dir", str(out), name, **settings))
    return sorted(out.glob("amulette-*.whl"))


def write_constraints(out: Path) -> None:
    """Write the tested versions for `pip install -c`; with hashes pip would want one of the wheel too."""
    locked = (ROOT / "requirements/bench.txt").read_text(encoding="utf-8")  # the largest group: it binds the others
    versions = "".join(f"{each.strip()}\n" for each in LOCKED.findall(locked))
    (out / "constraints.txt").write_text(versions, encoding="utf-8")


def run(*command: str, **settings: str) -> int:
    environment = os.environ | settings
    for name in ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE"):  # the copy is what is built; setuptools warns of the other
        environment.pop(name, None)
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


if __name__ == "__main__":
    main()
