"""How long everybody waits while the server does something."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, TypeVar

from tests.load.figures import undisturbed

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

T = TypeVar("T")


async def longest_pause(work: Coroutine[Any, Any, T]) -> tuple[T, float, float]:
    """What the work gives, the seconds it took, and the longest in which nothing else had a turn."""
    pauses = [0.0]

    async def tick() -> None:
        before = time.monotonic()
        while True:
            await asyncio.sleep(0)
            now = time.monotonic()
            pauses[0], before = max(pauses[0], now - before), now

    with undisturbed():
        ticking = asyncio.create_task(tick())
        await asyncio.sleep(0)
        began = time.monotonic()
        result = await work
        took = time.monotonic() - began
        await asyncio.sleep(0)
        ticking.cancel()
    return result, took, pauses[0]
