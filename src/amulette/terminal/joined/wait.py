"""What a person may say while others decide."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_uppercase
from typing import Final

from amulette.kernel.contract import View
from amulette.terminal.commands import Command
from amulette.terminal.console import Voice
from amulette.terminal.joined.place import Place
from amulette.terminal.menu import Menu
from amulette.terminal.screen import Screen
from amulette.terminal.turn import LONGEST_QUOTE, Turn

FIRST_CLAUSES: Final = [f"{letter}-1.1" for letter in ascii_uppercase]  # each game has a letter of its own


class Wait(Turn):
    """A turn without a question: words are answered, actions have to wait."""

    def __init__(self, place: Place, console: Voice, screen: Screen, commands: Mapping[str, Command]) -> None:
        super().__init__(place, console, screen, place.seat or 0)
        self.place = place
        self.menu = Menu(place.game, [])
        self.commands = commands

    @property
    def view(self) -> View:
        return self.place.view(self.place.seat)

    def put(self) -> None:
        """There is nothing to choose."""

    def entered(self) -> None:
        self.put()

    def choose(self, text: str) -> None:
        """No action is understood now."""
        self.say("join-not-now", text=text[:LONGEST_QUOTE])

    def show(self, newcomer: bool) -> None:
        """The table is told by its news."""

    def a_clause(self) -> str:
        """The first of the first chapter."""
        return next(each for each in FIRST_CLAUSES if self.speaker.clause(each) is not None)
