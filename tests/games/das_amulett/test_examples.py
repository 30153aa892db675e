"""The worked examples of docs/rules/das-amulett.md, played as they are written there."""

from __future__ import annotations

from pathlib import Path

import pytest

from amulette.files.cases.case import Case, outcome
from amulette.files.cases.run import known_clauses, read_cases

RULES = Path(__file__).parents[3] / "docs" / "rules" / "das-amulett.md"
CASES = [
    pytest.param(case, id=case.name, marks=pytest.mark.clause(*case.clauses))
    for case in read_cases("das-amulett", RULES.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("case", CASES)
def test_the_example_plays_as_written(case: Case) -> None:
    assert outcome(case, known_clauses("das-amulett")).failure is None


def test_all_examples_are_there() -> None:
    assert len(CASES) == 35
