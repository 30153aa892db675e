"""People come and go, propose and answer at random: nobody who is here loses anything, and nothing hangs."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any, Final

from amulette.files.editions import open_game
from amulette.table.opening import restored
from amulette.wire import log
from tests.server.gathering import SIGN, gathered, trial
from tests.sizes import sizes

if TYPE_CHECKING:
    import pytest

    from amulette.table.table import Table
    from tests.server.gathering import Gathering, Person

MINUTE: Final = 60_000  # milliseconds
LONGEST: Final = 600  # seconds until somebody who is here can go on
CLOCKS: Final[list[dict[str, Any]]] = [
    {},
    {"clock": {"kind": "move", "seconds": 864_000}},
    {"clock": {"kind": "bank", "seconds": 864_000}},
]


class Story:
    """What happens at one table, and when each person was heard of."""

    def __init__(self, gathering: Gathering, luck: Random) -> None:
        self.g = gathering
        self.luck = luck

    async def tell(self, steps: int) -> None:
        for _ in range(steps):
            await self.step(self.luck.choice(self.g.people))
            await asyncio.sleep(self.luck.choice([0, 1, 10, 30, 70, 150, 300]))

    async def step(self, person: Person) -> None:
        if self.luck.random() < 0.3:
            person.go() if person.staying else person.stay()
            return
        table, own = self.g.table(), self.g.people.index(person)
        gone = [number for number, each in enumerate(self.g.people) if each.staying is None and number != own]
        seat = self.luck.choice(gone or range(len(self.g.people)))
        wishes: list[dict[str, Any]] = [
            *[{"type_": "propose", "what": "replace", "seat": seat}] * 4,
            {"type_": "propose", "what": "pause"},
            {"type_": "answer", "yes": self.luck.random() < 0.7},
            {"type_": "answer", "yes": True},
            *[{"type_": "nudge", "seat": each} for each in table.waiting()] * 3,
            *[{"type_": "here"}] * 3,
            {"type_": "reclaim", "seat": own},
            {"type_": "undo", "seat": own},
            {"type_": "resume"},
            {"type_": "say", "text": "hello"},
            {"type_": "host", "person": self.luck.choice(list(table.people))},
            {"type_": "leave"},
        ]
        if own in table.waiting() and table.play is not None:
            text = self.luck.choice(table.play.options(own))
            wishes += [{"type_": "move", "seat": own, "seen": table.seq, "text": text}] * 4
        await person.ask(**self.luck.choice(wishes))

    # -- somebody is left -----------------------------------------------------

    async def go_on(self, person: Person) -> None:
        """Do what a person can do until it is their turn, or that of a bot."""
        own = self.g.people.index(person)
        while not self.goes_on(own):
            await asyncio.sleep(SIGN)
            table = self.g.table()
            if table.proposal is not None and (table.proposal.by, table.proposal.what) != (person.name, "replace"):
                await person.ask("answer", yes=False)
            await person.ask("reclaim", seat=own)
            await person.ask("resume")
            for seat in table.waiting():
                await person.ask("nudge", seat=seat)
                await person.ask("propose", what="replace", seat=seat)

    def goes_on(self, own: int) -> bool:
        table = self.g.table()
        asked = [seat for seat in table.waiting() if seat != own and table.seats[seat].is_human]
        return table.phase == "finished" or (not asked and not table.paused)

    # -- what always holds ----------------------------------------------------

    def check(self) -> list[str]:
        """Go through the log: nobody who was here lost a seat or the host's role to others.  What has happened."""
        rows = self.g.store.rows[self.g.name]
        first, *rest = [(row.seq, row.move_id, log.read(row.body)) for row in rows]
        table, seen = restored(self.g.name, [first], open_game), []
        for seq, move_id, entry in rest:
            held, nudged = holdings(table), dict(table.nudged)
            table.absorb(seq, move_id, entry)
            for person, what in held - holdings(table):
                if entry.by == person or (what == "host" and type(entry).__name__ == "Hosted" and entry.by is not None):
                    continue
                asked = nudged.get(person, entry.at)
                assert self.was_silent(person, entry.at) or entry.at - asked >= MINUTE, (person, what, entry)
                seen.append(f"{what} lost")
            seen.append(type(entry).__name__)
        return seen

    def was_silent(self, person: str, at: int) -> bool:
        signs = next(each.signs for each in self.g.people if each.name == person)
        return not any([at - MINUTE < sign < at for sign in signs])


def holdings(table: Table) -> set[tuple[str, str]]:
    """Who has what that could be taken away."""
    seats = {(seat.owner, f"seat {n}") for n, seat in enumerate(table.seats) if seat.owner and seat.is_human}
    return seats | {(table.host, "host")}


async def live(story: Story, steps: int, is_open: bool) -> None:
    """After all that, one is left who does anything; the pages of the others may still be open."""
    await story.tell(steps)
    last = story.luck.choice(story.g.people)
    for person in story.g.people:
        if is_open or person is last:
            person.stay()
        else:
            person.go()
    if is_open and story.g.table().clocks.is_on:
        return  # then the clock sees to it
    async with asyncio.timeout(LONGEST):
        await story.go_on(last)


@sizes("runs", 8, 300)
def test_nobody_who_is_here_loses_anything_and_nothing_hangs(runs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    async def one(luck: Random, run: int) -> None:
        servers, settings = 1 + run % 2, luck.choice(CLOCKS)
        async with gathered(3, monkeypatch, servers=servers, **settings) as g:
            story = Story(g, luck)
            await live(story, 80, is_open=luck.random() < 0.5)
            seen.extend(story.check())

    for run in range(runs):
        with monkeypatch.context():
            trial(lambda: one(Random(f"coming and going {run}"), run))  # noqa: B023 - called at once

    assert {"Settled", "Nudged", "Confirmed", "Hosted", "Reclaimed"} <= set(seen)
    assert any(["seat" in each for each in seen])
    assert "host lost" in seen
