"""What the processes that share a database tell each other about the present: nothing of it is kept."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from amulette.store.contract import Store

LIFETIME: Final = 10_000  # milliseconds that a notice holds; that of a process that died is over then
Numbers = dict[str, int]
DECODER: Final[msgspec.json.Decoder[dict[str, Numbers]]] = msgspec.json.Decoder(dict[str, Numbers])


class Notices:
    """Numbers by topic and key, of this process and, some two seconds old at the most, of all others."""

    def __init__(self, store: Store, owner: str) -> None:
        self.store = store
        self.owner = owner
        self.topics: dict[str, Callable[[], Numbers]] = {}
        self.heard: list[dict[str, Numbers]] = []

    def tell(self, topic: str, numbers: Callable[[], Numbers]) -> None:
        """Tell the others from now on what this returns each time."""
        self.topics[topic] = numbers

    def others(self, topic: str, key: str) -> list[int]:
        """Return what each other process tells of the key, if it tells anything."""
        return [told[topic][key] for told in self.heard if key in told.get(topic, {})]

    def keys(self, topic: str) -> set[str]:
        """Return all that any other process tells something of."""
        return {key for told in self.heard for key in told.get(topic, {})}

    def heard_of(self, topic: str) -> Iterator[tuple[str, int]]:
        """Go through all that the other processes tell of the topic."""
        for told in self.heard:
            yield from told.get(topic, {}).items()

    async def exchange(self, now: int) -> None:
        """Tell and hear.  Raises StoreError."""
        body = msgspec.json.encode({topic: numbers() for topic, numbers in self.topics.items()})
        await self.store.post(self.owner, body, now, now + LIFETIME)
        heard = []
        for told in await self.store.posted(self.owner, now):
            with contextlib.suppress(msgspec.MsgspecError):  # a newer server may tell what is not understood here
                heard.append(DECODER.decode(told))
        self.heard = heard
