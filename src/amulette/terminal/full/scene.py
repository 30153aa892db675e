"""All that the screen shows at one moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from amulette.terminal.clock import Clock


@dataclass(frozen=True)
class Row:
    """One line to choose, and what choosing it answers."""

    text: str
    answer: str


@dataclass(frozen=True)
class Scene:
    """Only what the person at the screen may know."""

    title: str = ""
    heard: tuple[str, ...] = ()  # news from before the last decision
    news: tuple[str, ...] = ()
    heading: str = ""  # of the table
    table: tuple[str, ...] = ()
    details: tuple[str, ...] = ()  # for a screen with room
    tints: Mapping[str, str] = field(default_factory=dict)  # words that name something, and its role
    question: str = ""
    clock: Clock | None = None  # that runs
    rows: tuple[Row, ...] = ()
    reply: tuple[str, ...] = ()  # to the last answer, when it was not a decision
    page: tuple[str, ...] = ()  # the same, when it is long
    words: tuple[str, ...] = ()  # help on what may be typed now; empty: nothing but an answer
    awaited: int = 0  # the number of the answer that is waited for; 0: of none
