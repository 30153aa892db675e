"""What things are worth to a seat in Das Amulett: spells in energy, gems by what is missing, areas by both."""

from __future__ import annotations

from typing import Final, final

from amulette.games.das_amulett.cards import gems, metals
from amulette.games.das_amulett.view import AmulettView

SPELLS: Final = {  # in energy; what is not named is worth OTHER
    "gift": 6.0, "gift_wall": 5.0, "gift_pyramid": 5.0, "influence": 4.0, "influence_wall": 4.0,
    "influence_pyramid": 3.0, "plenty_gold": 5.0, "plenty_silver": 5.0, "plenty_copper": 5.0, "plenty_iron": 5.0,
    "two_wishes": 4.0, "morph_stone": 4.0, "morph_divine": 3.0, "pull_dark": 2.0, "pull_light": 2.0, "croesus": 2.0,
    "journey": 2.0, "phoenix": 2.0, "arc": 2.0,
}  # fmt: skip
OTHER: Final = 3.0
MAGIC: Final = {"amber": "yellow", "diamond": "clear", "ruby": "red", "emerald": "green"}
METAL_MORPHS: Final = {"morph_gold": 0, "morph_silver": 1, "morph_copper": 2, "morph_iron": 3}
MISSING: Final = 4.0  # a gem of a colour that one lacks
AGAIN: Final = 1.5  # any other gem is one of eight
RARE: Final = 0.5  # colours of which there are few run out


@final
class Worth:
    """As one seat sees it, from the open table and a perfect memory of the hands."""

    def __init__(self, view: AmulettView, me: int) -> None:
        self.view = view
        self.table = view.table
        self.box = view.setup.box
        self.me = me

    def spell(self, card: int) -> float:
        """What one would lay on it."""
        name = self.box.spells[card].name
        if name in MAGIC:
            colour = self.box.colours.index(MAGIC[name])
            return 2.0 + float(gems.count(self.table.amulets[self.me], colour))
        return SPELLS.get(name, OTHER)

    # -- gems -----------------------------------------------------------------

    def gem(self, seat: int, colour: int) -> float:
        """What a gem is worth to a seat, by its colour."""
        amulet = self.table.amulets[seat]
        if gems.count(amulet, colour) > 0:
            return AGAIN + (1.0 if self.feeds_magic(seat, colour) else 0.0)
        return MISSING + (RARE if self.box.copies[colour] < 7 else 0.0) + 0.3 * float(gems.colours(amulet))

    def feeds_magic(self, seat: int, colour: int) -> bool:
        names = [self.box.spells[card].name for card in self.table.spells[seat]]
        return self.box.colours[colour] in [MAGIC[name] for name in names if name in MAGIC]

    def wins(self, seat: int, area: int) -> bool:
        """Whether a sale here would end the game for this seat, with the gifts it has."""
        amulet, heap = self.table.amulets[seat], self.table.board[area]
        more = 1 + self.gifts(seat, area)
        taken = min(more, gems.total(heap))
        new = [c for c in range(len(self.box.colours)) if gems.count(heap, c) and not gems.count(amulet, c)]
        enough = gems.colours(amulet) + min(taken, len(new)) >= self.box.win_colours
        return taken > 0 and (enough or gems.total(amulet) + taken >= self.box.win_gems)

    def gifts(self, seat: int, area: int) -> int:
        names = [self.box.spells[card].name for card in self.table.spells[seat]]
        found = 1 if "gift" in names else 0
        found += 1 if "gift_wall" in names and self.box.wall[area] != "-" else 0
        return found + (1 if "gift_pyramid" in names and self.box.pyramid[area] else 0)

    def best(self, area: int) -> float:
        """The best gem there, and something for each gift."""
        heap = self.table.board[area]
        here = [self.gem(self.me, c) for c in range(len(self.box.colours)) if gems.count(heap, c) > 0]
        return max(here) * (1.0 + 0.5 * float(self.gifts(self.me, area))) if here else 0.0

    # -- metal ----------------------------------------------------------------

    def payable(self, seat: int, area: int) -> int:
        """The kinds with which the seat may pay there, as a bit set."""
        bits = self.box.pays[area] | self.table.desired
        for card in self.table.spells[seat]:
            name = self.box.spells[card].name
            if name in METAL_MORPHS:
                bits |= 1 << METAL_MORPHS[name]
            elif (name == "morph_divine" and self.box.pyramid[area]) or (
                name == "morph_stone" and self.box.wall[area] != "-"
            ):
                bits |= metals.ALL
        return bits

    def capacity(self, seat: int, area: int) -> int:
        return metals.count_in(self.view.memory.hands[seat], self.payable(seat, area))

    def rivals(self) -> list[int]:
        return [seat for seat in range(self.view.setup.seats) if seat != self.me]

    def price(self, area: int) -> float:
        """How many cards a sale there is worth: all one has to win or to keep a rival from it."""
        if self.wins(self.me, area) or any([self.wins(s, area) and self.capacity(s, area) > 0 for s in self.rivals()]):
            return 999.0
        hand = metals.total(self.table.hands[self.me])
        return 0.6 * self.best(area) + 0.15 * float(hand)

    def prospect(self, area: int) -> float:
        """What it would be like to hold an auction there."""
        if any([self.wins(seat, area) and self.capacity(seat, area) > 0 for seat in self.rivals()]):
            return -10.0
        mine = self.capacity(self.me, area)
        best = max([self.capacity(seat, area) for seat in self.rivals()])
        ahead = 1.0 if mine > best else 0.5 if mine == best else 0.2
        return (self.best(area) * ahead + (50.0 if self.wins(self.me, area) else 0.0)) if mine else 0.0

    def use_of(self, m: int) -> float:
        """How well a metal pays here and next to here."""
        areas = [self.table.at, *self.box.adjacent[self.table.at]]
        return sum([1.0 for area in areas if self.payable(self.me, area) >> m & 1]) * 0.5

    def lead_in(self, m: int) -> float:
        """How many more cards of the metal one has than any rival."""
        hands = self.view.memory.hands
        return float(metals.count(hands[self.me], m) - max([metals.count(hands[s], m) for s in self.rivals()]))

    def length(self, n: int) -> float:
        """Many auctions for who has many cards, few for who has few."""
        mine = metals.total(self.table.hands[self.me])
        others = [metals.total(self.view.memory.hands[seat]) for seat in self.rivals()]
        is_rich = mine * len(others) >= sum(others)
        return float(n if is_rich else 10 - n)
