"""S1 through the whole server: two worlds that are one to a seat, each in a house of its own, asked the same.

Compared are all answers to the seat, or to a spectator: status, headers and body of every address of a table, the
socket and the stream; what everybody can read besides (the lobby, the metrics); what is logged; and how long the server
waits on purpose.  How long it computes is not: that is measured nowhere here.
"""

from __future__ import annotations

import json
import re
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from types import SimpleNamespace
from typing import TYPE_CHECKING, Final
from unittest import mock

import structlog

from amulette.games.catalogue import GAMES
from amulette.kernel.chance import Fast
from amulette.server import hub, live, presence, rendering
from amulette.server.app import application
from amulette.server.settings import Settings
from amulette.server.thinker import Thought
from amulette.server.thinkers import Thinker
from amulette.server.tokens import cookie_name
from amulette.store.contract import Facts, Row
from amulette.store.memory import Memory
from amulette.table.effects import Think
from amulette.wire.incoming import VERSION
from tests.server.asgi import Caller, run
from tests.server.running import OPEN_LIMITS
from tests.wire.worlds import NOW, Pair

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.applications import Starlette

    from amulette.server.thinker import Question
    from amulette.table.table import Table

TABLE: Final = "/api/tables/t"
MEASURED: Final = re.compile(rb"^amulette_(append_seconds\S*|\S+_created\S*) .*$", re.MULTILINE)  # real time
ROUNDS: Final = 3  # times the worlds part
LATER: Final = NOW + 30_000  # when the others have been silent for so long that they are away
TOGETHER: Final = 4  # moves they are played side by side


class Wise(Thinker):
    """Thinks at once, without a process: what it answers depends on every bit of the question."""

    async def asked(self, question: Question) -> Thought:
        luck = int.from_bytes(sha256(repr(question).encode()).digest()[:4], "big")
        return Thought(question.actions[luck % len(question.actions)])


class House:
    """A server at which one table is played."""

    def __init__(self, table: Table) -> None:
        self.table = table
        store = Memory()
        store.games["t"] = (table.game.key, Facts("playing", listed=True, due=None), NOW)
        store.rows["t"] = [Row(table.seq, "before", b"")]  # what comes next is appended to this
        self.app: Starlette = application(Settings(limits=OPEN_LIMITS), store)
        self.hub: hub.Hub = self.app.state.hub
        self.hub.thinkers.idle = [Wise()]
        here = self.hub.find("t")
        here.kept, here.moved = table, lambda _: None  # nobody looks after it but these tests
        self.hub.presence.began = 0  # so that everybody is away who shows no sign of life

    def visitor(self, person: str | None) -> Caller:
        return Caller(self.app, "" if person is None else f"{cookie_name('t')}=token {person[1:]}")


@contextmanager
def timeless() -> Iterator[None]:
    """Let it be the same moment all the time."""
    with ExitStack() as stack:
        for module in (live, rendering, presence):
            stack.enter_context(mock.patch.object(module, "now", return_value=LATER))
        stack.enter_context(mock.patch.object(presence, "time", SimpleNamespace(monotonic=lambda: LATER / 1000)))
        yield


def told(table: Table, seat: int | None, person: str | None, probe: str) -> list[bytes]:
    """All that somebody on this seat, or beside the table, can get out of the server now."""
    with timeless(), structlog.testing.capture_logs() as lines:
        house = House(table)
        found, waited = run(everything(house, seat, person, probe))
    return [each.replace(table.commitment.encode(), b"") for each in [*found, beside(lines, waited)]]


def beside(lines: list[structlog.typing.EventDict], waited: float) -> bytes:
    """What was logged, without real time, and how long the server waited."""
    kept = [sorted([(key, value) for key, value in line.items() if key != "ms"]) for line in lines]
    return f"{kept} waited {waited}".encode()


async def everything(house: House, seat: int | None, person: str | None, probe: str) -> list[bytes]:
    visitor, table = house.visitor(person), house.table
    own = "" if seat is None else f"seat={seat}"
    strange = [number for number, each in enumerate(table.seats) if each.owner != person]
    asked = [json.dumps(each) for each in requests(seat, strange, probe)]
    found = [await visitor.call(f"{TABLE}/requests", each.encode()) for each in asked]
    hello = json.dumps({"type": "hello", "version": VERSION, "since": table.seq - 3})
    found.append(await visitor.socket(f"{TABLE}/socket?{own}", [hello, *asked]))
    for path in (f"updates?wait=0&since={table.seq - 3}&{own}", f"stream?since=-1&{own}", "record", "edition"):
        found += [await visitor.call(f"{TABLE}/{path}")]
    for other in strange:
        found.append(await visitor.call(f"{TABLE}/updates?wait=0&seat={other}"))
        found.append(await visitor.call(f"{TABLE}/hint?seat={other}", b"{}"))
    found.append(await visitor.call(f"{TABLE}/hint?{own}", b"{}"))
    found += [await visitor.call(f"{TABLE}/replay?view={view}") for view in ("all", "", *range(len(table.seats)))]
    found += [await visitor.call(path) for path in ("/api/tables", "/api/tables/nowhere/record", "/health")]
    return [*found, await measured(visitor)]


def requests(seat: int | None, strange: list[int], probe: str) -> Iterator[dict[str, object]]:
    """What changes nothing but the chat."""
    places = strange if seat is None else [seat, *strange]
    for number in places:
        yield {"type": "why", "id": f"why-{number}", "seat": number, "text": probe}
        yield {"type": "move", "id": f"move-{number}", "seat": number, "seen": -1, "text": probe}
    yield {"type": "move", "id": "nonsense", "seat": places[0], "seen": 10**6, "text": "nonsense"}
    yield {"type": "say", "id": "hello", "text": "hello"}
    yield {"type": "what", "id": "bad"}


async def measured(visitor: Caller) -> bytes:
    """The metrics without what is real time, and so without their length."""
    _, _, lines = (await visitor.call("/metrics")).partition(b"\n# HELP")
    assert lines
    return MEASURED.sub(b"", lines)


def after_a_bot(table: Table, seat: int) -> list[bytes]:
    """What shows outside of the game when a bot decides for a seat: not what it does, which may be seen."""
    house = House(table)
    table.seats[seat].level = "easy"
    job = Think(NOW, seat, "easy", "bot", table.seq)
    with timeless(), structlog.testing.capture_logs() as lines:
        found, waited = run(acted(house, job))
    return [found, beside(lines, waited)]


async def acted(house: House, job: Think) -> bytes:
    await house.hub.do(house.hub.find("t"), house.table, job)
    return await measured(house.visitor(None))


class Rooms(Pair):
    """A pair of worlds, compared through the server."""

    def differences(self) -> Iterator[str]:
        self.pairs = 0
        for _ in range(TOGETHER):
            if not self.same_view():
                return
            self.pairs += 1
            probe = self.choice()[1]
            yield from self.compared(*[told(each, self.seat, self.person, probe) for each in (self.one, self.two)])
            if not self.step():
                return

    def last_word(self) -> Iterator[str]:
        """A bot decides for somebody else; after that the worlds are done with."""
        others = [seat for seat in self.one.waiting() if seat != self.seat]
        if others and self.same_view():
            yield from self.compared(*[after_a_bot(each, others[0]) for each in (self.one, self.two)])


def pairs(key: str, wanted: int, seed: int) -> tuple[int, list[str]]:
    """So many pairs of worlds compared, and the first that differed."""
    rng, compared = Fast(seed), 0
    found: list[str] = []
    while compared < wanted and not found:
        seats = GAMES[key].seats.start + rng.below(len(GAMES[key].seats))
        viewer = rng.below(seats + 1)
        rooms = Rooms(key, seats, None if viewer == seats else viewer, rng.below(2**30), hot=rng.below(4) == 0)
        for _ in range(ROUNDS):
            found += list(rooms.differences())
            compared += rooms.pairs
            if found or not rooms.anew():
                break
        found += [] if found else list(rooms.last_word())
    return compared, found
