"""`make test` and `make test-all` leave nothing out, and say so when nothing was chosen."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


class Runner:
    """scripts/test.py, which only notes what it would run."""

    def __init__(self, *codes: int) -> None:
        self.codes = list(codes)
        self.ran: list[tuple[str, list[str]]] = []
        self.script: dict[str, Any] = runpy.run_path(str(ROOT / "scripts" / "test.py"))
        self.script["main"].__globals__.update(client=lambda: 0, fast=Fast, pytest=self.pytest)

    def pytest(self, build: str, _: str, settings: list[str]) -> int:
        self.ran.append((build, settings))
        return self.codes.pop(0) if self.codes else 0

    def main(self, *arguments: str) -> int:
        code: int = self.script["main"](list(arguments))
        return code


class Fast:
    returncode = 0
    stdout = "folder"

    def __init__(self, *_: str) -> None: ...


def test_every_day_both_builds_and_the_browser_are_tested() -> None:
    runner = Runner()

    assert runner.main() == 0
    assert [build for build, _ in runner.ran] == ["interpreted", "interpreted", "compiled"]
    assert all("not slow" in settings for _, settings in runner.ran)


def test_in_full_every_room_has_its_slow_tests_and_those_under_load_are_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HYPOTHESIS_PROFILE", "test")
    runner = Runner()

    assert runner.main("--slow", "-k", "name") == 0
    (_, browser), (build, most), (_, load) = [each for each in runner.ran if "slow" in each[1]]
    assert (browser[0], load[0], build) == ("tests/browser", "tests/load", "compiled")
    assert [each for each in most if each.startswith("--ignore")] == ["--ignore=tests/browser", "--ignore=tests/load"]
    assert load[load.index("-n") + 1] == "0"
    assert all("name" in settings for _, settings in runner.ran)


@pytest.mark.parametrize(("codes", "found"), [((5, 5, 5), 5), ((5, 0, 5), 0), ((5, 1), 1), ((0, 0, 2), 2)])
def test_a_failure_ends_it_and_no_test_at_all_is_one(codes: tuple[int, ...], found: int) -> None:
    runner = Runner(*codes)

    assert runner.main("-k", "name") == found
    assert len(runner.ran) == len(codes)


@pytest.mark.parametrize(("ci", "found"), [("", 0), ("true", 3)])
def test_without_a_compiler_the_compiled_build_is_left_out_but_not_under_ci(
    ci: str, found: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(Fast, "returncode", 3)
    runner = Runner()

    assert runner.main() == found
    assert [build for build, _ in runner.ran] == ["interpreted", "interpreted"]
    assert ("NOT TESTED: the compiled build" in capsys.readouterr().out) == (not ci)
