"""The words a person may say at any time, besides actions.  None of them changes the game."""

from __future__ import annotations

from collections.abc import Callable
from os.path import expanduser
from pathlib import Path
from typing import TYPE_CHECKING, Final

from amulette.terminal.console import Heading, LeftError
from amulette.terminal.menu import is_number
from amulette.terminal.sitting import NotSavedError, Sitting

if TYPE_CHECKING:
    from amulette.kernel.contract import Refusal
    from amulette.terminal.turn import Turn


def show_help(turn: Turn, _: str) -> None:
    turn.console.say_all(help_on(turn))


def help_on(turn: Turn) -> list[str]:
    """All the words, each with what it does."""
    say, clause = turn.speaker.common, turn.a_clause()
    return [say("help-intro"), *[say(f"help-{word}", clause=clause) for word in turn.commands]]


def show_view(turn: Turn, rest: str) -> None:
    turn.console.say_all(turn.screen.table(turn.view, whole=rest.lower() == "all"))
    turn.put()


def show_rules(turn: Turn, rest: str) -> None:
    """The whole book, one chapter of it, or one clause."""
    chapters = list(enumerate(turn.speaker.book(), 1))
    wanted = [(n, chapter) for n, chapter in chapters if rest in ("", str(n))]
    for number, (title, text) in wanted:
        turn.console.say(Heading(f"{number}. {title}"))
        turn.console.say(text)
    if not wanted:
        show_clause(turn, rest.upper())


def show_clause(turn: Turn, clause: str) -> None:
    sentence = turn.speaker.clause(clause)
    if sentence is None:
        turn.no_such_rule(clause)
    else:
        turn.say("rule", clause=clause, sentence=sentence)


def explain(turn: Turn, rest: str) -> None:
    """Whether an action is allowed, by which clause, and what that clause says."""
    if not rest:
        turn.say("why-what", example=turn.example())
        return
    entry, said = turn.menu.pick(rest), turn.meant(rest)
    if said is None and entry is not None:
        show_clause(turn, turn.screen.allowed_by(turn.view, entry.words))
    elif said is None:
        turn.not_understood(rest)
    elif isinstance(said, int):
        explain_action(turn, said)
    else:
        explain_refusal(turn, said)


def explain_action(turn: Turn, action: int) -> None:
    refusal = turn.sitting.why_not(turn.seat, action)
    if refusal is not None:
        explain_refusal(turn, refusal)
        return
    notation = turn.sitting.game.write(action)
    turn.say("allowed", notation=notation)
    show_clause(turn, turn.screen.allowed_by(turn.view, notation.split()))


def explain_refusal(turn: Turn, refusal: Refusal) -> None:
    turn.refuse(refusal)
    show_clause(turn, refusal.clause)
    turn.allowed(refusal)


def show_log(turn: Turn, rest: str) -> None:
    """All that this seat heard, or the last lines of it."""
    lines = turn.sitting.lines(turn.speaker)
    turn.console.say_all(lines[-int(rest) :] if is_number(rest) else lines)


def give_hint(turn: Turn, _: str) -> None:
    """What a bot would do that sees what this seat sees, and what it measured."""
    assert isinstance(turn.sitting, Sitting)  # at a table on the network the server is asked
    reason = turn.sitting.hint(turn.seat)
    turn.say("hint", **spoken(turn, reason.action))
    turn.say("hint-measured", tries=reason.tries, chance=percent(reason.chance), margin=f"{reason.margin:+.1f}")
    if reason.other is not None:
        more = {"chance": f"{100 * reason.more_chance:+.0f}", "margin": f"{reason.more_margin:+.1f}"}
        turn.say("hint-other", tries=reason.other_tries, **spoken(turn, reason.other), **more)
    if reason.iterations < reason.asked:
        turn.say("hint-hurried", done=reason.iterations, asked=reason.asked)


def spoken(turn: Turn, action: int) -> dict[str, str]:
    notation = turn.sitting.game.write(action)
    return {"action": turn.screen.action(turn.view, notation.split()), "notation": notation}


def percent(part: float) -> str:
    return f"{100 * part:.0f}"


def save(turn: Turn, rest: str) -> None:
    assert isinstance(turn.sitting, Sitting)  # a table on the network is kept there
    if not rest:
        turn.say("save-where")
        return
    try:
        turn.sitting.keep(Path(expanduser(rest)))  # noqa: PTH111 - Path's own raises where there is no home
    except NotSavedError as error:
        turn.say("file-taken" if error.taken else "not-saved", reason=str(error))
    else:
        turn.say("saved", file=rest)


def go_back(turn: Turn, _: str) -> None:
    if turn.menu.back():
        turn.list()
    else:
        turn.say("no-way-back")


def show_more(turn: Turn, _: str) -> None:
    if turn.menu.more():
        turn.list()
    else:
        turn.say("no-more")


def leave(_: Turn, __: str) -> None:
    raise LeftError


Command = Callable[["Turn", str], None]
COMMANDS: Final[dict[str, Command]] = {
    "help": show_help,
    "view": show_view,
    "rules": show_rules,
    "why": explain,
    "log": show_log,
    "hint": give_hint,
    "back": go_back,
    "more": show_more,
    "save": save,
    "quit": leave,
}
