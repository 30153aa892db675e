"""Who takes part in a comparison on this machine, and in which versions."""

from __future__ import annotations

import importlib.metadata
import os
import platform
import subprocess
import sys
import sysconfig
from dataclasses import dataclass, field
from pathlib import Path

from bench import hearts, kernel, restore, search, wrappers
from bench.builds import SOURCE, Build, compiled_folder, load
from bench.kernel import Playouts
from bench.reference import SETTINGS, compiler, disagreement, reference
from bench.report import (
    COMPILED,
    OURS,
    OURS_DEALT,
    PEER,
    PEER_DEALT,
    PEER_SAMPLED,
    SEARCH_PEER,
    SEARCHED,
    SEAT,
    SEAT_PEER,
    TREE,
    TREE_OTHER,
    TREE_PEER,
    TREE_SEEN,
    ZOO,
    ZOO_PEER,
    C,
    searched,
    searched_bare,
)
from bench.rounds import Contestant

ENVIRONMENTS, SEARCH, TABLES = "environments", "search", "tables"  # parts that can be measured alone
CHECKED_SEEDS = range(400)  # each with three, four and five seats


@dataclass
class Entrants:
    """The contestants, their versions, and a sentence on each who is missing."""

    contestants: list[Contestant] = field(default_factory=list)
    versions: dict[str, str] = field(default_factory=dict)
    left_out: list[str] = field(default_factory=list)

    def leave_out(self, sentence: str) -> None:
        self.left_out.append(sentence)
        say(f"Left out: {sentence}")


def gather(folder: Path, only: str | None = None) -> Entrants:
    """All who can take part here; the folder is for the C reference.  Ends the program when they do not agree."""
    entrants = Entrants(versions=python_versions())
    found = builds(entrants)
    if only is None:
        add_closed(entrants, found, folder)
        add_open(entrants, found)
        add_peer(entrants)
    if only in (None, ENVIRONMENTS):
        add_wrappers(entrants, found[0])
    if only in (None, SEARCH):
        add_search(entrants, found)
    if only in (None, TABLES):
        entrants.contestants += restore.restore(found[0])
    return entrants


def builds(entrants: Entrants) -> list[Build]:
    """The compiled build, where there is one, and the interpreted one."""
    found = [load(SOURCE)]
    fast = compiled_folder()
    if fast is None:
        entrants.leave_out("the compiled build, which scripts/fast.py could not make here")
    else:
        found.insert(0, load(fast))
        assert found[0].name == COMPILED
    entrants.versions |= {build.name: build.folder() for build in found}
    return found


def add_closed(entrants: Entrants, found: list[Build], folder: Path) -> None:
    """Our builds and the C reference, once they have shown that they play the same games."""
    players = {build.name: kernel.playouts(build) for build in found}
    readies = {build.name: build.enter for build in found}
    if command := compiler():
        players[C] = reference(command, folder)
        entrants.versions[C] = f"{first_line([*command, '--version'])}, {' '.join(SETTINGS)}"
    else:
        entrants.leave_out("the C reference: there is no C compiler here")
    check(players)
    entrants.contestants += [kernel.closed(name, run, readies.get(name, nothing)) for name, run in players.items()]


def check(players: dict[str, Playouts]) -> None:
    say("Checking that all play the same games")
    if difference := disagreement(players, CHECKED_SEEDS):
        sys.exit(f"Nothing is timed, because the contestants disagree: {difference}")


def add_open(entrants: Entrants, found: list[Build]) -> None:
    """What Python programs ask of our builds; move by move, of the faster one alone."""
    for build in found:
        entrants.contestants += kernel.calls(build)
        if build.name == COMPILED:
            entrants.contestants += [kernel.move_by_move(OURS, build), kernel.dealt_already(OURS_DEALT, build)]


def add_peer(entrants: Entrants) -> None:
    spiel = hearts.open_spiel()
    if spiel is None:
        entrants.leave_out("OpenSpiel's hearts: open_spiel is not installed here")
        return
    entrants.versions["open_spiel"] = importlib.metadata.version("open_spiel")
    entrants.contestants += [
        hearts.move_by_move(PEER, spiel, hearts.weighted),
        hearts.move_by_move(PEER_SAMPLED, spiel, hearts.sampler(spiel)),
        hearts.dealt_already(PEER_DEALT, spiel),
    ]


def add_wrappers(entrants: Entrants, build: Build) -> None:
    """Our environments and those of peers; only the compiled ones are compared."""
    spiel, rlcard = hearts.open_spiel(), wrappers.theirs("rlcard")
    zoo = wrappers.theirs("pettingzoo.classic.rlcard_envs.texas_holdem_no_limit")
    if build.name != COMPILED or spiel is None or rlcard is None or zoo is None:
        entrants.leave_out("the environments: the compiled build, OpenSpiel, PettingZoo or RLCard is missing here")
        return
    for peer in ("pettingzoo", "rlcard"):
        entrants.versions[peer] = importlib.metadata.version(peer)
    wrappers.ours(build, "spiel.games")
    importlib.import_module("open_spiel.python.games")
    entrants.contestants += [
        wrappers.in_turn(ZOO, wrappers.ours(build, "gargon_v0").env(), build.enter),
        wrappers.in_turn(ZOO_PEER, wrappers.made(zoo)),
        wrappers.one_seat(SEAT, build),
        wrappers.rlcard(SEAT_PEER, rlcard, (0,)),
        wrappers.in_tree(TREE, spiel, TREE, build.enter),
        wrappers.in_tree(TREE_SEEN, spiel, TREE, build.enter, wrappers.observing(spiel, TREE)),
        wrappers.rlcard(TREE_PEER, rlcard, (0, 1, 2)),
        wrappers.in_tree(TREE_OTHER, spiel, wrappers.DOMINOES),
    ]


def add_search(entrants: Entrants, found: list[Build]) -> None:
    """Our search in both builds, and OpenSpiel's."""
    say("Checking that both builds search alike, and counting the moves of each search")
    for key in SEARCHED:
        for name, is_bare in ((searched_bare, True), (searched, False)):
            if difference := search.disagreement(found, key, is_bare):
                sys.exit(f"Nothing is timed: {difference}")
            moves = search.moves_of(found[-1], key, is_bare)
            entrants.contestants += [search.ours(name(key, build.name), build, key, moves, is_bare) for build in found]
    spiel = hearts.open_spiel()
    if spiel is None:
        entrants.leave_out("OpenSpiel's search: open_spiel is not installed here")
        return
    entrants.versions["open_spiel"] = importlib.metadata.version("open_spiel")
    entrants.contestants.append(search.theirs(SEARCH_PEER, spiel))


def python_versions() -> dict[str, str]:
    tuned = "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or "")
    return {
        "machine": f"{platform.platform()}, {os.cpu_count()} processors, {busyness()}",
        "CPython": f"{platform.python_version()}, {platform.python_compiler()}, {'with' if tuned else 'without'} PGO",
        "mypy": importlib.metadata.version("mypy"),
    }


def busyness() -> str:
    """How busy the machine is besides: C bears that better than code which allocates."""
    return f"load {os.getloadavg()[0]:.1f}" if sys.platform != "win32" else "load unknown"


def first_line(command: list[str]) -> str:
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()[0]


def nothing() -> None:
    """C needs no preparation."""


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
