"""The game that docs/adding-a-game.md writes on one page, as files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
GUIDE: Final = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
FILE: Final = re.compile(r"^```\w+\n# (embers/[\w.]+|pyproject\.toml)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def build(folder: Path) -> Path:
    """Write it file by file as the guide has it."""
    (folder / "embers").mkdir()
    (folder / "embers" / "__init__.py").touch()
    for name, text in FILE.findall(GUIDE):
        (folder / name).write_text(text, encoding="utf-8")
    return folder
