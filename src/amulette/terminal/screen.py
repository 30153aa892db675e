"""What a game's table looks like in lines: each game has a screen of its own."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar

from amulette.kernel.contract import View
from amulette.terminal.drawn import STRONG
from amulette.texts.message import Message
from amulette.texts.speaker import Speaker


class Screen:
    """Shows a seat or a spectator the table part of its view; what only a perfect memory knows is never read here."""

    quiet: ClassVar[frozenset[str]] = frozenset()  # of what the table already speaks

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    def tells(self, told: Message) -> bool:
        """Whether what has happened is worth a line."""
        return told.id not in self.quiet

    def spelled(self, text: str) -> str:
        """What was typed, in the notation's own small and capital letters."""
        return text.lower()

    def table(self, view: View, whole: bool) -> list[str]:
        """All that matters for a decision; `whole`: all there is to see."""
        raise NotImplementedError

    def picture(self, view: View, waiting: Collection[int]) -> list[str]:
        """The table for a screen that can draw; `waiting` are the seats that it waits for.  The heading comes first."""
        return self.table(view, whole=False)

    def details(self, view: View) -> list[str]:
        """In words, what a picture leaves out and a large screen has room for."""
        return self.figures(view)

    def tints(self, view: View) -> dict[str, str]:
        """Words that name something, in the sentences of this game, and its role where it is drawn."""
        return dict.fromkeys(self.speaker.names, STRONG)

    def reminder(self, view: View) -> list[str]:
        """What belongs to the question itself: the table, when the question is a large one."""
        raise NotImplementedError

    def question(self, view: View) -> str:
        raise NotImplementedError

    def figures(self, view: View) -> list[str]:
        """What is printed on the components, cannot be seen here, and should be known before the game begins."""
        return []

    def action(self, view: View, words: Sequence[str]) -> str:
        """An action in words, or as much of it as is chosen."""
        raise NotImplementedError

    def allowed_by(self, view: View, words: Sequence[str]) -> str:
        """The clause that allows an option."""
        raise NotImplementedError
