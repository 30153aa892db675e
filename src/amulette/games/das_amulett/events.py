"""What the table hears.  Cards, areas and gems are texts here, as in the notation; seats are numbers."""

from __future__ import annotations

from dataclasses import dataclass

from amulette.kernel.contract import Event
from amulette.kernel.options import Value


@dataclass
class GameStarted(Event):
    seats: int
    options: dict[str, Value]
    edition: str


@dataclass
class BoardSet(Event):
    gems: dict[str, list[str]]


@dataclass
class HatMoved(Event):
    """Cause: lot, spell or gem."""

    seat: int
    cause: str


@dataclass
class Dealt(Event):
    seat: int
    count: int
    cards: list[str]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Dealt(self.seat, self.count, [])


@dataclass
class Kept(Event):
    seat: int
    cards: list[str]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Kept(self.seat, [])


@dataclass
class Charged(Event):
    seat: int
    energy: list[int]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Charged(self.seat, [])


@dataclass
class SpellsShown(Event):
    seat: int
    cards: list[str]
    energy: list[int]


@dataclass
class LaidOut(Event):
    cards: list[str]


@dataclass
class Drafted(Event):
    seat: int
    card: str


@dataclass
class DeckShuffled(Event):
    size: int


@dataclass
class RoundStarted(Event):
    round: int


@dataclass
class PhaseStarted(Event):
    phase: str


@dataclass
class TurnDone(Event):
    seat: int
    phase: str


@dataclass
class ItemsDone(Event):
    seat: int


@dataclass
class GameEnded(Event):
    """Cause: colours, gems or rounds."""

    winners: list[int]
    cause: str
    ranks: list[int]


@dataclass
class PileSet(Event):
    """The cards are named only where the pile is open, the next one first."""

    count: int
    cards: list[str]


@dataclass
class SpellRevealed(Event):
    card: str


@dataclass
class SpellBid(Event):
    seat: int
    n: int


@dataclass
class Passed(Event):
    seat: int


@dataclass
class SpellWon(Event):
    seat: int
    card: str
    n: int


@dataclass
class SpellUnsold(Event):
    card: str


@dataclass
class EnergyRemoved(Event):
    """Cause: upkeep, pull or gift."""

    card: str
    owner: int
    n: int
    cause: str
    by: int


@dataclass
class EnergyMoved(Event):
    source: str
    target: str
    n: int


@dataclass
class SpellLeft(Event):
    card: str
    owner: int


@dataclass
class TextUsed(Event):
    seat: int
    card: str


@dataclass
class IncomeUsed(Event):
    seat: int
    card: str


@dataclass
class MetalGained(Event):
    """Source: the seat it came from; None is the stock."""

    seat: int
    metal: str
    source: int | None
    card: str


@dataclass
class Shortage(Event):
    seat: int
    metal: str
    holders: list[int]


@dataclass
class MetalLost(Event):
    seat: int
    metal: str


@dataclass
class GemLifted(Event):
    seat: int
    area: str
    gem: str


@dataclass
class GemMoved(Event):
    source: str
    target: str
    gem: str


@dataclass
class DesireNamed(Event):
    seat: int
    metal: str


@dataclass
class MarkerDrawn(Event):
    n: int


@dataclass
class JourneySet(Event):
    seat: int
    n: int


@dataclass
class AuctionOpened(Event):
    area: str
    left: int


@dataclass
class AuctionVoid(Event):
    area: str


@dataclass
class GemBid(Event):
    seat: int
    n: int
    equalled: bool


@dataclass
class AuctionWon(Event):
    seat: int
    n: int


@dataclass
class AuctionUnsold(Event):
    area: str


@dataclass
class Paid(Event):
    seat: int
    bag: str


@dataclass
class Claimed(Event):
    """Metal: None when the claim was declined."""

    seat: int
    card: str
    metal: str | None


@dataclass
class SymbolTaken(Event):
    seat: int
    metal: str
    n: int


@dataclass
class OfferReturned(Event):
    bag: str


@dataclass
class GemTaken(Event):
    """Gift: the card that gave it, if one did."""

    seat: int
    area: str
    gem: str
    gift: str | None


@dataclass
class Stopped(Event):
    seat: int


@dataclass
class GroupMoved(Event):
    seat: int
    source: str
    target: str


@dataclass
class GroupStayed(Event):
    area: str


@dataclass
class AuctionsLeft(Event):
    n: int
