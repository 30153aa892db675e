"""Das blaue Amulett drawn: a row for each prince, and the road as a strip with places, forces and princes on it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from amulette.games.das_blaue_amulett.board import LAST, left, right, space_of, write
from amulette.games.das_blaue_amulett.cards import KINDS, MOVE_CARDS
from amulette.games.das_blaue_amulett.edition import PLACE_KINDS
from amulette.games.das_blaue_amulett.view import BlaueView
from amulette.kernel.contract import NOBODY
from amulette.terminal.drawn import Bit, Bits, Drawn, padded, quiet, rows_of, spaced, strong, tile, width
from amulette.terminal.pictures.picture import LETTERS, Seats, header, labelled
from amulette.texts.speaker import Speaker

AT: Final = 6  # columns of a space,
OPEN: Final = 26  # of the cards of movement,
FATE: Final = 10  # and of the fate cards
SEGMENT: Final = 7  # columns from place to place on the standard board
DISCARDS: Final = 44  # columns of the discards
TASKS: Final = {"ru": "place-ruins", "wa": "place-water", "fi": "place-fire", "am": "amulet"}
KIND_WORDS: Final = {kind: word for word, kind in PLACE_KINDS.items()}


class BlauePicture:
    """The strip runs from the castle at home to the Castle of Light; the right lane leads there, the left one back."""

    def __init__(self, speaker: Speaker, view: BlaueView, waiting: Collection[int]) -> None:
        self.say = speaker.common
        self.view = view
        self.seats = Seats(speaker, waiting, "prince-")

    def lines(self) -> list[str]:
        columns = [("drawn-at", AT), ("drawn-open", OPEN), ("drawn-fate", FATE)]
        top = header(*[(self.say(key), wide) for key, wide in columns])
        princes = [self.prince(seat) for seat in range(self.view.setup.seats)]
        return [top, *princes, *self.road(), self.piles(), *self.hand()]

    def prince(self, seat: int) -> Drawn:
        table = self.view.table
        at = padded([strong(write(table.princes[seat]))], AT)
        cards = [
            tile(card, "move-card") if table.open[seat] >> i & 1 else quiet(" · ") for i, card in enumerate(MOVE_CARDS)
        ]
        worn = [tile(self.say("fate-am"), "amulet")] if table.wearer == seat else []
        fate = [Bit("▮" * self.view.size(seat), "fate")] if self.view.size(seat) else [quiet("–")]
        return self.seats.row(seat, *at, *padded(spaced(cards), OPEN), *padded(fate, FATE), *worn)

    # -- the road -----------------------------------------------------------

    def road(self) -> list[str]:
        """Names and kinds of the places, who stands on them, and the lanes between them."""
        return [
            self.strip(self.standing, lambda _: []),
            self.strip(self.named, lambda _: []),
            self.strip(self.post, lambda segment: self.lane(segment, right, "▸")),
            self.strip(self.post, lambda segment: self.lane(segment, left, "◂")),
        ]

    def strip(self, place: Callable[[int], Bits], lane: Callable[[int], Bits]) -> Drawn:
        """Each place with the segment after it."""
        wide = max(SEGMENT, *[n + 1 for n in self.view.setup.lengths])
        bits: Bits = []
        for number in range(LAST + 1):
            found = [*place(number), *(lane(number) if number < LAST else [])]
            bits += [*found, Bit(" " * (wide - width(found)))]
        return Drawn(*bits)

    def standing(self, place: int) -> Bits:
        """The number of a place with the force and the princes on it, and with the amulet while nobody wears it."""
        table, force = self.view.table, self.view.force_on(place)
        found = [] if force == NOBODY else [Bit(KINDS[force], f"force-{KINDS[force]}", is_tile=True)]
        found += [Bit("am", "amulet", is_tile=True)] if place == LAST and table.wearer == NOBODY else []
        return [quiet(f"P{place}"), *found, *self.princes(space_of(place))]

    def named(self, place: int) -> Bits:
        kind = KIND_WORDS[self.view.setup.kinds[place]]
        return [Bit(self.say("drawn-place", kind=kind), f"place-{kind}", is_tile=True)]

    def princes(self, space: int) -> Bits:
        seats = [seat for seat, at in enumerate(self.view.table.princes) if at == space]
        return [Bit(LETTERS[seat], self.seats.role(seat), is_tile=True) for seat in seats]

    def post(self, place: int) -> Bits:
        return [Bit("█", f"place-{KIND_WORDS[self.view.setup.kinds[place]]}")]

    def lane(self, segment: int, lane: Callable[[int, int], int], arrow: str) -> Bits:
        """The spaces as they lie: dots, and the arrows that lead on."""
        n = self.view.setup.lengths[segment]
        road = quiet("─" * ((SEGMENT - 1) // n - 1))  # a short segment is as long as others
        return [bit for k in range(1, n + 1) for bit in (self.space(lane(segment, k), arrow), road)]

    def space(self, space: int, arrow: str) -> Bit:
        princes = self.princes(space)
        return princes[0] if princes else Bit(arrow, "arrow") if self.view.setup.is_arrow(space) else quiet("·")

    # -- the cards ----------------------------------------------------------

    def piles(self) -> Drawn:
        """The discards from the top, as many as there is room for."""
        table = self.view.table
        cards = [self.fate(card) for card in table.discard[::-1]] or [quiet("–")]
        shown = rows_of(cards, DISCARDS)[0]
        hidden = len(cards) - len(shown[::2])
        more = [quiet(f" +{hidden}")] if hidden else []
        deck = padded([Bit(f"▮ {table.deck}", "fate")], 8)
        return labelled(self.say("drawn-deck"), *deck, *padded([quiet(self.say("drawn-discard"))], 10), *shown, *more)

    def hand(self) -> list[str]:
        if self.view.seat is None:
            return []
        cards = [self.fate(card) for card in self.view.sure_of(self.view.seat)] or [quiet("–")]
        return [Drawn(*padded([strong(self.say("drawn-hand"))], 10), *spaced(cards))]

    def fate(self, card: int) -> Bit:
        return tile(self.say(f"fate-{KINDS[card]}"), fate_role(KINDS[card]))


def fate_role(kind: str) -> str:
    """A card looks as what it helps against."""
    return TASKS.get(kind, f"force-{kind}")
