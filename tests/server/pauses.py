"""How long everybody waits while the server does something, and how often they have their turn."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from itertools import count
from types import SimpleNamespace
from typing import TYPE_CHECKING, Generic, TypeVar

from amulette.server.slices import LONGEST
from tests.load.figures import undisturbed

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

    import pytest

T = TypeVar("T")
STEPS = round(LONGEST * 1000)  # of a slice, where each takes a millisecond


@dataclass
class Watched(Generic[T]):
    """What some work gave, the seconds it took, and how others fared meanwhile."""

    result: T
    took: float
    pause: float  # the longest in which nobody else had a turn
    turns: int  # of others


def let_steps_take_a_millisecond(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut long work into the same slices on every machine."""
    ticks = count()
    monkeypatch.setattr("amulette.server.slices.time", SimpleNamespace(monotonic=lambda: next(ticks) / 1000))


async def watched(work: Coroutine[Any, Any, T]) -> Watched[T]:
    pauses = [0.0]

    async def tick() -> None:
        before = time.monotonic()
        while True:
            await asyncio.sleep(0)
            now = time.monotonic()
            pauses.append(now - before)
            before = now

    with undisturbed():
        ticking = asyncio.create_task(tick())
        await asyncio.sleep(0)
        began = time.monotonic()
        result = await work
        took = time.monotonic() - began
        await asyncio.sleep(0)
        ticking.cancel()
    return Watched(result, took, max(pauses), len(pauses))
