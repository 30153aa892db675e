"""An answer belongs to the question that was on the screen when its key was pressed."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from textual import events
from textual.message import Message
from textual.widgets import Input, OptionList

from amulette.terminal.full.stage import is_word

if TYPE_CHECKING:
    from collections.abc import Callable


class Shown:
    """Since when the question is on the screen.  Messages know when they were made: that is the measure."""

    def __init__(self) -> None:
        self.since = -inf
        self.changes = 0

    @property
    def is_drawn(self) -> bool:
        return self.since < inf

    def change(self) -> Callable[[], None]:
        """Another question is about to be drawn; to be called when that is done."""
        self.since = inf
        self.changes += 1
        change = self.changes

        def done() -> None:
            if change == self.changes:
                self.since = Message().time

        return done

    def precedes(self, message: Message) -> bool:
        return message.time >= self.since

    def refuses(self, event: events.Event) -> bool:
        """Whether this would answer, and was pressed while something else was asked."""
        answers = isinstance(event, events.MouseEvent) or (isinstance(event, events.Key) and event.key == "enter")
        return answers and not self.precedes(event)


class Line(Input):
    """Where answers are typed."""

    def __init__(self, shown: Shown, placeholder: str) -> None:
        super().__init__(id="line", compact=True, select_on_focus=False, placeholder=placeholder)
        self.shown = shown

    async def on_event(self, event: events.Event) -> None:
        if is_word(self.value) or not self.shown.refuses(event):
            await super().on_event(event)

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """No notation has a question mark: it asks for help here too, unless somebody is spoken to."""
        is_free = character != "?" or self.is_talk
        return is_free and super().check_consume_key(key, character)

    @property
    def is_talk(self) -> bool:
        return self.value.startswith("say ")

    def forget(self) -> None:
        """What was typed for another question; talk is for none."""
        if not self.is_talk:
            self.clear()


class Choices(OptionList):
    """What may be answered, to mark or to click."""

    def __init__(self, shown: Shown) -> None:
        super().__init__(id="choices", markup=False)
        self.shown = shown

    async def on_event(self, event: events.Event) -> None:
        if not self.shown.refuses(event):
            await super().on_event(event)
