"""Which browser the tests use: scripts/browser.py is asked once, and all processes of a run are told."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Final

from tests.browser.visitor import ROOT

VARIABLE: Final = "AMULETTE_BROWSER"
NO_BROWSER: Final = 3  # exit code of browser.py
NOT_TESTED: Final = "!!! NOT TESTED: the browser client, because there is no Chromium here !!!"


def chromium() -> str:
    """Return the path of a browser, or end a program that cannot go on without."""
    return find_browser() or sys.exit("There is no Chromium here: the lines above say what was tried.")


def find_browser() -> str:
    """Return the path of a browser, or nothing where there is none; it may take minutes to install one."""
    if VARIABLE not in os.environ:
        command = [sys.executable, str(ROOT / "scripts/browser.py")]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
        if done.returncode != NO_BROWSER:
            done.check_returncode()
        os.environ[VARIABLE] = done.stdout.strip()
    return os.environ[VARIABLE]
