"""Play-throughs of OpenSpiel, shortened: `python -m tests.research.playthroughs` writes them anew.

A file holds the beginning and the end of a play-through, and the length and the digest of all of it.  Games are kept
short by the options of the table, and the features are left out: other tests are about them.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

import amulette.research.spiel.games  # noqa: F401 - registers the games
from tests.research.tables import TABLES

FOLDER = Path(__file__).parent / "playthroughs"
SHORT = {
    "das-amulett": "max_rounds=1",
    "das-blaue-amulett": "turn_cap=2",
    "gargon": "start=A",
    "power-cards": "cap=150",
}
BEGINNING, END = 500, 40  # lines


def name(key: str, seats: int) -> str:
    """The game as OpenSpiel calls it."""
    return f"python_{key.replace('-', '_')}(players={seats},{SHORT[key]})"


def shortened(key: str, seats: int) -> str:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthrough"])
    lines = playthrough_lines(name(key, seats), observation_params_string="observer(tensor=False)", seed=seats)
    digest = sha256("\n".join(lines).encode()).hexdigest()
    shown = lines if len(lines) <= BEGINNING + END else [*lines[:BEGINNING], "…", *lines[-END:]]
    return "\n".join([*shown, "", f"{len(lines)} lines, SHA-256 {digest}", ""])


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for key, seats in TABLES:
        (FOLDER / f"{key}-{seats}.txt").write_text(shortened(key, seats), encoding="utf-8")
