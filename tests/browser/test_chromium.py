"""The tests find a browser or install one; where neither works they say so once, and under CI=true they fail."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, Any, TextIO

import pytest

from tests.browser.chromium import NOT_TESTED, VARIABLE, find_browser
from tests.browser.visitor import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SCRIPT = ROOT / "scripts/browser.py"
BROKEN = "#!/bin/sh\necho error while loading shared libraries: libnss3.so >&2\nexit 127\n"
STARTS_A_CHILD = ["sh", "-c", "(echo started; sleep 60; echo alive) > {} & wait"]


class Machine:
    """A machine on which these programs start, others are broken, and a command with a given word brings one."""

    def __init__(self, *programs: str, broken: str = "", **brings: str) -> None:
        self.working = {*programs}
        self.broken = broken
        self.brings = brings
        self.ran: list[str] = []

    def which(self, name: str) -> str | None:
        return name if name in self.working or (name and name == self.broken) else None

    def find_shell(self) -> Iterator[str]:
        yield from [path for path in [self.which("shell")] if path is not None]

    def run(self, command: list[str], limit: float | None = None) -> None:
        word = next(word for word in command if word in {"install", "install-deps", "update"})
        self.ran.append(f"apt {word}" if command[0] == "apt-get" else word)
        self.working |= {self.brings[word] for word in command if word in self.brings}

    def starts(self, path: str) -> bool:
        return path in self.working


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.syspath_prepend(ROOT / "scripts")
    names: dict[str, Any] = runpy.run_path(str(SCRIPT))["main"].__globals__
    return names


def find_on(machine: Machine, script: dict[str, Any], monkeypatch: pytest.MonkeyPatch, user: int = 1000) -> str | None:
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setattr(os, "geteuid", lambda: user)
    monkeypatch.setattr(shutil, "which", machine.which)
    script.update(find_shell=machine.find_shell, run=machine.run, starts=machine.starts)
    found: str | None = script["find"]()
    return found


@pytest.mark.parametrize(
    ("machine", "user", "path", "ran"),
    [
        (Machine("google-chrome", "shell", "apt-get"), 0, "google-chrome", []),
        (Machine("chrome", broken="chromium"), 0, "chrome", []),
        (Machine("shell", "apt-get"), 0, "shell", []),
        (Machine("shell", broken="chromium"), 0, "shell", []),
        (Machine("apt-get", **{"--only-shell": "shell"}), 0, "shell", ["install"]),
        (Machine("apt-get", broken="shell", **{"install-deps": "shell"}), 0, "shell", ["install-deps"]),
        (Machine("apt-get", **{"-y": "chromium"}), 0, "chromium", ["install", "apt update", "apt install"]),
        (Machine("apt-get", **{"-y": "chromium"}), 1000, None, ["install"]),
        (Machine(**{"-y": "chromium"}), 0, None, ["install"]),
    ],
    ids=[
        "the system's",
        "another of the system's when the first is broken",
        "Playwright's from the cache",
        "Playwright's when the system's is broken",
        "Playwright's downloaded",
        "Playwright's with its libraries",
        "apt's when the download fails",
        "none without the rights of root",
        "none without apt",
    ],
)
def test_what_costs_least_and_starts_is_used(
    machine: Machine,
    user: int,
    path: str | None,
    ran: list[str],
    script: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert find_on(machine, script, monkeypatch, user) == path
    assert machine.ran == ran


def test_the_browser_that_is_named_is_used(script: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", Machine("chromium", "/opt/mine").which)
    monkeypatch.setenv(VARIABLE, "/opt/mine")

    assert next(script["find_on_system"]()) == "/opt/mine"


def test_users_of_one_machine_do_not_share_a_lock(script: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "getuid", lambda: 0, raising=False)
    of_root = script["lock_file"]()
    monkeypatch.setattr(os, "getuid", lambda: 1000)

    assert script["lock_file"]() != of_root


def test_a_command_that_fails_says_why(script: dict[str, Any], capfd: pytest.CaptureFixture[str]) -> None:
    script["run"]([sys.executable, "-c", "import sys; sys.exit('at a line\\nError: refused')"])

    assert capfd.readouterr().err.endswith("failed: refused\n")


def test_a_command_past_its_limit_ends_with_all_that_it_has_started(
    script: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    readers: list[TextIO] = []

    def wait_for_the_child(*_: object, timeout: float) -> None:
        readers.append(pipe.open(encoding="utf-8"))
        assert readers[0].readline() == "started\n"
        raise subprocess.TimeoutExpired("sh", timeout)

    monkeypatch.setattr(subprocess.Popen, "communicate", wait_for_the_child)
    script["run"]([word.format(pipe) for word in STARTS_A_CHILD], 600)

    with readers[0] as reader:
        assert reader.read() == ""  # which comes when nobody can write any more
    assert "not done after 600 seconds" in capfd.readouterr().err


def run_without_browser(folder: Path, ci: str) -> subprocess.CompletedProcess[str]:
    """Run browser tests where Chromium is broken, Playwright's cache cannot be written, and there is no apt."""
    program = folder / "chromium"
    program.write_text(BROKEN, encoding="utf-8")
    program.chmod(0o755)
    settings = {"PATH": str(folder), "PLAYWRIGHT_BROWSERS_PATH": str(program / "cache")}  # below a file, not a folder
    environment = {name: value for name, value in os.environ.items() if name != VARIABLE} | settings | {"CI": ci}
    command = [sys.executable, "-m", "pytest", "-n", "2", "tests/browser/test_pages.py"]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_without_a_browser_one_line_at_the_end_says_so_and_one_before_says_why(tmp_path: Path) -> None:
    done = run_without_browser(tmp_path, ci="")

    assert done.returncode == 0
    assert "chromium does not start: error while loading shared libraries: libnss3.so" in done.stderr
    assert done.stdout.rstrip().endswith(NOT_TESTED)
    assert done.stdout.count(NOT_TESTED) == 1


def test_without_a_browser_ci_fails(tmp_path: Path) -> None:
    done = run_without_browser(tmp_path, ci="true")

    assert done.returncode == 1
    assert "none could be installed" in done.stdout + done.stderr


def test_the_browser_is_said_once_with_its_version() -> None:
    if not (path := find_browser()):
        pytest.skip(NOT_TESTED)
    done = subprocess.run([sys.executable, str(SCRIPT)], capture_output=True, text=True, check=True)

    assert done.stdout == f"{path}\n"
    assert done.stderr.startswith(f"Browser of the tests: {path} (")
    assert done.stderr.count("\n") == 1
