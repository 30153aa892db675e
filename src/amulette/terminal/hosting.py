"""How a host begins and says good-bye, wherever the table is."""

from __future__ import annotations

from amulette.terminal.console import Heading, LeftError, Voice


class Hosting:
    """Each kind of table has a host of its own."""

    def __init__(self, console: Voice) -> None:
        self.console = console

    def run(self) -> None:
        """To the end of the game, or until somebody leaves."""
        try:
            self.welcome()
            self.play()
            self.finish()
        except LeftError:
            self.farewell()
        except KeyboardInterrupt:
            self.console.say()
            self.farewell()
            raise

    def greet(self) -> None:
        """The game, in a sentence."""
        self.console.say(Heading(self.line("game-name")))
        self.console.say(self.line("game-summary"))

    def line(self, key: str, **arguments: str | int) -> str:
        """One of the sentences that every game has."""
        raise NotImplementedError

    def welcome(self) -> None:
        raise NotImplementedError

    def play(self) -> None:
        raise NotImplementedError

    def finish(self) -> None:
        raise NotImplementedError

    def farewell(self) -> None:
        """How to go on another time."""
        raise NotImplementedError
