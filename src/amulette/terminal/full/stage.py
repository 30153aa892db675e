"""Between host and screen: what is said becomes a scene, what is chosen becomes an answer.

The host runs in a thread of its own, so that the screen stays awake while bots think.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from queue import Empty, SimpleQueue
from typing import Final

from amulette.terminal.clock import Clock
from amulette.terminal.commands import COMMANDS
from amulette.terminal.console import DisturbedError, Heading, Voice, printable
from amulette.terminal.drawn import Drawn
from amulette.terminal.full.scene import Row, Scene
from amulette.terminal.joined.words import TALK

LONGEST: Final = 100  # lines of old news; the word `log` tells all
REPLY: Final = 6  # rows of a reply that stands beside the question; a longer one is a page
WORDS: Final = {*COMMANDS, *TALK}
BEAT: Final = 0.1  # seconds between two looks at what else has happened
STOPS: Final = ".: \u00a0\u202f"  # what a heading need not end with
WIDTH: Final = 76  # signs of a row on a small screen


Answer = tuple[int, str]  # with the number of what it answers


class Stage(Voice):
    """Speaks in scenes, and listens to whatever the screen answers."""

    overhears = True

    def __init__(self, show: Callable[[Scene], None]) -> None:
        self.show = show
        self.scene = Scene()
        self.said: list[str] = []  # not shown yet
        self.parting: list[str] = []  # to be read when the screen is gone
        self.answers: SimpleQueue[Answer | BaseException] = SimpleQueue()
        self.early: list[Answer] = []  # those that came while the host was speaking
        self.reads = 0
        self.disturbed: Callable[[], bool] = lambda: False  # by something that cannot wait for the answer

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

    def lay(self, title: str, picture: Sequence[str], details: Sequence[str] = ()) -> None:
        """A heading that comes first is that of the whole table."""
        lines = [clean(line) for line in picture]
        heading = lines.pop(0).rstrip(STOPS) if lines and isinstance(lines[0], Heading) else ""
        more = tuple([clean(line) for line in details])
        self.draw(title=printable(title), heading=heading, table=tuple(lines), details=more)

    def tint(self, tints: Mapping[str, str]) -> None:
        """From now on these words have the colour of their role."""
        self.draw(tints=tints)

    def offer(self, question: str, rows: Sequence[Row], words: Sequence[str] = ()) -> None:
        """Another question than before: whatever was answered to that one is no answer any more."""
        asked = printable(question), tuple([replace(row, text=printable(row.text)) for row in rows])
        awaited = self.scene.awaited if asked == (self.scene.question, self.scene.rows) else 0
        self.draw(question=asked[0], rows=asked[1], words=tuple(words), awaited=awaited)

    def count(self, clock: Clock | None) -> None:
        """From now on this clock runs."""
        self.draw(clock=clock)

    def wipe(self) -> None:
        self.draw(
            heard=(), news=(), heading="", table=(), details=(), question="", rows=(), reply=(), page=(), words=()
        )

    def draw(self, **changes: object) -> None:
        scene = replace(self.scene, **changes)  # type: ignore[arg-type] # its fields by name
        if scene != self.scene:
            self.scene = scene
            self.show(scene)

    def spoken(self) -> tuple[str, ...]:
        said, self.said = self.said, []
        return tuple(said)

    # -- listening ----------------------------------------------------------

    def read(self) -> str:
        """The next answer.  Raises LeftError, and DisturbedError: what was replied before then stands."""
        self.reply()
        while True:
            try:
                return self.taken(BEAT)
            except Empty:
                if self.disturbed():
                    raise DisturbedError from None

    def overhear(self) -> str | None:
        self.reply()
        if not self.early and self.answers.empty():
            return None
        with suppress(Empty):
            return self.taken(BEAT)
        return None

    def reply(self) -> None:
        """What was said answers the last word; from now on the next one is waited for."""
        said = self.spoken()
        if not said and self.scene.awaited:
            return
        self.reads += 1
        is_long = rows(said) > REPLY
        self.draw(reply=() if is_long else said, page=said if is_long else (), awaited=self.reads)

    def taken(self, seconds: float) -> str:
        """Raises Empty when there is none.  Words may be said at any time; an action belongs to its question."""
        number, answer = self.early.pop(0) if self.early else self.take(seconds)
        if number != self.scene.awaited and not is_word(answer):
            raise Empty
        self.draw(reply=(), page=(), awaited=0)
        return answer.strip()

    def take(self, seconds: float) -> Answer:
        answer = self.answers.get(timeout=seconds)
        if isinstance(answer, BaseException):
            raise answer
        return answer

    def heed(self) -> None:
        if not self.answers.empty():
            self.early.append(self.take(BEAT))


def is_word(text: str) -> bool:
    """Words such as `quit` answer no question: they may be said whatever is asked."""
    return text.strip().partition(" ")[0].lower() in WORDS


def rows(lines: Sequence[str]) -> int:
    """How many rows of a small screen the lines take."""
    return sum([max(1, -(-len(line) // WIDTH)) for line in lines])


def clean(line: str) -> str:
    """The line without signs that a terminal would obey, and otherwise of its kind."""
    if isinstance(line, Drawn):
        return Drawn(*[bit._replace(text=printable(bit.text)) for bit in line.bits])
    return Heading(printable(line)) if isinstance(line, Heading) else printable(line)
