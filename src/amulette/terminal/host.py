"""The host of a sitting: tells the news, asks who is to decide, and says good-bye."""

from __future__ import annotations

import shlex

from amulette.terminal.console import Heading, LeftError, Voice
from amulette.terminal.hosting import Hosting
from amulette.terminal.screen import Screen
from amulette.terminal.screens import screen
from amulette.terminal.sitting import HUMAN, LETTERS, NotSavedError, Sitting
from amulette.terminal.turn import Turn
from amulette.texts.events import told


class Host(Hosting):
    """Nobody hears or sees anything but what its own seat may know."""

    def __init__(self, sitting: Sitting, console: Voice, language: str) -> None:
        super().__init__(console)
        self.sitting = sitting
        self.language = language
        humans = sitting.humans
        self.present = humans[0] if len(humans) == 1 else None  # who is at the screen; None: everybody, or nobody yet
        self.asked: set[int] = set()  # who has seen the table
        self.heard = dict.fromkeys([None, *humans], sitting.known)  # how many events each has been told

    def play(self) -> None:
        while (seat := self.sitting.asked()) is not None:
            if seat in self.sitting.humans:
                self.sitting.play(seat, self.ask(seat))
            else:
                self.let_play(seat)
            self.keep()
            if len(self.sitting.humans) < 2:
                self.tell()

    def let_play(self, seat: int) -> None:
        """A bot decides; whoever plays against it is told when it had too little time."""
        cut_short = self.sitting.play_bot(seat)
        if cut_short is not None:
            name = self.sitting.names[seat]
            self.console.say(self.line("bot-hurried", name=name, done=cut_short.iterations, asked=cut_short.asked))

    # -- one seat -----------------------------------------------------------

    def ask(self, seat: int) -> int:
        if len(self.sitting.humans) > 1:
            self.hand_over(seat)
            self.tell()
        newcomer = seat not in self.asked
        self.asked.add(seat)
        return self.turn(seat).ask(newcomer)

    def turn(self, seat: int) -> Turn:
        return Turn(self.sitting, self.console, self.screen(), seat)

    def hand_over(self, seat: int) -> None:
        """Several people share the screen: the next one sits down before anything of theirs is shown."""
        if self.present == seat:
            return
        if self.present is not None:
            self.console.wipe()
        self.present = seat
        self.invite(self.line("hand-over", name=self.sitting.names[seat]))
        if self.console.read().lower() == "quit":
            raise LeftError

    def invite(self, sentence: str) -> None:
        self.console.say(Heading(sentence))

    def tell(self) -> None:
        """What has happened since whoever is present was told last."""
        shown = self.screen()
        events = self.sitting.told
        for event in events[self.heard[self.present] :]:
            happened = told(self.sitting.game.key, event, self.present)
            if self.present is None or shown.tells(happened):
                self.console.say(shown.speaker.say(happened))
        self.heard[self.present] = len(events)

    def screen(self) -> Screen:
        return screen(self.sitting.game.key, self.language, self.sitting.names, self.present)

    def line(self, key: str, **arguments: str | int) -> str:
        return self.screen().speaker.common(key, **arguments)

    # -- all seats ----------------------------------------------------------

    def welcome(self) -> None:
        self.greet()
        for seat, player in enumerate(self.sitting.players):
            kind = "seat-human" if player == HUMAN else "seat-bot"
            you = "yes" if seat == self.present else "no"
            name = self.sitting.names[seat]
            self.console.say(self.line(kind, letter=LETTERS[seat], name=name, level=player, you=you))
        self.console.say_all(self.screen().figures(self.sitting.view(None)))
        if self.sitting.humans:
            self.console.say(self.line("welcome-help"))
        if self.sitting.file is not None and self.sitting.asked() is not None:
            self.console.say(self.line("saved", file=str(self.sitting.file)))
        if self.sitting.record.moves and self.sitting.asked() is not None:
            self.console.say(self.line("goes-on", moves=len(self.sitting.record.moves)))
        if len(self.sitting.humans) < 2:
            self.tell()

    def finish(self) -> None:
        """The end is told to everybody together."""
        if len(self.sitting.humans) > 1:
            self.heard[None] = min([self.heard[seat] for seat in self.sitting.humans])
            self.present = None
            self.tell()
        if self.sitting.file is not None:
            self.console.say(self.line("kept", file=str(self.sitting.file)))

    def keep(self) -> None:
        """A file that can no longer be written does not end the game."""
        try:
            self.sitting.save()
        except NotSavedError as error:
            self.console.say(self.line("not-saved", reason=str(error)))

    def farewell(self) -> None:
        if self.sitting.file is None:
            self.console.say(self.line("left-unsaved"))
        else:
            self.console.say(self.line("left", command=self.resume()))

    def resume(self) -> str:
        """The command that goes on with the game."""
        file, players = shlex.quote(str(self.sitting.file)), ",".join(self.sitting.players)
        edition = f" --edition {shlex.quote(str(self.sitting.edition))}" if self.sitting.edition else ""
        return f"amulette play {self.sitting.game.key} --load {file} --save {file} --players {players}{edition}"
