"""Das Amulett drawn: the map with its gems, what each seat has, the auction, and the own metal last."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from amulette.games.das_amulett import gems, metals
from amulette.games.das_amulett.spell import PHASES
from amulette.games.das_amulett.steps import Question
from amulette.games.das_amulett.view import HIDDEN, AmulettView
from amulette.terminal.drawn import Bit, Bits, Drawn, padded, quiet, rows_of, shortened, spaced, strong, tile
from amulette.terminal.pictures.picture import COLUMNS, HEAD, Seats, header
from amulette.texts.das_amulett import AmulettSpeaker

if TYPE_CHECKING:
    from amulette.terminal.das_amulett import AmulettScreen

CELL: Final = 10  # columns of an area
ENERGY: Final = 8  # columns of the energy in reserve,
METAL: Final = 7  # of the metal cards,
AMULET: Final = 9  # and of the amulet
BEFORE: Final = HEAD + ENERGY + METAL + AMULET  # the spells
SIGNS: Final = ("○", "◆", "▲", "●")  # of the phases
WALLS: Final = {"N": "▁", "S": "▔", "-": " "}  # an area north of the wall has it below
OPENING: Final = ("keep", "charge", "draft", "spell_bid")  # decisions for which the map matters little


class AmulettPicture:
    """What the question is about stands last, next to the question."""

    def __init__(self, screen: AmulettScreen, view: AmulettView, waiting: Collection[int]) -> None:
        assert isinstance(screen.speaker, AmulettSpeaker)
        self.screen = screen
        self.speaker = screen.speaker
        self.say = self.speaker.common
        self.view = view
        self.box = view.setup.box
        self.seats = Seats(self.speaker, waiting)

    def lines(self) -> list[str]:
        decision = self.decision()
        if decision in OPENING:
            return [*self.map(), *self.own(), "", *self.rows(), *self.sale(decision)]
        return [*self.rows(), "", *self.map(), *self.sale(decision), *self.own()]

    def decision(self) -> str:
        """What somebody is asked; nothing when the game is over."""
        step = self.view.agenda[-1] if self.view.agenda else None
        return step.decision if isinstance(step, Question) else ""

    # -- the map ------------------------------------------------------------

    def map(self) -> list[str]:
        """Rows of areas, each set in so that neighbours touch, and what the letters of the terrains mean."""
        rows: dict[str, list[int]] = {}
        for area, name in enumerate(self.box.areas):
            rows.setdefault(name[0], []).append(area)
        widest = max([len(row) for row in rows.values()])
        legend = [*self.legend(), *[[] for _ in rows]]
        corners = [self.say("drawn-wall"), *[""] * (len(rows) - 2), self.say("drawn-pyramid")]
        lines: list[str] = []
        for row, corner, meaning in zip(rows.values(), corners, legend, strict=False):
            cells = [bit for area in row for bit in self.cell(area)]
            indent = (widest - len(row)) * CELL // 2
            before = quiet(shortened(corner, indent).ljust(indent))
            lines.append(Drawn(*padded([before, *cells], widest * CELL + 1), *meaning))
        return lines

    def cell(self, area: int) -> Bits:
        """As in `▸C3 T△` and the letters of its gems."""
        here = area == self.view.table.at
        letter = self.say(f"terrain-letter-{self.box.terrain[area]}")
        role = "group" if here else f"terrain-{self.box.terrain[area]}"
        place = Bit(f"{'▸' if here else ' '}{self.box.areas[area]} {letter}", role, is_tile=True)
        mark = quiet("△" if self.box.pyramid[area] else WALLS[self.box.wall[area]])
        return padded([place, mark, *self.gems(self.view.table.board[area])], CELL)

    def gems(self, found: int) -> Bits:
        colours = [self.box.colours[c] for c in gems.listed(found)]
        return [Bit(self.gem_letter(colour), f"gem-{colour}", is_tile=True) for colour in colours]

    def gem_letter(self, colour: str) -> str:
        """A colour of an edition of somebody's own begins with it."""
        key = f"gem-letter-{colour}"
        return self.say(key) if self.speaker.texts.has(key) else colour[:1].upper()

    def legend(self) -> list[Bits]:
        """Each terrain once, with the metal that is paid there."""
        areas = {terrain: area for area, terrain in enumerate(self.box.terrain)}
        return [self.meaning(terrain, area) for terrain, area in areas.items()]

    def meaning(self, terrain: str, area: int) -> Bits:
        kinds = metals.write_kinds(self.box.pays[area])
        paid = Bit(kinds, f"metal-{kinds}", is_tile=True) if len(kinds) == 1 else quiet("*")
        return [quiet(f"{self.say(f'terrain-letter-{terrain}')} {self.say(f'terrain-{terrain}')} "), paid]

    # -- the seats ----------------------------------------------------------

    def rows(self) -> list[str]:
        columns = [("drawn-energy", ENERGY), ("drawn-metal", METAL), ("drawn-amulet", AMULET), ("drawn-spells", 20)]
        lines: list[str] = [header(*[(self.say(key), wide) for key, wide in columns])]
        n = self.view.setup.seats
        last = n - 1 if self.view.seat is None else self.view.seat  # the own seat stands last, next to the question
        return [*lines, *[line for i in range(1, n + 1) for line in self.seat((last + i) % n)]]

    def seat(self, seat: int) -> list[str]:
        table = self.view.table
        has = padded([Bit(f"✦{table.reserve[seat]}", "energy")], ENERGY)
        has += padded([Bit(f"▮{metals.total(table.hands[seat])}")], METAL)
        has += padded(self.gems(table.amulets[seat]) or [quiet("–")], AMULET)
        spells = [self.spell(card) for card in table.spells[seat]] or [quiet("–")]
        first, *rest = rows_of(spells, COLUMNS - BEFORE)
        return [self.seats.row(seat, *has, *first), *[Drawn(" " * BEFORE, *row) for row in rest]]

    def spell(self, card: int) -> Bit:
        phase = self.box.spells[card].phase
        name = self.speaker.spell(self.box.cards[card])
        return Bit(f"{SIGNS[phase]}{name} {self.view.table.energy[card]}", f"phase-{PHASES[phase]}")

    # -- what is asked ------------------------------------------------------

    def sale(self, decision: str) -> list[str]:
        """What is for sale: a spell with its text, or a gem of the area; and what is offered."""
        view, screen = self.view, self.screen
        sold = [] if decision in OPENING else [screen.area(view, view.table.at)]
        sold += screen.printed(view, [view.table.sale]) if view.table.sale != HIDDEN else []
        offered = [" ".join([*screen.auction(view), *screen.left(view), *screen.desire(view)])]
        dealt = screen.printed(view, view.table.dealt[view.seat]) if view.seat is not None else []
        return [line for line in [*sold, *offered, *dealt] if line]

    def own(self) -> list[str]:
        """The metal in hand, and what is left of it in the stock."""
        view = self.view
        held = [strong(self.say("drawn-own-metal")), Bit(" ")] if view.seat is not None else []
        held += self.bag(view.table.hands[view.seat]) if view.seat is not None else []
        stock = [Bit(pair, f"metal-{pair[0]}") for pair in metals.pairs(view.table.stock)]
        return [Drawn(*padded(held, 50), quiet(f"{self.say('drawn-stock')} "), *spaced(stock))]

    def bag(self, bag: int) -> Bits:
        held = [(letter, metals.count(bag, m)) for m, letter in enumerate(metals.METALS)]
        tiles = [tile(f"{n} {self.say(f'metal-{letter}')}", f"metal-{letter}") for letter, n in held if n]
        return spaced(tiles) or [quiet("–")]
