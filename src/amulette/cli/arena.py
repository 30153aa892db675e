"""`amulette arena`: a match between bots."""

from __future__ import annotations

import sys
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, NoReturn

import click

from amulette.bots.standings import Standings
from amulette.cli.entrants import check_entrant
from amulette.cli.failure import Failure
from amulette.cli.matches import Fixture, Report, fixtures, play_one
from amulette.cli.output import FORMATS, check_output, write_output
from amulette.cli.play import listed
from amulette.cli.scores import pairwise, table, times, write
from amulette.cli.shared import FILE, check_folder, game_argument
from amulette.files.workers import spread
from amulette.games.catalogue import GAMES

INTERRUPTED: Final = 130  # the exit code that shells give to Ctrl-C


@click.command(epilog="Example: amulette arena gargon --players expert,medium,medium,medium --games 100")
@game_argument
@click.option("--players", callback=listed, required=True, metavar="LIST", help="The bots seat by seat, with commas.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="At least so many games.")
@click.option("--seed", type=int, default=1, show_default=True, help="The luck of the match: any whole number.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Games played at the same time.")
@click.option("--fresh", is_flag=True, help="A new deal for every game, so that equal bots can be counted.")
@click.option(
    "--cap",
    type=click.FloatRange(0, min_open=True),
    help="Seconds of one processor for a choice; who is cut short is counted.",
)
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
    fresh: bool,
    cap: float | None,
    file: Path | None,
    folder: Path | None,
    form: str,
) -> None:
    """Let bots play GAME against each other, and count who wins.

    Every deal is played once from each seat, so that the cards favour nobody.
    """
    check(game, players)
    check_output(game, folder)
    check_folder(file)
    wanted = fixtures(game, players, games, seed, cap, fresh=fresh)
    reports = contested(wanted, jobs, "Playing")
    if len(reports) < len(wanted):
        give_up(reports, len(wanted), len(players))
    tell(reports)
    if file is not None:
        write(file, wanted, reports)
    if folder is not None:
        write_output(folder, form, wanted, reports)


def contested(wanted: list[Fixture], jobs: int, label: str) -> list[Report]:
    """What came of each game; of some when somebody pressed Ctrl-C."""
    reports: list[Report] = []
    with (
        closing(spread(play_one, wanted, jobs)) as playing,
        suppress(KeyboardInterrupt),
        click.progressbar(playing, length=len(wanted), label=label, file=sys.stderr) as shown,
    ):
        reports.extend(shown)
    return reports


def give_up(reports: list[Report], wanted: int, seats: int) -> NoReturn:
    """Tell what there is, of whole deals; no file is written, since it would not be the match that was asked for."""
    whole = len(reports) - len(reports) % seats
    click.echo(f"\nInterrupted: {whole} of {wanted} games count.", err=True)
    if whole > 0:
        tell(reports[:whole])
    sys.exit(INTERRUPTED)


def tell(reports: list[Report]) -> None:
    standings = Standings([report.played for report in reports])
    for line in [*table(standings), "", *pairwise(standings), "", *times(reports)]:
        click.echo(line)


def check(game: str, players: list[str]) -> None:
    for player in players:
        check_entrant(game, player)
        if player == "human":
            raise click.BadParameter("only bots play in the arena.", param_hint="'--players'")
    seats = GAMES[game].seats
    if len(players) not in seats:
        raise Failure(f"{game} is for {seats.start} to {seats.stop - 1} players, not {len(players)}.")
