"""`make flaky` keeps a tally for each commit, goes on where it was, and names what failed now and then."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]


class Trial:
    """scripts/flaky.py with a suite that fails in the runs it is told."""

    def __init__(self, flaky: ModuleType, red: set[int]) -> None:
        self.flaky, self.red = flaky, red
        self.settings: list[list[str]] = []
        self.hash_seeds: list[str] = []
        self.changed = ""

    def daily(self, settings: list[str]) -> list[object]:
        self.settings.append(settings)
        self.hash_seeds.append(os.environ["PYTHONHASHSEED"])
        return [lambda: self.outcome(len(self.settings) in self.red)]

    def outcome(self, is_red: bool) -> object:
        from suite import Failure, Outcome  # type: ignore[import-not-found,unused-ignore] # noqa: PLC0415

        failures = (Failure("tests/x.py::test_x", "how"),) if is_red else ()
        return Outcome("browser", int(is_red), 7, failures=failures)

    def ask_git(self, *words: str) -> str:
        return self.changed if words[0] == "status" else "abcdef0123456789"

    def main(self, *arguments: str) -> int:
        code: int = self.flaky.main(list(arguments))
        return code


@pytest.fixture
def trial(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Trial:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    import flaky  # noqa: PLC0415 - not on the path before

    found = Trial(flaky, set())
    monkeypatch.setenv("PYTHONHASHSEED", "0")
    monkeypatch.setattr(flaky, "FOLDER", tmp_path / "flaky")
    monkeypatch.setattr(flaky, "daily", found.daily)
    monkeypatch.setattr(flaky, "ask_git", found.ask_git)
    return found


def test_each_run_has_its_own_order_and_other_process_counts(trial: Trial) -> None:
    assert trial.main("4", "--", "-k", "name") == 0
    assert [settings[0] for settings in trial.settings] == [f"--randomly-seed={n}" for n in (1, 2, 3, 4)]
    assert trial.hash_seeds == ["1", "2", "3", "4"]
    assert {settings[2] for settings in trial.settings} == {"2", "3", "4"}
    assert all(settings[-2:] == ["-k", "name"] for settings in trial.settings)


def test_runs_that_are_in_the_tally_are_not_made_again(trial: Trial, capsys: pytest.CaptureFixture[str]) -> None:
    trial.main("2")
    trial.main("3")

    assert len(trial.settings) == 3
    assert "3 of 3 runs green, the last 3 of them in a row" in capsys.readouterr().out


def test_what_failed_is_named_with_its_seed(trial: Trial, capsys: pytest.CaptureFixture[str]) -> None:
    trial.red = {2}

    assert trial.main("4") == 1
    said = capsys.readouterr().out
    assert "run 2: RED, 0.0 min, seed 2, 4 processes, 0 busy loops" in said
    assert "browser: tests/x.py::test_x\n    repeat it: how" in said
    assert "1 of 4 runs: tests/x.py::test_x" in said
    assert "3 of 4 runs green, the last 2 of them in a row" in said


def test_changes_that_are_not_committed_are_not_counted(trial: Trial) -> None:
    trial.changed = " M src/amulette/kernel/chance.py"

    with pytest.raises(SystemExit, match="not committed"):
        trial.main("1")
    assert trial.settings == []


def test_busy_loops_end_with_the_run(trial: Trial) -> None:
    with trial.flaky.keep_busy(2) as loops:
        assert [loop.poll() for loop in loops] == [None, None]

    assert all(loop.returncode is not None for loop in loops)
