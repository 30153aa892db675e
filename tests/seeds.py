"""What chance follows from in every test: its own name."""

from __future__ import annotations

import atexit
import os
import shlex
import shutil
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import pytest

    from amulette.server.settings import Settings

DEADLINE: Final = 3600.0  # seconds: a bot thinks to the end of its tries, however slow the machine
IN_A_TEST: Final = "PYTEST_VERSION" in os.environ
PATHS: Final = {"interpreted": "src", "compiled": '"$(python3 scripts/fast.py --path)"'}
FOLDER: Final = Path(tempfile.mkdtemp(prefix="amulette-test-"))
NAMED: Final = FOLDER / "name"  # of the test that runs in this process; its servers read it at every deal

atexit.register(shutil.rmtree, FOLDER, ignore_errors=True)


def name_test(name: str) -> None:
    """Write down which test is running; no reader sees half a name."""
    new = FOLDER / "new"
    new.write_text(name, encoding="utf-8")
    new.replace(NAMED)


def seeded(settings: Settings) -> Settings:
    """Return the settings of a test's server: the test's name decides each deal, and no bot is cut short."""
    if not IN_A_TEST:
        return settings
    deadline = settings.deadline if settings.deadline != type(settings)().deadline else DEADLINE
    return replace(settings, test_seed=str(NAMED), deadline=deadline)


def repeating(item: pytest.Item) -> str:
    """Return the line for a shell that runs this test again as it ran."""
    kept = [f"{name}={os.environ[name]}" for name in ("PYTHONHASHSEED", "HYPOTHESIS_PROFILE") if name in os.environ]
    build = os.environ.get("AMULETTE_BUILD", "interpreted")
    words = [
        f"PYTHONPATH={PATHS[build]}",
        *kept,
        ".venv/bin/python -m pytest -n 0",
        f"--randomly-seed={item.config.getoption('randomly_seed')}",
        shlex.quote(item.nodeid),
    ]
    return " ".join(words)
