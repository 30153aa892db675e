"""Build the package: its rules and bots compiled by mypyc where there is a C compiler, else as plain Python.

The browser client is built into it too, with Node or a network to fetch one; AMULETTE_NO_CLIENT=1 leaves it out.
An sdist carries the client as built, without its sources, so that installing an sdist needs no Node.
AMULETTE_PURE=1 builds plain Python.  AMULETTE_COMPILED=required makes it an error not to compile.
A type error always stops the build.  Everything else about the package is in pyproject.toml.
"""

import ast
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

ROOMS = ("kernel", "games", "bots")
UNCOMPILED = ("src/amulette/kernel/vecs.py",)  # turns vec into list when interpreted; the compiler looks through it
APART = ("das_amulett", "das_blaue_amulett", "power_cards", "bots")  # each compiled into a library of its own
UNCOMPILED_MARK = "# not compiled:"  # on the first line of any other module that must stay plain, with the reason
Extensions = list[Any]  # of a class that setuptools and distutils do not agree on
BUILDS = {"build", "bdist_wheel", "install"}  # not editable installs: compiled files in src would hide later edits
CLIENT = Path("src/amulette/server/client")
CLIENT_SCRIPT = Path("scripts/web.py")
LISTED = Path("src/amulette.egg-info/SOURCES.txt")
NO_CLIENT = os.environ.get("AMULETTE_NO_CLIENT") == "1"
LEFT_OUT = "amulette: AMULETTE_NO_CLIENT=1 leaves out the browser client: only programs and terminals can play"
NOT_BUILT = (
    "amulette: cannot build the browser client: install Node 20.19 or newer and check the network, "
    "or set AMULETTE_NO_CLIENT=1 to leave the client out"
)


def rules() -> Extensions:
    """The extensions to build: none for a plain build."""
    if not BUILDS & set(sys.argv):
        return []
    shutil.rmtree("build", ignore_errors=True)  # what an earlier build left there would be packed too
    if os.environ.get("AMULETTE_PURE") == "1":
        return []
    if not has_compiler():
        return plain("there is no C compiler")
    try:
        from mypyc.build import mypycify
    except ModuleNotFoundError:
        return plain("mypy is not installed")
    extensions = mypycify(modules(), opt_level="3", separate=libraries())
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *compiler_settings()]
    return extensions


def modules() -> list[str]:
    """The modules to compile."""
    paths = [path for room in ROOMS for path in sorted(Path("src/amulette", room).rglob("*.py"))]
    return [path.as_posix() for path in paths if path.as_posix() not in UNCOMPILED and is_compiled(path)]


def libraries() -> list[tuple[list[str], str | None]]:
    """What is compiled together, so that calls inside it stay native: kernel and Gargon, each further game, the bots.

    One library of everything would be built by one processor alone, and the larger it is the less is inlined.
    """
    found: dict[str, list[str]] = {}
    for module in modules():
        apart = next((name for name in APART if f"/{name}" in module), "")
        found.setdefault(f"amulette_{apart}" if apart else "amulette", []).append(module)
    return [(paths, name) for name, paths in found.items()]


def is_compiled(path: Path) -> bool:
    text = path.read_text(encoding="utf-8")
    is_only_text = all(isinstance(node, ast.Expr) for node in ast.parse(text).body)  # nothing, or a docstring
    return not text.startswith(UNCOMPILED_MARK) and not is_only_text


def compiler_settings() -> list[str]:
    if sys.platform == "win32":
        return []
    return [
        "-fvisibility=hidden",  # else the compiler may not inline one function into another
        "-Wno-error",  # a compiler newer than mypyc may warn of something new
    ]


def has_compiler() -> bool:
    """Whether the compiler Python was built with, or the one named in CC, is there; on Windows only trying tells."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    return sys.platform == "win32" or bool(command and shutil.which(shlex.split(command)[0]))


def plain(reason: str) -> Extensions:
    """No extensions, for this reason."""
    if os.environ.get("AMULETTE_COMPILED") == "required":
        sys.exit(f"amulette: cannot compile the rules: {reason}")
    print(f"amulette: {reason}, so the rules stay plain Python: the same game, slower bots", file=sys.stderr)
    return []


class BuildRules(build_ext):
    """Builds all extensions or none: some of them without the others cannot be imported."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        try:
            super().build_extensions()
        except (BaseError, CCompilerError, OSError):  # the compiler has said what is wrong
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions[:] = plain("the C compiler failed")


class BuildPackage(build_py):
    """Copies the package, without the browser client where that is not wanted."""

    def find_data_files(self, package: str, src_dir: str) -> list[str]:
        found = super().find_data_files(package, src_dir)
        return [path for path in found if not (NO_CLIENT and CLIENT in Path(path).parents)]


def build_client() -> None:
    """Build the browser client into the package, before its files are gathered; exit if that fails."""
    if not {*BUILDS, "sdist"} & set(sys.argv):
        return
    if NO_CLIENT:
        LISTED.unlink(missing_ok=True)  # what an earlier sdist lists would be packed too
        print(LEFT_OUT, file=sys.stderr)
    elif CLIENT_SCRIPT.is_file() and not run_client_script():  # an sdist and the copy of scripts/fast.py have none
        sys.exit(NOT_BUILT)


def run_client_script() -> bool:
    """Return whether the client is built."""
    given = os.environ.get("PYTHONPATH")  # by which pip's isolated build finds its packages
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(["src", given] if given else ["src"])}
    return not subprocess.run([sys.executable, str(CLIENT_SCRIPT)], env=environment, check=False).returncode


build_client()
setup(ext_modules=rules(), cmdclass={"build_ext": BuildRules, "build_py": BuildPackage})
