"""What wrote version_1.db: the server of version 1 itself, with tables in the middle of all four games.

It was run once, on commit 3d6f378 of this repository, and is kept to show what is in the file:

    git worktree add ../one 3d6f378 && cp tests/store/version_1.py ../one/tests/store
    cd ../one && PYTHONPATH=src:. python -m tests.store.version_1 version_1.db
"""

# mypy: ignore-errors
# It speaks to the server of then.

from __future__ import annotations

import asyncio
import sqlite3
import sys
from itertools import count
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from amulette.server import hub as hubs
from amulette.server import live as lives
from amulette.server.hub import Hub
from amulette.server.settings import Settings
from amulette.server.tokens import digest
from amulette.table import requests as r
from amulette.table.jobs import jobs
from amulette.table.settings import Clock
from amulette.table.settings import Settings as Agreed
from amulette.wire.incoming import Plan

if TYPE_CHECKING:
    from amulette.server.live import Live
    from amulette.table.table import Table

BEGAN: Final = 1_763_000_000_000  # milliseconds: what the clock shows when the first table is opened
FILE: Final = Path(__file__).with_name("version_1.db")


def token(table: str, person: int) -> str:
    """Return what the cookie of a person holds."""
    return f"version 1, {table}, p{person}"


class Writer:
    """Plays at tables of the server, without waiting: each look at its clock is a tenth of a second later."""

    def __init__(self, path: Path) -> None:
        self.luck, self.ticks, self.ids = Random("version 1"), count(BEGAN, 100), count()
        self.named = iter(["gargon", "amulett", "blaue", "power", "lobby", "over", "again"])
        patched: Any = hubs
        patched.secret = lambda: (self.luck.randbytes(32), self.luck.randbytes(16))
        patched.new_name = lambda: next(self.named)
        patched.now = lives.now = lambda: next(self.ticks)
        self.hub = Hub(Settings(database=str(path), deadline=60))

    async def write(self) -> None:
        await self.hub.store.open()
        await self.talkative_table()
        await self.table_with_a_leaver()
        await self.table_with_a_clock()
        await self.played("power-cards", [None, "easy"], ["Ada"], 9)
        lobby = await self.opened("gargon", [None, None, "easy"], ["Ada", "Bob"], listed=True)
        await self.ask(lobby, r.Sit(id=self.id(), seat=0, entropy="00ff"), "p0")
        await self.finished_table()
        for live in self.hub.live.values():
            facts, table = live.facts(), await live.table()
            assert facts is not None
            self.hub.noted[live.name] = (table.log[-1][0].at, facts)
        await self.hub.note()
        await self.hub.thinkers.close()
        await self.hub.store.close()

    async def talkative_table(self) -> None:
        """Chat, an undo that is fair, and one to which all agreed."""
        live = await self.played("gargon", [None, None, "easy"], ["Ada", "Bob"], 12)
        await self.ask(live, r.Say(id=self.id(), text="Ça va ?"), "p1")
        while (mover := (await live.table()).waiting()[0]) == 2:
            await self.step(live)
        await self.step(live)
        await self.ask(live, r.Undo(id=self.id(), seat=mover), f"p{mover}")
        await self.steps(live, 2)  # now somebody else has moved after it
        await self.ask(live, r.Undo(id=self.id(), seat=mover), f"p{mover}")
        await self.ask(live, r.Answer(id=self.id(), yes=True), f"p{1 - mover}")
        await self.steps(live, 3)

    async def table_with_a_leaver(self) -> None:
        live = await self.played("das-amulett", [None, None, "easy", "random"], ["Ada", "Bob"], 60)
        await self.ask(live, r.Leave(id=self.id(), level="easy"), "p1")
        await self.steps(live, 20)

    async def table_with_a_clock(self) -> None:
        clock = Clock(kind="bank", seconds=3600, increment=5)
        live = await self.played("das-blaue-amulett", [None, "easy", None], ["Ada", "Bob"], 25, clock=clock)
        await self.ask(live, r.Propose(id=self.id(), what="pause"), "p0")

    async def finished_table(self) -> None:
        """And its rematch, in which nobody has moved."""
        live = await self.played("gargon", [None, "random", "random"], ["Ada"], 10**6, undo="off")
        await self.ask(live, r.Propose(id=self.id(), what="rematch"), "p0")
        await self.do_jobs(live)

    # -- at one table ---------------------------------------------------------

    async def opened(self, key: str, levels: list[str | None], names: list[str], **agreed: Any) -> Live:  # noqa: ANN401
        usual = Agreed(**{"undo": "off" if key == "das-blaue-amulett" else "fair", **agreed})
        name = await self.hub.begin(Plan(key, names[0], levels, settings=usual), "")
        live = self.hub.find(name)
        live.moved = lambda _: None  # nobody looks after it but this
        await self.ask(live, r.Invite(id=self.id(), link=digest("link")), "p0")
        await self.ask(live, r.Switch(id=self.id(), link=digest("link"), token=digest(token(name, 0))), None)
        for person, guest in enumerate(names[1:], 1):
            await self.ask(live, r.Join(id=self.id(), name=guest, token=digest(token(name, person))), None)
        return live

    async def played(self, key: str, levels: list[str | None], names: list[str], moves: int, **agreed: Any) -> Live:  # noqa: ANN401
        live = await self.opened(key, levels, names, **agreed)
        free = [seat for seat, level in enumerate(levels) if level is None]
        for person, seat in enumerate(free):
            await self.ask(live, r.Sit(id=self.id(), seat=seat, entropy=self.luck.randbytes(8).hex()), f"p{person}")
        await self.ask(live, r.Start(id=self.id()), "p0")
        await self.steps(live, moves)
        return live

    async def steps(self, live: Live, moves: int) -> None:
        for _ in range(moves):
            if not (await live.table()).waiting():
                return
            await self.step(live)

    async def step(self, live: Live) -> None:
        table = await live.table()
        seat = table.waiting()[0]
        if not table.seats[seat].is_human:
            await self.do_jobs(live)
            return
        person = table.seats[seat].owner
        text = self.luck.choice(self.play(table).options(seat))
        await self.ask(live, r.Move(id=self.id(), seat=seat, seen=table.seq, text=text), person)

    def play(self, table: Table) -> Any:  # noqa: ANN401 - the versions differ in what it is
        assert table.play is not None
        return table.play

    async def do_jobs(self, live: Live) -> None:
        table = await live.table()
        for job in jobs(table):
            await self.hub.do(live, table, job)

    async def ask(self, live: Live, request: r.Request, by: str | None) -> None:
        answer = await live.ask(request, by)
        assert type(answer).__name__ == "Acknowledge", (request, answer)

    def id(self) -> str:
        return f"v{next(self.ids)}"


def main() -> None:
    path = Path(sys.argv[1])
    asyncio.run(Writer(path).write())
    with sqlite3.connect(path) as file:
        file.execute("pragma journal_mode = delete")
    file.execute("vacuum")


if __name__ == "__main__":
    main()
