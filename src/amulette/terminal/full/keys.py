"""The keys of the table: one list for the screen, its foot line and its cheat-sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from textual.binding import Binding

from amulette.terminal.drawn import Drawn, tile

if TYPE_CHECKING:
    from amulette.texts.texts import Texts


@dataclass(frozen=True)
class Key:
    """The text `full-key-NAME` says what it does, and `full-key-NAME.short` the same at the foot of the screen."""

    name: str
    keys: str
    action: str
    shown: str  # how the key is written
    at_foot: bool = True


KEYS: Final = (
    Key("help", "question_mark,f1", "cheats", "?"),
    Key("view", "f2", "word('view all')", "F2"),
    Key("rules", "f3", "word('rules')", "F3"),
    Key("why", "f4", "why", "F4"),
    Key("hint", "f5", "word('hint')", "F5"),
    Key("log", "f6", "word('log')", "F6", at_foot=False),
    Key("save", "f7", "type", "F7"),
    Key("theme", "f8", "theme", "F8"),
    Key("quit", "ctrl+q", "leave", "^Q"),
    Key("back", "escape", "step_back", "Esc", at_foot=False),
    Key("up", "pageup", "turn(-1)", "PgUp", at_foot=False),
    Key("down", "pagedown", "turn(1)", "PgDn", at_foot=False),
)
JOINED: Final = tuple([Key("say", "f7", "type", "F7") if key.name == "save" else key for key in KEYS])  # on the network
TYPED: Final = "type"  # the action that begins a word, which is the name of its key

ACTIONS: Final = {key.action.partition("(")[0] for key in KEYS} - {"leave"}  # those that are for the table alone
BINDINGS: Final = [Binding(key.keys, key.action, show=False, priority=True) for key in KEYS]


def foot(texts: Texts, keys: Sequence[Key]) -> str:
    """The keys in one line, to press or to click."""
    parts = [(key, texts.say(f"full-key-{key.name}.short")) for key in keys if key.at_foot]
    return " ".join([f"[@click=app.{key.action}][b]{key.shown}[/b] {short}[/]" for key, short in parts])


def cheats(texts: Texts, keys: Sequence[Key]) -> list[str]:
    """Every key with what it does."""
    wide = max([len(key.shown) for key in keys])
    lines = [Drawn(tile(key.shown.ljust(wide), "card"), f" {texts.say(f'full-key-{key.name}')}") for key in keys]
    return [texts.say("full-keys"), "", *lines]
