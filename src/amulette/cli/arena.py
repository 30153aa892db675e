"""`amulette arena`: a match between bots."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import click

from amulette.bots.standings import Estimate, Standings
from amulette.cli.entrants import check_entrant
from amulette.cli.failure import Failure
from amulette.cli.matches import Report, fixtures, play_one
from amulette.cli.output import FORMATS, check_output, write_output
from amulette.cli.play import listed
from amulette.cli.shared import FILE, game_argument
from amulette.files.workers import spread
from amulette.games.catalogue import GAMES

DIGITS: Final = 6  # of a figure in a file


@click.command(epilog="Example: amulette arena gargon --players expert,medium,medium,medium --games 100")
@game_argument
@click.option("--players", callback=listed, required=True, metavar="LIST", help="The bots seat by seat, with commas.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="At least so many games.")
@click.option("--seed", type=int, default=1, show_default=True, help="The luck of the match: any whole number.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Games played at the same time.")
@click.option("--json", "file", type=FILE, metavar="FILE", help="Write every game and all figures but times to a file.")
@click.option("--output", "folder", type=FILE, metavar="DIR", help="Write games and decisions as tables to a folder.")
@click.option(
    "--output-format", "form", type=click.Choice(FORMATS), default="json", show_default=True, help="Of these tables."
)
def arena(
    game: str,
    players: list[str],
    games: int,
    seed: int,
    jobs: int,
    file: Path | None,
    folder: Path | None,
    form: str,
) -> None:
    """Let bots play GAME against each other, and count who wins.

    Every deal is played once from each seat, so that the cards favour nobody.
    """
    check(game, players)
    check_output(game, folder)
    wanted = fixtures(game, players, games, seed)
    with click.progressbar(
        spread(play_one, wanted, jobs), length=len(wanted), label="Playing", file=sys.stderr
    ) as playing:
        reports = list(playing)
    standings = Standings([report.played for report in reports])
    for line in [*table(standings), "", *pairwise(standings), "", *times(reports)]:
        click.echo(line)
    if file is not None:
        content = {"game": game, "players": players, "seed": seed, **data(standings)}
        file.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
    if folder is not None:
        write_output(folder, form, wanted, reports)


def check(game: str, players: list[str]) -> None:
    for player in players:
        check_entrant(game, player)
        if player == "human":
            raise click.BadParameter("only bots play in the arena.", param_hint="'--players'")
    seats = GAMES[game].seats
    if len(players) not in seats:
        raise Failure(f"{game} is for {seats.start} to {seats.stop - 1} players, not {len(players)}.")


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
    wide = width(seconds)
    rows = [f"{'level':<{wide}} {'p50, ms':>10} {'p99, ms':>10} {'choices':>10}"]
    for level, found in sorted(seconds.items()):
        found.sort()
        half, most = [1000 * found[int(part * len(found))] for part in (0.5, 0.99)]
        rows.append(f"{level:<{wide}} {half:>10.2f} {most:>10.2f} {len(found):>10}")
    return rows


# -- for programs -----------------------------------------------------------


def data(standings: Standings) -> dict[str, object]:
    """The same for the same seed, on every machine."""
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
