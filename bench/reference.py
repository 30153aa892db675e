"""The C reference: compiled here when there is a compiler, and checked against the kernel before anything is timed."""

from __future__ import annotations

import ctypes
import os
import shlex
import shutil
import subprocess
import sysconfig
from collections.abc import Iterable, Mapping
from pathlib import Path

from bench.kernel import Playouts

SOURCE = Path(__file__).with_name("reference.c")
SETTINGS = ("-O2", "-shared", "-fPIC")


def compiler() -> list[str] | None:
    """The command named in CC, or the one Python was built with; None where it is not there."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return command if shutil.which(command[0]) else None


def reference(compiler: list[str], folder: Path) -> Playouts:
    """Compile it into the folder and load it."""
    made = folder / "reference.so"
    subprocess.run([*compiler, *SETTINGS, str(SOURCE), "-o", str(made)], check=True)
    function = ctypes.CDLL(str(made)).playouts
    function.argtypes = (ctypes.c_int, ctypes.c_int64, ctypes.c_int, ctypes.POINTER(ctypes.c_int64))
    function.restype = ctypes.c_int64

    def run(seats: int, seed: int, games: int) -> tuple[int, int]:
        check = ctypes.c_int64()
        moves = function(seats, seed, games, ctypes.byref(check))
        return moves, check.value

    return run


def disagreement(players: Mapping[str, Playouts], seeds: Iterable[int]) -> str | None:
    """The first game that they do not all play alike, to each number of options and the places; None: all agree."""
    for seed in seeds:
        for seats in (3, 4, 5):
            found = {name: run(seats, seed, 1) for name, run in players.items()}
            if len(set(found.values())) > 1:
                return f"{seats} seats, seed {seed}: (decisions, checksum) differ: {found}"
    return None
