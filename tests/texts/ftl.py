"""Fluent files taken apart: their messages, and what each speaks of."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from amulette.games.catalogue import GAMES
from amulette.texts.texts import COMMON, KINDS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.resources.abc import Traversable

PACKAGES = {key: game.__module__.rpartition(".")[0] for key, game in GAMES.items()}
NAMES = [*[f"{{}}{kind}.ftl" for kind in COMMON], *[f"{key}/{{}}{kind}.ftl" for key in GAMES for kind in KINDS]]


class Variables(Visitor):
    """Collects the names behind the dollar signs."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent.syntax calls it so
        self.names.add(node.id.name)


def file(name: str) -> Traversable:
    """`en.ftl` holds what all games share, `gargon/en.ftl` what one says."""
    key, _, rest = name.rpartition("/")
    return resources.files(PACKAGES[key]) / "texts" / rest if key else resources.files("amulette.texts") / rest


def messages(name: str) -> Iterator[ast.Message]:
    """Every message of the file; a line that Fluent cannot read is an error."""
    for entry in FluentParser().parse(file(name).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            yield entry


def spoken_of(name: str) -> dict[str, set[str]]:
    """Each message and attribute, with the variables it uses."""
    found: dict[str, set[str]] = {}
    for message in messages(name):
        found[message.id.name] = variables(message.value)
        for attribute in message.attributes:
            found[f"{message.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def variables(pattern: ast.Pattern | None) -> set[str]:
    collected = Variables()
    if pattern is not None:
        collected.visit(pattern)
    return collected.names
