"""One table in memory, and everybody who looks at it.  What is told has been written before."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from amulette.files.editions import open_shared
from amulette.server.aside import Aside
from amulette.server.clock import CLOCK, TOLERANCE, now
from amulette.server.metrics import Metrics
from amulette.server.notices import Notices
from amulette.server.presence import Presence
from amulette.server.slices import Slices
from amulette.store.contract import Appended, Entry, Facts, Repeat, Row, Store, StoreError
from amulette.table.absence import PRESENCE_MATTERS, absent, follow_up
from amulette.table.effects import Acknowledge, Append, Refuse
from amulette.table.entries import Closed, Logged, Said
from amulette.table.jobs import wake
from amulette.table.opening import begun, folding
from amulette.table.playing import ClosedError
from amulette.table.requests import Here, Request, Step
from amulette.table.table import Table
from amulette.wire import log
from amulette.wire.outgoing import State

FEW: Final = 10  # entries that are absorbed at once
LEASE: Final = 5_000  # milliseconds one process looks after a table; so long its bots wait if it is killed


class NoTableError(Exception):
    """There is no such table."""


@dataclass(eq=False)
class Listener:
    """Somebody who looks on: from a seat, or as a spectator."""

    seat: int | None
    person: str | None
    since: int
    changes: int = 0  # of who is here, that they have heard of
    event: asyncio.Event = field(default_factory=asyncio.Event)
    ended: str | None = None  # why the connection has to end

    def end(self, why: str) -> None:
        self.ended = self.ended or why
        self.event.set()


class Live:
    """A table is read from its log when it is first needed, and again after trouble with the store."""

    def __init__(
        self,
        name: str,
        store: Store,
        metrics: Metrics,
        moved: Callable[[Live], None],
        slices: Slices | None = None,
        presence: Presence | None = None,
        aside: Aside | None = None,
        owner: str = "",
    ) -> None:
        self.name = name
        self.aside = aside or Aside(store, metrics)
        self.moved = moved
        self.slices = slices or Slices()
        self.store = store
        self.metrics = metrics
        self.presence = presence or Presence(Notices(store, ""))
        self.away: dict[str, int] = {}  # who is, as was last told
        self.changes = 0  # how often that has changed
        self.lock = asyncio.Lock()
        self.kept: Table | None = None
        self.origin = ""  # the network from which the table was opened
        self.listeners: set[Listener] = set()
        self.rendered: dict[tuple[int | None, str | None, int], bytes] = {}  # updates, until the table changes
        self.shown: dict[int | None, State] = {}  # what each viewer sees, until the table changes
        self.used = time.monotonic()
        self.working = False  # on its jobs
        self.leased = 0  # until when this process looks after it
        self.owner = owner  # the process, for leases
        self.shift = 0  # milliseconds by which the clock has jumped, and the table does not know it yet

    # -- reading --------------------------------------------------------------

    async def table(self) -> Table:
        """Raises NoTableError, StoreError, SetAsideError."""
        self.used = time.monotonic()
        if self.kept is None:
            async with self.lock:
                await self.catch_up()
        assert self.kept is not None
        return self.kept

    async def ready(self) -> None:
        """Have the table read, for those who may not wait.  Raises NoTableError, StoreError."""
        await self.table()

    async def seq(self) -> int:
        """Return the number of the last entry.  Raises NoTableError, StoreError."""
        return (await self.table()).seq

    async def catch_up(self) -> None:
        """Read what others have written.  The lock is held.  Raises NoTableError, StoreError, SetAsideError."""
        is_first = self.kept is None
        if is_first:
            self.aside.check(self.name)
        rows = await self.store.since(self.name, -1 if self.kept is None else self.kept.seq)
        if is_first and not rows:
            raise NoTableError
        if is_first:
            self.origin = await self.store.origin(self.name)
        try:
            await self.read(rows)
        except Exception as error:
            self.kept = None
            self.tell()  # whoever listens finds out
            raise await self.aside.refuse(self.name, error, now()) from error
        if is_first:
            await self.aside.take_back(self.name)
            await self.wake_up()

    async def wake_up(self) -> None:
        """Set the clocks of a table that has just been read by the time of day, which may have jumped."""
        assert self.kept is not None
        self.shift = self.jump()
        if self.shift:
            await self.take_step(self.kept)
            self.moved(self)

    def jump(self) -> int:
        """Return by how much the time of day has jumped since the log ends; one from the future ends now."""
        assert self.kept is not None
        last = self.kept.log[-1][0].at
        return now() - last if last > now() + TOLERANCE else CLOCK.passed(last)

    async def read(self, rows: list[Row]) -> None:
        """Raises whatever a log can raise that is damaged or from elsewhere."""
        if rows and log.is_a(rows[-1].body, Closed):
            raise ClosedError(self.name)
        if self.kept is None:
            table = begun(self.name, log.read(rows[0].body), open_shared)
            await self.slices.take(folding(table, ((row.seq, row.move_id, log.read(row.body)) for row in rows[1:])))
            self.kept = table
            self.shown.clear()
            return
        for _ in self.absorbing(self.kept, rows[:FEW]):
            pass
        if len(rows) > FEW:
            await self.slices.take(self.absorbing(self.kept, rows[FEW:]))

    @property
    def length(self) -> int:
        """How many entries of the log are in memory."""
        return 0 if self.kept is None else len(self.kept.log)

    def absorbing(self, table: Table, rows: list[Row]) -> Iterator[None]:
        for row in rows:
            self.absorb(table, row.seq, row.move_id, log.read(row.body))
            yield

    def absorb(self, table: Table, seq: int, move_id: str, entry: Logged) -> None:
        answers = entry.by in table.nudged
        table.absorb(seq, move_id, entry)
        if answers or not isinstance(entry, Said):  # words change nothing else
            self.shown.clear()

    async def refresh(self, seq: int | None = None) -> None:
        """Somebody else may have written, up to this number; what is on its way from here is waited for."""
        async with self.lock:
            if seq is not None and self.kept is not None and self.kept.seq >= seq:
                return
            await self.catch_up()
        self.tell()
        self.moved(self)

    # -- writing --------------------------------------------------------------

    async def vanish(self, changed: int) -> bool:
        """Delete the table if nothing has changed since then, nobody looks on, and nobody sits and waits.

        Raises StoreError.
        """
        async with self.lock:
            waits = self.kept is not None and self.kept.phase != "finished" and bool(self.kept.humans())
            if self.listeners or waits or not await self.store.forget(self.name, changed):
                return False
            self.kept = None
            return True

    async def ask(self, request: Request, by: str | None, token: str | None = None) -> Acknowledge | Refuse:
        """Done and on disk, or refused.  Raises NoTableError, StoreError; whoever asks may go away meanwhile.

        A token that is given must still be the person's when it is decided.
        """
        return await asyncio.shield(self.asked(request, by, token))

    async def asked(self, request: Request, by: str | None, token: str | None) -> Acknowledge | Refuse:
        self.used = time.monotonic()
        async with self.lock:
            try:
                answer = await self.settled(request, by, token)
            except StoreError:
                self.kept = None  # what was written is known only to the store
                self.metrics.trouble.inc()
                raise
        self.metrics.requests.labels("refused" if isinstance(answer, Refuse) else "done").inc()
        if isinstance(answer, Acknowledge):
            self.tell()
            self.moved(self)
        return answer

    async def settled(self, request: Request, by: str | None, token: str | None) -> Acknowledge | Refuse:
        """Decide, write, and if somebody else was quicker read on and decide again."""
        while True:
            if self.kept is None:
                await self.catch_up()
            assert self.kept is not None
            if self.shift:
                await self.take_step(self.kept)
                continue
            if token is not None and self.kept.person(token) != by:
                return Refuse("not-yours")
            effect = self.kept.handle(request, by, now(), await self.silent_for(request, self.kept))
            if not isinstance(effect, Append):
                return effect
            with self.metrics.appended.time():
                outcome = await self.store.append(self.entry(self.kept, effect))
            if isinstance(outcome, Appended):
                self.absorb(self.kept, effect.seq, effect.move_id, effect.entry)
                return Acknowledge(effect.seq)
            await self.catch_up()
            if isinstance(outcome, Repeat):
                return Acknowledge(outcome.seq)
            if self.kept.seq < effect.seq:  # nobody was quicker: the table has been deleted
                self.kept = None
                raise NoTableError

    async def take_step(self, table: Table) -> None:
        """Move running clocks by what the time of day has jumped; whoever looks after the table does it."""
        shift, self.shift = self.shift, 0
        if not table.clocks.runs or not await self.store.lease(self.name, self.owner, now(), now() + LEASE):
            return
        effect = table.handle(Step(id=f"step-{table.seq}", shift=shift), None, now())
        if isinstance(effect, Append) and isinstance(await self.store.append(self.entry(table, effect)), Appended):
            self.absorb(table, effect.seq, effect.move_id, effect.entry)
        else:
            self.shift = shift  # somebody was quicker: read on
            await self.catch_up()

    async def adjust(self) -> None:
        """Do that without being asked for anything.  Raises NoTableError, StoreError, SetAsideError."""
        async with self.lock:
            while self.shift and self.kept is not None:
                await self.take_step(self.kept)

    async def confirm(self, person: str | None, token: str | None) -> None:
        """Take it as an answer when a person who was nudged asks for whatever it is.  Raises StoreError."""
        if self.kept is not None and person in self.kept.nudged:
            await self.ask(Here(id=f"here-{self.kept.seq}"), person, token)

    async def silent_for(self, request: Request, table: Table) -> dict[str, int]:
        """Return who shows no sign of life, where that decides; to no other process either.  Raises StoreError."""
        if not isinstance(request, PRESENCE_MATTERS):
            return {}
        if self.store.shared:
            await self.presence.refresh()
        return self.silent(table)

    def silent(self, table: Table) -> dict[str, int]:
        """Return who shows no sign of life, and since when."""
        return self.presence.silent(self.name, {key: person.at for key, person in table.people.items()})

    def entry(self, table: Table, effect: Append) -> Entry:
        """Until more is known, the table is due at once: so it is looked at should this process end now."""
        facts = Facts(table.phase, table.settings.listed, effect.entry.at)
        return Entry(self.name, effect.seq, effect.move_id, log.write(effect.entry), facts, effect.entry.at)

    def facts(self) -> Facts | None:
        table = self.kept
        if table is None:
            return None
        return Facts(table.phase, table.settings.listed, wake(table, now()), seated=bool(table.humans()))

    # -- telling --------------------------------------------------------------

    def notice(self) -> Request | None:
        """Tell who has come or gone, and return what the server has to ask of the table then."""
        table = self.kept
        if table is None or not (self.listeners or self.rendered or self.presence.knows(self.name)):
            return None
        silent = self.silent(table)
        away = absent(table, silent, now())
        if away != self.away:
            self.away, self.changes = away, self.changes + 1
            self.tell()
        return follow_up(table, silent, now())

    def tell(self) -> None:
        """Wake everybody who has not heard everything."""
        self.rendered.clear()
        for listener in self.listeners:
            listener.event.set()

    def listen(self, listener: Listener) -> None:
        """A seat's second connection replaces the first, which is told so."""
        for other in list(self.listeners):
            if listener.seat is not None and other.seat == listener.seat:
                other.end("replaced")
        self.listeners.add(listener)

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.used = time.monotonic()
