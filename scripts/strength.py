"""Measure the bots and write the tables of docs/bots.md and README.md: `python scripts/strength.py FOLDER`.

Each match is one call of `amulette arena`, whose file is kept in FOLDER; a file that is there is not played again, so
that the work can be interrupted.  `--quick` plays two deals of each match, to see that all of it works.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
BEGIN, END = "<!-- written by scripts/strength.py from here -->\n", "<!-- to here -->\n"
TITLES = {
    "gargon": "Gargon",
    "das-amulett": "Das Amulett",
    "das-blaue-amulett": "Das blaue Amulett",
    "power-cards": "Power Cards",
}
FEW = 5  # deals
COLUMNS = ("| game | players | games | wins of the first, % | before the others, % |", "|---|---|---|---|---|")
PAIRS = (("easy", "random"), ("medium", "easy"), ("hard", "medium"), ("expert", "hard"))


class Match(NamedTuple):
    """One seat of a level against the next lower one on all other seats."""

    game: str
    level: str
    below: str
    games: int

    @property
    def players(self) -> list[str]:
        return [self.level, *[self.below] * (1 if self.game == "power-cards" else 2)]


GAMES = {  # how many are enough for a step of the ladder, and can be waited for
    "gargon": (150, 150, 150, 24),
    "das-amulett": (150, 150, 60, 60),
    "das-blaue-amulett": (150, 150, 60, 6),
    "power-cards": (200, 200, 400, 120),
}
MATCHES = [Match(game, *pair, n) for game, counts in GAMES.items() for pair, n in zip(PAIRS, counts, strict=True)]


def main(arguments: list[str]) -> None:
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    found = {match: played(match, folder, 4 if "--quick" in arguments else match.games) for match in MATCHES}
    if "--quick" in arguments:
        print(*rows(found), sep="\n")
        return
    put(ROOT / "docs/bots.md", [*COLUMNS, *rows(found)])
    put(ROOT / "README.md", ladder(found))


def played(match: Match, folder: Path, games: int) -> dict[str, Any]:
    file = folder / f"{match.game}-{'-'.join(match.players)}.json"
    if not file.exists():
        wanted = ["--players", ",".join(match.players), "--games", str(games), "--seed", "1", "--json", str(file)]
        print("amulette arena", match.game, *wanted, flush=True)
        subprocess.run([sys.executable, "-m", "amulette", "arena", match.game, *wanted], check=True)
    return dict(json.loads(file.read_text(encoding="utf-8")))


def rows(found: dict[Match, dict[str, Any]]) -> list[str]:
    """A line for each match."""
    lines = []
    for match, data in found.items():
        wins, before = data["levels"][match.level]["wins"], data["before"][match.level][match.below]
        figures = [str(len(data["games"])), shown(wins, data), shown(before, data)]
        lines.append(f"| `{match.game}` | `{','.join(match.players)}` | {' | '.join(figures)} |")
    return lines


def ladder(found: dict[Match, dict[str, Any]]) -> list[str]:
    """A line for each game: how often a level ranks before the next lower one."""
    lines = ["| | " + " | ".join([f"{level} before {below}" for level, below in PAIRS]) + " |", "|---|---|---|---|---|"]
    for game, title in TITLES.items():
        cells = []
        for level, below in PAIRS:
            match, data = next((match, data) for match, data in found.items() if match[:3] == (game, level, below))
            cells.append(f"{shown(data['before'][match.level][match.below], data)} ({len(data['games'])})")
        lines.append(f"| {title} | {' | '.join(cells)} |")
    return lines


def shown(estimate: dict[str, float | None], data: dict[str, Any]) -> str:
    """In per cent; an interval from a few deals would say less than it seems to."""
    mean, give = estimate["mean"], estimate["give"]
    assert mean is not None
    is_rough = give is None or len({game["deal"] for game in data["games"]}) < FEW
    return f"{100 * mean:.0f} ± ?" if is_rough else f"{100 * mean:.0f} ± {100 * (give or 0):.0f}"


def put(page: Path, lines: list[str]) -> None:
    """Between the marks of the page."""
    head, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    tail = rest.partition(END)[2]
    page.write_text(f"{head}{BEGIN}" + "\n".join(lines) + f"\n{END}{tail}", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
