"""Running a file of worked examples."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from amulette.files.cases import das_amulett, das_blaue_amulett, gargon, power_cards
from amulette.files.cases.case import Case, Outcome, Unreadable, outcome
from amulette.games.catalogue import GAMES

LARGEST_FILE: Final = 4_000_000  # bytes
CLAUSE: Final = re.compile(r"^clause-([A-Z]+)-(\d+)-(\d+)[ \t]*=", re.MULTILINE)
READERS: Final[dict[str, Callable[[str], list[Case]]]] = {  # a new game adds its line here
    "das-amulett": das_amulett.read_cases,
    "das-blaue-amulett": das_blaue_amulett.read_cases,
    "gargon": gargon.read_cases,
    "power-cards": power_cards.read_cases,
}


def cases(key: str, path: Path) -> tuple[list[str], int]:
    """Play the cases of a file: the lines to print, and the exit code."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except OSError as error:
        return report([Outcome(str(path), (), error.strerror or "cannot be read")])
    return report(run_bytes(key, content))


def run_bytes(key: str, content: bytes) -> list[Outcome]:
    """Play the cases of a file as it lies on the disk."""
    if len(content) > LARGEST_FILE:
        return [Outcome("file", (), f"longer than {LARGEST_FILE} bytes: no cases")]
    try:
        return run_file(key, content.decode())
    except UnicodeDecodeError as error:
        return [Outcome("file", (), f"no text: {error}")]


def run_file(key: str, text: str) -> list[Outcome]:
    """Play every case of a Markdown text.  What cannot be read is a failure, never passed over."""
    return [outcome(case, known_clauses(key)) for case in read_cases(key, text)]


def read_cases(key: str, text: str) -> list[Case]:
    """Every case of a Markdown text, and in its place whatever cannot be read as one."""
    if key not in READERS:
        return [Unreadable("file", 1, f"there are no cases of {key}")]
    found = READERS[key](text) or [Unreadable("file", 1, "there are no cases in this file")]
    return once_each(found)


def once_each(found: list[Case]) -> list[Case]:
    """A case whose first word names an earlier case too is none."""
    named: set[str] = set()
    result: list[Case] = []
    for case in found:
        word = case.name.partition(" ")[0]
        twice = word in named and not isinstance(case, Unreadable)
        result.append(Unreadable(case.name, case.line, f"a second case is named {word!r}") if twice else case)
        named.add(word)
    return result


@cache
def known_clauses(key: str) -> frozenset[str]:
    """The ids of the game's clauses, of which its package holds the sentences."""
    package = GAMES[key].__module__.rpartition(".")[0]
    sentences = (resources.files(package) / "texts" / "en.clauses.ftl").read_text(encoding="utf-8")
    return frozenset([f"{game}-{section}.{number}" for game, section, number in CLAUSE.findall(sentences)])


def report(outcomes: list[Outcome]) -> tuple[list[str], int]:
    """Each failure and the closing line; the exit code is 1 when there is a failure."""
    failed = [each for each in outcomes if each.failure is not None]
    lines = [printable(f"{each.name}: {each.failure}") for each in failed]
    return [*lines, f"{len(outcomes) - len(failed)} passed, {len(failed)} failed"], 1 if failed else 0


def printable(text: str) -> str:
    """The text without signs that a terminal would obey."""
    return "".join([sign if sign.isprintable() else repr(sign)[1:-1] for sign in text])
