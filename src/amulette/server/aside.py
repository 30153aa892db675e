"""Tables that cannot go on: out of everybody's way, and looked at again with growing pauses."""

from __future__ import annotations

import time
from typing import Final, Literal

from amulette.games.catalogue import OutdatedError
from amulette.server.logs import log
from amulette.server.metrics import Metrics
from amulette.store.contract import Store
from amulette.table.playing import ClosedError

Why = Literal["outdated", "damaged", "closed"]
REASONS: Final[tuple[Why, ...]] = ("outdated", "damaged")
PAUSE: Final = 60.0  # seconds until this process reads such a table again, however many ask for it


class SetAsideError(Exception):
    """A table that cannot go on: its rules are not here, its log cannot be read, or its people have closed it."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why: Why = why


def reason(error: Exception) -> Why:
    if isinstance(error, ClosedError):
        return "closed"
    return "outdated" if isinstance(error, OutdatedError) else "damaged"


class Aside:
    """What one process knows of the tables that are set aside; the store knows of all of them."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.count = 0  # of all processes
        self.here: set[str] = set()  # set aside, and logged, by this process
        self.refused: dict[str, tuple[float, Why]] = {}  # until when a table is not read again

    def check(self, name: str) -> None:
        """Raises SetAsideError for a table that could not be read a moment ago."""
        until, why = self.refused.get(name, (0.0, "damaged"))
        if time.monotonic() < until:
            raise SetAsideError(why)

    def forget(self, name: str) -> None:
        """Have a table read again by whoever next asks for it."""
        self.refused.pop(name, None)

    async def refuse(self, name: str, error: Exception, now: int) -> SetAsideError:
        """Set a table aside that cannot be read, and return what to tell whoever asks for it.  Raises StoreError."""
        await self.put(name, error, now)
        self.refused[name] = (time.monotonic() + PAUSE, reason(error))
        return SetAsideError(reason(error))

    async def put(self, name: str, error: Exception, now: int) -> None:
        """Note that a table cannot go on; log it once.  Raises StoreError."""
        if reason(error) == "closed":
            return
        await self.store.set_aside(name, reason(error), now)
        if name not in self.here:
            self.here.add(name)
            log.error("table set aside", table=name, why=reason(error), error=f"{type(error).__name__}: {error}")

    async def take_back(self, name: str) -> None:
        """Note that a table goes on, if it was set aside.  Raises StoreError."""
        if self.count or name in self.here:
            self.forget(name)
            self.here.discard(name)
            await self.store.put_back(name)

    async def look_again(self, now: int) -> None:
        """After a start: this may be another version of the program.  Raises StoreError."""
        await self.store.look_again(now)
        await self.sum_up()

    async def sum_up(self) -> None:
        """Count what is set aside.  Raises StoreError."""
        found = await self.store.aside()
        self.count = sum(found.values())
        for why in REASONS:
            self.metrics.aside.labels(why).set(found.get(why, 0))
        now = time.monotonic()
        self.refused = {name: each for name, each in self.refused.items() if each[0] > now}
