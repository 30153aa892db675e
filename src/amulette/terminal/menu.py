"""Choosing among many actions, word by word.

A menu knows nothing of a game but its notation: it asks which words can come next, in every order that
the notation reads as the same action.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from amulette.kernel.contract import Game

AT_ONCE: Final = 20  # choices that a list shows; more are another page
DOTS: Final = "…. "  # as lists write what goes on, or as people type it
LONGEST_NUMBER: Final = 4  # digits; no list is longer

Words = tuple[str, ...]


@dataclass(frozen=True)
class Option:
    """An action and the words of its notation."""

    action: int
    words: Words


@dataclass(frozen=True)
class Entry:
    """One line of the list: a whole action, or words with which several begin."""

    words: Words
    action: int | None  # None: there is more to choose
    count: int  # the actions it leads to


class Menu:
    """The options of one question, and the words chosen so far."""

    def __init__(self, game: Game, actions: Sequence[int]) -> None:
        self.game = game
        self.options = [Option(action, tuple(game.write(action).split())) for action in actions]
        self.path = [self.start()]
        self.page = 0
        self.entries = self.listed()

    def start(self) -> Words:
        """The words with which a long list begins throughout: there is nothing to choose in them."""
        if len(self.options) <= AT_ONCE:
            return ()
        columns = zip(*[option.words for option in self.options], strict=False)
        return tuple([words[0] for words in takewhile(lambda words: len(set(words)) == 1, columns)])

    @property
    def words(self) -> Words:
        """Those chosen so far."""
        return self.path[-1]

    # -- moving -------------------------------------------------------------

    def enter(self, words: Words) -> None:
        """Go on with these words."""
        self.path.append(words)
        self.open_page_one()

    def back(self) -> bool:
        """Take the last choice of words back, if there was one."""
        if len(self.path) == 1:
            return False
        self.path.pop()
        self.open_page_one()
        return True

    def more(self) -> bool:
        """Turn the page; from the last one to the first."""
        if self.pages == 1:
            return False
        self.page = (self.page + 1) % self.pages
        return True

    def open_page_one(self) -> None:
        self.page = 0
        self.entries = self.listed()

    # -- what is listed -----------------------------------------------------

    @property
    def pages(self) -> int:
        return -(-len(self.entries) // AT_ONCE)

    def shown(self) -> list[tuple[int, Entry]]:
        """The entries of this page with their numbers."""
        first = self.page * AT_ONCE
        return list(enumerate(self.entries, 1))[first : first + AT_ONCE]

    def pick(self, text: str) -> Entry | None:
        """The entry that is named by its number, by its next word, or by all its words with dots after them."""
        if is_number(text):
            return self.entries[int(text) - 1] if 0 < int(text) <= len(self.entries) else None
        words = tuple(text.rstrip(DOTS).split())
        wanted = [(*self.words, *words)] if text == text.rstrip(DOTS) else [words, (*self.words, *words)]
        return next((entry for entry in self.entries if entry.words in wanted and entry.action is None), None)

    def listed(self) -> list[Entry]:
        """Whole actions when they are few; else one entry for each word that can come next."""
        options = [option for option in self.options if self.begins(self.words, option)]
        if len(options) <= AT_ONCE:
            return [Entry(option.words, option.action, 1) for option in options]
        whole = [Entry(option.words, option.action, 1) for option in options if len(option.words) == len(self.words)]
        return whole + self.entries_of(self.groups(options))

    def groups(self, options: Sequence[Option]) -> dict[str, list[Option]]:
        """The options by the word that can come next."""
        found: dict[str, list[Option]] = {}
        for option in options:
            for word in dict.fromkeys(rest_of(self.words, option)):
                if self.begins((*self.words, word), option):
                    found.setdefault(word, []).append(option)
        return found

    def entries_of(self, groups: dict[str, list[Option]]) -> list[Entry]:
        """A group of one is an action; a small group apart from all others is shown at once."""
        apart = sum([len(group) for group in groups.values()]) == len(set().union(*groups.values()))
        room = AT_ONCE - len(groups)
        found: list[Entry] = []
        for word, group in groups.items():
            if len(group) == 1 or (apart and len(group) <= room):
                room -= len(group) - 1
                found += [Entry(option.words, option.action, 1) for option in group]
            else:
                found.append(Entry((*self.words, word), None, len(group)))
        return found

    # -- the notation -------------------------------------------------------

    def begins(self, words: Words, option: Option) -> bool:
        """Whether the option can be written so that it begins with these words."""
        if option.words[: len(words)] == words:
            return True
        rest = rest_of(words, option)
        if len(words) + len(rest) != len(option.words):
            return False
        try:
            return self.game.read(" ".join([*words, *rest])) == option.action
        except ValueError:
            return False


def is_number(text: str) -> bool:
    """Whether this is the number of a choice."""
    return text.isdecimal() and len(text) <= LONGEST_NUMBER


def rest_of(words: Words, option: Option) -> list[str]:
    """The words of the option that are not among these, copy by copy."""
    left = Counter(words)
    rest = []
    for word in option.words:
        if left[word] > 0:
            left[word] -= 1
        else:
            rest.append(word)
    return rest
