"""Between host and screen: what is said becomes a scene, what is chosen becomes an answer.

The host runs in a thread of its own, so that the screen stays awake while bots think.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from queue import SimpleQueue
from typing import Final

from amulette.terminal.console import Heading, Voice, printable
from amulette.terminal.full.scene import Row, Scene

LONGEST: Final = 400  # lines of old news; the word `log` tells all
REPLY: Final = 5  # rows of a reply that stands beside the question; a longer one is a page
WIDTH: Final = 76  # signs of a row on a small screen


class Stage(Voice):
    """Speaks in scenes, and listens to whatever the screen answers."""

    def __init__(self, show: Callable[[Scene], None]) -> None:
        self.show = show
        self.scene = Scene()
        self.said: list[str] = []  # not shown yet
        self.parting: list[str] = []  # to be read when the screen is gone
        self.answers: SimpleQueue[str | BaseException] = SimpleQueue()
        self.reads = 0

    # -- speaking -----------------------------------------------------------

    def say(self, text: str = "") -> None:
        self.heed()
        kind = Heading if isinstance(text, Heading) else str
        self.said += [kind(printable(line)) for line in text.split("\n")]

    def report(self) -> None:
        """What was said is news."""
        self.draw(news=(*self.scene.news, *self.spoken()))

    def settle(self) -> None:
        """A decision was made: all news are old."""
        self.draw(heard=(*self.scene.heard, *self.scene.news)[-LONGEST:], news=(), words=())

    def lay(self, title: str, table: Sequence[str]) -> None:
        self.draw(title=printable(title), table=tuple([clean(line) for line in table]))

    def offer(self, question: str, rows: Sequence[Row], words: Sequence[str] = ()) -> None:
        shown = tuple([replace(row, text=printable(row.text)) for row in rows])
        self.draw(question=printable(question), rows=shown, words=tuple(words))

    def wipe(self) -> None:
        self.draw(heard=(), news=(), table=(), question="", rows=(), reply=(), page=(), words=())

    def draw(self, **changes: object) -> None:
        self.scene = replace(self.scene, **changes)  # type: ignore[arg-type] # its fields by name
        self.show(self.scene)

    def spoken(self) -> tuple[str, ...]:
        said, self.said = self.said, []
        return tuple(said)

    # -- listening ----------------------------------------------------------

    def read(self) -> str:
        said = self.spoken()
        self.reads += 1
        if rows(said) > REPLY:
            self.draw(reply=(), page=said, awaited=self.reads)
        else:
            self.draw(reply=said, page=(), awaited=self.reads)
        answer = self.take().strip()
        self.draw(reply=(), page=(), awaited=0)
        return answer

    def take(self) -> str:
        answer = self.answers.get()
        if isinstance(answer, str):
            return answer
        raise answer

    def heed(self) -> None:
        """Whoever leaves while others decide need not wait for the next question."""
        if not self.answers.empty():
            self.take()


def rows(lines: Sequence[str]) -> int:
    """How many rows of a small screen the lines take."""
    return sum([max(1, -(-len(line) // WIDTH)) for line in lines])


def clean(line: str) -> str:
    return Heading(printable(line)) if isinstance(line, Heading) else printable(line)
