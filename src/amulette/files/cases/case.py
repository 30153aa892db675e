"""A worked example before and after it is played, whatever the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final


class CaseError(ValueError):
    """Something is not as the case says; the message names the line."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")


class Case:
    """One worked example as it stands in its file; nothing of it is trusted before it is played."""

    def __init__(self, name: str, clauses: tuple[str, ...], line: int) -> None:
        self.name = name
        self.clauses = clauses  # those it shows
        self.line = line  # where it begins

    def play(self, known: frozenset[str]) -> None:
        """Raises CaseError at the first thing that is not as written; `known` are the clauses of the rules."""
        raise NotImplementedError


@final
class Unreadable(Case):
    """What stands where a case should be; it fails, so that nothing is passed over in silence."""

    def __init__(self, name: str, line: int, reason: str) -> None:
        super().__init__(name, (), line)
        self.reason = reason

    def play(self, known: frozenset[str]) -> None:
        raise CaseError(self.line, self.reason)


@dataclass(frozen=True)
class Outcome:
    """How a case went."""

    name: str
    clauses: tuple[str, ...]
    failure: str | None  # the line, the fact, what was expected and what was found; None: all is as written


def outcome(case: Case, known: frozenset[str]) -> Outcome:
    """Play the case."""
    try:
        check_clauses(case, known)
        case.play(known)
    except CaseError as error:
        return Outcome(case.name, case.clauses, str(error))
    return Outcome(case.name, case.clauses, None)


def check_clauses(case: Case, known: frozenset[str]) -> None:
    """A case names the clauses it shows, and they exist."""
    if not case.clauses and not isinstance(case, Unreadable):
        raise CaseError(case.line, "a case names the clauses it shows")
    for clause in case.clauses:
        if clause not in known:
            raise CaseError(case.line, f"no such clause: {clause!r}")
