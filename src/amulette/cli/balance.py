"""`amulette balance`: how a game plays, and what a disputed reading of its rules changes."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

import click

from amulette.bots.standings import Estimate
from amulette.cli.failure import Failure
from amulette.cli.seating import check_level
from amulette.cli.shared import FILE, check_folder, game_argument
from amulette.files.editions import open_game
from amulette.files.workers import spread
from amulette.games.catalogue import GAMES
from amulette.kernel.options import Value
from amulette.research.balance.figures import Figure, difference, figures
from amulette.research.balance.holdings import FIRST_SEAT
from amulette.research.balance.plot import plot
from amulette.research.balance.samples import Trial, play_trial

DIGITS: Final = 6  # of a figure in a file
Columns = dict[str, list[Figure]]


@click.command(
    epilog="Example: amulette balance das-amulett --compare gift_drain2=false,true --games 500 --plot balance.svg"
)
@game_argument
@click.option("--seats", type=int, help="The table size; the smallest unless you say otherwise.")
@click.option("--level", default="medium", show_default=True, help="The bot on every seat.")
@click.option("--games", type=click.IntRange(2), default=100, show_default=True, help="So many games for each column.")
@click.option("--seed", type=int, default=1, show_default=True, help="The luck of all deals: any whole number.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Games played at the same time.")
@click.option("--compare", metavar="OPTION=A,B", help="Play the same deals under each of these values.")
@click.option("--plot", "picture", type=FILE, metavar="FILE", help="Draw the figures as SVG.")
@click.option("--json", "file", type=FILE, metavar="FILE", help="Write the figures to a file.")
def balance(
    game: str,
    seats: int | None,
    level: str,
    games: int,
    seed: int,
    jobs: int,
    compare: str | None,
    picture: Path | None,
    file: Path | None,
) -> None:
    """Measure GAME between equal bots: length, choices, seats, and what things are worth."""
    size = checked(game, seats, level)
    for path in (picture, file):
        check_folder(path)
    columns: Columns = {}
    for name, options in variants(game, compare).items():
        trials = [Trial(game, size, level, seed, deal, options) for deal in range(games)]
        with click.progressbar(spread(play_trial, trials, jobs), length=games, label=name, file=sys.stderr) as playing:
            columns[name] = figures(list(playing))
    title = f"{game}, {size} seats, {level}, {games} games; intervals of 95 %"
    click.echo(title)
    for line in table(columns):
        click.echo(line)
    if picture is not None:
        picture.write_text(plot(title, dict(columns)) + "\n", encoding="utf-8")
    if file is not None:
        content = {"game": game, "seats": size, "level": level, "games": games, "seed": seed, "figures": data(columns)}
        file.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


def checked(game: str, seats: int | None, level: str) -> int:
    """The table size.  Raises Failure."""
    possible = GAMES[game].seats
    if game not in FIRST_SEAT:
        raise Failure(f"nobody has said what can be measured of {game}.")
    check_level(game, level)
    if seats is not None and seats not in possible:
        raise Failure(f"{game} is for {possible.start} to {possible.stop - 1} players, not {seats}.")
    return seats or possible.start


def variants(game: str, compare: str | None) -> dict[str, dict[str, Value]]:
    """Each column with its options.  Raises click.BadParameter and OptionError."""
    if compare is None:
        return {"as usual": {}}
    key, _, values = compare.partition("=")
    declared = {option.key: option for option in GAMES[game].declared}
    if key not in declared or len(set(values.split(","))) < 2:
        known = ", ".join(declared)
        raise click.BadParameter(f"name an option of {game} ({known}) and two values.", param_hint="'--compare'")
    found = {f"{key}={value}": {key: declared[key].read(value)} for value in values.split(",")}
    for options in found.values():
        open_game(game, options)
    return found


# -- for people -------------------------------------------------------------


def table(columns: Columns) -> list[str]:
    """A line for each figure; a difference that is beyond chance has a star."""
    names = list(columns)
    heading = [f"{name:>20}" for name in names] + (["difference".rjust(20)] if len(names) == 2 else [])
    rows = [f"{'':<30}" + "".join(heading)]
    for name in dict.fromkeys(figure.name for found in columns.values() for figure in found):
        mine = [next((f for f in columns[column] if f.name == name), None) for column in names]
        cells = ["–" if figure is None else shown(figure.estimate()) for figure in mine]
        rows.append(f"{name:<30}" + "".join([f"{cell:>20}" for cell in [*cells, *differing(mine)]]).rstrip())
    return rows


def differing(mine: list[Figure | None]) -> list[str]:
    if len(mine) != 2 or mine[0] is None or mine[1] is None:
        return []
    found = difference(mine[0], mine[1])
    if found is None:
        return ["–"]
    return [shown(found) + (" *" if abs(found.mean) > found.give else "  ")]


def shown(found: Estimate) -> str:
    digits = 3 if abs(found.mean) < 10 else 1
    return f"{found.mean:.{digits}f} ± {found.give:.{digits}f}"


# -- for programs -----------------------------------------------------------


def data(columns: Columns) -> dict[str, object]:
    return {
        column: {figure.name: as_data(figure.estimate(), len(figure.per_game)) for figure in found}
        for column, found in columns.items()
    }


def as_data(found: Estimate, games: int) -> dict[str, float | int | None]:
    """The interval is null when a single game speaks of the figure."""
    give = None if found.give == float("inf") else round(found.give, DIGITS)
    return {"mean": round(found.mean, DIGITS), "give": give, "games": games}
