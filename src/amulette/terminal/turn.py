"""One question to one person: show, ask, listen until there is an action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from amulette.kernel.contract import Game, Refusal, RefusedError, View
from amulette.terminal.commands import COMMANDS, Command
from amulette.terminal.console import Voice
from amulette.terminal.menu import Entry, Menu, is_number
from amulette.terminal.screen import Screen
from amulette.texts.speaker import Speaker

LONGEST_QUOTE: Final = 40  # signs of what was not understood


class Table(Protocol):
    """What a turn needs of the game it is part of, be it played at this terminal or over the network."""

    @property
    def game(self) -> Game: ...

    def view(self, seat: int) -> View: ...

    def options(self, seat: int) -> list[int]: ...

    def why_not(self, seat: int, action: int) -> Refusal | None: ...

    def lines(self, speaker: Speaker) -> list[str]: ...


class Turn:
    """What a person sees and says until one of the options is chosen."""

    commands: Mapping[str, Command] = COMMANDS

    def __init__(self, sitting: Table, console: Voice, screen: Screen, seat: int) -> None:
        self.sitting = sitting
        self.console = console
        self.screen = screen
        self.speaker = screen.speaker
        self.seat = seat
        self.menu = Menu(sitting.game, sitting.options(seat))

    @property
    def view(self) -> View:
        return self.sitting.view(self.seat)

    def ask(self, newcomer: bool = False) -> int:
        """The chosen action; a newcomer is shown the table first.  Raises LeftError."""
        self.begin(newcomer)
        return self.listen()

    def begin(self, newcomer: bool) -> None:
        self.show(newcomer)
        self.put()

    def listen(self) -> int:
        """The chosen action, however many lines it takes."""
        while True:
            action = self.answer(self.console.read())
            if action is not None:
                return action

    # -- showing ------------------------------------------------------------

    def show(self, newcomer: bool) -> None:
        """As much of the table as the question needs."""
        self.console.say()
        view = self.view
        self.console.say_all(self.screen.table(view, whole=False) if newcomer else self.screen.reminder(view))

    def put(self) -> None:
        """The question and its choices."""
        self.console.say(self.screen.question(self.view))
        self.list()

    def list(self) -> None:
        for number, entry in self.menu.shown():
            self.console.say(self.described(number, entry))
        if self.menu.pages > 1:
            self.say("choice-more", page=self.menu.page + 1, pages=self.menu.pages)

    def described(self, number: int, entry: Entry) -> str:
        """A choice with its number, in words and in notation."""
        kind = "choice-branch" if entry.action is None else "choice"
        if sorted(entry.words) == sorted(self.menu.words):
            kind = "choice-all"
        spoken = self.screen.action(self.view, entry.words)
        notation = " ".join(entry.words)
        return self.speaker.common(kind, number=number, action=spoken, notation=notation, count=entry.count)

    def say(self, key: str, **arguments: str | int) -> None:
        self.console.say(self.speaker.common(key, **arguments))

    # -- listening ----------------------------------------------------------

    def answer(self, line: str) -> int | None:
        """The action that the line chooses; None when there is still none."""
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if command is not None:
            command(self, rest.strip())
            return None
        text = " ".join(line.split())
        return self.choose(text) if text else self.entered()

    def entered(self) -> int | None:
        """Enter alone: takes the only choice, or lists the choices again."""
        if len(self.menu.options) == 1:
            return self.menu.options[0].action
        self.put()
        return None

    def choose(self, text: str) -> int | None:
        entry = self.menu.pick(text) or self.menu.pick(self.screen.spelled(text))
        if entry is not None and entry.action is None:
            self.menu.enter(entry.words)
            self.list()
            return None
        return self.act(text) if entry is None else entry.action

    def act(self, text: str) -> int | None:
        """The action that `text` writes, if it is one and allowed."""
        said = self.read(text)
        if said is None:
            self.not_understood(text)
            return None
        refusal = self.sitting.why_not(self.seat, said) if isinstance(said, int) else said
        if refusal is None:
            assert isinstance(said, int)
            return said
        self.refuse(refusal)
        self.allowed(refusal)
        return None

    def meant(self, text: str) -> int | Refusal | None:
        """What `read` finds, or the action of the choice with that number."""
        entry = self.menu.pick(text)
        return self.read(text) if entry is None or entry.action is None else entry.action

    def read(self, text: str) -> int | Refusal | None:
        """The action in notation, or why there can be no such action; words already chosen need not be said again."""
        for words in ((), self.menu.words):
            for typed in (text, self.screen.spelled(text)):
                try:
                    return self.sitting.game.read(" ".join([*words, typed]))
                except RefusedError as error:
                    return error.refusal
                except ValueError:
                    continue
        return None

    def not_understood(self, text: str) -> None:
        if is_number(text):
            self.say("no-such-number", number=text, last=len(self.menu.entries))
        else:
            self.say("not-understood", text=text[:LONGEST_QUOTE], example=self.example())

    def example(self) -> str:
        """An action that is allowed."""
        return " ".join(self.menu.options[0].words)

    def no_such_rule(self, clause: str) -> None:
        chapters = len(self.speaker.book())
        self.say("no-such-rule", clause=clause[:LONGEST_QUOTE], chapters=chapters, example=self.a_clause())

    def a_clause(self) -> str:
        """One that speaks of what may be done now."""
        return self.screen.allowed_by(self.view, self.menu.options[0].words)

    # -- refusing -----------------------------------------------------------

    def refuse(self, refusal: Refusal) -> None:
        self.say("refused", clause=refusal.clause, reason=self.speaker.refusal(refusal))

    def allowed(self, refusal: Refusal) -> None:
        """What would be legal: named when that is short."""
        if refusal.legal:
            self.say("allowed-few", actions=", ".join([self.sitting.game.write(action) for action in refusal.legal]))
        else:
            self.say("allowed-many", count=len(self.menu.options))
