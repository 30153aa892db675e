"""A table to sit at in tests: what is typed is given, what is shown comes back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from io import StringIO

from amulette.files.editions import open_game
from amulette.kernel.record import begin
from amulette.terminal.console import Console, LeftError
from amulette.terminal.host import Host
from amulette.terminal.screens import screen
from amulette.terminal.sitting import Sitting
from amulette.terminal.turn import Turn

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"]
NOTHING: Mapping[str, str] = {}


class Screen(StringIO):
    """A terminal, as far as programs can tell."""

    def isatty(self) -> bool:
        return True


def sitting(players: str = "human,random,random", seed: int = 7, **options: object) -> Sitting:
    """A game about to begin, seat A leading."""
    return seated_at("gargon", players, seed, start="A", **options)


def seated_at(key: str, players: str, seed: int = 7, **options: object) -> Sitting:
    """Any game about to begin."""
    seated = players.split(",")
    game = open_game(key, options)
    return Sitting(game, begin(game, NAMES[: len(seated)], seed.to_bytes(32, "big")), seated)


def placed(position: str) -> Sitting:
    """A game at a given position; what was played before is not known."""
    found = sitting()
    found.state = found.game.position(position)
    return found


def answer(at: Sitting, *lines: str, language: str = "en") -> tuple[str, str]:
    """What the seat that is asked sees while it types these lines, and the action it has chosen at last."""
    seat = at.asked()
    assert seat is not None
    output = StringIO()
    console = Console(typed(lines), output, NOTHING)
    try:
        action = Turn(at, console, screen(at.game.key, language, at.names, seat), seat).ask()
    except LeftError:
        return output.getvalue(), ""
    return output.getvalue(), at.game.write(action)


def shown(at: Sitting, *lines: str, language: str = "en") -> str:
    return answer(at, *lines, language=language)[0]


def replies(at: Sitting, *lines: str, language: str = "en") -> list[str]:
    """Only what comes after the question and its choices."""
    return shown(at, *lines, language=language).removeprefix(shown(at, language=language)).splitlines()


def hosted(at: Sitting, *lines: str, language: str = "en") -> str:
    """All that the terminal shows while these lines are typed."""
    output = StringIO()
    Host(at, Console(typed(lines), output, NOTHING), language).run()
    return output.getvalue()


def typed(lines: Iterable[str]) -> StringIO:
    return StringIO("".join([line + "\n" for line in lines]))
