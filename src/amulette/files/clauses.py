"""Which clauses of the rules are tested: counted from docs/rules, tests and the game's source, without running them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from amulette.files.cases import read_cases

ID: Final = r"[A-Z]+-\d+\.\d+"
CITED: Final = re.compile(rf"\b{ID}\b")
BULLET: Final = re.compile(rf"- \*\*(?P<id>{ID})\*\* (?P<sentence>.*)")
ROW: Final = re.compile(rf"\| (?P<id>{ID}) \|(?P<cells>.*)\|")
TAG: Final = re.compile(r"\s*\[[^\[\]]*\]\s*$")
NO_CHECKOUT: Final = "Clauses are counted in a source checkout, which has docs/rules and tests; here is none."

Places = dict[str, str]  # each id, and where it first stands


@dataclass(frozen=True)
class Coverage:
    """What is tested of a game's rules, and what only seems to be."""

    clauses: dict[str, str]  # the sentence of each
    tested: list[str]
    untested: list[str]
    unknown: Places  # ids that tests, cases or source name although no clause has them


def clauses(key: str, root: Path | None = None) -> tuple[list[str], int]:
    """The lines to print about a game's clauses, and the exit code: 1 unless all are tested and none is unknown."""
    root = root or checkout()
    if root is None or not (root / "docs" / "rules" / f"{key}.md").is_file():
        return [NO_CHECKOUT], 1
    found = coverage(key, root)
    return report(found), 1 if found.untested or found.unknown else 0


def report(found: Coverage) -> list[str]:
    """Four counts, the last two with what they count."""
    return [
        f"clauses {len(found.clauses)}",
        f"tested {len(found.tested)}",
        f"untested {len(found.untested)}",
        *[f"  {clause} {found.clauses[clause]}" for clause in found.untested],
        f"unknown ids {len(found.unknown)}",
        *[f"  {clause} in {place}" for clause, place in found.unknown.items()],
    ]


def checkout() -> Path | None:
    """The folder of the source checkout that this module lies in; None when it is installed elsewhere."""
    for folder in Path(__file__).resolve().parents:
        if (folder / "docs" / "rules").is_dir() and (folder / "tests").is_dir() and (folder / "src").is_dir():
            return folder
    return None


def coverage(key: str, root: Path) -> Coverage:
    """Compare the clauses of a game with the ids that its cases, all tests and its source name."""
    rules = root / "docs" / "rules" / f"{key}.md"
    known = clauses_of(rules.read_text(encoding="utf-8"))
    tested = named_by_cases(key, rules, root) | named_by_tests(root)
    named = tested | cited_by_source(root / "src" / "amulette" / "games" / key.replace("-", "_"), root)
    foreign = prefixes(root) - {prefix(clause) for clause in known}
    return Coverage(
        clauses=known,
        tested=[clause for clause in known if clause in tested],
        untested=[clause for clause in known if clause not in tested],
        unknown={id_: named[id_] for id_ in sorted(named) if id_ not in known and prefix(id_) not in foreign},
    )


def clauses_of(text: str) -> dict[str, str]:
    """The sentences of a rule book by their ids: bulleted, or a row of a table."""
    found: dict[str, str] = {}
    for line in text.split("\n"):
        if bullet := BULLET.fullmatch(line.strip()):
            found.setdefault(bullet["id"], TAG.sub("", bullet["sentence"]))
        elif row := ROW.fullmatch(line.strip()):
            cells = [cell.strip() for cell in row["cells"].split("|")]
            found.setdefault(row["id"], "; ".join([cell for cell in cells if not TAG.fullmatch(cell)]))
    return found


def prefixes(root: Path) -> set[str]:
    """The letters before the clauses of every game."""
    texts = [path.read_text(encoding="utf-8") for path in (root / "docs" / "rules").glob("*.md")]
    return {prefix(clause) for text in texts for clause in clauses_of(text)}


def prefix(clause: str) -> str:
    return clause.partition("-")[0]


def named_by_cases(key: str, rules: Path, root: Path) -> Places:
    """The clauses in the headers of the cases."""
    place = rules.relative_to(root).as_posix()
    found = read_cases(key, rules.read_text(encoding="utf-8"))
    return {clause: f"{place}:{case.line}" for case in reversed(found) for clause in case.clauses}


def named_by_tests(root: Path) -> Places:
    """The clauses that a mark `pytest.mark.clause` names, whether it decorates a test or a parameter of one."""
    found: Places = {}
    for path in sorted((root / "tests").rglob("*.py")):
        for clause, line in marks(path.read_text(encoding="utf-8")):
            found.setdefault(clause, f"{path.relative_to(root).as_posix()}:{line}")
    return found


def marks(source: str) -> Iterator[tuple[str, int]]:
    """Each id that a mark states literally, and its line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("pytest.mark.clause", "mark.clause"):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value, argument.lineno


def cited_by_source(folder: Path, root: Path) -> Places:
    """The ids that comments, docstrings and texts of the game's source cite."""
    found: Places = {}
    for path in sorted(folder.rglob("*.py")):
        for i, line in enumerate(path.read_text(encoding="utf-8").split("\n")):
            for clause in CITED.findall(line):
                found.setdefault(clause, f"{path.relative_to(root).as_posix()}:{i + 1}")
    return found
