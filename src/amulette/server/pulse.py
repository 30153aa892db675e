"""Whether the server can do its work now: whether what it writes gets to the disk."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from amulette.store.contract import Store, StoreError

FRESH: Final = 2.0  # seconds that an answer holds, however often it is asked for
PATIENCE: Final = 5.0  # seconds that a write may take


class Pulse:
    """Tries a write when it is asked, one at a time."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = asyncio.Lock()
        self.at: float | None = None
        self.trouble: StoreError | None = None

    async def check(self) -> None:
        """Return if a write went through in the last seconds.  Raises StoreError."""
        async with self.lock:
            if self.at is None or time.monotonic() - self.at > FRESH:
                self.trouble = await self.try_write()
                self.at = time.monotonic()
        if self.trouble is not None:
            raise StoreError(str(self.trouble))

    async def try_write(self) -> StoreError | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.health()
        except StoreError as error:
            return error
        except TimeoutError:
            return StoreError(f"the database has not written anything for {PATIENCE:g} seconds")
        return None
