"""The table form of worked examples is strict: whatever cannot be read or is not so is a failure, with its line."""

from __future__ import annotations

import pytest

from amulette.files.cases.run import run_file
from tests.games.das_blaue_amulett.notation import KEY

HEAD = "| id | set-up | actions | result | clauses |\n|---|---|---|---|---|\n"
GOOD = ("X1 a", "A@4R2; B@P0", "play 1", "A@4R3", "B-5.4")
THEFT = "A@4R2; B@4R3[ru]; amulet=B"


def failure(**cells: str) -> str | None:
    names = ("id", "setup", "actions", "result", "clauses")
    row = [cells.get(name, good) for name, good in zip(names, GOOD, strict=True)]
    outcomes = run_file(KEY, HEAD + f"| {' | '.join(row)} |\n")
    assert len(outcomes) == 1
    return outcomes[0].failure


def test_a_good_case_passes() -> None:
    assert failure() is None
    assert failure(actions="play 1; done; B: play 1", result="A@4R3; B@0R1; next=B:force") is None
    assert failure(setup="board=short; A@4R2; B@P0") is None


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ("A@4R2; B@P0; A@4R3", "given twice"),
        ("A@4R2; B@P0; dw@P1; dw@P2", "given twice"),
        ("A@4R2; B@P0; board=short; board=short", "given twice"),
        ("A@4R2; B@P0; weather=fine", "no such part: 'weather'"),
        ("A@4R2; B@P0; board=long", "option board: 'long'"),
        ("A@4R2; B@P0; nonsense", "no such part: 'nonsense'"),
        ("A@4R2; B@P0; dw@P11", "no such place"),
        ("A@4R2; B@P0;", "no such part: ''"),
        ("A@4R2", "refused by B-1.1"),
        ("A@4R2; B@P0; deck=ru+; discard=+", "in one place only"),
        ("A@4R2; B@P0; deck=xx+", "no such fate card"),
        ("A@4R2[am]; B@P0", "nobody holds an amulet card"),
    ],
)
def test_a_set_up_that_cannot_be_read_is_a_failure(setup: str, message: str) -> None:
    assert message in str(failure(setup=setup))


@pytest.mark.parametrize(
    ("setup", "actions", "message"),
    [
        (GOOD[1], "play 7", "no such action"),
        (GOOD[1], "play 1;", "something is missing here"),
        (GOOD[1], "done", "refused by B-3.2"),
        (GOOD[1], "B: play 1", "A is asked, not B"),
        ("A@9R6; B@P0", "play 1; done", "nobody is asked any more"),
        (GOOD[1], "play 1; ~stolen ru", "no theft comes next"),
        (GOOD[1], "~stolen ru; play 1", "no theft has happened here"),
        (GOOD[1], "~shuffle ru", "only which card is stolen"),
        (THEFT, "play 1; steal; ~stolen wi", "nobody could steal 'wi' here"),
        (THEFT, "play 1; nosteal; ~stolen ru", "no theft has happened here"),
    ],
)
def test_an_action_that_cannot_be_done_is_a_failure(setup: str, actions: str, message: str) -> None:
    assert message in str(failure(setup=setup, actions=actions))


@pytest.mark.parametrize(
    ("result", "message"),
    [
        ("A@4R4", "expected 4R4, found 4R3"),
        ("A@4R3[ru]", "expected 4R3 ru, found 4R3 -"),
        ("B:open=1", "expected 1, found 1 2 3 4 5 J"),
        ("dw@P2", "expected P2, found P1"),
        ("path=4R4", "expected 4R4, found 4R3"),
        ("next=B:play", "expected B:play, found A:force"),
        ("next=A:sing", "no such decision"),
        ("legal=done", "expected done, found force dw P2 /"),
        ("amulet=A", "expected A, found P10"),
        ("deck=ru", "expected ru, found dw"),
        ("discard=ru", "expected ru, found -"),
        ("deck#=3", "expected 3, found 31"),
        ("discard#=x", "no such number"),
        ("discard#=1", "expected 1, found 0"),
        ("win=A", "expected A, found nobody"),
        ("rank=A2,B1", "expected A2,B1, found A1,B2"),
        ("rank=first", "ranks are A1,B2"),
        ("mood=good", "no such fact"),
        ("nonsense", "no such fact"),
        ("A@4R3;", "no such fact"),
        ("A@4R9", "no such space on the board standard"),
        ("E@4R3", "no such fact"),
    ],
)
def test_a_fact_that_is_not_so_is_a_failure(result: str, message: str) -> None:
    assert message in str(failure(result=result))


def test_nothing_is_asked_when_the_game_is_over() -> None:
    over = {"setup": "A@9R6; B@P0", "actions": "play 1"}

    assert "found nobody asked" in str(failure(**over, result="next=A:force"))
    assert "found nobody asked" in str(failure(**over, result="legal=done"))


def test_clauses_are_named_and_known() -> None:
    assert "no such clause: 'B-99.1'" in str(failure(clauses="B-5.4, B-99.1"))


@pytest.mark.parametrize("row", ["| X1 | A@P0; B@P0 | play 1 |", "| X1 a | A@P0; B@P0 | play 1 | A@0R1 | |", "| X1 |"])
def test_a_row_without_its_cells_is_a_failure(row: str) -> None:
    outcomes = run_file(KEY, HEAD + row + "\n")

    assert "a case has 5 cells" in str(outcomes[0].failure)


def test_other_tables_are_no_cases() -> None:
    other = "| word | meaning |\n|---|---|\n| a | b |\n\n"

    assert [outcome.failure for outcome in run_file(KEY, other + HEAD + f"| {' | '.join(GOOD)} |\n")] == [None]
    assert run_file(KEY, other)[0].failure == "line 1: there are no cases in this file"
