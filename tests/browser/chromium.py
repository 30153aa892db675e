"""Which browser the tests use: Debian's Chromium, or another one of the system."""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import Final

import pytest

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")


def found() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name)) is not None), None)


def chromium() -> str:
    """The path of a browser; where there is none the tests are left out aloud, and under CI=true they fail."""
    path = found() or installed()
    if path is not None:
        return path
    if os.environ.get("CI") == "true":
        pytest.fail("there is no Chromium here, and it could not be installed")
    pytest.skip("!!! NOT TESTED: the browser client, because there is no Chromium here !!!")


def installed() -> str | None:
    """Under CI=true, where this may be done: by the system's own packages."""
    if os.environ.get("CI") != "true" or shutil.which("apt-get") is None or os.geteuid() != 0:
        return None
    for command in (("apt-get", "update", "-qq"), ("apt-get", "install", "-qq", "-y", "chromium")):
        subprocess.run(command, check=False, capture_output=True)
    return found()
