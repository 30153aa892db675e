"""What the table hears.  Spaces, cards and forces are texts here: `3L6`, `dw`, or `?` for a card face down."""

from __future__ import annotations

from dataclasses import dataclass

from amulette.games.das_blaue_amulett.cards import AMULET, KINDS, UNKNOWN
from amulette.kernel.contract import Event
from amulette.kernel.options import Value


@dataclass
class GameStarted(Event):
    """`cards` are those of the first-player draw, by seat; none when the first player was fixed."""

    seats: int
    options: dict[str, Value]
    edition: str
    cards: list[str]
    first: int


@dataclass
class TurnStarted(Event):
    seat: int
    turn: int


@dataclass
class TurnEnded(Event):
    seat: int
    turn: int


@dataclass
class CardPlayed(Event):
    seat: int
    card: str
    points: int


@dataclass
class SetOpened(Event):
    seat: int


@dataclass
class Stopped(Event):
    """No further card after a joker."""

    seat: int


@dataclass
class Stepped(Event):
    """One space of a move; `points` are those still to be made."""

    seat: int
    origin: str
    to: str
    points: int


@dataclass
class TurnedBack(Event):
    """The reason is overshoot, unpaid or chosen: never whether the prince could have paid (B-6.18)."""

    seat: int
    place: str
    reason: str


@dataclass
class Rounded(Event):
    seat: int
    place: str


@dataclass
class ForceDefied(Event):
    seat: int
    place: str
    force: str


@dataclass
class Paid(Event):
    seat: int
    place: str
    cards: list[str]


@dataclass
class AmuletMoved(Event):
    """`origin` is the seat that lost it; None: it lay on the goal.  The cause is card, landing or castle."""

    seat: int
    origin: int | None
    cause: str


@dataclass
class Pushed(Event):
    """`link` is 1 for the prince that was landed on, 2 and more along the chain."""

    seat: int
    origin: str
    to: str
    link: int


@dataclass
class StealChosen(Event):
    """The theft comes when the thief has room for the card."""

    seat: int
    victim: int


@dataclass
class StealDeclined(Event):
    seat: int
    victim: int


@dataclass
class Stolen(Event):
    seat: int
    victim: int
    card: str

    def seen_by(self, seat: int | None) -> Event:
        """B-9.13: the two players concerned alone learn its kind."""
        return self if seat in (self.seat, self.victim) else Stolen(self.seat, self.victim, UNKNOWN)


@dataclass
class Discarded(Event):
    """The cause is draw, steal or cut."""

    seat: int
    card: str
    cause: str


@dataclass
class Drawn(Event):
    """`pile` is the size of the draw pile afterwards."""

    seat: int
    card: str
    pile: int

    def seen_by(self, seat: int | None) -> Event:
        """B-8.7, B-8.8: the drawer alone sees the card, but everybody an amulet card."""
        if seat == self.seat or self.card == KINDS[AMULET]:
            return self
        return Drawn(self.seat, UNKNOWN, self.pile)


@dataclass
class Reshuffled(Event):
    pile: int


@dataclass
class Taken(Event):
    """The cards from the top of the discard pile, amulet cards included."""

    seat: int
    cards: list[str]


@dataclass
class TakeDeclined(Event):
    seat: int


@dataclass
class ForceMoved(Event):
    seat: int
    force: str
    origin: str
    to: str
    exchanged: str | None


@dataclass
class GameEnded(Event):
    winner: int | None
    ranks: list[int]
    spaces: list[str]
