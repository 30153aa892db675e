"""`amulette rules`: the rule book, a clause, or what the tests show of the clauses."""

from __future__ import annotations

import json

import click

from amulette.cli.failure import Failure
from amulette.cli.shared import console, game_argument, lang_option
from amulette.files.cases.run import known_clauses
from amulette.files.clauses import clauses
from amulette.terminal.console import Heading
from amulette.texts.speaker import Speaker
from amulette.texts.speakers import speaker


@click.command(epilog="Example: amulette rules gargon G-4.4 --lang fr")
@game_argument
@click.argument("clause", required=False)
@click.option("--coverage", is_flag=True, help="Count the clauses that tests and worked examples show.")
@click.option("--json", "as_json", is_flag=True, help="Book and clauses as JSON.")
@lang_option
@click.pass_context
def rules(ctx: click.Context, game: str, clause: str | None, coverage: bool, as_json: bool, lang: str) -> None:
    """Read the rule book of a GAME, or one CLAUSE of its specification."""
    told = speaker(game, lang)
    if coverage:
        lines, code = clauses(game)
        console().say_all(lines)
        ctx.exit(code)
    elif as_json:
        click.echo(json.dumps(as_data(game, told, clause), indent=2))
    elif clause is None:
        show_book(told)
    else:
        console().say(told.common("rule", clause=clause.upper(), sentence=sentence_of(told, clause)))


def show_book(told: Speaker) -> None:
    screen = console()
    screen.say(Heading(told.common("game-name")))
    screen.say(told.common("by-author", author=told.common("game-author")))
    for number, (title, text) in enumerate(told.book(), 1):
        screen.say()
        screen.say(Heading(f"{number}. {title}"))
        screen.say(text)
    screen.say()
    screen.say(told.common("no-affiliation"))


def as_data(game: str, told: Speaker, clause: str | None) -> dict[str, object]:
    if clause is not None:
        return {"game": game, "clause": clause.upper(), "sentence": sentence_of(told, clause)}
    ids = sorted(known_clauses(game), key=in_order)
    return {
        "game": game,
        "book": [{"title": title, "text": text} for title, text in told.book()],
        "clauses": {each: sentence_of(told, each) for each in ids},
    }


def sentence_of(told: Speaker, clause: str) -> str:
    found = told.clause(clause.upper())
    if found is None:
        raise Failure(told.common("no-such-clause", clause=clause, first=min(known_clauses(told.game), key=in_order)))
    return found


def in_order(clause: str) -> list[int]:
    """G-2.1 comes before G-10.1."""
    return [int(number) for number in clause.partition("-")[2].split(".")]
