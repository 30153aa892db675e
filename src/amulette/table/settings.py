"""What a table agrees on beside the rules: how to take back, how long to think, who stands in for a leaver."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from amulette.kernel.options import Value

NO_TAKING_BACK: Final = ("das-blaue-amulett",)  # B-13.4: no answer can be taken back
LONGEST_NAME: Final = 30
LONGEST_CHAT: Final = 500
MOST_SEATS: Final = 8
MOST_PEOPLE: Final = 200
MOST_GUESTS: Final = 20  # people without a seat, from one network
DAY: Final = 86_400_000  # milliseconds

Undo = Literal["off", "fair", "consent"]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.-]+$")]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Place = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Options = Annotated[dict[Word, Value], Meta(max_length=20)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """`move` and `days` give each decision its time; `bank` is one budget for the game, and more after each move."""

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=864_000)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    days: Annotated[int, Meta(ge=0, le=30)] = 0

    @property
    def is_possible(self) -> bool:
        """Whether it leaves any time at all."""
        return self.kind == "none" or self.budget > 0

    @property
    def budget(self) -> int:
        """Milliseconds at the start, or for each decision."""
        return self.days * DAY if self.kind == "days" else self.seconds * 1000


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    undo: Undo = "fair"
    clock: Clock = Clock()
    stand_in: Word = "medium"  # the level of the bot that plays for whoever is away
    listed: bool = False  # in the lobby; else the table is found by its link alone
    aids: bool = False  # people get the memory part of their seat's view too, not only what lies on the table
    hints: bool | None = None  # people may ask a bot what it would do; None: where there is no clock

    @property
    def has_hints(self) -> bool:
        return self.clock.kind == "none" if self.hints is None else self.hints


def usual(game: str) -> Settings:
    """What a table agrees on when nobody says otherwise."""
    return Settings(undo="off" if game in NO_TAKING_BACK else "fair")
