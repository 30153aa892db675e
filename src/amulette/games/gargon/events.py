"""What the table hears.  Cards are texts here: `r9`, or `r?` for a red back."""

from __future__ import annotations

from dataclasses import dataclass

from amulette.games.gargon.cards import Cards, write
from amulette.kernel.contract import Event
from amulette.kernel.options import Value


def backs(cards: list[str]) -> list[str]:
    return [card[0] + "?" for card in cards]


def faces(row: Cards) -> list[str]:
    return [write(card) for card in row]


@dataclass
class GameStarted(Event):
    seats: int
    options: dict[str, Value]
    edition: str


@dataclass
class Dealt(Event):
    seat: int
    cards: list[str]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Dealt(self.seat, backs(self.cards))


@dataclass
class PilesSet(Event):
    pile1: list[str]
    pile2: list[str]

    def seen_by(self, seat: int | None) -> Event:
        return PilesSet(backs(self.pile1), backs(self.pile2))


@dataclass
class RoundStarted(Event):
    round: int
    lead: int
    skipped: list[int]


@dataclass
class Laid(Event):
    seat: int
    cards: list[str]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Laid(self.seat, backs(self.cards))


@dataclass
class Passed(Event):
    seat: int


@dataclass
class Drew(Event):
    seat: int
    pile: int
    card: str
    reason: str

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, self.pile, self.card[0] + "?", self.reason)


@dataclass
class PileEmptied(Event):
    pile: int
    first: bool


@dataclass
class PassEnded(Event):
    seat: int
    count: int


@dataclass
class Revealed(Event):
    seats: list[int]


@dataclass
class Chosen(Event):
    seat: int
    colour: str


@dataclass
class Battle(Event):
    colour: str
    number: int
    case: str
    cards: list[tuple[int, str]]
    winner: int | None


@dataclass
class Captured(Event):
    seat: int
    cards: list[str]


@dataclass
class Discarded(Event):
    seat: int
    cards: list[str]
    reason: str


@dataclass
class RoundEnded(Event):
    round: int


@dataclass
class Scored(Event):
    """Per colour: cards, amulets, factor, bonus."""

    seat: int
    colours: list[tuple[int, int, int, int]]
    total: int
    place: int


@dataclass
class GameEnded(Event):
    winners: list[int]
