"""What goes by itself: tables that nobody began, and finished games where the operator wants that.

A running game never goes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from amulette.server.aside import SetAsideError
from amulette.server.clock import now
from amulette.server.live import Live, NoTableError
from amulette.server.logs import log
from amulette.server.notices import Notices
from amulette.store.contract import Listing, Store, StoreError

DAY: Final = 86_400_000  # milliseconds
BATCH: Final = 20  # tables that are looked at in one go
BREATH: Final = 1.0  # seconds until the next batch, where there may be more
PAUSE: Final = 60.0  # seconds until the next look, where there was little
TOPIC: Final = "watched"
LEASE: Final = ":retention"  # of the process that does it; no table has such a name
MOST_LEFT: Final = 10_000


class Retention:
    """Deletes in small batches; what somebody looks at, in whatever process, stays."""

    def __init__(
        self, store: Store, notices: Notices, lives: dict[str, Live], find: Callable[[str], Live], finished: float
    ) -> None:
        self.store = store
        self.notices = notices
        self.lives = lives
        self.find = find
        self.finished = finished  # days that finished games stay; 0: for ever
        self.left: set[str] = set()  # open tables that cannot be read here
        notices.tell(TOPIC, self.watched)

    def watched(self) -> dict[str, int]:
        """Old tables that somebody here looks at."""
        old = now() - DAY / 2
        found = [live for live in self.lives.values() if live.listeners and live.kept is not None]
        return {live.name: len(live.listeners) for live in found if live.kept and live.kept.log[-1][0].at < old}

    async def run(self) -> None:
        while True:
            looked_at = 0
            try:
                if await self.store.lease(LEASE, self.notices.owner, now(), now() + round(2000 * PAUSE)):
                    looked_at = await self.clear()
            except StoreError as error:
                log.warning("nothing cleared away", why=str(error))
            await asyncio.sleep(BREATH if looked_at >= BATCH else PAUSE)

    async def clear(self) -> int:
        """Delete one batch; return how many tables were looked at.  Raises StoreError."""
        found = await self.stale("open", 1.0)
        if self.finished:
            found += await self.stale("finished", self.finished)
        for each in found:
            await self.retire(each)
        return len(found)

    async def stale(self, phase: str, days: float) -> list[Listing]:
        """The oldest that have not changed for so long, those that have to stay apart."""
        staying = {*self.left, *self.watched(), *self.notices.keys(TOPIC)}
        found = await self.store.stale(phase, now() - round(days * DAY), BATCH + len(staying))
        return [each for each in found if each.game not in staying][:BATCH]

    async def retire(self, listing: Listing) -> None:
        """Delete the table, unless somebody sits there and waits.  Raises StoreError."""
        live = self.find(listing.game)
        try:
            if listing.phase == "open":
                await live.ready()
        except NoTableError:
            return
        except SetAsideError:
            if len(self.left) < MOST_LEFT:
                self.left.add(listing.game)
            return
        if await live.vanish(listing.changed):
            log.info("table cleared away", table=listing.game, phase=listing.phase)
        elif (facts := live.facts()) is not None:
            await self.store.note({listing.game: (listing.changed, facts)})
