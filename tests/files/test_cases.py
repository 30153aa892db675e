"""Cases are played strictly: what cannot be read, and every wrong fact, is a failure."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from amulette.files.cases import Outcome, cases, gargon_facts, read_cases, run_file
from amulette.kernel.contract import IllegalActionError, Refusal, State, submit
from tests.files.altered import altered_files

RULES = Path(__file__).parents[2] / "docs" / "rules" / "gargon.md"
TEXT = RULES.read_text(encoding="utf-8")
BLOCK = TEXT[TEXT.index("```cases") :]
SMALL = """Some words.
```cases
E1 a lead [G-3.1 G-3.2] A w1 r5 | B w2 | C w3 | 1 v1 v2 | 2 g1
  => no A draw 1; turn A
  A lay r5 => turn B; laid A r5; A sees laid A r5; B sees laid A r?
```
"""
NAMES = [case.name for case in read_cases("gargon", TEXT)]


def failures(text: str) -> list[str]:
    return [each.failure for each in run_file("gargon", text) if each.failure is not None]


def small(old: str, new: str) -> str:
    assert SMALL.count(old) == 1
    return SMALL.replace(old, new)


def test_a_case_that_is_as_written_passes() -> None:
    assert run_file("gargon", SMALL) == [Outcome("E1 a lead", ("G-3.1", "G-3.2"), None)]


def test_the_rule_book_has_21_cases() -> None:
    assert len(NAMES) == 21


@pytest.mark.parametrize("name", NAMES)
def test_altering_any_fact_of_a_case_makes_exactly_that_case_fail(name: str) -> None:
    variants = altered_files(TEXT, name)
    failed = [[each.name for each in run_file("gargon", text) if each.failure] for _, text in variants]

    assert variants
    assert [(fact, names) for (fact, _), names in zip(variants, failed, strict=True) if names != [name]] == []


def test_a_failure_names_line_fact_expected_and_found() -> None:
    assert failures(small("laid A r5; A", "laid A w1; A")) == ["line 5: laid A w1: expected w1, found r5"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("A w1 r5", "A w1 r5 | next Round", "line 3: position: a case has no such part: 'next Round'"),
        ("A w1 r5", "A w1 r5 | A w4", "line 3: position: no such part of a position, or given twice: 'A w4'"),
        ("A w1 r5", "A w1 r5 | E", "line 3: position: 'E' says nothing"),
        ("A w1 r5", "A w1 r55", "line 3: position: no such card: 'r55'"),
        ("A w1 r5", "opt magic | A w1 r5", "line 3: position: no such option: 'magic'"),
        ("A w1 r5", "opt start | A w1 r5", "line 3: position: option start: True is not one of"),
        ("A w1 r5", "A w1 r5 | opt open_captures | opt open_captures", "line 3: position: an option is switched on"),
        ("A w1 r5", "lead E | A w1 r5", "line 3: position: no such seat: 'E'"),
        ("| C w3 ", "", "line 3: position: refused by G-1.1"),
        ("G-3.2", "G-3.99", "line 3: no such clause: 'G-3.99'"),
        ("G-3.1 G-3.2", "", "line 3: a case names the clauses it shows"),
        ("[G-3.1 G-3.2]", "", "line 3: a case begins with its name, [clauses] and a position"),
        ("E1", "  E1", "line 3: a row before the first case"),
        ("A lay r5 =>", "A lay r5", "line 5: a row is `actions => facts`"),
        ("A lay r5 =>", "A lay r5 => turn B =>", "line 5: a row is `actions => facts`"),
        ("A lay r5 =>", "A lay r5; =>", "line 5: an action: no such seat: ''"),
        ("A lay r5 =>", "D lay r5 =>", "line 5: D lay r5: no such seat: 'D'"),
        ("A lay r5 =>", "A fly =>", "line 5: A fly: no such action: 'fly'"),
        ("A lay r5 =>", "A lay r6 =>", "line 5: A lay r6: refused by G-3.2"),
        ("turn B;", "turn B; ;", "line 5: a fact: something is missing here"),
        ("turn B;", "moon B;", "line 5: moon B: no such fact"),
        ("turn B;", "turn D;", "line 5: turn D: no such seat: 'D'"),
        ("turn B;", "hand B;", "line 5: hand B: something is missing here"),
        ("turn B;", "over and out;", "line 5: over and out: nothing goes with this fact, not 'and out'"),
        ("turn B;", "pile 3 v1;", "line 5: pile 3 v1: no such pile: '3'"),
        ("turn B;", "score B 0;", "line 5: score B 0: a score is bonuses+amulets=total"),
        ("turn B;", "final;", "line 5: final: expected the final round announced, found no announcement"),
        ("turn B;", "over;", "line 5: over: expected nobody, found B"),
        ("turn B;", "B sees pile 1 2;", "line 5: B sees pile 1 2: expected 2, found v? v?"),
        ("turn B;", "B sees stars A r5;", "line 5: B sees stars A r5: nobody sees a 'stars'"),
        ("turn A", "events laid", "line 4: events laid: there was no action yet"),
        ("no A draw 1", "no A fly", "line 4: no A fly: no such action: 'fly'"),
        ("no A draw 1", "no A lay w1", "line 4: no A lay w1: expected a refusal, found that it is allowed"),
        ("\n```\n", "\n", "line 2: the block is never closed"),
        ("\n```\n", "\n```\n```cases\n```\n", "line 7: a block without cases"),
        ("\n```\n", "\nE1 again [G-1.1] A w1\n  => turn A\n```\n", "line 6: a second case is named 'E1'"),
        ("\n```\n", "\nE2 no rows [G-3.1] A w1 | B w2 | C w3\n```\n", "line 6: a case has rows `actions => facts`"),
        ("```cases", "```", "line 1: there are no cases in this file"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_a_failure(old: str, new: str, said: str) -> None:
    found = failures(small(old, new))

    assert len(found) == 1
    assert found[0].startswith(said)


def test_a_refusal_must_name_a_clause_of_the_rules() -> None:
    case = read_cases("gargon", SMALL)[0]

    with pytest.raises(ValueError, match=r"expected a refusal by a clause of the rules, found one by 'G-3\.1'"):
        case.play(frozenset())


def test_a_refusal_must_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def meddling(g: State, seat: int, action: int) -> None:
        submit(g, 0, g.options(0)[0])
        raise IllegalActionError(Refusal("G-3.1"))

    monkeypatch.setattr(gargon_facts, "submit", meddling)

    assert "no A draw 1: expected lead A | round 1" in failures(SMALL)[0]


def test_a_fence_inside_another_block_begins_nothing() -> None:
    assert failures(f"````text\n{SMALL}````\n") == ["line 1: there are no cases in this file"]


def test_a_block_may_be_set_in() -> None:
    text = "\n".join(["  " + line for line in SMALL.split("\n")])

    assert failures(text) == []


def test_the_lines_to_print_end_with_a_count(tmp_path: Path) -> None:
    path = tmp_path / "my.md"
    path.write_text(SMALL + small("E1", "E2").replace("turn B", "turn C"), encoding="utf-8")

    lines = ["E2 a lead: line 11: turn C: expected C, found B", "1 passed, 1 failed"]
    assert cases("gargon", path) == (lines, 1)
    assert cases("gargon", RULES) == (["21 passed, 0 failed"], 0)


def test_no_line_to_print_holds_a_sign_that_a_terminal_obeys(tmp_path: Path) -> None:
    path = tmp_path / "my.md"
    path.write_text(small("turn B", "turn \x1b"), encoding="utf-8")

    assert cases("gargon", path)[0][0] == "E1 a lead: line 5: turn \\x1b: no such seat: '\\x1b'"


@pytest.mark.parametrize("content", [None, b"\xff\xfe", b"a" * 4_000_001])
def test_a_file_that_cannot_be_read_is_a_failure(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "my.md"
    if content is not None:
        path.write_bytes(content)

    assert cases("gargon", path)[0][-1] == "0 passed, 1 failed"
    assert cases("gargon", path)[1] == 1


@given(st.text() | st.text().map(lambda text: f"```cases\n{text}\n```\n"))
def test_no_text_breaks_the_reader(text: str) -> None:
    assert all(isinstance(each, Outcome) for each in run_file("gargon", text))


EDITS = st.tuples(st.sampled_from(["delete", "double", "replace"]), st.integers(0), st.integers(0))


@given(st.lists(EDITS, max_size=9))
def test_no_changed_copy_of_the_rule_book_breaks_the_reader(edits: list[tuple[str, int, int]]) -> None:
    words = re.findall(r"\s+|[^\s;|]+|[;|]", BLOCK)
    for edit, i, j in edits:
        word = words[i % len(words)]
        other = {"delete": "", "double": word + word, "replace": words[j % len(words)]}[edit]
        words[i % len(words)] = other

    assert all(isinstance(each, Outcome) for each in run_file("gargon", "".join(words)))
