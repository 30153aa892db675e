"""The cases of Das blaue Amulett, in the table form of docs/rules/das-blaue-amulett.md, section 7.

| id | set-up | actions | result | clauses |
|---|---|---|---|---|
| S5 ruins card | A@1R6[ru]; B@P0; wi@P8 | play 2; pay | path=P2,2R1; A@2R1[]; discard=ru | B-6.3, B-6.5 |
"""

from __future__ import annotations

import re
from typing import Final, final

from amulette.files.cases.case import Case, CaseError, Unreadable
from amulette.files.cases.das_blaue_amulett_facts import compare
from amulette.files.cases.das_blaue_amulett_played import Played
from amulette.files.cases.das_blaue_amulett_setup import begin
from amulette.kernel.contract import RefusedError

HEAD: Final = ["id", "set-up", "actions", "result", "clauses"]
RULE: Final = re.compile(r"\|(?:\s*:?-+:?\s*\|)+")


def read_cases(text: str) -> list[Case]:
    """The rows of all tables with the head of cases, and whatever stands in such a table without being one."""
    found: list[Case] = []
    inside = False
    for number, line in enumerate(text.split("\n"), 1):
        row = line.strip()
        if not row.startswith("|"):
            inside = False
        elif cells(row) == HEAD:
            inside = True
        elif inside and not RULE.fullmatch(row):
            found.append(case_of(number, row))
    return found


def cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip("|").split("|")]


def case_of(number: int, row: str) -> Case:
    found = cells(row)
    if len(found) != len(HEAD) or not row.endswith("|") or not all(found):
        return Unreadable(found[0] or "row", number, f"a case has {len(HEAD)} cells: {', '.join(HEAD)}")
    name, setup, actions, result, clauses = found
    return BlaueCase(name, tuple([clause.strip() for clause in clauses.split(",")]), number, (setup, actions, result))


@final
class BlaueCase(Case):
    """One row: a set-up, the actions in it, and what is found afterwards."""

    def __init__(self, name: str, clauses: tuple[str, ...], line: int, row: tuple[str, str, str]) -> None:
        super().__init__(name, clauses, line)
        self.setup, self.actions, self.result = row

    def play(self, known: frozenset[str]) -> None:
        played = self.begun()
        actions = items(self.actions)
        for i, action in enumerate(actions):
            following = actions[i + 1 :]
            self.act(played, action, following)
        for fact in items(self.result):
            self.check(played, fact)

    def begun(self) -> Played:
        try:
            return begin(items(self.setup))
        except ValueError as error:
            raise CaseError(self.line, f"set-up: {said(error)}") from error

    def act(self, played: Played, action: str, following: list[str]) -> None:
        try:
            played.act(action, following)
        except ValueError as error:
            raise CaseError(self.line, f"{action or 'an action'}: {said(error)}") from error

    def check(self, played: Played, fact: str) -> None:
        try:
            expected, found = compare(played, fact)
        except ValueError as error:
            raise CaseError(self.line, f"{fact or 'a fact'}: {said(error)}") from error
        if expected != found:
            raise CaseError(self.line, f"{fact}: expected {expected}, found {found}")


def items(text: str) -> list[str]:
    return [" ".join(part.split()) for part in text.split(";")]


def said(error: ValueError) -> str:
    """What went wrong, as a sentence goes on."""
    return f"refused by {error.refusal.clause}" if isinstance(error, RefusedError) else str(error)
