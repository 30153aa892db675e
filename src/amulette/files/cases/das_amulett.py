"""Das Amulett's cases, in the form of docs/rules/das-amulett.md, section 8: a table with a row for each.

| id | clauses | given | actions | expected |
| S3 | A-10.4, A-2.5: a title | `phase=blue sp1=gift:3` | `-` | `sp1=gift:1; next=1 spell_bid` |
"""

from __future__ import annotations

import re
from typing import Final, final

from amulette.files.cases.case import Case, CaseError, Unreadable
from amulette.files.cases.das_amulett_facts import compare
from amulette.files.cases.das_amulett_given import begin
from amulette.files.cases.das_amulett_played import Played
from amulette.kernel.contract import RefusedError

HEADER: Final = ("id", "clauses", "given", "actions", "expected")
NAME: Final = re.compile(r"[A-Z][0-9]+")
RANGE: Final = re.compile(r"([A-Z]+-[0-9]+)\.([0-9]+) to ([A-Z]+-[0-9]+)\.([0-9]+)")
QUOTED: Final = re.compile(r"`[^`]+`")
CLAUSE: Final = re.compile(r"[A-Z]+-[0-9]+\.[0-9]+")


def read_cases(text: str) -> list[Case]:
    """The rows of every table that has these five columns; such a table goes on to the first other line."""
    found: list[Case] = []
    inside = False
    for number, line in enumerate(text.split("\n"), 1):
        cells = cells_of(line)
        if cells == list(HEADER):
            inside = True
        elif not line.lstrip().startswith("|"):
            inside = False
        elif inside and not is_rule(cells):
            found.append(read_row(cells, number))
    return found


def cells_of(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def is_rule(cells: list[str]) -> bool:
    """The line of dashes below the header."""
    return all([re.fullmatch(r":?-{3,}:?", cell) for cell in cells])


def read_row(cells: list[str], line: int) -> Case:
    if len(cells) != len(HEADER) or not NAME.fullmatch(cells[0]):
        return Unreadable(cells[0] or "row", line, "a row has a name, clauses, given, actions and expected")
    quoted = [
        cell[1:-1] for cell in cells[2:] if len(cell) > 2 and cell[0] == cell[-1] == "`" and "`" not in cell[1:-1]
    ]
    if len(quoted) < 3:
        return Unreadable(cells[0], line, "given, actions and expected stand between back quotes")
    try:
        clauses = clauses_of(cells[1])
    except ValueError as error:
        return Unreadable(cells[0], line, str(error))
    return AmulettCase(cells[0], clauses, line, quoted)


def clauses_of(text: str) -> tuple[str, ...]:
    """`A-1.9 to A-1.16, A-2.5 with A-2.6: a title`: every part begins with a clause.  Raises ValueError."""
    found: list[str] = []
    for part in [each.strip() for each in text.partition(":")[0].split(",")]:
        several = RANGE.fullmatch(part)
        if several is not None and several[1] == several[3]:
            found += [f"{several[1]}.{n}" for n in range(int(several[2]), int(several[4]) + 1)]
        elif CLAUSE.match(part) and " to " not in part:
            found += CLAUSE.findall(part)
        else:
            raise ValueError(f"no clauses: {part!r}")
    return tuple(found)


@final
class AmulettCase(Case):
    """What is given, what is done, what is expected then."""

    def __init__(self, name: str, clauses: tuple[str, ...], line: int, cells: list[str]) -> None:
        super().__init__(name, clauses, line)
        self.given, self.actions, self.expected = cells

    def play(self, known: frozenset[str]) -> None:
        try:
            played = begin(self.given)
        except ValueError as error:
            raise CaseError(self.line, f"given: {said(error)}") from error
        for action in [] if self.actions == "-" else self.actions.split(";"):
            self.act(played, action.strip())
        for fact in self.expected.split(";"):
            self.check(played, fact.strip())

    def act(self, played: Played, action: str) -> None:
        """Do an action, or compare what a seat may do."""
        try:
            if not action.startswith("["):
                played.act(action)
                return
            expected, found = played.asked(action)
        except ValueError as error:
            raise CaseError(self.line, f"{action or 'an action'}: {said(error)}") from error
        if expected != found:
            raise CaseError(self.line, f"{action}: expected {expected}, found {found}")

    def check(self, played: Played, fact: str) -> None:
        try:
            expected, found = compare(played, fact)
        except ValueError as error:
            raise CaseError(self.line, f"{fact or 'a fact'}: {said(error)}") from error
        if expected != found:
            raise CaseError(self.line, f"{fact}: expected {expected}, found {found}")


def said(error: ValueError) -> str:
    """What went wrong, as a sentence goes on."""
    return f"refused by {error.refusal.clause}" if isinstance(error, RefusedError) else str(error)
