"""What is in the box, as an edition gives it: cards, areas, gems and figures, by number, with their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from amulette.kernel.vecs import i64, vec

if TYPE_CHECKING:
    from amulette.games.das_amulett.spell import Spell

Card = i64  # a spell card, in edition order
Area = i64


@final
class Box:
    """Filled by edition.py; nothing of it ever changes in a game."""

    def __init__(self) -> None:
        self.cards: list[str] = []  # the id of each card
        self.spells: list[Spell] = []  # its text
        self.bolts = vec[i64]()
        self.income = vec[i64]()  # a bag; a joker is its fifth kind
        self.areas: list[str] = []
        self.terrain: list[str] = []
        self.pays = vec[i64]()  # the metals that an area takes, as a bit set
        self.gems = vec[i64]()  # how many gems it gets
        self.wall: list[str] = []  # N or S: touches the wall from there
        self.pyramid: list[bool] = []
        self.adjacent = vec[vec[i64]]()
        self.wall_edges: list[tuple[str, str]] = []  # for drawing
        self.colours: list[str] = []
        self.copies = vec[i64]()  # the gems of each colour
        self.start: i64 = 0
        self.energy: i64 = 0  # of each seat
        self.hand: i64 = 0  # cards of each metal in a first hand
        self.metal: i64 = 0  # cards of each metal in all
        self.markers = vec[i64]()
        self.journey = vec[i64]()
        self.avarice: i64 = 0
        self.croesus: i64 = 0
        self.win_colours: i64 = 0
        self.win_gems: i64 = 0

    def card(self, name: str) -> int:
        if name not in self.cards:
            raise ValueError(f"no such card: {name!r}")
        return self.cards.index(name)

    def area(self, name: str) -> int:
        if name not in self.areas:
            raise ValueError(f"no such area: {name!r}")
        return self.areas.index(name)

    def colour(self, name: str) -> int:
        if name not in self.colours:
            raise ValueError(f"no such gem: {name!r}")
        return self.colours.index(name)
