"""All tables of one server process: opened, found, looked after, forgotten."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from amulette.files.editions import open_game
from amulette.kernel.contract import Game
from amulette.kernel.options import OptionError
from amulette.kernel.record import Record
from amulette.server import rendering
from amulette.server.aside import Aside, SetAsideError
from amulette.server.clock import CLOCK, now
from amulette.server.heartbeat import Heartbeat
from amulette.server.limits import Buckets, Crowd, mark
from amulette.server.live import LEASE, Live, NoTableError
from amulette.server.logs import log
from amulette.server.luck import choose_luck
from amulette.server.metrics import Metrics
from amulette.server.notices import Notices
from amulette.server.presence import Presence
from amulette.server.pulse import Pulse
from amulette.server.retention import Retention
from amulette.server.rounds import Rounds
from amulette.server.settings import Settings
from amulette.server.slices import Slices
from amulette.server.thinkers import NotWantedError, Thinkers
from amulette.server.tokens import digest
from amulette.server.turns import Asker
from amulette.store.contract import Entry, Facts, Noted, Store, StoreError
from amulette.store.opening import open_when_there, store_of
from amulette.table.effects import Again, Append, Job, Think
from amulette.table.entries import Chair, Guest, Opened
from amulette.table.jobs import answer_by_default, due_at, jobs
from amulette.table.opening import again, new, onward
from amulette.table.requests import Chosen, Configure, Request, Succeed
from amulette.table.settings import usual
from amulette.table.table import Table, need
from amulette.wire import log as logged
from amulette.wire.incoming import Onward, Plan

SWEEP: Final = 1.0  # seconds between two looks for what is due
IDLE: Final = 600.0  # seconds until a table that nobody looks at is forgotten
MOST_IDLE: Final = 500  # tables that nobody looks at and that stay in memory
MOST_ENTRIES: Final = 200_000  # of the logs of those tables
SOON: Final = 10.0  # seconds; what a table does so soon it does better from memory
MOST_WATCHED: Final = 50  # tables that are looked at in one go
EXCHANGE: Final = 1.0  # seconds between two notices to the other processes


class Hub:
    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.settings = settings
        self.store = store or store_of(settings.database)
        self.metrics = Metrics()
        self.luck = choose_luck(settings.test_seed)
        self.thinkers = Thinkers(settings.thinkers, settings.deadline, metrics=self.metrics)
        limits = settings.limits
        self.name = secrets.token_hex(8)  # of this process, for leases
        self.notices = Notices(self.store, self.name)
        self.crowd = Crowd(limits.per_address, self.counted_elsewhere("connections"))
        self.notices.tell("connections", self.crowd.told)
        self.tellings = Crowd(limits.tellings)
        self.slices = Slices()
        self.seated = Crowd(limits.per_seat)
        self.openings = Buckets(limits.openings, limits.openings_burst, self.counted_elsewhere("openings"))
        self.notices.tell("openings", self.openings.told)
        self.readings = Buckets(limits.readings, limits.readings_burst)
        self.posts = Buckets(limits.messages, limits.burst)
        self.chats = Buckets(limits.chat, limits.chat * 2)
        self.aside = Aside(self.store, self.metrics)
        self.rounds = Rounds(self.store)
        self.live: dict[str, Live] = {}
        self.pulse = Pulse(self.store)
        self.share_turns()
        self.jumped = CLOCK.jumped
        self.presence = Presence(self.notices)
        self.heartbeat = Heartbeat()
        self.tasks: set[asyncio.Task[None]] = set()
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.noted: dict[str, Noted] = {}  # to be noted with the next sweep
        self.reading = asyncio.Lock()  # tables that need something are read one by one: people do not wait for them
        self.retention = Retention(self.store, self.notices, self.live, self.find, settings.forget_finished)

    def counted_elsewhere(self, topic: str) -> Callable[[str], int]:
        """Return what counts what the other processes tell of a key."""
        return lambda key: sum(self.notices.others(topic, mark(key)))

    async def open(self) -> None:
        await open_when_there(self.store, lambda said: log.warning("waiting", why=said))
        self.store.hold()
        await self.aside.look_again(now())
        self.presence.start()
        self.spawn(self.sweep_on())
        self.spawn(self.listen_on())
        self.spawn(self.retention.run())
        self.spawn(self.watch_on())
        if self.store.shared:
            self.spawn(self.exchange_on())

    def farewell(self) -> None:
        """Everybody who listens is told to come back soon."""
        for live in self.live.values():
            for listener in list(live.listeners):
                listener.end("restart")

    async def close(self) -> None:
        self.farewell()
        self.heartbeat.close()
        for timer in self.timers.values():
            timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.thinkers.close()
        with contextlib.suppress(StoreError):
            await self.note()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task failed", exc_info=task.exception())

    # -- tables ---------------------------------------------------------------

    def find(self, name: str) -> Live:
        if name not in self.live:
            self.live[name] = Live(
                name, self.store, self.metrics, self.moved, self.slices, self.presence, self.aside, self.name
            )
            self.metrics.tables.set(len(self.live))
        return self.live[name]

    def is_kept(self, name: str) -> bool:
        """Whether the table is in memory."""
        live = self.live.get(name)
        return live is not None and live.kept is not None

    async def table(self, name: str) -> tuple[Live, Table]:
        """Raises NoTableError, StoreError, SetAsideError."""
        live = self.find(name)
        try:
            return live, await live.table()
        except NoTableError:
            self.forget(name)
            raise

    async def ready(self, name: str) -> Live:
        """Return a table that has been read.  Raises NoTableError, StoreError, SetAsideError."""
        live, _ = await self.table(name)
        return live

    def forget(self, name: str) -> None:
        live = self.live.get(name)
        if live is not None and not live.listeners and not live.lock.locked():
            del self.live[name]
            timer = self.timers.pop(name, None)
            if timer is not None:
                timer.cancel()  # the store tells when it is due
            self.metrics.tables.set(len(self.live))

    async def begin(self, plan: Plan, token: str, origin: str = "") -> str:
        """A new table; its name.  Raises OptionError, RefusedError, StoreError."""
        game = open_game(plan.game, plan.options)
        chairs = [Chair(level=level) for level in plan.seats]
        host = Guest("p0", plan.name, digest(token), origin)
        settings = plan.settings or usual(plan.game)
        await self.check_room(origin, settings.listed)
        return await self.write(new(game, settings, chairs, host, self.luck.secret(), now()), origin)

    async def go_on(self, game: Game, record: Record, wanted: Onward, token: str, origin: str = "") -> str:
        """A new table that plays on from a record; its name.  Raises RefusedError, StoreError."""
        chairs = [Chair(level=wanted.level) for _ in record.seats]
        chairs[wanted.seat] = Chair(person="p0")
        await self.check_room(origin, listed=False)
        host = Guest("p0", wanted.name, digest(token), origin)
        opened = new(game, usual(game.key), chairs, host, self.luck.secret(), now())
        return await self.write(onward(opened, record, wanted.moves), origin)

    async def check_room(self, origin: str, listed: bool) -> None:
        """Raises RefusedError where the network has too many tables that are not finished; StoreError."""
        unfinished, waiting = await self.store.unfinished(origin) if origin else (0, 0)
        limits = self.settings.limits
        need(unfinished < limits.unfinished and not (listed and waiting >= limits.listed), "too-many-tables")

    async def check_listing(self, live: Live, request: Request) -> None:
        """Raises RefusedError where the network has too many tables in the lobby for this one; StoreError."""
        is_listed = live.kept is not None and live.kept.settings.listed
        if isinstance(request, Configure) and request.settings.listed and not is_listed:
            await self.check_room(live.origin, listed=True)

    async def write(self, opened: Opened, origin: str) -> str:
        while True:
            name = self.luck.name()
            facts = Facts("open", opened.settings.listed, None)
            entry = Entry(name, 0, "", logged.write(opened), facts, opened.at)
            if await self.store.create(opened.game, entry, origin):
                return name

    # -- what tables need by themselves ---------------------------------------

    def moved(self, live: Live, at_least: float = 0.0) -> None:
        """Note what the table is found by, and when it next needs something: not sooner than so many seconds."""
        facts = live.facts()
        if facts is None or live.kept is None:
            return
        self.noted[live.name] = (live.kept.log[-1][0].at, facts)
        timer = self.timers.pop(live.name, None)
        if timer is not None:
            timer.cancel()
        if facts.due is not None:
            wait = max(at_least, (facts.due - now()) / 1000)
            self.timers[live.name] = asyncio.get_running_loop().call_later(wait, self.look_after, live.name)

    def look_after(self, name: str) -> None:
        self.timers.pop(name, None)
        live = self.find(name)
        if not live.working:
            live.working = True
            self.spawn(self.work(live))

    async def work(self, live: Live) -> None:
        """Do what is due, if this process is the one to do it."""
        try:
            table = await self.resumed(live)
            if not await self.leases(live):
                live.shift = 0  # whoever looks after it knows
                return  # the next sweep looks again
            await live.adjust()
            before = table.seq
            for job in [each for each in jobs(table) if due_at(table, each, now()) <= now()]:
                await self.do(live, table, job)
            if live.name in self.aside.here:
                await self.aside.take_back(live.name)
        except SetAsideError:
            return  # the store knows when to look again
        except (StoreError, NoTableError) as error:
            log.warning("table left alone", table=live.name, why=str(error))
            return
        except Exception as error:  # noqa: BLE001 - a table at which the rules fail stops no other
            await self.leave_alone(live, error)
            return
        finally:
            live.working = False
        self.moved(live, 0.0 if table.seq > before else SWEEP)

    async def leave_alone(self, live: Live, error: Exception) -> None:
        """Nothing can be done at a table that may still be looked at."""
        with contextlib.suppress(StoreError):
            await self.aside.put(live.name, error, now())

    async def resumed(self, live: Live) -> Table:
        """After a start there are many to be read again; between two of them others have their turn."""
        if live.kept is None:
            async with self.reading:
                await asyncio.sleep(0)
                return await live.table()
        return live.kept

    async def do(self, live: Live, table: Table, job: Job) -> None:
        if isinstance(job, Again):
            opened = again(table, newest(table.game), self.luck.secret(), now())
            name = await self.write(opened, live.origin)
            await live.ask(Succeed(id=f"next-{table.seq}", table=name), None)
            return
        began = time.monotonic()
        try:
            text, how = await self.decided(table, job)
        except NotWantedError:
            return
        await asyncio.sleep(until_the_beat(time.monotonic() - began, self.settings.pace))
        self.metrics.thoughts.labels(how).inc()
        await live.ask(chosen(job, text), None)

    async def decided(self, table: Table, job: Think) -> tuple[str, str]:
        """Raises NotWantedError."""
        default = answer_by_default(table, job.seat) if job.why == "clock" else None
        if default is not None:
            return default, "default"
        live, question = self.find(table.name), rendering.question(table, job.seat, job.level)
        asker = Asker(live.origin, live.name)
        return await self.thinkers.choose(question, asker, lambda: self.is_due(live, chosen(job, question.actions[0])))

    async def is_due(self, live: Live, answer: Chosen) -> bool:
        """Return whether such an answer would still be taken, and is for this process to find."""
        would = live.kept is not None and live.kept.handle(answer, None, now())
        return isinstance(would, Append) and await self.leases(live)

    async def leases(self, live: Live) -> bool:
        """Return whether this process looks after the table, for a while from now."""
        if live.leased < now() + LEASE // 2:
            live.leased = now() + LEASE if await self.store.lease(live.name, self.name, now(), now() + LEASE) else 0
        return live.leased > 0

    def share_turns(self) -> None:
        """Count what networks had at all processes that share the database."""
        turns, notices = self.thinkers.turns, self.notices
        notices.tell("thought", lambda: turns.told(asyncio.get_running_loop().time()))
        turns.elsewhere = lambda origin: sum(notices.others("thought", origin)) / 1000

    # -- from time to time ----------------------------------------------------

    async def exchange_on(self) -> None:
        while True:
            with contextlib.suppress(StoreError):  # the store tells of its trouble elsewhere
                await self.presence.refresh()
            await asyncio.sleep(EXCHANGE)

    async def watch_on(self) -> None:
        """See who has come or gone at each table; between a few of them others have their turn."""
        while True:
            for number, live in enumerate(list(self.live.values())):
                request = live.notice()
                if request is not None:
                    self.spawn(self.follow_up(live, request))
                if number % MOST_WATCHED == 0:
                    await asyncio.sleep(0)
            await asyncio.sleep(SWEEP)

    async def follow_up(self, live: Live, request: Request) -> None:
        """Ask it of the table, if this process is the one to do it; it would be asked again."""
        with contextlib.suppress(StoreError, NoTableError, SetAsideError):
            if await self.store.lease(live.name, self.name, now(), now() + LEASE):
                await live.ask(request, None)

    async def sweep_on(self) -> None:
        while True:
            try:
                await self.sweep()
            except (StoreError, ValueError) as error:
                log.warning("sweep cut short", why=str(error))
            await asyncio.sleep(SWEEP)

    async def mind_the_clock(self) -> None:
        """After a step of the wall clock, or a sleep of the machine, set all timers anew.  Raises StoreError."""
        CLOCK.set_by_the_wall()
        jump, self.jumped = CLOCK.jumped - self.jumped, CLOCK.jumped
        if jump == 0:
            return
        log.warning("the clock was changed", seconds=round(jump / 1000))
        for live in [each for each in self.live.values() if each.kept is not None]:
            live.shift += jump
            live.leased = 0
            timer = self.timers.pop(live.name, None)
            if timer is not None:
                timer.cancel()
            self.look_after(live.name)
        await self.store.look_again(now())

    async def sweep(self) -> None:
        await self.mind_the_clock()
        await self.note()
        await self.aside.sum_up()
        for name in await self.rounds.next(now()):
            if name not in self.timers and name not in self.noted:
                self.look_after(name)
        if self.store.shared:
            for live in [each for each in self.live.values() if each.listeners and each.kept is not None]:
                await self.catch_up(live)
        self.forget_idle()
        for live in self.live.values():
            live.rendered.clear()  # what many ask for at once has been sent

    def forget_idle(self) -> None:
        """Forget tables nobody listens to: those long unused, and the longest unused of too many."""
        idle = [live for live in self.live.values() if not live.listeners and not self.is_busy(live)]
        entries, old = 0, time.monotonic() - IDLE
        for place, live in enumerate(sorted(idle, key=lambda live: -live.used)):
            entries += live.length
            if live.used < old or place >= MOST_IDLE or entries > MOST_ENTRIES:
                self.forget(live.name)

    def is_busy(self, live: Live) -> bool:
        """Whether the table does something by itself now or soon, or the store does not know yet when it will."""
        timer = self.timers.get(live.name)
        is_due = timer is not None and timer.when() < asyncio.get_running_loop().time() + SOON
        return live.working or live.name in self.noted or is_due

    async def note(self) -> None:
        facts, self.noted = self.noted, {}
        if facts:
            await self.store.note(facts)

    async def listen_on(self) -> None:
        """Other processes write too: the bell says where to look."""
        async for rung in self.store.bell():
            for name, seq in rung.items():
                live = self.live.get(name)
                if live is not None and live.kept is not None and live.kept.seq < seq:
                    self.spawn(self.catch_up(live, seq))

    async def catch_up(self, live: Live, seq: int | None = None) -> None:
        with contextlib.suppress(StoreError, NoTableError, SetAsideError):
            await live.refresh(seq)


def chosen(job: Think, text: str) -> Chosen:
    return Chosen(id=f"{job.why}-{job.seen}-{job.seat}", seat=job.seat, seen=job.seen, text=text, why=job.why)


def newest(game: Game) -> Game:
    """Return the game under its newest rules, where they know its options still."""
    try:
        return open_game(game.key, game.options)
    except OptionError:
        return game


def until_the_beat(spent: float, pace: float) -> float:
    """How long an answer that is found waits, so that it comes after one beat, or two, or three."""
    return pace - spent % pace if pace > 0 else 0.0
