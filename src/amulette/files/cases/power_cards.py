"""Power Cards' cases, in the form of docs/rules/power-cards.md, section 7: rows of a table.

| id | position and options | actions | result | clauses |
| X-10 | `*A: 3; B: 7 2 (round 4)` | `A call accuracy; A build 3` | `next call A @ A: 7 [3]; B: 2` | P-9.2, P-9.3 |

What stands outside the back-quotes is commentary.  A few rows are told in prose and are no cases.
"""

from __future__ import annotations

import re
from typing import Final, final

from amulette.files.cases.case import Case, CaseError, Unreadable
from amulette.files.cases.power_cards_played import begin, compare, play
from amulette.kernel.contract import RefusedError

HEADER: Final = ["id", "position and options", "actions", "result", "clauses"]
RULE: Final = re.compile(r"\|(?:\s*:?-+:?\s*\|)+")
PROSE: Final = ("X-25", "X-27", "X-28")
QUOTED: Final = re.compile(r"`([^`]*)`.*")
CLAUSES: Final = re.compile(r"(P-\d+\.)(\d+)(?: to (P-\d+\.)(\d+))?")


def read_cases(text: str) -> list[Case]:
    """The cases of all tables with the header of worked examples, and whatever stands there without being one."""
    found: list[Case] = []
    is_inside = False
    for i, line in enumerate(text.split("\n")):
        row = line.strip()
        if cells_of(row) == HEADER:
            is_inside = True
        elif not row.startswith("|"):
            is_inside = False
        elif is_inside and not RULE.fullmatch(row):
            found += case_of(row, i + 1)
    return found


def cells_of(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip("|").split("|")]


def case_of(row: str, line: int) -> list[Case]:
    """The case of one row; none when it is told in prose."""
    cells = cells_of(row)
    name = cells[0]
    if name in PROSE and not cells[1].startswith("`"):
        return []
    if len(cells) != len(HEADER) or not name:
        return [Unreadable(row, line, "a row has an id, a position, actions, a result and clauses")]
    quoted = [QUOTED.fullmatch(cell) for cell in cells[1:4]]
    texts = [each[1] for each in quoted if each is not None]
    if len(texts) != 3:
        return [Unreadable(name, line, "position, actions and result stand in back-quotes")]
    try:
        clauses = read_clauses(cells[4])
    except ValueError as error:
        return [Unreadable(name, line, str(error))]
    return [PowerCardsCase(name, clauses, line, texts)]


def read_clauses(text: str) -> tuple[str, ...]:
    """As in `P-4.1 to P-4.5, P-4.8`."""
    clauses: list[str] = []
    for part in text.split(", ") if text else []:
        found = CLAUSES.fullmatch(part)
        if found is None or found[3] not in (None, found[1]):
            raise ValueError(f"no such clauses: {part!r}")
        last = int(found[4] or found[2])
        clauses += [f"{found[1]}{number}" for number in range(int(found[2]), last + 1)]
    return tuple(clauses)


@final
class PowerCardsCase(Case):
    """A position, actions, and what they lead to."""

    def __init__(self, name: str, clauses: tuple[str, ...], line: int, texts: list[str]) -> None:
        super().__init__(name, clauses, line)
        self.position, self.actions, self.result = texts

    def play(self, known: frozenset[str]) -> None:
        try:
            played = begin(self.position)
            play(played, self.actions)
            expected, found = compare(played, self.result)
        except RefusedError as error:
            raise CaseError(self.line, f"refused by {error.refusal.clause}") from error
        except ValueError as wrong:
            raise CaseError(self.line, str(wrong)) from wrong
        if expected != found:
            raise CaseError(self.line, f"expected {expected}, found {found}")
