"""One place at a table on the network: all that the server has told it."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from msgspec import UNSET

from amulette.games.catalogue import GAMES
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Game, Refusal, View
from amulette.kernel.edition import Edition
from amulette.table.requests import Move, Request
from amulette.terminal.clock import Clock
from amulette.terminal.joined.address import Address
from amulette.terminal.joined.link import Link, Reply
from amulette.terminal.joined.names import seat_names
from amulette.terminal.joined.news import happened, table_news
from amulette.terminal.joined.trouble import JoinError
from amulette.terminal.screen import Screen
from amulette.terminal.screens import screen
from amulette.texts.speaker import Speaker
from amulette.wire.incoming import Why
from amulette.wire.outgoing import Ack, Item, Refused, State, Update


@dataclass(frozen=True)
class Line:
    """A sentence of the log; one that is not told stands in the log alone."""

    text: str
    told: bool


def new_id() -> str:
    return secrets.token_hex(8)


def table_view(game: Game, seats: int, text: str) -> View:
    """The view whose table part is given; it remembers as little as at the beginning.  Raises JoinError."""
    fresh = game.deal(seats, Fast(0)).view(None)
    try:
        return game.view(text + fresh.text().removeprefix(fresh.table_text()))
    except ValueError as error:
        raise JoinError("join-version") from error


class Place:
    """A seat, or with `seat` None a spectator's place.  `attend` lets the connection speak while an answer is due."""

    def __init__(self, link: Link, edition: Edition, first: Update, language: str) -> None:
        self.link = link
        self.edition = edition
        self.language = language
        self.seat = first.seat
        self.seq = -1
        self.has_left = False  # whether the person has gone
        self.heard: list[Line] = []
        self.replies: dict[str, Reply] = {}
        self.attend: Callable[[], None] = lambda: None
        self.game = self.played(first.state)
        self.learn(first)

    # -- what the server says -----------------------------------------------

    def learn(self, update: Update) -> list[Line]:
        """Take in an update; what is new."""
        self.you = update.you
        self.away = update.away
        self.learnt_at = monotonic()
        self.state: State = update.state
        if self.game.options != update.state.options:
            self.game = self.played(update.state)
        self.shown: View | None = None  # read from its text when somebody looks
        shown = self.screen()
        new = [line for item in update.news if item.seq > self.seq for line in self.lines_of(item, shown)]
        self.seq = update.seq
        self.heard += new
        return new

    def played(self, state: State) -> Game:
        """The game with the options of this table."""
        try:
            return GAMES[state.game](self.edition, state.options)
        except (KeyError, ValueError) as error:
            raise JoinError("join-version") from error

    def lines_of(self, item: Item, shown: Screen) -> list[Line]:
        said = table_news(item, self.state, shown.speaker.texts)
        events = [happened(told) for told in item.events]
        lines = [Line(shown.speaker.say(each), self.seat is None or shown.tells(each)) for each in events]
        return [Line(said, told=True), *lines] if said else lines

    def screen(self) -> Screen:
        return screen(self.state.game, self.language, self.names, self.seat)

    @property
    def following(self) -> Address | None:
        """The table of the next game, if all have agreed on one and this person plays there too."""
        address = self.link.web.address
        is_mine = self.seat is not None and not self.has_left and self.state.next is not None
        return Address(address.server, self.state.next or "") if is_mine else None

    # -- the table as it is -------------------------------------------------

    @property
    def names(self) -> list[str]:
        return seat_names(self.state)

    @property
    def waits(self) -> bool:
        """Whether the table waits for this very seat."""
        state = self.state
        is_ready = self.seat in state.waiting and bool(state.actions) and not state.paused
        return is_ready and not self.is_stood_in

    @property
    def awaited(self) -> int | None:
        """The first other person's seat that the table waits for."""
        seats = self.state.seats
        return next((n for n in self.state.waiting if n != self.seat and seats[n].level is None), None)

    @property
    def is_nudged(self) -> bool:
        """Whether others want to know if this person is still there."""
        return self.you is not None and self.you in self.state.nudged

    @property
    def is_stood_in(self) -> bool:
        """A bot plays for the seat."""
        return self.seat is not None and self.state.seats[self.seat].level is not None

    @property
    def clock(self) -> Clock | None:
        """The own one when it runs, else that of somebody else who is waited for."""
        state = self.state
        if not state.clocks or state.paused or state.phase != "playing":
            return None
        seat = self.seat if self.seat in state.waiting else next(iter(state.waiting), None)
        return None if seat is None else Clock(self.names[seat], self.learnt_at + state.clocks[seat] / 1000)

    @property
    def question(self) -> object:
        """The same as long as the same is asked, though others may answer what they are asked at the same time."""
        state = self.state
        return state.question, state.actions, state.moves if state.waiting == [self.seat] else None

    # -- what a turn needs --------------------------------------------------

    def view(self, seat: int | None) -> View:
        assert seat == self.seat
        if self.shown is None:
            assert self.state.view is not None
            self.shown = table_view(self.game, len(self.state.seats), self.state.view)
        return self.shown

    def options(self, seat: int) -> list[int]:
        return [self.game.read(text) for text in self.state.actions]

    def why_not(self, seat: int, action: int) -> Refusal | None:
        reply = self.ask(Why(id=new_id(), seat=seat, text=self.game.write(action)))
        return self.refusal(reply) if isinstance(reply, Refused) else None

    def refusal(self, refused: Refused) -> Refusal | None:
        """The clause that forbids it, where the rules do."""
        if refused.clause is UNSET:
            return None
        legal = [] if refused.legal is UNSET else [self.game.read(text) for text in refused.legal]
        return Refusal(refused.clause, {} if refused.facts is UNSET else refused.facts, legal)

    def lines(self, speaker: Speaker) -> list[str]:
        return [line.text for line in self.heard]

    # -- asking -------------------------------------------------------------

    def ask(self, request: Request) -> Reply:
        """Return the answer, and not before its news are told, however long the server is away."""
        self.link.send(request)
        while request.id not in self.replies:
            self.attend()
        reply = self.replies.pop(request.id)
        while isinstance(reply, Ack) and self.seq < reply.seq:
            self.attend()
        return reply

    def move(self, seat: int, action: int) -> Reply:
        return self.ask(Move(id=new_id(), seat=seat, seen=self.seq, text=self.game.write(action)))
