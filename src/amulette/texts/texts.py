"""Messages in one language, from Fluent files."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource

from amulette.games.catalogue import GAMES

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

COMMON: Final = ("", ".table")  # to all games: talk in the terminal and everywhere, what a table on the network says
KINDS: Final = ("", ".book", ".clauses")  # of a game: talk at the table, the rule book, the clauses
LONGEST: Final = 900  # signs of an argument; Fluent itself refuses a thousand


class MissingTextError(LookupError):
    """No such message, or not all that its sentence speaks of was given."""


class Texts:
    """All messages of one language: those common to all games, and those of one game."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for file in files(language, game):
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, **arguments: str | int) -> str:
        """The message; `colour-w.creature` names an attribute.  Raises MissingTextError: half a sentence is none."""
        name, _, attribute = key.partition(".")
        if not self.has(name):
            raise MissingTextError(f"there is no text {key!r} in {self.language}")
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingTextError(f"there is no text {key!r} in {self.language}")
        given = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in arguments.items()}
        spoken, errors = self.bundle.format_pattern(pattern, given)
        if errors:
            raise MissingTextError(f"the text {key!r} in {self.language} lacks something: {errors[0]}")
        return str(spoken)


@cache
def texts(language: str, game: str | None = None) -> Texts:
    """Read once, then kept."""
    return Texts(language, game)


def files(language: str, game: str | None) -> list[Traversable]:
    """The files that a language has, for all games and for this one."""
    common = [resources.files(__package__) / f"{language}{kind}.ftl" for kind in COMMON]
    if game is None:
        return common
    folder = resources.files(GAMES[game].__module__.rpartition(".")[0]) / "texts"
    return [*common, *[folder / f"{language}{kind}.ftl" for kind in KINDS]]
