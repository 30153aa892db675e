"""The worked examples of docs/rules/das-blaue-amulett.md, played as they are written there."""

from __future__ import annotations

from pathlib import Path

import pytest

from amulette.files.cases.case import Case, outcome
from amulette.files.cases.run import known_clauses, read_cases
from tests.games.das_blaue_amulett.notation import KEY

RULES = Path(__file__).parents[3] / "docs" / "rules" / f"{KEY}.md"
CASES = [
    pytest.param(case, id=case.name, marks=pytest.mark.clause(*case.clauses))
    for case in read_cases(KEY, RULES.read_text(encoding="utf-8"))
]


def test_there_are_forty_examples() -> None:
    assert len(CASES) == 40


@pytest.mark.parametrize("case", CASES)
def test_the_example_plays_as_written(case: Case) -> None:
    assert outcome(case, known_clauses(KEY)).failure is None
