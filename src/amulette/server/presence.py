"""Who is here: when each person at each table last showed a sign of life, to whatever process."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Mapping
from typing import Final

from amulette.server.clock import now
from amulette.server.notices import Notices
from amulette.store.contract import StoreError

LIMIT: Final = 20_000  # milliseconds without a sign of life after which somebody is away
TOPIC: Final = "here"
MOST_TABLES: Final = 10_000  # that are remembered; with 200 people each at the most
MOST_TOLD: Final = 20_000  # signs that the other processes are told of
LEAP: Final = 5_000  # milliseconds by which the wall clock and the steady one may part


class Presence:
    """A request is a sign of life, and so is a message on a socket; a connection that is only open is none."""

    def __init__(self, notices: Notices) -> None:
        self.notices = notices
        self.signs: dict[str, dict[str, int]] = {}  # by table and person; the table longest without a sign first
        self.mine: dict[str, int] = {}  # those that this process has to tell of
        self.start()
        notices.tell(TOPIC, self.told)

    def start(self) -> None:
        """Count nobody as away before the limit is over."""
        self.began = now()
        self.ahead = self.began - round(time.monotonic() * 1000)
        self.signs.clear()

    def check_clock(self) -> None:
        """Begin anew when the wall clock was set, or the machine has slept: the others could not show any sign."""
        ahead = now() - round(time.monotonic() * 1000)
        if abs(ahead - self.ahead) > LEAP:
            self.start()

    # -- signs of life --------------------------------------------------------

    async def greet(self, table: str, person: str) -> None:
        """Note a sign of life; who had been away is here for the other processes at once."""
        last = self.signs.get(table, {}).get(person, self.began)
        self.note(table, person, now())
        key = f"{table} {person}"
        self.mine.pop(key, None)
        self.mine[key] = now()
        if self.notices.store.shared and now() - last >= LIMIT:
            with contextlib.suppress(StoreError):  # then they hear of it within two seconds
                await self.refresh()

    def note(self, table: str, person: str, at: int) -> None:
        people = self.signs.pop(table, {})
        people[person] = max(at, people.get(person, 0))
        self.signs[table] = people
        if len(self.signs) > MOST_TABLES:
            del self.signs[next(iter(self.signs))]

    # -- the other processes --------------------------------------------------

    def told(self) -> dict[str, int]:
        """Return what the other processes have to know: the signs that still count."""
        recent = [(key, at) for key, at in self.mine.items() if now() - at < LIMIT]
        self.mine = dict(recent[-MOST_TOLD:])
        return self.mine

    def hear(self) -> None:
        """Remember what the others have told, should one of them die."""
        for key, at in self.notices.heard_of(TOPIC):
            table, _, person = key.partition(" ")
            self.note(table, person, min(at, now()))

    async def refresh(self) -> None:
        """Tell and hear now.  Raises StoreError."""
        await self.notices.exchange(now())
        self.hear()

    # -- who is away ----------------------------------------------------------

    def knows(self, table: str) -> bool:
        return table in self.signs

    def silent(self, table: str, acted: Mapping[str, int]) -> dict[str, int]:
        """Return who of these people shows no sign of life at the table, and since when.

        `acted` says when they last did something that stands in the log; what is yet to come does not count.
        """
        self.check_clock()
        signs, moment = self.signs.get(table, {}), now()
        last = {person: max(signs.get(person, 0), self.began, at * (at <= moment)) for person, at in acted.items()}
        return {person: at for person, at in last.items() if moment - at >= LIMIT}
