"""A checkout to build from, so that no build touches the sources under test."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from tests.wheel.installing import ROOT

if TYPE_CHECKING:
    from pathlib import Path

FILES = ("setup.py", "pyproject.toml", "README.md", "LICENSE")
FOLDERS = ("requirements", "scripts", "src", "web")
MADE = shutil.ignore_patterns("node_modules", "__pycache__", "*.egg-info")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the sources in which the client is not built yet; npm need not fetch its packages again."""
    folder = tmp_path / "checkout"
    for name in FOLDERS:
        shutil.copytree(ROOT / name, folder / name, ignore=MADE)
    for name in FILES:
        shutil.copyfile(ROOT / name, folder / name)
    shutil.rmtree(folder / "src/amulette/server/client", ignore_errors=True)
    if (ROOT / "web/node_modules").is_dir():
        (folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    return folder
