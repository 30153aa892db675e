"""Whoever connects has to ask for something, and soon: uvicorn itself would wait for ever."""

from __future__ import annotations

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

PATIENCE: Final = 10.0  # seconds, where the application does not say


class Prompt(H11Protocol):
    """The head of a request, the first or another, comes in time or the connection ends."""

    due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        super().connection_made(transport)
        self.expect_head()

    def data_received(self, data: bytes) -> None:
        if self.conn.their_state is h11.IDLE:
            self.expect_head()
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self.stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)

    def expect_head(self) -> None:
        if self.due is None:
            self.due = self.loop.call_later(self.app_state.get("patience", PATIENCE), self.transport.abort)

    def stop_waiting(self) -> None:
        if self.due is not None:
            self.due.cancel()
            self.due = None
