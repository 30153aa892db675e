"""Work that is due, in turns: all that was due when a round began is looked at once before anything comes again."""

from __future__ import annotations

from typing import Final

from amulette.store.contract import FIRST, Due, Store

MOST_DUE: Final = 200  # tables that are looked at at once


class Rounds:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.began = 0
        self.last: Due = FIRST

    async def next(self, now: int) -> list[str]:
        """Return the next tables of this round, or the first of a new one.  Raises StoreError."""
        if self.last == FIRST:
            self.began = now
        found = await self.store.due(self.began, MOST_DUE, self.last)
        self.last = found[-1] if len(found) == MOST_DUE else FIRST
        return [game for _, game in found]
