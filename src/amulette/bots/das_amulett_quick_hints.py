"""The rule of thumb of Das Amulett once more, for play-outs: quick, as it looks at the imagined table itself.

It decides as das_amulett.py does wherever a game decides often, and leaves the rest to it.
"""

from __future__ import annotations

from typing import Final, final

from amulette.bots.das_amulett_worth import AGAIN, MAGIC, METAL_MORPHS, MISSING, OTHER, RARE, SPELLS
from amulette.games.das_amulett.cards import gems, metals
from amulette.games.das_amulett.moves import (
    BID,
    CLAIM,
    EXTRA,
    FROM,
    INCOME,
    METAL,
    MOVE,
    PASS,
    PAY,
    TAKE,
    USE,
    field,
    fields_of,
    verb_of,
)  # fmt: skip
from amulette.games.das_amulett.state import Amulett
from amulette.kernel.contract import Action, Actions, Seat
from amulette.kernel.vecs import i64, vec

ANYWHERE: Final = 1  # where a spell works, and what an area is, as bits
WALL: Final = 2
PYRAMID: Final = 4
UNDECIDED: Final = -1
FEW: Final = 7  # a colour with fewer gems is rare
ANY_PRICE: Final = 999.0
GIFTS: Final = {"gift": ANYWHERE, "gift_wall": WALL, "gift_pyramid": PYRAMID}
MORPHS: Final = {"morph_stone": WALL, "morph_divine": PYRAMID}


@final
class Quick:
    """What the cards and areas of one box mean, looked up once; and what a seat does with them."""

    def __init__(self, g: Amulett) -> None:
        box = g.setup.box
        names = [spell.name for spell in box.spells]
        self.box = box
        self.colours: i64 = len(box.colours)
        self.energy = vec[float]([SPELLS.get(name, OTHER) for name in names])
        self.magic = vec[i64]([box.colours.index(MAGIC[name]) if name in MAGIC else -1 for name in names])
        self.gift = vec[i64]([GIFTS.get(name, 0) for name in names])
        self.morph = vec[i64]([ANYWHERE if name in METAL_MORPHS else MORPHS.get(name, 0) for name in names])
        self.jokers = vec[i64]([1 << METAL_MORPHS[name] if name in METAL_MORPHS else metals.ALL for name in names])
        self.kind = vec[i64]([ANYWHERE] * len(box.areas))
        for area in range(len(box.areas)):
            self.kind[area] += (WALL if box.wall[area] != "-" else 0) + (PYRAMID if box.pyramid[area] else 0)

    def decide(self, g: Amulett, me: Seat, options: Actions) -> Action:
        """UNDECIDED where only the slow rule of thumb knows."""
        verb = verb_of(options[0])
        if verb == PASS:
            return self.bid_for_spell(g, me, options) if g.sale >= 0 else self.bid_for_gem(g, me, options)
        if verb in (USE, INCOME):
            return options[0]
        if verb not in (TAKE, EXTRA, PAY, MOVE, CLAIM, METAL, FROM):
            return UNDECIDED
        best: i64 = 0
        weight = self.weight(g, me, verb, options[0])
        for i in range(1, len(options)):
            mine = self.weight(g, me, verb_of(options[i]), options[i])
            if mine > weight:
                best, weight = i, mine
        return options[best]

    def weight(self, g: Amulett, me: Seat, verb: i64, option: Action) -> float:
        if verb == PAY:
            return self.payment(g, me, fields_of(option))
        if verb == TAKE:
            return self.gem(g, me, field(option, 0))
        if verb == EXTRA:
            return self.gem(g, me, field(option, 1))
        if verb == MOVE:
            return self.prospect(g, me, field(option, 0))
        if verb == METAL or (verb == CLAIM and field(option, 0) > 0):
            m = field(option, 0) - (1 if verb == CLAIM else 0)
            return self.use_of(g, me, m) - float(metals.count(g.hands[me], m))
        if verb == FROM and field(option, 0) > 0:
            return float(gems.total(g.amulets[field(option, 0) - 1]))
        return 0.0 if verb not in (CLAIM, FROM) else -100.0

    # -- bids -------------------------------------------------------------------

    def bid_for_spell(self, g: Amulett, me: Seat, options: Actions) -> Action:
        """The limit at once while others follow; one more than the last bid when nobody does."""
        colour = self.magic[g.sale]
        limit = self.energy[g.sale] if colour < 0 else 2.0 + float(gems.count(g.amulets[me], colour))
        if float(field(options[1], 0)) > limit:
            return options[0]
        order = g.in_turn()
        if order[len(order) - 1] == me:
            return options[1]
        highest: i64 = 1
        while highest + 1 < len(options) and float(field(options[highest + 1], 0)) <= limit:
            highest += 1
        return options[highest]

    def bid_for_gem(self, g: Amulett, me: Seat, options: Actions) -> Action:
        """The lowest bid, as long as it is worth it."""
        if verb_of(options[1]) == BID and float(field(options[1], 0)) <= self.price(g, me, g.at):
            return options[1]
        return options[0]

    # -- gems -------------------------------------------------------------------

    def gem(self, g: Amulett, seat: Seat, colour: i64) -> float:
        amulet = g.amulets[seat]
        if gems.count(amulet, colour) > 0:
            return AGAIN + (1.0 if self.feeds_magic(g, seat, colour) else 0.0)
        return MISSING + (RARE if self.box.copies[colour] < FEW else 0.0) + 0.3 * float(gems.colours(amulet))

    def feeds_magic(self, g: Amulett, seat: Seat, colour: i64) -> bool:
        for card in g.spells[seat]:
            if self.magic[card] == colour:
                return True
        return False

    def gifts(self, g: Amulett, seat: Seat, area: i64) -> i64:
        found: i64 = 0
        for card in g.spells[seat]:
            if self.gift[card] & self.kind[area]:
                found += 1
        return found

    def wins(self, g: Amulett, seat: Seat, area: i64) -> bool:
        """Whether a sale here would end the game for this seat, with the gifts it has."""
        amulet, heap = g.amulets[seat], g.board[area]
        taken = min(1 + self.gifts(g, seat, area), gems.total(heap))
        if taken == 0:
            return False
        if gems.total(amulet) + taken >= self.box.win_gems:
            return True
        colours = gems.colours(amulet)
        if colours + taken < self.box.win_colours:
            return False
        new: i64 = 0
        for c in range(self.colours):
            if gems.count(heap, c) > 0 and gems.count(amulet, c) == 0:
                new += 1
        return colours + min(taken, new) >= self.box.win_colours

    def best(self, g: Amulett, me: Seat, area: i64) -> float:
        """The best gem there, and something for each gift."""
        heap, best = g.board[area], 0.0
        for c in range(self.colours):
            if gems.count(heap, c) > 0:
                best = max(best, self.gem(g, me, c))
        return best * (1.0 + 0.5 * float(self.gifts(g, me, area)))

    # -- metal ------------------------------------------------------------------

    def payable(self, g: Amulett, seat: Seat, area: i64) -> i64:
        bits = self.box.pays[area] | g.desired
        for card in g.spells[seat]:
            if self.morph[card] & self.kind[area]:
                bits |= self.jokers[card]
        return bits

    def capacity(self, g: Amulett, seat: Seat, area: i64) -> i64:
        return metals.count_in(g.hands[seat], self.payable(g, seat, area))

    def is_threatened(self, g: Amulett, me: Seat, area: i64) -> bool:
        """Whether a rival could win the game there."""
        for seat in range(g.setup.seats):
            if seat != me and self.wins(g, seat, area) and self.capacity(g, seat, area) > 0:
                return True
        return False

    def price(self, g: Amulett, me: Seat, area: i64) -> float:
        if self.wins(g, me, area) or self.is_threatened(g, me, area):
            return ANY_PRICE
        return 0.6 * self.best(g, me, area) + 0.15 * float(metals.total(g.hands[me]))

    def prospect(self, g: Amulett, me: Seat, area: i64) -> float:
        """What it would be like to hold an auction there."""
        if self.is_threatened(g, me, area):
            return -10.0
        mine = self.capacity(g, me, area)
        if mine == 0:
            return 0.0
        most: i64 = 0
        for seat in range(g.setup.seats):
            if seat != me:
                most = max(most, self.capacity(g, seat, area))
        ahead = 1.0 if mine > most else 0.5 if mine == most else 0.2
        return self.best(g, me, area) * ahead + (50.0 if self.wins(g, me, area) else 0.0)

    def use_of(self, g: Amulett, me: Seat, m: i64) -> float:
        """How well a metal pays here and next to here."""
        found: i64 = self.payable(g, me, g.at) >> m & 1
        for area in self.box.adjacent[g.at]:
            found += self.payable(g, me, area) >> m & 1
        return 0.5 * float(found)

    def payment(self, g: Amulett, me: Seat, bag: i64) -> float:
        """Keep the hand mixed; own symbols bring their metal back."""
        left, weight = g.hands[me] - bag, 0.0
        for m in range(len(metals.METALS)):
            kept = float(metals.count(left, m))
            weight -= kept * kept
            if metals.count(bag, m) > 0:
                for card in g.spells[me]:
                    if metals.count(self.box.income[card], m) > 0:
                        weight += 3.0
        return weight
