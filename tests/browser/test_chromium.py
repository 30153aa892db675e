"""Where there is no browser it is installed, left out aloud, or missed: each in its place."""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest

from tests.browser import chromium as chromiums
from tests.browser.chromium import COMMANDS, chromium

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    On = Callable[..., "System"]


class System:
    """A machine on which some programs are, and where `apt-get install` may bring another."""

    def __init__(self, *programs: str, brings: str = "") -> None:
        self.programs = set(programs)
        self.brings = brings
        self.commands: list[tuple[str, ...]] = []

    def which(self, name: str) -> str | None:
        return f"/usr/bin/{name}" if name in self.programs else None

    def run(self, command: Sequence[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        self.commands.append(tuple(command))
        if "install" in command and self.brings:
            self.programs.add(self.brings)
        return subprocess.CompletedProcess(command, 0 if self.brings else 100, b"", b"E: no such package")


@pytest.fixture
def on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> On:
    """Makes this machine look like another."""

    def put(system: System, ci: str = "true", user: int = 0) -> System:
        monkeypatch.setenv("CI", ci)
        monkeypatch.setattr(os, "geteuid", lambda: user)
        monkeypatch.setattr(shutil, "which", system.which)
        monkeypatch.setattr(subprocess, "run", system.run)
        monkeypatch.setattr(chromiums, "LOCK", tmp_path / "lock")
        return system

    return put


def test_a_browser_that_is_there_is_taken(on: On) -> None:
    system = on(System("apt-get", "google-chrome", brings="chromium"))

    assert chromium() == "/usr/bin/google-chrome"
    assert system.commands == []


def test_under_ci_a_missing_browser_is_installed_by_the_systems_packages(on: On) -> None:
    system = on(System("apt-get", brings="chromium"))

    assert chromium() == "/usr/bin/chromium"
    assert system.commands == list(COMMANDS)


def test_under_ci_a_browser_that_cannot_be_installed_is_a_failure_and_says_why(
    on: On, capsys: pytest.CaptureFixture[str]
) -> None:
    on(System("apt-get"))

    with pytest.raises(pytest.fail.Exception, match="could not be installed"):
        chromium()
    assert "no such package" in capsys.readouterr().out


@pytest.mark.parametrize(("programs", "user"), [((), 0), (("apt-get",), 1000)])
def test_under_ci_nothing_is_installed_without_the_tools_or_the_right(
    on: On, programs: tuple[str, ...], user: int
) -> None:
    system = on(System(*programs, brings="chromium"), user=user)

    with pytest.raises(pytest.fail.Exception):
        chromium()
    assert system.commands == []


def test_at_home_nothing_is_installed_and_the_tests_are_left_out_aloud(on: On) -> None:
    system = on(System("apt-get", brings="chromium"), ci="")

    with pytest.raises(pytest.skip.Exception, match="NOT TESTED"):
        chromium()
    assert system.commands == []
