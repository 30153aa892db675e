"""Which browser the tests use: Debian's Chromium, or another one of the system."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import pytest

if sys.platform != "win32":
    import fcntl

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")
COMMANDS: Final = (("apt-get", "update", "-qq"), ("apt-get", "install", "-qq", "-y", "chromium"))
LOCK: Final = Path(tempfile.gettempdir()) / "amulette-chromium-lock"


def chromium() -> str:
    """The path of a browser; where there is none the tests are left out aloud, and under CI=true they fail."""
    path = found() or (installed() if may_install() else None)
    if path is not None:
        return path
    if os.environ.get("CI") == "true":
        pytest.fail("there is no Chromium here, and it could not be installed")
    pytest.skip("!!! NOT TESTED: the browser client, because there is no Chromium here !!!")


def found() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name)) is not None), None)


def may_install() -> bool:
    """Only under CI=true, where the system is there for the tests alone, by whoever may, where Debian's tools are."""
    return os.environ.get("CI") == "true" and shutil.which("apt-get") is not None and os.geteuid() == 0


def installed() -> str | None:
    """By the system's own packages; by one of several test processes, while the others wait."""
    with LOCK.open("a") as lock:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX)  # let go with the file
        if (path := found()) is not None:
            return path
        for command in COMMANDS:
            done = subprocess.run(
                command, env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"}, check=False, capture_output=True
            )
            if done.returncode:
                print(f"{' '.join(command)}: {done.stderr.decode(errors='replace')}")  # noqa: T201 - why there is none
        return found()
