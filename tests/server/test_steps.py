"""The wall clock is put back or forward, or the machine sleeps: no table hangs, and nobody loses time."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import TYPE_CHECKING, Final

import pytest

from amulette.server.app import application
from amulette.server.clock import Steady
from amulette.server.hub import Hub
from amulette.server.settings import Settings
from amulette.server.tokens import new_token
from amulette.store.memory import Memory
from amulette.table.effects import Acknowledge
from amulette.table.entries import Moved, Stepped
from amulette.table.requests import Join, Leave, Move, Sit, Start
from amulette.table.settings import Clock
from amulette.table.settings import Settings as Agreed
from amulette.wire.incoming import Plan
from tests.server.asgi import run
from tests.server.house import Wise
from tests.server.running import OPEN_LIMITS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from amulette.server.live import Live
    from amulette.table.table import Table

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
STEPS: Final = {"an hour back": -HOUR, "four days forward": 4 * DAY, "ten hours asleep": 10 * HOUR}


class Wall:
    """A clock on the wall, which can be set; a machine that sleeps is the same to whoever has slept."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.loop, self.off, self.patch = asyncio.get_running_loop(), 1_763_000_000_000, patch
        read = SimpleNamespace(time_ns=lambda: self.now() * 1_000_000, monotonic=self.loop.time)
        patch.setattr("amulette.server.clock.time", read)
        patch.setattr("amulette.server.hub.time", SimpleNamespace(monotonic=self.loop.time))
        self.start()

    def start(self) -> None:
        """Begin a process: what one before knew of the clock is forgotten."""
        clock = Steady()
        for room in ("clock", "hub", "live"):
            self.patch.setattr(f"amulette.server.{room}.CLOCK", clock)

    def now(self) -> int:
        return self.off + round(self.loop.time() * 1000)


@asynccontextmanager
async def hub_on(store: Memory) -> AsyncIterator[Hub]:
    hub: Hub = application(Settings(limits=OPEN_LIMITS, pace=1), store).state.hub
    hub.thinkers.idle = [Wise()]
    await hub.open()
    try:
        yield hub
    finally:
        await hub.close()


async def begun(hub: Hub, clock: Clock, levels: tuple[str | None, ...] = (None, None, None)) -> Live:
    """A game of Gargon at which people sit on the free seats."""
    agreed = Agreed(undo="off", clock=clock)
    live = hub.find(await hub.begin(Plan("gargon", "Ada", list(levels), settings=agreed), new_token()))
    for seat, level in enumerate(levels):
        if seat > 0 and level is None:
            await live.ask(Join(id=f"join{seat}", name=f"guest {seat}", token=f"{seat:064x}"), None)
        if level is None:
            await live.ask(Sit(id=f"sit{seat}", seat=seat), f"p{seat}")
    assert isinstance(await live.ask(Start(id="go"), "p0"), Acknowledge)
    return live


async def move(live: Live) -> int:
    """Let the person who is asked move; the seat."""
    table = await live.table()
    assert table.play is not None
    seat = table.waiting()[0]
    text = table.play.options(seat)[0]
    request = Move(id=f"move{table.seq}", seat=seat, seen=table.seq, text=text)
    assert isinstance(await live.ask(request, table.seats[seat].owner), Acknowledge)
    return seat


def moves(table: Table) -> list[Moved]:
    return [entry for entry, _ in table.log if isinstance(entry, Moved)]


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("is_at_once", [True, False], ids=["a move at once", "a move later"])
def test_a_bank_pays_for_what_was_thought_and_no_more(
    step: str, is_at_once: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def trial() -> None:
        wall = Wall(monkeypatch)
        async with hub_on(Memory()) as hub:
            live = await begun(hub, Clock(kind="bank", seconds=600))
            await asyncio.sleep(100)
            wall.off += STEPS[step]
            await asyncio.sleep(0 if is_at_once else 50)
            seat = await move(live)
            table = await live.table()
            assert abs(table.clocks.left[seat] - (600_000 - 100_000 - (0 if is_at_once else 50_000))) <= 1000
            await asyncio.sleep(20)
            assert moves(table)[-1].why == "person"
            assert [entry.shift for entry, _ in table.log if isinstance(entry, Stepped)] == [STEPS[step]]

    run(trial())


@pytest.mark.parametrize("step", STEPS)
def test_a_clock_runs_out_when_it_would_have(step: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def trial() -> None:
        wall = Wall(monkeypatch)
        async with hub_on(Memory()) as hub:
            live = await begun(hub, Clock(kind="move", seconds=60))
            await asyncio.sleep(20)
            wall.off += STEPS[step]
            await asyncio.sleep(37)
            assert moves(await live.table()) == []
            await asyncio.sleep(6)
            assert [entry.why for entry in moves(await live.table())] == ["clock"]

    run(trial())


@pytest.mark.parametrize("step", STEPS)
def test_bots_move_on(step: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def trial() -> None:
        wall = Wall(monkeypatch)
        async with hub_on(Memory()) as hub:
            live = await begun(hub, Clock(), (None, "easy", "easy"))
            await live.ask(Leave(id="away"), "p0")
            await asyncio.sleep(5)
            wall.off += STEPS[step]
            before = len(moves(await live.table()))
            await asyncio.sleep(10)
            assert len(moves(await live.table())) > before

    run(trial())


@pytest.mark.parametrize("step", STEPS)
def test_a_server_that_starts_after_a_step_goes_on_at_once(step: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def trial() -> None:
        wall, store = Wall(monkeypatch), Memory()
        async with hub_on(store) as hub:
            bots = await begun(hub, Clock(), (None, "easy", "easy"))
            await bots.ask(Leave(id="away"), "p0")
            slow = await begun(hub, Clock(kind="bank", seconds=600))
            await asyncio.sleep(5)
        wall.off += STEPS[step]
        wall.start()
        before = len(store.rows[bots.name])
        async with hub_on(store) as hub:
            await asyncio.sleep(10)
            assert len(store.rows[bots.name]) > before
            if STEPS[step] < 0:
                table = await hub.find(slow.name).table()
                assert max(table.clocks.shown(wall.now())) <= 600_000
                await asyncio.sleep(610)
                assert [entry.why for entry in moves(table)][:1] == ["clock"]

    run(trial())


def test_a_lease_from_before_the_clock_was_put_back_binds_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async def trial() -> None:
        wall, store = Wall(monkeypatch), Memory()
        async with hub_on(store) as hub:
            live = await begun(hub, Clock(), (None, "easy", "easy"))
            store.leases[live.name] = ("a process that died", wall.now() + 5000)
            wall.off -= HOUR
            await live.ask(Leave(id="away"), "p0")
            await asyncio.sleep(10)
            assert len(moves(await live.table())) > 0

    run(trial())


def test_a_table_that_was_not_in_memory_is_not_charged_either(monkeypatch: pytest.MonkeyPatch) -> None:
    async def trial() -> None:
        wall = Wall(monkeypatch)
        async with hub_on(Memory()) as hub:
            live = await begun(hub, Clock(kind="bank", seconds=600))
            await asyncio.sleep(5)
            hub.timers.pop(live.name).cancel()
            hub.forget(live.name)
            wall.off += 4 * DAY
            await asyncio.sleep(30)
            live = hub.find(live.name)
            await move(live)
            table = await live.table()
            assert [entry.why for entry in moves(table)] == ["person"]
            assert sum(table.clocks.left) > 3 * 600_000 - 40_000

    run(trial())
