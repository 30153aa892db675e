"""`amulette rules` and `amulette cases`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from amulette.texts.languages import LANGUAGES
from tests.cli.run import amulette, failure

RULES = Path(__file__).parents[2] / "docs" / "rules" / "gargon.md"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_is_read_from_cover_to_cover(language: str) -> None:
    lines = amulette("rules", "gargon", "--lang", language).stdout.splitlines()

    assert lines[0] == "Gargon"
    assert lines[1].endswith("Rüdiger Dorn")
    assert [line for line in lines if line.startswith("14. ")]


@pytest.mark.parametrize("clause", ["G-3.4", "g-3.4"])
def test_a_clause_is_read_alone(clause: str) -> None:
    assert amulette("rules", "gargon", clause).stdout == "G-3.4: Three cards of one colour may not be laid.\n"


@pytest.mark.parametrize("clause", ["G-99.1", "", "x" * 2000, "\x1b[31m", "G-3-4", "clause"])
def test_a_clause_that_does_not_exist_is_named(clause: str) -> None:
    assert failure("rules", "gargon", clause).endswith("”; the first is G-1.1.")


def test_the_rules_can_be_read_by_machines() -> None:
    data = json.loads(amulette("rules", "gargon", "--json", "--lang", "fr").stdout)

    assert data["book"][0]["title"] == "Ton but"
    assert list(data["clauses"])[:2] == ["G-1.1", "G-1.2"]
    assert data["clauses"]["G-10.4"] == "Les cartes restées en main sont défaussées."


def test_a_clause_can_be_read_by_machines() -> None:
    data = json.loads(amulette("rules", "gargon", "g-3.4", "--json").stdout)

    assert data["clause"] == "G-3.4"


def test_coverage_counts_the_clauses() -> None:
    assert amulette("rules", "gargon", "--coverage").stdout.startswith("clauses ")


def test_the_cases_of_the_rules_pass() -> None:
    result = amulette("cases", "gargon", RULES)

    assert result.exit_code == 0
    assert result.stdout.endswith(" passed, 0 failed\n")


def test_a_case_that_fails_is_exit_code_1(tmp_path: Path) -> None:
    file = tmp_path / "cases.md"
    file.write_text("No cases here.", encoding="utf-8")

    assert amulette("cases", "gargon", file).exit_code == 1
    assert amulette("cases", "gargon", tmp_path / "missing.md").exit_code == 1
