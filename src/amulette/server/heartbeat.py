"""A heartbeat for all connections of this process, by one timer."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

INTERVAL: Final = 15.0  # seconds between two beats of a connection
SLOTS: Final = 300  # parts of the interval; the connections are spread over them
TICK: Final = INTERVAL / SLOTS


class Beating(Protocol):
    def beat(self) -> None: ...


Slot = set[Beating]


class Heartbeat:
    """A timer wheel: each connection stands in one slot, and the slots have their turns one after the other."""

    def __init__(self) -> None:
        self.slots: list[Slot] = [set() for _ in range(SLOTS)]
        self.joined = 0
        self.turn = 0  # the last that is done
        self.timer: asyncio.TimerHandle | None = None

    def join(self, connection: Beating) -> Slot:
        """Beat this connection until it is taken out of the slot that is returned."""
        slot = self.slots[self.joined % SLOTS]
        self.joined += 1
        slot.add(connection)
        if self.timer is None:
            self.turn = now()
            self.wait()
        return slot

    def wait(self) -> None:
        self.timer = asyncio.get_running_loop().call_later(TICK, self.advance)

    def advance(self) -> None:
        """Beat what is due; after a long stall each connection once."""
        due = now()
        for turn in range(max(self.turn, due - SLOTS) + 1, due + 1):
            for connection in list(self.slots[turn % SLOTS]):
                connection.beat()
        self.turn = due
        self.close()
        if any(self.slots):
            self.wait()

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def now() -> int:
    """Return the number of the present turn."""
    return int(asyncio.get_running_loop().time() / TICK)
