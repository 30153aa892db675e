"""What every encoding does: it spells actions as words of few fixed choices, and writes views as rows of numbers.

A word is a tuple of choices.  Words of one decision may share their beginnings, as `lay y3` and `lay y3 y7` do; a word
that is a beginning of another ends with the choice DONE.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from amulette.kernel.contract import Game, Step, View

Word = tuple[int, ...]
Features = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]

DONE: Final = 0  # the choice that ends a word
MOST: Final = 255  # of one feature
NUMBERS: Final = 3  # that a question may bear
KEPT: Final = 100_000  # words


class Layout:
    """Where each part of a row of features stands."""

    def __init__(self) -> None:
        self.parts: dict[str, range] = {}
        self.size = 0

    def add(self, name: str, size: int) -> int:
        """Room for one more part; where it begins."""
        self.parts[name] = range(self.size, self.size + size)
        self.size += size
        return self.parts[name].start


class Words(dict[int, Word]):
    """The word of each action that was met before; a table is looked up many times faster than a word is spelled."""

    def __init__(self, spell: Callable[[int], Word]) -> None:
        self.spell = spell

    def __missing__(self, action: int) -> Word:
        if len(self) == KEPT:
            self.clear()
        self[action] = self.spell(action)
        return self[action]


class Encoding:
    """Of one game at one table size; seats are written in turn order from the one that looks."""

    outcomes: int  # that luck can have at once: as many as the largest heap that is shuffled has pieces

    def __init__(self, game: Game, seats: int, choices: Sequence[str], longest: int, questions: Sequence[str]) -> None:
        self.game = game
        self.seats = seats
        self.choices = ["done", *choices]  # by number, each with its name
        self.longest = longest  # choices in one word
        self.questions = {name: i for i, name in enumerate(questions)}
        self.words = Words(self.spell)
        self.asked: dict[str, tuple[int, list[int]]] = {}
        self.layout = Layout()
        self.spelled = self.layout.add("choices made in this decision", (longest - 1) * len(self.choices))
        self.question = self.layout.add("question", len(self.questions))
        self.numbers = self.layout.add("numbers of the question", NUMBERS)

    # -- actions --------------------------------------------------------------

    def spell(self, action: int) -> Word:
        """The word of an action."""
        raise NotImplementedError

    def unspell(self, word: Word) -> int:
        """The action that a word spells."""
        raise NotImplementedError

    def column(self, actions: list[int], place: int) -> list[int]:
        """The choice at this place of the word of each action."""
        words = [self.words[action] for action in actions]
        return [word[place] if place < len(word) else DONE for word in words]

    def mask(self, legal: Sequence[int]) -> Mask:
        found = np.zeros(len(self.choices), np.int8)
        found[legal] = 1
        return found

    # -- views ----------------------------------------------------------------

    def features(self, view: View, seat: int, made: Sequence[int] = ()) -> Features:
        """All that the seat may know, in a row, with the choices it has already made in this decision."""
        row = bytearray(self.layout.size)
        for place, choice in enumerate(made):
            row[self.spelled + place * len(self.choices) + choice] = 1
        self.fill(row, view, seat)
        return np.frombuffer(row, np.uint8)

    def fill(self, row: bytearray, view: View, seat: int) -> None:
        """Write the view into the row."""
        raise NotImplementedError

    def fill_question(self, row: bytearray, agenda: Sequence[Step[Any]]) -> None:
        """What is asked now, which everybody knows."""
        if not agenda:
            return
        text = repr(agenda[-1])
        if text not in self.asked:
            self.asked[text] = self.read_question(text)
        number, figures = self.asked[text]
        if number >= 0:
            row[self.question + number] = 1
        for i, figure in enumerate(figures):
            row[self.numbers + i] = figure

    def read_question(self, text: str) -> tuple[int, list[int]]:
        """Its number, and the figures it bears: `Drop(draw)` is a question of its own, `Pay(5)` bears a five."""
        name = text if text in self.questions else text.partition("(")[0]
        figures = [int(n) for n in re.findall(r"\d+", text.partition("(")[2])]
        return self.questions.get(name, -1), figures[self.seats_named(name) :][:NUMBERS]

    def seats_named(self, name: str) -> int:
        """How many of the figures of a question are seats, which others know better."""
        return 0

    def from_me(self, seat: int) -> list[int]:
        """Where each seat stands in turn order from this one."""
        return [(other - seat) % self.seats for other in range(self.seats)]


def little(figure: int) -> int:
    """As much of a figure as a feature holds."""
    return min(figure, MOST)
