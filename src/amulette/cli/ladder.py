"""`amulette ladder`: how strong every level is in every game, at every table size."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import click

from amulette.bots.standings import Played, Standings
from amulette.cli.arena import INTERRUPTED, contested
from amulette.cli.entrants import tries
from amulette.cli.failure import Failure
from amulette.cli.ladder_page import BEGIN, END, Outcomes, picture, short_table, step_table, tables
from amulette.cli.matches import fixtures
from amulette.cli.rungs import MIRROR, SEED, Match, matches
from amulette.cli.scores import write
from amulette.cli.shared import FILE

DOCS: Final = Path("docs")
PICTURE: Final = "pictures/ladder.svg"


@click.command(epilog="Example: amulette ladder --folder matches --jobs 2")
@click.option(
    "--folder",
    type=FILE,
    default="ladder",
    show_default=True,
    help="One file for each match; what is there is not played again.",
)
@click.option("--games", type=click.IntRange(1), help="So many games for every match, in place of its own number.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Games played at the same time.")
@click.option("--only", metavar="PATTERN", help="Play only matches with this in their name, as gargon-4-expert.")
@click.option("--quick", is_flag=True, help="Two deals of each match, to see that all of it works.")
@click.option(
    "--docs", type=FILE, metavar="DIR", help="Where the page is written: docs, unless --only or --quick plays a part."
)
def ladder(folder: Path, games: int | None, jobs: int, only: str | None, quick: bool, docs: Path | None) -> None:
    """Play the standing ladder and write its page: each level against the next lower one, in all games.

    It can be interrupted and goes on with the next match; several machines can share a folder, each with its --only.
    """
    target = docs or (None if only is not None or quick else DOCS)
    check(target)
    folder.mkdir(parents=True, exist_ok=True)
    wanted = matches(games, quick=quick)
    for match in chosen(wanted, only):
        if kept(match, folder) is None:
            play(match, folder, jobs)
    found = {match: kept(match, folder) for match in wanted}
    outcomes = {match: standings for match, standings in found.items() if standings is not None}
    if target is None:
        click.echo("\n".join(tables(wanted, outcomes)))
    else:
        write_pages(target, wanted, outcomes)


def check(docs: Path | None) -> None:
    """Before an hour of matches is played for it."""
    if docs is not None and not docs.is_dir():
        raise Failure(f"{docs}: there is no such folder for the page; name one with --docs.")


def chosen(wanted: list[Match], only: str | None) -> list[Match]:
    found = [match for match in wanted if only is None or only in match.name]
    if not found:
        raise click.BadParameter(f"no match has {only!r} in its name.", param_hint="'--only'")
    return found


# -- matches ----------------------------------------------------------------


def play(match: Match, folder: Path, jobs: int) -> None:
    """The file is that of `amulette arena … --json`, byte for byte."""
    games = fixtures(match.game, match.players, match.games, SEED, fresh=match.kind == MIRROR)
    reports = contested(games, jobs, match.name)
    if len(reports) < len(games):
        click.echo(f"\nInterrupted in {match.name}; the matches before it are kept in {folder}.", err=True)
        sys.exit(INTERRUPTED)
    write(folder / f"{match.name}.json", games, reports)


def kept(match: Match, folder: Path) -> Standings | None:
    """What came of the match: None when it is still to be played, with so many games and bots that think so much."""
    file = folder / f"{match.name}.json"
    if not file.exists():
        return None
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
        games = [played(each) for each in content["games"]]
        is_match = content["players"] == match.players and content["tries"] == tries(match.game, match.players)
    except (ValueError, KeyError, TypeError) as error:
        raise Failure(f"{file}: this is not the file of a match; remove it.") from error
    return Standings(games) if is_match and len(games) >= match.games else None


def played(data: dict[str, Any]) -> Played:
    return Played(data["deal"], data["levels"], data["places"], data["scores"])


# -- pages ------------------------------------------------------------------


def write_pages(docs: Path, wanted: list[Match], outcomes: Outcomes) -> None:
    """The page with its plot, and the tables of other pages that have a place for them."""
    page = docs / "ladder.md"
    if not page.exists():
        page.write_text(f"# The ladder\n\n![]({PICTURE})\n\n{BEGIN}{END}", encoding="utf-8")
    put(page, tables(wanted, outcomes))
    (docs / PICTURE).parent.mkdir(exist_ok=True)
    (docs / PICTURE).write_text(picture(outcomes) + "\n", encoding="utf-8")
    put(docs / "bots.md", step_table(outcomes))
    put(docs.parent / "README.md", short_table(outcomes))
    click.echo(f"{page}: {len(outcomes)} of {len(wanted)} matches")


def put(file: Path, lines: list[str]) -> None:
    """Between the marks of the page, if it has any."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    head, mark, rest = text.partition(BEGIN)
    if mark:
        tail = rest.partition(END)[2]
        file.write_text(f"{head}{BEGIN}" + "\n".join(lines) + f"\n{END}{tail}", encoding="utf-8")
