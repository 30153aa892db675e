"""Who is at the table: people by their token, and seats by who plays them."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Person:
    name: str
    token: str  # SHA-256 of what the cookie holds
    muted: bool = False
    away: bool = False  # has left, and said so
    at: int = 0  # when they last did something that stands in the log, in milliseconds
    origin: str = ""  # the network they come from
    is_silent: bool = True  # has done nothing yet but come
    links: set[str] = field(default_factory=set)  # SHA-256 of one-time links not yet used


@dataclass
class Seat:
    """Free, a person's, or a bot's; a bot that stands in leaves the seat to its owner."""

    owner: str | None = None  # a person
    level: str | None = None  # of the bot that plays it
    entropy: str = ""
    lapses: int = 0  # how often in a row the clock ran out

    @property
    def is_free(self) -> bool:
        return self.owner is None and self.level is None

    @property
    def is_human(self) -> bool:
        """Whether a person decides for it now."""
        return self.owner is not None and self.level is None
