"""Environments that hold Amulette and what it asks for, and nothing else."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.running import held_port

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
BIN = "Scripts" if sys.platform == "win32" else "bin"
PATIENCE = 60  # seconds for a start on a busy machine
NO_NETWORK = ("(from versions: none)", "NewConnectionError", "Max retries exceeded")


def install(what: Path, folder: Path, **settings: str) -> Installed:
    """Install a wheel, an sdist or a checkout in a new environment without pip, in locked versions."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    pip = [sys.executable, "-m", "pip", "--python", str(folder / BIN / "python"), "install", "--quiet"]
    command = [*pip, "-c", str(write_versions(folder)), str(what)]
    done = subprocess.run(command, env=outside(**settings), capture_output=True, text=True, check=False)
    if done.returncode and any(sign in done.stderr for sign in NO_NETWORK) and os.environ.get("CI") != "true":
        pytest.skip(f"!!! NOT TESTED: {what.name} installed, because its dependencies cannot be fetched !!!")
    assert done.returncode == 0, done.stdout + done.stderr
    return Installed(folder)


def write_versions(folder: Path) -> Path:
    locked = (ROOT / "requirements" / "fast.txt").read_text(encoding="utf-8")
    versions = folder / "versions.txt"
    versions.write_text("\n".join(re.findall(r"^[\w.-]+==[^\\]+", locked, re.MULTILINE)), encoding="utf-8")
    return versions


def outside(**settings: str) -> dict[str, str]:
    """Return the environment without what points to the sources or changes a build, and with these settings."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH" and "AMULETTE" not in name}
    return kept | settings


@dataclass
class Installed:
    """An environment that holds Amulette; its programs find one another and nothing else."""

    folder: Path

    @property
    def environ(self) -> dict[str, str]:
        return {"PATH": str(self.folder / BIN), "HOME": str(self.folder), "LC_ALL": "C.UTF-8"}

    def command(self, *words: str) -> list[str]:
        return [str(self.folder / BIN / "amulette"), *words]

    def amulette(self, *words: str) -> str:
        done = subprocess.run(
            self.command(*words), env=self.environ, cwd=self.folder, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    @contextlib.contextmanager
    def serving(self) -> Iterator[str]:
        with held_port() as held:
            port = held.getsockname()[1]
            command = self.command("serve", "--port", str(port), "--pace", "0", "--database", "tables.db")
            process = subprocess.Popen(command, env=self.environ, cwd=self.folder, stdout=subprocess.DEVNULL)
            try:
                await_health(process, f"http://127.0.0.1:{port}")
                yield f"http://127.0.0.1:{port}"
            finally:
                process.terminate()
                process.wait()


def await_health(process: subprocess.Popen[bytes], url: str) -> None:
    end = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < end:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{url}/health", timeout=2):
            return
        time.sleep(0.05)
    raise TimeoutError(f"the server is not up (exit code {process.poll()})")


def fetch_page(url: str) -> bytes:
    with urllib.request.urlopen(url) as page:
        content: bytes = page.read()
    return content


def consult_doctor(installed: Installed) -> str:
    with held_port() as held:
        return installed.amulette("doctor", "--port", str(held.getsockname()[1]), "--database", "new.db")
