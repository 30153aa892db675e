"""The compiled and the interpreted build of the same rules, both in one process."""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from amulette.kernel.chance import Fast
    from amulette.kernel.contract import Game, State

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
FAST = (sys.executable, str(ROOT / "scripts" / "fast.py"))


@dataclass(frozen=True)
class Build:
    """One build of the rules, and the modules it consists of."""

    name: str  # compiled or interpreted
    game: Game
    fast: type[Fast]
    playout: Callable[[State, Fast], tuple[int, int]]
    modules: dict[str, ModuleType]

    def folder(self) -> str:
        """Where it was loaded from."""
        return str(Path(str(self.modules["amulette.kernel.contract"].__file__)).parents[2])

    def enter(self) -> None:
        """Make this the build that imports find: some functions import when they are called."""
        sys.modules.update(self.modules)


def load(folder: Path) -> Build:
    """The build in that folder, even if another is loaded."""
    for name in loaded():
        del sys.modules[name]
    sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    build = present()
    sys.path.remove(str(folder))
    return build


def present() -> Build:
    """The build that imports find."""
    name: str = importlib.import_module("amulette.files.build").build()
    game: Game = importlib.import_module("amulette.files.editions").open_game("gargon")
    fast: type[Fast] = importlib.import_module("amulette.kernel.chance").Fast
    playout = importlib.import_module("amulette.kernel.playout").playout
    return Build(name, game, fast, playout, loaded())


def module_of(build: Build, name: str) -> ModuleType:
    """A module of this build, which need not hold it yet; those of another build would stand in for it."""
    for other in loaded():
        del sys.modules[other]
    build.enter()
    sys.path.insert(0, build.folder())
    found = importlib.import_module(name)
    sys.path.remove(build.folder())
    build.modules.update(loaded())
    return found


def loaded() -> dict[str, ModuleType]:
    """Our modules, and the libraries that hold the compiled ones: left in place they would serve the next build too."""
    return {name: module for name, module in sys.modules.items() if is_ours(name.split(".")[0])}


def is_ours(package: str) -> bool:
    return package == "amulette" or (package.startswith("amulette") and package.endswith("__mypyc"))


def compiled_folder() -> Path | None:
    """Where the compiled build is, made now if need be; None where it cannot be made."""
    subprocess.run(FAST, stdout=sys.stderr, check=False)
    done = subprocess.run([*FAST, "--path"], stdout=subprocess.PIPE, text=True, check=True)
    folder = Path(done.stdout.strip())
    return None if folder == SOURCE else folder
