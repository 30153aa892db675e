"""`amulette verify`: check a record."""

from __future__ import annotations

import json
from pathlib import Path

import click

from amulette.cli.failure import Failure
from amulette.cli.shared import FILE, console, edition_option, game_of, lang_option, what_is_wrong
from amulette.cli.shuffled import check_shuffle, loaded
from amulette.kernel.edition import EditionError
from amulette.kernel.options import OptionError
from amulette.kernel.record import Record, RecordError
from amulette.texts.speakers import speaker


@click.command(epilog="Example: amulette verify game.json --json")
@click.argument("file", type=FILE)
@click.option("--json", "as_json", is_flag=True, help="The finding as JSON.")
@edition_option
@lang_option
@click.pass_context
def verify(ctx: click.Context, /, file: Path, as_json: bool, edition: Path | None, lang: str) -> None:
    """Replay the record in FILE: every move has to be legal, and the result and digest those of the moves.

    A record from a server may come with the proof of its shuffle, which is checked too.
    """
    finding = examined(file, edition, lang)
    if as_json:
        click.echo(json.dumps(finding, indent=2))
        ctx.exit(0 if finding["ok"] else 1)
    if not finding["ok"]:
        raise Failure(str(finding["message"]))
    record, proof = loaded(file)
    show(record, lang)
    if proof is not None:
        console().say(speaker(record.game, lang, record.seats).common("verify-shuffle", commitment=proof.commitment))


def examined(file: Path, edition: Path | None, lang: str) -> dict[str, object]:
    """What there is to say of the record, as plain data."""
    try:
        record, proof = loaded(file)
    except RecordError as error:
        return {"ok": False, "move": None, "clause": None, "message": str(error)}
    try:
        record.replay(game_of(record, edition))
        check_shuffle(record, proof)
    except (RecordError, EditionError, OptionError) as error:
        return wrong(error, record, file, lang)
    return {"ok": True, **summary(record), "shuffle": None if proof is None else proof.commitment}


def wrong(error: ValueError, record: Record, file: Path, lang: str) -> dict[str, object]:
    if not isinstance(error, RecordError):
        return {"ok": False, "move": None, "clause": None, "message": f"{file}: {error}"}
    clause = None if error.refusal is None else error.refusal.clause
    message = f"{file}: {what_is_wrong(error, record, lang)}"
    return {"ok": False, "move": error.move, "clause": clause, "message": message}


def summary(record: Record) -> dict[str, object]:
    result = record.result
    return {
        "game": record.game,
        "seats": record.seats,
        "moves": len(record.moves),
        "places": None if result is None else result.places,
        "scores": None if result is None else result.scores,
        "digest": record.digest,
    }


def show(record: Record, lang: str) -> None:
    told, screen = speaker(record.game, lang, record.seats), console()
    result = record.result
    over = "no" if result is None else "yes"
    screen.say(told.common("verify-ok", game=record.game, seats=len(record.seats), moves=len(record.moves), over=over))
    if result is not None:
        for place, name, score in sorted(zip(result.places, record.seats, result.scores, strict=True)):
            screen.say(told.common("verify-place", place=place, seat=name, score=score))
    if record.digest:
        screen.say(told.common("verify-digest", digest=record.digest))
