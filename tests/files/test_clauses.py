"""Counting which clauses of the rules are tested."""

from __future__ import annotations

from pathlib import Path

import pytest

from amulette.files import clauses as counted
from amulette.files.clauses import clauses, clauses_of, coverage, marks

RULES = """# Rules
- **G-1.1** The game has seats. [rules]
- **G-1.2** Seats have letters [A to E]. [ruling: naming, see G-9.9]
- **G-1.10** A third clause. [rules; ruling: ours]

| id | item | others see | tag |
|---|---|---|---|
| G-2.1 | hand | backs | [rules] |
"""
CASES = """
```cases
E1 a title [G-1.2] A w1 | B w2 | C w3
  => turn A
```
"""
TESTS = '''
import pytest

@pytest.mark.clause("G-1.1", "G-1.10")
def test_something() -> None:
    """Not a mark: pytest.mark.clause("G-7.7")."""

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("G-2.1")), 2])
def test_more(n: int) -> None:
    pass
'''


def made_up(root: Path, *, rules: str = RULES + CASES, tests: str = TESTS, source: str = "") -> Path:
    """A checkout of a game with three files."""
    files = {"docs/rules/gargon.md": rules, "tests/rooms/test_it.py": tests, "src/amulette/games/gargon/it.py": source}
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return root


def test_clauses_are_bulleted_or_rows_of_a_table() -> None:
    assert clauses_of(RULES) == {
        "G-1.1": "The game has seats.",
        "G-1.2": "Seats have letters [A to E].",
        "G-1.10": "A third clause.",
        "G-2.1": "hand; backs",
    }


def test_marks_count_on_tests_and_on_parameters_but_not_in_texts() -> None:
    assert [clause for clause, _ in marks(TESTS)] == ["G-1.1", "G-1.10", "G-2.1"]


def test_a_mark_that_is_not_literal_counts_for_nothing() -> None:
    assert list(marks("pytest.mark.clause(*ids)\npytest.mark.clause(name)\npytest.mark.slow('G-1.1')")) == []


def test_tests_and_cases_together_cover_the_rules(tmp_path: Path) -> None:
    lines = ["clauses 4", "tested 4", "untested 0", "unknown ids 0"]

    assert clauses("gargon", made_up(tmp_path)) == (lines, 0)


def test_an_untested_clause_is_shown_with_its_sentence(tmp_path: Path) -> None:
    lines, code = clauses("gargon", made_up(tmp_path, rules=RULES))

    assert lines == ["clauses 4", "tested 3", "untested 1", "  G-1.2 Seats have letters [A to E].", "unknown ids 0"]
    assert code == 1


def test_an_unknown_id_is_shown_with_its_place(tmp_path: Path) -> None:
    tests = TESTS.replace('"G-1.10"', '"G-1.10", "G-1.3", "nonsense"')
    source = '"""G-1.1, G-1.2 to G-3.4."""\n# G-5.5\nG = "G-1.1"\n'

    lines, code = clauses("gargon", made_up(tmp_path, tests=tests, source=source))
    assert lines[3:] == [
        "unknown ids 4",
        "  G-1.3 in tests/rooms/test_it.py:4",
        "  G-3.4 in src/amulette/games/gargon/it.py:1",
        "  G-5.5 in src/amulette/games/gargon/it.py:2",
        "  nonsense in tests/rooms/test_it.py:4",
    ]
    assert code == 1


def test_an_id_that_only_a_case_names_wrongly_is_unknown(tmp_path: Path) -> None:
    root = made_up(tmp_path, rules=RULES + CASES.replace("[G-1.2]", "[G-1.2 G-8.8]"))

    assert coverage("gargon", root).unknown == {"G-8.8": "docs/rules/gargon.md:11"}


def test_ids_of_another_game_are_not_unknown(tmp_path: Path) -> None:
    root = made_up(tmp_path, tests=TESTS.replace('"G-1.10"', '"G-1.10", "P-1.1", "Q-1.1"'))
    (root / "docs" / "rules" / "another.md").write_text("- **P-1.2** A clause. [rules]\n", encoding="utf-8")

    assert list(coverage("gargon", root).unknown) == ["Q-1.1"]


def test_outside_a_checkout_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counted, "__file__", str(tmp_path / "amulette" / "files" / "clauses.py"))

    lines, code = clauses("gargon")
    assert lines == ["Clauses are counted in a source checkout, which has docs/rules and tests; here is none."]
    assert code == 1


def test_every_clause_of_gargon_is_tested_and_no_id_is_unknown() -> None:
    found = coverage("gargon", Path(__file__).parents[2])

    assert found.untested == []
    assert found.unknown == {}
