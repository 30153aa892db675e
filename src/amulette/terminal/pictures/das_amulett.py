"""Das Amulett drawn: the map with its gems, what each seat has, the auction, and the own metal last."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from amulette.games.das_amulett import gems, metals
from amulette.games.das_amulett.spell import PHASES
from amulette.games.das_amulett.steps import Question
from amulette.games.das_amulett.view import HIDDEN, AmulettView
from amulette.terminal.drawn import Bit, Bits, Drawn, padded, quiet, rows_of, spaced, strong, tile
from amulette.terminal.pictures.picture import COLUMNS, HEAD, Seats, header

if TYPE_CHECKING:
    from amulette.terminal.das_amulett import AmulettScreen

CELL: Final = 10  # columns of an area
ENERGY: Final = 8  # columns of the energy in reserve,
METAL: Final = 7  # of the metal cards,
AMULET: Final = 9  # and of the amulet
BEFORE: Final = HEAD + ENERGY + METAL + AMULET  # the spells
SIGNS: Final = ("○", "◆", "▲", "●")  # of the phases
OPENING: Final = ("keep", "charge", "draft", "spell_bid")  # decisions for which the map matters little


class AmulettPicture:
    """What the question is about stands last, next to the question."""

    def __init__(self, screen: AmulettScreen, view: AmulettView, waiting: Collection[int]) -> None:
        self.screen = screen
        self.say = screen.speaker.common
        self.view = view
        self.box = view.setup.box
        self.seats = Seats(screen.speaker, waiting)

    def lines(self) -> list[str]:
        decision = self.decision()
        parts = [self.map(), self.rows()] if decision in OPENING else [self.rows(), self.map()]
        return [*parts[0], *parts[1], *self.sale(decision), *self.own()]

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
        lines: list[str] = []
        for row, meaning in zip(rows.values(), legend, strict=False):
            cells = [bit for area in row for bit in self.cell(area)]
            indent = Bit(" " * ((widest - len(row)) * CELL // 2))
            lines.append(Drawn(*padded([indent, *cells], widest * CELL + 1), *meaning))
        return lines

    def cell(self, area: int) -> Bits:
        """As in `▸C3 T▲` and the letters of its gems."""
        here = area == self.view.table.at
        marks = ("▲" if self.box.pyramid[area] else "") + self.box.wall[area].strip("-")
        letter = self.say(f"terrain-letter-{self.box.terrain[area]}")
        text = f"{'▸' if here else ' '}{self.box.areas[area]} {letter}{marks}".ljust(6)
        place = Bit(text, "group" if here else self.terrain(area), is_tile=True)
        return padded([place, *self.gems(self.view.table.board[area])], CELL)

    def terrain(self, area: int) -> str:
        return f"terrain-{self.box.terrain[area]}"

    def gems(self, found: int) -> Bits:
        return [Bit(self.gem_letter(self.box.colours[c]), f"gem-{self.box.colours[c]}", is_tile=True) for c in gems.listed(found)]

    def gem_letter(self, colour: str) -> str:
        """A colour of an edition of somebody's own begins with it."""
        key = f"gem-letter-{colour}"
        return self.say(key) if self.screen.speaker.texts.has(key) else colour[:1].upper()

    def legend(self) -> list[Bits]:
        """Each terrain once, with the metal that is paid there."""
        areas = {terrain: area for area, terrain in enumerate(self.box.terrain)}
        return [self.meaning(terrain, area) for terrain, area in areas.items()]

    def meaning(self, terrain: str, area: int) -> Bits:
        kinds = metals.write_kinds(self.box.pays[area])
        paid = Bit(kinds if len(kinds) == 1 else "*", f"metal-{kinds}" if len(kinds) == 1 else "", is_tile=len(kinds) == 1)
        return [quiet(f"{self.say(f'terrain-letter-{terrain}')} {self.say(f'terrain-{terrain}')} "), paid]

    # -- the seats ----------------------------------------------------------

    def rows(self) -> list[str]:
        columns = [("drawn-energy", ENERGY), ("drawn-metal", METAL), ("drawn-amulet", AMULET), ("drawn-spells", 20)]
        lines: list[str] = [header(*[(self.say(key), wide) for key, wide in columns])]
        return [*lines, *[line for seat in range(self.view.setup.seats) for line in self.seat(seat)]]

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
        name = self.screen.speaker.spell(self.box.cards[card])
        return Bit(f"{SIGNS[phase]}{name} {self.view.table.energy[card]}", f"phase-{PHASES[phase]}")

    # -- what is asked ------------------------------------------------------

    def sale(self, decision: str) -> list[str]:
        """What is for sale: a spell with its text, or a gem of the area."""
        table, screen = self.view.table, self.screen
        lines = [*screen.desire(self.view), *screen.auction(self.view)]
        if decision == "spell_bid" and table.sale != HIDDEN:
            lines += screen.printed(self.view, [table.sale])
        return ["", *([] if decision in OPENING else [screen.area(self.view, table.at)]), *lines]

    def own(self) -> list[str]:
        view = self.view
        lines = [Drawn(*padded([quiet(self.say("drawn-stock"))], 10), *self.bag(view.table.stock))]
        if view.seat is None:
            return list(lines)
        dealt = self.screen.printed(view, view.table.dealt[view.seat])
        hand = Drawn(*padded([strong(self.say("drawn-metal"))], 10), *self.bag(view.table.hands[view.seat]))
        return [*dealt, *lines, hand]

    def bag(self, bag: int) -> Bits:
        held = [(letter, metals.count(bag, m)) for m, letter in enumerate(metals.METALS)]
        return spaced([tile(f"{n} {self.say(f'metal-{letter}')}", f"metal-{letter}") for letter, n in held if n]) or [quiet("–")]
