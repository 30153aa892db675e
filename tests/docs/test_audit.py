"""`make audit` finds what is known, and takes silence for no good news."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def audit(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    import audit as found  # type: ignore[import-not-found,unused-ignore] # noqa: PLC0415 - not on the path before

    module: ModuleType = found
    return module


def test_a_known_fault_is_told_with_its_cure(audit: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    fault = {"id": "PYSEC-1", "fix_versions": ["2.0"]}
    told = [{"name": "a", "version": "1.0", "vulns": [fault]}, {"name": "b", "version": "3.0", "vulns": []}]
    finding = audit.read_pip_audit(json.dumps({"dependencies": told}), 2)

    audit.tell(finding)

    said = capsys.readouterr().out
    assert "2 of 2 packages looked up, 1 known faults" in said
    assert "a 1.0: PYSEC-1, mended in 2.0" in said
    assert audit.judge([finding]) == 1


def test_a_fault_of_the_client_is_told(audit: ModuleType) -> None:
    told = {"vulnerabilities": {"left": {"severity": "high", "fixAvailable": True}}}
    finding = audit.read_npm_audit(json.dumps(told), 9)

    assert finding.known == ["left: high, a newer version mends it"]
    assert audit.judge([finding]) == 1


def test_what_was_not_looked_up_is_no_good_news(audit: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    skipped = {"name": "a", "version": "1.0", "skip_reason": "Dependency not found"}
    clean = {"name": "b", "version": "3.0", "vulns": []}
    some = audit.read_pip_audit(json.dumps({"dependencies": [skipped, clean]}), 2)
    silent = [audit.read_pip_audit("", 5), audit.read_npm_audit('{"error": {"summary": "405"}}', 7)]

    audit.tell(some)
    assert "NOT AUDITED: 1 packages" in capsys.readouterr().out
    assert audit.judge([some]) == 2
    assert [each.missed for each in silent] == [5, 7]
    assert audit.judge(silent) == 2


def test_nothing_known_of_anything_is_good_news(audit: ModuleType) -> None:
    clean = audit.read_pip_audit(json.dumps({"dependencies": [{"name": "b", "version": "3.0", "vulns": []}]}), 1)

    assert audit.judge([clean, audit.read_npm_audit('{"vulnerabilities": {}}', 7)]) == 0


def test_every_lock_is_looked_at(audit: ModuleType) -> None:
    names = {name for path in (ROOT / "requirements").glob("*.txt") for name, _ in audit.read_versions(path)}

    assert {"starlette", "pytest", "asyncpg", "sphinx", "pip-audit"} <= names


def test_the_versions_beside_the_wheel_are_the_locked_ones(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    import wheel  # type: ignore[import-not-found,unused-ignore] # noqa: PLC0415 - not on the path before

    wheel.write_constraints(tmp_path)
    lines = (tmp_path / "constraints.txt").read_text(encoding="utf-8").splitlines()

    assert {line.partition("==")[0] for line in lines} >= {"starlette", "asyncpg", "textual", "numpy"}
    assert not [line for line in lines if "hash" in line or line.endswith("\\")]
