"""A doorbell: whoever listens learns which tables have moved, however many times it rang meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from amulette.store.contract import Rung


class Bell:
    def __init__(self) -> None:
        self.listeners: list[tuple[Rung, asyncio.Event]] = []

    def ring(self, game: str, seq: int) -> None:
        for rung, event in self.listeners:
            rung[game] = max(seq, rung.get(game, -1))
            event.set()

    async def heard(self) -> AsyncIterator[Rung]:
        listener: tuple[Rung, asyncio.Event] = ({}, asyncio.Event())
        self.listeners.append(listener)
        rung, event = listener
        try:
            while True:
                await event.wait()
                event.clear()
                found = dict(rung)
                rung.clear()
                yield found
        finally:
            self.listeners.remove(listener)
