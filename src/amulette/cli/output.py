"""`--output` of the arena: every game and every decision of a match as tables."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from amulette.cli.failure import Failure
from amulette.cli.matches import Fixture, Report
from amulette.files.editions import open_game
from amulette.research import MISSING

FORMATS: Final = ("json", "csv", "parquet")


def check_output(game: str, folder: Path | None) -> None:
    """Before a match is played for it."""
    if folder is None:
        return
    try:
        from amulette.research.data import tables  # noqa: F401, PLC0415 - the extra is not there for everybody
        from amulette.research.encodings.encodings import ENCODINGS  # noqa: PLC0415
    except ImportError as error:
        raise Failure(f"--output: {MISSING} ({error}).") from error
    if game not in ENCODINGS:
        raise Failure(f"--output needs an encoding, and nobody has written one for {game}.")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Failure(f"{folder}: {error.strerror}.") from error


def write_output(folder: Path, form: str, fixtures: Sequence[Fixture], reports: Sequence[Report]) -> None:
    from amulette.research.data.rows import Match, decisions_of, seats_of  # noqa: PLC0415 - see above
    from amulette.research.data.tables import write_about, write_table  # noqa: PLC0415
    from amulette.research.encodings.encodings import encoding  # noqa: PLC0415

    game = open_game(fixtures[0].game)
    encoded = encoding(game, len(fixtures[0].levels))
    matches = [
        Match(number, fixture.deal, fixture.luck("deal"), fixture.levels, report.actions)
        for number, (fixture, report) in enumerate(zip(fixtures, reports, strict=True), 1)
    ]
    write_about(folder, game, encoded)
    write_table(folder, "games", form, (seats_of(match, game) for match in matches))
    write_table(folder, "decisions", form, (decisions_of(match, game, encoded) for match in matches))
