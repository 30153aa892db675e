"""A rule of thumb for Das Amulett: the advice of docs/rules/das-amulett.md, section 10, with figures to it.

It takes the gems it lacks, keeps a rival from winning at any price, pays for spells what they are worth in energy, and
uses whatever its spells allow.
"""

from __future__ import annotations

from typing import Final, final

from amulette.bots.contract import RuleOfThumb
from amulette.bots.das_amulett_worth import Worth
from amulette.games.das_amulett.cards import gems, metals
from amulette.games.das_amulett.moves import (
    ARC,
    BID,
    BURY,
    CHARGE,
    CLAIM,
    DESIRE,
    DONE,
    DRAFT,
    DROP,
    EXTRA,
    FROM,
    INCOME,
    JOURNEY,
    KEEP,
    LIFT,
    METAL,
    MOVE,
    PASS,
    PAY,
    STOP,
    TAKE,
    USE,
    field,
    fields_of,
    verb_of,
)
from amulette.games.das_amulett.view import AmulettView
from amulette.kernel.contract import NOBODY, View

FAR: Final = 0.05  # the group will hardly come to an area that is not next to it
LOSS: Final = 100.0  # what is never done gladly


@final
class AmulettThumb(RuleOfThumb):
    """Looks at the open table and remembers the hands, but plans for this round only."""

    def weigh(self, view: View, options: list[int]) -> list[float]:
        assert isinstance(view, AmulettView)
        assert view.seat is not None
        mind = Mind(view, view.seat)
        return [mind.weight(option, options) for option in options]


@final
class Mind:
    """What one seat thinks of each thing it may do."""

    def __init__(self, view: AmulettView, me: int) -> None:
        self.view = view
        self.table = view.table
        self.box = view.setup.box
        self.me = me
        self.worth = Worth(view, me)

    def weight(self, option: int, options: list[int]) -> float:
        verb = verb_of(option)
        if verb in (PASS, DONE, STOP):
            return 0.0
        if verb in (KEEP, CHARGE, DRAFT, BURY):
            return self.of_spells(verb, option)
        if verb == BID:
            return self.bid_for_spell(option) if self.table.sale >= 0 else self.bid_for_gem(option, options)
        if verb in (METAL, CLAIM, PAY, FROM):
            return self.of_metal(verb, option)
        if verb in (TAKE, EXTRA):
            return self.worth.gem(self.me, field(option, 0 if verb == TAKE else 1))
        is_travel = verb in (MOVE, LIFT, DROP)
        return self.of_travel(verb, option) if is_travel else self.of_turn(verb, option)

    # -- spells ---------------------------------------------------------------

    def of_spells(self, verb: int, option: int) -> float:
        """Set-up, and the order under the deck."""
        first, second = field(option, 0), field(option, 1)
        if verb == KEEP:
            return self.worth.spell(first) + self.worth.spell(second)
        if verb == CHARGE:
            other, more = field(option, 2), field(option, 3)
            return -abs(float(second) - self.worth.spell(first)) - abs(float(more) - self.worth.spell(other))
        return self.worth.spell(first)

    def bid_for_spell(self, option: int) -> float:
        """The limit at once while others follow; one more than the last bid when nobody does."""
        n = field(option, 0)
        limit = self.worth.spell(self.table.sale)
        if float(n) > limit:
            return -1.0
        others = len([step for step in self.view.agenda if repr(step).startswith("SpellBid")]) - 1
        return float(1 + n) if others > 0 else float(100 - n)

    # -- the auction of a gem ---------------------------------------------------

    def bid_for_gem(self, option: int, options: list[int]) -> float:
        """The lowest bid, as long as it is worth it."""
        n = field(option, 0)
        return float(100 - n) if float(n) <= self.worth.price(self.table.at) else -1.0

    def of_metal(self, verb: int, option: int) -> float:
        """Keep the hand mixed; take from whoever is ahead."""
        if verb == FROM:
            seat = field(option, 0) - 1
            return -1.0 if seat == NOBODY else float(gems.total(self.table.amulets[seat]))
        hand = self.table.hands[self.me]
        if verb == PAY:
            left = hand - fields_of(option)
            return -float(sum([metals.count(left, m) ** 2 for m in range(4)])) + self.taken_back(option)
        m = field(option, 0) - (1 if verb == CLAIM else 0)
        return -LOSS if m < 0 else self.worth.use_of(m) - float(metals.count(hand, m))

    def taken_back(self, option: int) -> float:
        """Own symbols bring their metal back."""
        bag, back = fields_of(option), 0.0
        for card in self.table.spells[self.me]:
            for m in range(4):
                if metals.count(self.box.income[card], m) > 0 and metals.count(bag, m) > 0:
                    back += 3.0
        return back

    # -- where ------------------------------------------------------------------

    def of_travel(self, verb: int, option: int) -> float:
        """To where wanted gems can be paid; wanted gems come near."""
        area = field(option, 0)
        if verb == MOVE:
            return self.worth.prospect(area)
        near = 1.0 if area == self.table.at or area in list(self.box.adjacent[self.table.at]) else FAR
        if verb == LIFT:
            return self.worth.gem(self.me, field(option, 1)) * (1.1 - near)
        return near * float(1 + self.worth.capacity(self.me, area))

    # -- turns ------------------------------------------------------------------

    def of_turn(self, verb: int, option: int) -> float:
        """Texts and incomes: whatever brings something, incomes first."""
        if verb in (USE, INCOME):
            return 10.0
        if verb == DESIRE:
            return self.worth.lead_in(field(option, 0))
        if verb == JOURNEY:
            return self.worth.length(field(option, 0))
        card, n = field(option, 0), field(option, 1)
        if verb == ARC:
            return self.arc(card, n)
        return self.pull(n, field(option, 2))

    def arc(self, target: int, n: int) -> float:
        """A stone or two for a better spell that has few."""
        gain = self.worth.spell(target) - self.worth.spell(self.box.card("arc"))
        return 0.5 * float(min(n, 2)) + 0.1 * gain - 0.2 * float(self.table.energy[target])

    def pull(self, target: int, n: int) -> float:
        """From a rival's spell, best of all the last of its energy."""
        if target in self.table.spells[self.me]:
            return -1.0
        last = 2.0 if self.table.energy[target] <= n else 1.0
        return self.worth.spell(target) * float(n) * last
