"""A game is tested from the day on which it stands in the catalogue."""

from __future__ import annotations

from pathlib import Path

from amulette.games.catalogue import GAMES

HERE = Path(__file__).parent
PACKAGES = {key.replace("-", "_") for key in GAMES}
collect_ignore = [path.name for path in HERE.iterdir() if path.is_dir() and path.name not in PACKAGES]
