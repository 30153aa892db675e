"""What whoever runs a server may choose."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Limits:
    """Per seat unless said otherwise."""

    messages: float = 20  # a second
    burst: int = 40
    chat: float = 5  # a second
    per_seat: int = 4  # connections, those that are ending or have not said hello among them
    per_address: int = 64  # connections
    openings: float = 2  # tables and claims a second, per address
    openings_burst: int = 30
    tellings: int = 4  # games that are told again or wait for it, per address
    readings: float = 100  # looks at a table a second, per address; one that has to be read from its log counts more
    readings_burst: int = 500
    unfinished: int = 200  # tables per network
    listed: int = 20  # tables in the lobby that have not begun, per network
    unsent: int = 262_144  # bytes that wait for a slow reader
    patience: float = 10  # seconds for the head or the body of a request, for hello, or for one message to be read
    flood: int = 200  # messages too many, and the connection ends


@dataclass(frozen=True)
class Settings:
    database: str = "memory"
    title: str = ""  # of this house, on top of its home page
    hosts: tuple[str, ...] = ()  # names it answers to besides addresses and names at home; `*`: all
    thinkers: int = 1  # processes in which bots think
    deadline: float = 5  # seconds a bot has for a move
    pace: float = 0  # seconds: a bot answers at this beat, so that its speed tells nothing of its hand (0: at once)
    forget_finished: float = 0  # days after which a finished game is deleted (0: never)
    test_seed: str = ""  # a file that names the running test, from which deals then follow; refused elsewhere
    limits: Limits = field(default_factory=Limits)
