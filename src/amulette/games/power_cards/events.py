"""What the table hears.  A card is its number; 0 stands for one that the listener may not know."""

from __future__ import annotations

from dataclasses import dataclass

from amulette.kernel.contract import Event
from amulette.kernel.options import Value

HIDDEN = 0


@dataclass
class GameStarted(Event):
    seats: int
    options: dict[str, Value]
    edition: str
    sizes: list[int]
    leftover_backs: list[str]
    caller: int


@dataclass
class Top(Event):
    """The card that lies on top of a pack now."""

    seat: int
    card: int

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Top(self.seat, HIDDEN)


@dataclass
class RoundStarted(Event):
    round: int
    caller: int


@dataclass
class Retrieved(Event):
    seat: int
    structure: int
    back: str
    card: int

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Retrieved(self.seat, self.structure, self.back, HIDDEN)


@dataclass
class ShortAsked(Event):
    seat: int


@dataclass
class ShortAnswered(Event):
    seat: int
    yes: bool


@dataclass
class ShortStarted(Event):
    pass


@dataclass
class Called(Event):
    seat: int
    stat: str
    value: int


@dataclass
class Laid(Event):
    """Step 0 is the first comparison of a round; the steps of a tie follow."""

    seat: int
    step: int
    value: int
    card: int

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Laid(self.seat, self.step, self.value, HIDDEN)


@dataclass
class Tied(Event):
    """The pot holds the cards of this step: who laid them, and their backs."""

    seats: list[int]
    step: int
    pot: list[tuple[int, str]]


@dataclass
class Dropped(Event):
    seat: int


@dataclass
class RoundWon(Event):
    """By the highest value, as the only one who could lay, or as the first in turn when nobody could."""

    seat: int
    by: str


@dataclass
class Collected(Event):
    seat: int
    count: int
    cards: list[int]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Collected(self.seat, self.count, [])


@dataclass
class Out(Event):
    seats: list[int]
    rank: int


@dataclass
class Built(Event):
    """Forced: no other card of the batch fitted."""

    seat: int
    structure: int
    slot: int
    back: str
    forced: bool
    card: int

    def seen_by(self, seat: int | None) -> Event:
        if seat == self.seat:
            return self
        return Built(self.seat, self.structure, self.slot, self.back, self.forced, HIDDEN)


@dataclass
class Tucked(Event):
    seat: int
    count: int


@dataclass
class SlingStarted(Event):
    seat: int
    value: int


@dataclass
class SlingRead(Event):
    seat: int
    value: int
    card: int

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else SlingRead(self.seat, self.value, HIDDEN)


@dataclass
class SlingTied(Event):
    seats: list[int]
    step: int
    pot: list[tuple[int, str]]


@dataclass
class SlingLaid(Event):
    seat: int
    step: int
    value: int
    card: int

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else SlingLaid(self.seat, self.step, self.value, HIDDEN)


@dataclass
class SlingWon(Event):
    seat: int
    pig: bool
    by: str
    count: int
    cards: list[int]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else SlingWon(self.seat, self.pig, self.by, self.count, [])


@dataclass
class TableCleared(Event):
    from_seats: list[int]


@dataclass
class GameOver(Event):
    reason: str
    ranks: list[int]
    holdings: list[int]
