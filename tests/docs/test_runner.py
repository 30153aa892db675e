"""`make test` and `make test-all` leave nothing out, go on after a failure, and say at the end what failed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
REPEAT = "PYTHONPATH=src .venv/bin/python -m pytest -n 0 --randomly-seed=1 tests/x.py::test_x"


class Runner:
    """scripts/test.py, which only notes what it would run."""

    def __init__(self, suite: ModuleType, script: ModuleType, codes: tuple[int, ...]) -> None:
        self.suite, self.script, self.codes = suite, script, list(codes)
        self.ran: list[tuple[str, list[str]]] = []

    def run_pytest(self, phase: str, build: str, _: str, settings: list[str]) -> object:
        self.ran.append((build, settings))
        code = self.codes.pop(0) if self.codes else 0
        failures = (self.suite.Failure("tests/x.py::test_x", REPEAT),) if code == 1 else ()
        return self.suite.Outcome(phase, code, passed=0 if code == 5 else 7, failures=failures)

    def main(self, *arguments: str) -> int:
        code: int = self.script.main(list(arguments))
        return code


@pytest.fixture
def suite(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """scripts/suite.py on a machine that has everything."""
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    import suite as found  # noqa: PLC0415 - not on the path before

    monkeypatch.setattr(found, "build_client", lambda: found.Outcome("client", 0))
    monkeypatch.setattr(found, "find_browser", lambda: 0)
    monkeypatch.setattr(found, "compile_rules", lambda *_: SimpleNamespace(returncode=0, stdout="folder"))
    return found


@pytest.fixture
def runner(suite: ModuleType, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Runner:
    import importlib.util  # noqa: PLC0415 - a module named `test` is the standard library's too

    spec = importlib.util.spec_from_file_location("make_test", ROOT / "scripts/test.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    found = Runner(suite, script, getattr(request, "param", ()))
    monkeypatch.setattr(suite, "run_pytest", found.run_pytest)
    return found


def test_every_day_both_builds_and_the_browser_are_tested(runner: Runner) -> None:
    assert runner.main() == 0
    assert [build for build, _ in runner.ran] == ["interpreted", "interpreted", "compiled"]
    assert all("not slow" in settings for _, settings in runner.ran)


def test_in_full_every_room_has_its_slow_tests_and_those_under_load_are_alone(
    runner: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HYPOTHESIS_PROFILE", "test")

    assert runner.main("--slow", "-k", "name") == 0
    (_, browser), (build, most), (_, load) = [each for each in runner.ran if "slow" in each[1]]
    assert (browser[0], load[0], build) == ("tests/browser", "tests/load", "compiled")
    assert [each for each in most if each.startswith("--ignore")] == ["--ignore=tests/browser", "--ignore=tests/load"]
    assert load[load.index("-n") + 1] == "0"
    assert all("name" in settings for _, settings in runner.ran)


@pytest.mark.parametrize(
    ("runner", "found"),
    [((5, 5, 5), 5), ((5, 0, 5), 0), ((5, 1, 0), 1), ((0, 0, 2), 2), ((1, 0, 2), 1)],
    indirect=["runner"],
)
def test_every_phase_is_run_and_no_test_at_all_is_a_failure(runner: Runner, found: int) -> None:
    assert runner.main("-k", "name") == found
    assert len(runner.ran) == 3


@pytest.mark.parametrize("runner", [(0, 1, 2)], indirect=True)
def test_the_last_lines_say_what_failed_where_and_how_to_repeat_it(
    runner: Runner, capsys: pytest.CaptureFixture[str]
) -> None:
    runner.main()

    said = capsys.readouterr().out.strip().splitlines()
    assert said[-5:-3] == ["browser       7 passed, 1 failed, 0 skipped, 0:00 min", "  FAILED tests/x.py::test_x"]
    assert said[-3] == f"    repeat it: {REPEAT}"
    assert said[-1] == "21 passed, 2 failed, 0 skipped"


@pytest.mark.parametrize(("ci", "code"), [("", 0), ("true", 3)])
def test_what_cannot_be_tested_here_is_said_and_under_ci_is_a_failure(
    runner: Runner, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ci: str, code: int
) -> None:
    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(runner.suite, "find_browser", lambda: 3)
    monkeypatch.setattr(runner.suite, "compile_rules", lambda *_: SimpleNamespace(returncode=3))

    assert runner.main() == code
    assert len(runner.ran) == 1
    said = capsys.readouterr().out
    assert "!!! NOT TESTED: there is no browser here !!!" in said
    assert "!!! NOT TESTED: there is no C compiler here !!!" in said


FAILING = """
import random

def test_passes():
    pass

def test_fails():
    assert random.random() == 2
"""


def test_a_failing_test_prints_the_line_that_repeats_it(tmp_path: Path) -> None:
    tally, file = tmp_path / "tally", tmp_path / "test_it.py"
    file.write_text(FAILING, encoding="utf-8")
    options = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path), "-n", "0", f"--tally={tally}"]
    command = [sys.executable, "-m", "pytest", "-p", "tests.conftest", *options, str(file)]
    environment = os.environ | {"AMULETTE_BUILD": "interpreted", "PYTHONHASHSEED": "7"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)

    told = json.loads(tally.read_text(encoding="utf-8"))
    assert (told["passed"], [each["test"] for each in told["failures"]]) == (1, ["test_it.py::test_fails"])
    assert told["failures"][0]["repeat"] in done.stdout
    assert told["failures"][0]["repeat"].startswith("PYTHONPATH=src PYTHONHASHSEED=7 ")
    assert told["failures"][0]["repeat"].endswith("--randomly-seed=1 test_it.py::test_fails")
