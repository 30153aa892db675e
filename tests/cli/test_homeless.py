"""A user without a home, as in a container that runs under any number: commands say what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import amulette, failure


@pytest.fixture(autouse=True)
def homeless(monkeypatch: pytest.MonkeyPatch) -> None:
    def find_none(_: type[Path]) -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", classmethod(find_none))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("XDG_STATE_HOME", raising=False)


@pytest.mark.parametrize("command", [["serve"], ["doctor"], ["export", "tables.json"]])
def test_the_tables_need_a_file(command: list[str]) -> None:
    assert failure(*command) == "You have no home folder here: name a file for the tables with --database."


def test_a_seat_at_another_server_is_asked_for_all_the_same() -> None:
    assert "does not answer" in amulette("join", "http://127.0.0.1:1/t/ab12").stderr
