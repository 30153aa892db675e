"""A table for tests: a log in memory, a clock in the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from amulette.files.editions import open_game
from amulette.table import requests as r
from amulette.table.effects import Acknowledge, Append, Refuse
from amulette.table.entries import Chair, Guest
from amulette.table.jobs import jobs
from amulette.table.opening import new, restored
from amulette.table.settings import Clock, Settings, usual

if TYPE_CHECKING:
    from amulette.table.effects import Effect, Job
    from amulette.table.entries import Logged
    from amulette.table.requests import Request
    from amulette.table.table import Table

SECRET = (bytes(range(32)), bytes(16))
HOST = "p0"


class Sitting:
    """Commits what the table wants written, at once."""

    def __init__(
        self, key: str = "gargon", levels: tuple[str | None, ...] = (None, None, None), **settings: object
    ) -> None:
        game = open_game(key)
        self.now = 1000
        self.count = 0
        self.silent: dict[str, int] = {}  # who shows no sign of life, and since when
        agreed = Settings(**{"undo": usual(key).undo, **settings})  # type: ignore[arg-type] # a test names its own
        chairs = [Chair(level=level) for level in levels]
        opened = new(game, agreed, chairs, Guest(HOST, "Ada", "0" * 64), SECRET, self.now)
        self.log: list[tuple[int, str, Logged]] = [(0, "", opened)]
        self.table: Table = restored("t1", self.log, open_game)

    def ask(self, request: Request, by: str | None = HOST) -> Effect:
        effect = self.table.handle(request, by, self.now, self.silent)
        if isinstance(effect, Append):
            self.log.append((effect.seq, effect.move_id, effect.entry))
            self.table.absorb(effect.seq, effect.move_id, effect.entry)
        return effect

    def do(self, request: Request, by: str | None = HOST) -> None:
        effect = self.ask(request, by)
        assert isinstance(effect, Append | Acknowledge), effect

    def refusal(self, request: Request, by: str | None = HOST) -> str:
        effect = self.ask(request, by)
        assert isinstance(effect, Refuse), effect
        return effect.code

    def id(self) -> str:
        self.count += 1
        return f"m{self.count}"

    def join(self, name: str) -> str:
        """Somebody new, who gets the next person's key."""
        person = f"p{len(self.table.people)}"
        self.do(r.Join(id=self.id(), name=name, token=f"{len(self.table.people):064x}"), None)
        return person

    def sit(self, seat: int, by: str = HOST, entropy: str = "") -> None:
        self.do(r.Sit(id=self.id(), seat=seat, entropy=entropy), by)

    def seated(self, *names: str) -> list[str]:
        """The host and these people on the first seats, and the cards dealt."""
        people = [HOST, *[self.join(name) for name in names]]
        for seat, person in enumerate(people):
            self.sit(seat, person)
        self.do(r.Start(id=self.id()))
        return people

    def move(self, seat: int | None = None, choice: int = 0) -> Effect:
        """An option of a seat that is asked."""
        play = self.table.play
        assert play is not None
        seat = play.waiting()[0] if seat is None else seat
        text = play.options(seat)[choice % len(play.options(seat))]
        owner = self.table.seats[seat].owner
        if self.table.seats[seat].is_human:
            return self.ask(r.Move(id=self.id(), seat=seat, seen=self.table.seq, text=text), owner)
        return self.ask(r.Chosen(id=self.id(), seat=seat, seen=self.table.seq, text=text, why="bot"), None)

    def due(self) -> list[Job]:
        return [job for job in jobs(self.table) if job.at <= self.now]

    def again(self) -> Table:
        """The table as its log tells it."""
        return restored("t1", self.log, open_game)


def clock(kind: str, seconds: int = 10, increment: int = 0) -> Clock:
    return Clock(kind=kind, seconds=seconds, increment=increment)  # type: ignore[arg-type] # a test names its own


def asked(s: Sitting) -> int:
    """Return the first seat that the table waits for."""
    return s.table.waiting()[0]
