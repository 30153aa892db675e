"""`make places` counts what the tests said, and names what it left out."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "scripts"))

from places import Outcome, count, report  # noqa: E402 - scripts are no package
from situations import PLACES, Place, leave_out_sbin  # noqa: E402 - as above

sys.path.remove(str(ROOT / "scripts"))

TOLD = """
Testing the interpreted build
=========== short test summary info ===========
FAILED tests/a.py::b - AssertionError: 7 passed in vain
====== 2 failed, 1200 passed, 3 skipped in 80.05s (0:01:20) ======
Testing the compiled build
300 passed, 1 error in 9.10s
"""


def test_every_run_of_pytest_counts_and_nothing_else() -> None:
    assert count(TOLD) == Counter(passed=1500, failed=2, skipped=3, error=1)
    assert count("make: *** [Makefile:26: test] Error 2") == Counter()


@pytest.mark.parametrize(
    ("counts", "code", "failures"),
    [
        (Counter(passed=9), 0, 0),
        (Counter(passed=9, failed=2, error=1), 1, 3),
        (Counter(passed=9), 2, 1),
        (Counter[str](), 0, 1),
    ],
)
def test_a_run_that_ends_badly_or_tests_nothing_has_failed(counts: Counter[str], code: int, failures: int) -> None:
    assert Outcome("plain", counts, code, 1.0).failures == failures


def test_the_table_names_what_was_not_tried_and_why() -> None:
    beyond = Place("moon", "far away", find_obstacle=lambda: "there is no rocket")
    lines = report([Outcome("plain", Counter(passed=9, skipped=1), 0, 61.2)], [beyond]).splitlines()

    assert [line.split() for line in lines[:2]] == [
        ["place", "passed", "failed", "skipped", "seconds"],
        ["plain", "9", "0", "1", "61"],
    ]
    assert lines[2:] == ["not tried: moon, far away: there is no rocket"]


def test_a_place_changes_the_environment_and_is_no_ci_unless_it_says_so() -> None:
    place = Place("bare", "", settings={"HOME": None, "LC_ALL": "C"})
    given = {"HOME": "/home/ada", "CI": "true", "KEPT": "1"}

    changed = place.change(given, home=Path("elsewhere"))
    assert changed.pop("PYTHON")
    assert changed == {"LC_ALL": "C", "KEPT": "1"}


def test_a_path_loses_what_only_administrators_look_into() -> None:
    parts = ["/usr/local/sbin", "/usr/bin", "/sbin/", "/bin"]

    assert leave_out_sbin(os.pathsep.join(parts)) == os.pathsep.join(["/usr/bin", "/bin"])


@pytest.mark.skipif(sys.platform == "win32", reason="places are made by a shell of POSIX")
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.name)
def test_every_script_runs_what_it_is_given_and_ends_as_it_does(place: Place) -> None:
    command = ["sh", "-c", place.script, "sh", "sh", "-c", 'test "$1" = "a b" && exit 7', "sh", "a b"]

    assert subprocess.run(command, check=False).returncode == 7
