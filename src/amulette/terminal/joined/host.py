"""The host at a place on the network: tells what the server tells, asks when the table waits, and says good-bye."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from queue import Empty
from typing import Final

from amulette.table.requests import Reclaim
from amulette.terminal.clock import clock_time
from amulette.terminal.console import DisturbedError, Voice
from amulette.terminal.hosting import Hosting
from amulette.terminal.joined.link import Health, Heard
from amulette.terminal.joined.lobby import agreed, seated, waited_for
from amulette.terminal.joined.place import Line, Place, new_id
from amulette.terminal.joined.presence import changes, situation
from amulette.terminal.joined.trouble import JoinError
from amulette.terminal.joined.wait import Wait
from amulette.terminal.joined.words import Words, refuse
from amulette.terminal.turn import Turn
from amulette.wire.outgoing import Presence, Refused, Update

BEAT: Final = 0.1  # seconds between two looks at what is typed
LAST: Final = 10  # lines of the log that tell how a game ended


class JoinedHost(Hosting):
    """Nobody hears or sees anything but what the server has sent to this place."""

    def __init__(self, place: Place, console: Voice) -> None:
        super().__init__(console)
        self.place = place
        self.link = place.link
        self.words = Words(place)
        self.awaited: object = None  # what the person was told to wait for
        self.is_away = False
        self.is_newcomer = True
        place.attend = self.attend

    def run(self) -> None:
        """Raises JoinError when there is no coming back."""
        self.link.open()
        try:
            super().run()
        finally:
            self.link.close()

    # -- the game -----------------------------------------------------------

    def wait_for_the_deal(self) -> None:
        if self.place.state.phase == "open":
            self.show_lobby()
            while self.place.state.phase == "open":
                self.wait()
            self.describe()
        self.come_back()

    def come_back(self) -> None:
        """Whoever went away has their seat back from the bot."""
        if self.place.is_stood_in and self.place.seat is not None and self.place.state.phase == "playing":
            self.place.ask(Reclaim(id=new_id(), seat=self.place.seat))

    def play(self) -> None:
        self.wait_for_the_deal()
        if self.place.state.phase == "playing" and not self.place.waits:
            self.look()
        while self.place.state.phase == "playing":
            if self.place.waits:
                self.decide()
            else:
                self.wait()

    def decide(self) -> None:
        """Until the question is answered, or is no longer asked."""
        place, question, turn = self.place, self.place.question, self.turn()
        self.show_clock()
        turn.begin(self.is_newcomer)
        self.is_newcomer, self.awaited = False, None
        while place.waits and place.question == question:
            try:
                action = turn.listen()
            except DisturbedError:
                self.catch_up()
                turn.show(newcomer=False)
                continue
            reply = place.move(turn.seat, action)
            if not isinstance(reply, Refused):
                return
            refuse(turn, place, reply)
            self.catch_up()

    def wait(self) -> None:
        """Others decide: what happens is told, what is typed is answered."""
        sentence = waited_for(self.place)
        if self.awaited != (sentence, self.place.state.waiting):
            self.awaited = sentence, self.place.state.waiting
            self.show_wait(sentence)
        self.attend()
        line = self.console.overhear()
        if line is not None:
            self.waiting().answer(line)

    def turn(self) -> Turn:
        assert self.place.seat is not None
        turn = Turn(self.place, self.console, self.place.screen(), self.place.seat)
        turn.commands = self.words.deciding
        return turn

    def waiting(self) -> Wait:
        return Wait(self.place, self.console, self.place.screen(), self.words.waiting)

    # -- the connection -----------------------------------------------------

    def attend(self) -> None:
        """Take what the server says, or wait a moment for it."""
        self.console.heed()
        with suppress(Empty):
            self.take(self.link.inbox.get(timeout=BEAT))

    def catch_up(self) -> None:
        while not self.link.inbox.empty():
            self.take(self.link.inbox.get())

    def take(self, heard: Heard) -> None:
        if isinstance(heard, JoinError):
            raise heard
        if isinstance(heard, Update):
            self.hear(heard)
        elif isinstance(heard, Presence):
            before, self.place.away = situation(self.place), heard.away
            self.remark_all(changes(self.place, before))
        elif isinstance(heard, Health):
            self.notice(heard.stands)
        elif heard.id is not None:
            self.place.replies[heard.id] = heard

    def hear(self, update: Update) -> None:
        before = situation(self.place)
        lines = self.place.learn(update)
        if update.fresh:
            self.remark(self.line("join-missed"))
        self.tell(lines)
        self.remark_all(changes(self.place, before))

    def notice(self, stands: bool) -> None:
        """A lost connection is told once, and so is its return."""
        if stands == self.is_away:
            self.is_away = not stands
            self.remark(self.line("join-back" if stands else "join-lost"))

    # -- speaking -----------------------------------------------------------

    def line(self, key: str, **arguments: str | int) -> str:
        return self.place.screen().speaker.common(key, **arguments)

    def remark(self, sentence: str) -> None:
        self.console.say(sentence)

    def remark_all(self, sentences: Sequence[str]) -> None:
        for sentence in sentences:
            self.remark(sentence)

    def tell(self, lines: Sequence[Line]) -> None:
        for line in lines:
            if line.told:
                self.console.say(line.text)

    def welcome(self) -> None:
        self.greet()
        if self.place.state.phase != "open":
            self.describe()
        if self.place.state.phase == "finished":
            self.tell(self.place.heard[-LAST:])
        elif self.place.state.moves:
            self.console.say(self.line("goes-on", moves=self.place.state.moves))

    def describe(self) -> None:
        """Who plays, and what should be known before the game."""
        self.console.say_all([*seated(self.place), *agreed(self.place)])
        self.console.say_all(self.place.screen().figures(self.place.view(self.place.seat)))
        if self.place.seat is not None:
            self.console.say(self.line("welcome-help"))

    def show_clock(self) -> None:
        """How long the person may think, where the table has a clock."""
        if self.place.seat is not None and self.place.state.clocks:
            self.console.say(self.line("join-clock", time=clock_time(self.place.state.clocks[self.place.seat])))

    def look(self) -> None:
        """The table, for whoever has to wait before anything is asked."""
        self.console.say()
        self.console.say_all(self.place.screen().table(self.place.view(self.place.seat), whole=False))

    def show_lobby(self) -> None:
        self.console.say_all([*seated(self.place), *agreed(self.place)])
        if self.place.seat is not None:
            self.console.say(self.line("join-words"))

    def show_wait(self, sentence: str) -> None:
        if sentence:
            self.console.say(sentence)

    def finish(self) -> None:
        """The news have told how it ended; whoever stays may play again."""
        if self.place.seat is not None and self.console.overhears:
            self.console.say(self.line("join-over"))
            self.wait_for_the_next()

    def wait_for_the_next(self) -> None:
        while self.place.state.next is None:
            self.wait()

    def farewell(self) -> None:
        """How to come back."""
        self.place.has_left = True
        page = self.link.web.address.page
        key = "join-left" if self.place.seat is not None else "join-left-watching"
        self.console.say(self.line(key, command=f"amulette join {page}"))
