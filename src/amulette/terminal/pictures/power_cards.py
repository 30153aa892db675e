"""Power Cards drawn: packs and structures seat by seat, and the top card with a bar for each figure."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Final

from amulette.games.power_cards.cards import BACKS, COMPLETE, FIGURES, MATERIALS, PIG
from amulette.games.power_cards.view import PowerView
from amulette.terminal.drawn import Bit, Bits, Drawn, padded, quiet, strong
from amulette.terminal.pictures.picture import Seats, header

if TYPE_CHECKING:
    from amulette.terminal.power_cards import PowerCardsScreen

PACK: Final = 20  # columns of a pack
BUILT: Final = 26  # and of the structures
BAR: Final = 30  # columns of the longest bar
FIGURE: Final = 14  # columns of a figure's name


class PowerCardsPicture:
    """A structure is two standing blocks, one across, and the pig on top."""

    def __init__(self, screen: PowerCardsScreen, view: PowerView, waiting: Collection[int]) -> None:
        self.screen = screen
        self.say = screen.speaker.common
        self.view = view
        self.deck = view.setup.deck
        self.seats = Seats(screen.speaker, waiting)

    def lines(self) -> list[str]:
        view, screen, table = self.view, self.screen, self.view.table
        columns = [("drawn-pack", PACK), ("drawn-built", BUILT)]
        lines: list[str] = [header(*[(self.say(key), wide) for key, wide in columns])]
        lines += [self.seat(seat) for seat in range(len(table.sizes))]
        lines += [screen.say("view-leftover", parts=screen.parts(view, table.left))] if table.left else []
        lines += screen.next_part(view) if view.seat is not None and table.ranks[view.seat] == 0 else []
        lines += [screen.hand(view), *[screen.card_line(view, card) for card in table.batch]] if table.hand > 0 else []
        return [*lines, *self.top()]

    def seat(self, seat: int) -> Drawn:
        table = self.view.table
        if table.ranks[seat] > 0:
            return self.seats.row(seat, quiet(self.say("drawn-out", rank=table.ranks[seat])))
        built = [structure(self.backs(row)) for row in table.built[2 * seat : 2 * seat + 2]]
        return self.seats.row(seat, *self.pack(table.sizes[seat]), *built[0], "  ", *built[1])

    def pack(self, size: int) -> Bits:
        """As long as its part of all cards."""
        full = round((PACK - 6) * size / self.deck.size)
        return padded([Bit(str(size).rjust(3)), Bit(" "), Bit("▮" * full, "pack")], PACK)

    def backs(self, row: Sequence[int]) -> list[int]:
        """Own cards show their face, so their back is looked up."""
        return [~shown if shown < 0 else self.deck.backs[shown] for shown in row]

    def top(self) -> list[str]:
        """The seat's own top card."""
        card = self.view.table.top
        if card == 0:
            return []
        back = self.deck.backs[card]
        title = Bit(f" {card} {self.screen.name(self.view, card)} ", "card", is_tile=True)
        said = self.say(f"back-{BACKS[back]}")
        lines = [Drawn(title, "  ", quiet(self.say("drawn-back")), " ", *slot(back), f" {said}")]
        return [*lines, *[self.figure(f, card) for f in range(len(FIGURES))]]

    def figure(self, f: int, card: int) -> Drawn:
        """Its bar is as long as its part of the highest there is."""
        value, highest = int(self.deck.figures[f][card]), max(list(self.deck.figures[f])[1:])
        full = round(BAR * value / highest)
        name = padded([Bit(f" {self.say(f'stat-{FIGURES[f]}')}")], FIGURE)
        bar = [Bit("█" * full, f"stat-{FIGURES[f]}"), quiet("·" * (BAR - full))]
        return Drawn(*name, strong(str(value).rjust(3)), " ", *bar, quiet(f" {highest}"))


def structure(backs: Sequence[int]) -> Bits:
    """Its slots from left to right, free ones empty."""
    free = [[quiet("·· ")] for _ in range(COMPLETE - len(backs))]
    return [bit for part in [*[[*slot(back), Bit(" ")] for back in backs], *free] for bit in part]


def slot(back: int) -> Bits:
    """`┃w`, `━s` or `●p`: how the part stands, and its letter."""
    sign = "●p" if back == PIG else ("┃" if back < len(MATERIALS) else "━") + MATERIALS[back % len(MATERIALS)][0]
    return [Bit(sign, back_role(back), is_tile=True)]


def back_role(back: int) -> str:
    return "pig" if back == PIG else f"block-{MATERIALS[back % len(MATERIALS)]}"
