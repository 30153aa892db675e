"""What came of a match, as tables for people and as plain data."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from amulette.bots.standings import Estimate, Standings
from amulette.cli.entrants import tries
from amulette.cli.matches import Fixture, Report

DIGITS: Final = 6  # of a figure in a file

# -- for people -------------------------------------------------------------


def table(standings: Standings) -> list[str]:
    heading = f"{len(standings.games)} games, {len(standings.deals)} deals; intervals of 95 %"
    wins = {level: shown(standings.wins(level), 100, 1) for level in standings.levels}
    ranks = {level: shown(standings.rank(level), 1, 2) for level in standings.levels}
    wide = width(standings.levels)
    rows = [f"{level:<{wide}} {wins[level]:>14} {ranks[level]:>14}" for level in standings.levels]
    return [heading, f"{'level':<{wide}} {'wins, %':>14} {'mean rank':>14}", *rows]


def pairwise(standings: Standings) -> list[str]:
    """How often the level of a row ranks before that of a column."""
    levels = standings.levels
    if len(levels) == 1:
        return ["Only one level: nothing to compare."]
    wide = width(levels)
    rows = [f"{'before':<{wide}} " + " ".join(f"{level:>14}" for level in levels)]
    for level in levels:
        cells = ["–" if other == level else shown(standings.before(level, other), 100, 1) for other in levels]
        rows.append(f"{level:<{wide}} " + " ".join(f"{cell:>14}" for cell in cells))
    return rows


def width(levels: Iterable[str]) -> int:
    """Of the first column."""
    return max(8, *[len(level) for level in levels])


def shown(found: Estimate, times: int, digits: int) -> str:
    return f"{times * found.mean:.{digits}f} ± {times * found.give:.{digits}f}"


def times(reports: list[Report]) -> list[str]:
    """How long a choice takes: half of them less than p50, one of a hundred more than p99."""
    seconds: dict[str, list[float]] = {}
    for report in reports:
        for level, taken in report.seconds:
            seconds.setdefault(level, []).append(taken)
    cut_short = Counter([level for report in reports for level in report.cut_short])
    wide = width(seconds)
    rows = [f"{'level':<{wide}} {'p50, ms':>10} {'p99, ms':>10} {'choices':>10} {'cut short':>10}"]
    for level, found in sorted(seconds.items()):
        found.sort()
        half, most = [1000 * found[int(part * len(found))] for part in (0.5, 0.99)]
        rows.append(f"{level:<{wide}} {half:>10.2f} {most:>10.2f} {len(found):>10} {cut_short[level]:>10}")
    return rows


# -- for programs -----------------------------------------------------------


def write(file: Path, wanted: list[Fixture], reports: list[Report]) -> None:
    """In one go: whoever finds the file finds all of it."""
    new = file.with_name(f"{file.name}.new")
    new.write_text(json.dumps(data(wanted, reports), indent=1) + "\n", encoding="utf-8")
    new.replace(file)


def data(wanted: list[Fixture], reports: list[Report]) -> dict[str, object]:
    """The same for the same seed, on every machine, unless a cap cut somebody short."""
    first = wanted[0]
    players = list(first.levels)
    standings = Standings([report.played for report in reports])
    about = {"game": first.game, "players": players, "seed": first.seed, "tries": tries(first.game, players)}
    return {**about, **caps(first, reports), **tally(standings)}


def caps(first: Fixture, reports: list[Report]) -> dict[str, object]:
    if first.cap is None:
        return {}
    return {"cap": first.cap, "cut_short": Counter(sorted([level for report in reports for level in report.cut_short]))}


def tally(standings: Standings) -> dict[str, object]:
    return {
        "levels": {
            level: {"wins": figures(standings.wins(level)), "rank": figures(standings.rank(level))}
            for level in standings.levels
        },
        "before": {
            level: {other: figures(standings.before(level, other)) for other in standings.levels if other != level}
            for level in standings.levels
        },
        "games": [
            {"deal": each.deal, "levels": each.levels, "places": each.places, "scores": each.scores}
            for each in standings.games
        ],
    }


def figures(found: Estimate) -> dict[str, float | None]:
    """The interval is null when there was only one deal."""
    give = None if found.give == float("inf") else round(found.give, DIGITS)
    return {"mean": round(found.mean, DIGITS), "give": give}
