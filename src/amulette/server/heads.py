"""Whoever connects has to ask for something, and to read the answer, and soon: uvicorn itself would wait for ever."""

from __future__ import annotations

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from amulette.server.limits import spread

PATIENCE: Final = 10.0  # seconds, where the application does not say


class Prompt(H11Protocol):
    """The head of a request, the first or another, comes in time or the connection ends; so for reading the answer."""

    due: asyncio.TimerHandle | None = None
    unread: asyncio.TimerHandle | None = None

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
        self.stop_counting()
        super().connection_lost(exc)

    @property
    def patience(self) -> float:
        return float(self.app_state.get("patience", PATIENCE))

    def expect_head(self) -> None:
        if self.due is None:
            self.due = self.loop.call_later(spread(self.patience), self.transport.abort)

    def stop_waiting(self) -> None:
        if self.due is not None:
            self.due.cancel()
            self.due = None

    # -- answers: as much as may wait is waiting --------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.unread is None:
            self.unread = self.loop.call_later(self.patience, self.give_up)

    def resume_writing(self) -> None:
        self.stop_counting()
        super().resume_writing()

    def stop_counting(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def give_up(self) -> None:
        self.app_state.get("slow", int)()  # counted, where the application wants that
        self.transport.abort()
