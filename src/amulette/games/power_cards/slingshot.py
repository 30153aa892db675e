"""The rules of the slingshot round and its ties: P-7 and P-8."""

from __future__ import annotations

from typing import Any, Final, final

from amulette.games.power_cards import tell
from amulette.games.power_cards.cards import COMPLETE, SLING
from amulette.games.power_cards.ending import ELIMINATION
from amulette.games.power_cards.state import RUNNING, PowerCards
from amulette.kernel.contract import Seat, Step
from amulette.kernel.vecs import i64, vec


@final
class Slingshot(Step[PowerCards]):
    """P-7: a pig that was just placed fights the top cards of all others, sling value against sling value."""

    def run(self, g: PowerCards) -> None:
        owner = g.caller
        if g.short == RUNNING or len(g.built[2 * owner]) < COMPLETE:
            return
        values: list[int] = [g.show_pig(owner)]
        tell.sling_started(g, owner, values[0])
        seats = g.seats_in()
        for seat in seats[1:]:
            if len(g.packs[seat]) == 0:
                g.retrieve(seat)
            values.append(g.read_sling(seat))
            tell.sling_read(g, seat, values[-1], g.packs[seat][0])
        g.keep_in_mind(SLING, seats, values)
        best = [seat for i, seat in enumerate(seats) if values[i] == max(values)]
        if len(best) == 1:
            g.then(SLING_WON[best[0]])
            return
        pot = []
        for seat in best:
            if seat != owner:
                pot.append((seat, int(g.lay(seat, g.setup.cards))))
                g.show_top(seat)
        g.show_backs(len(pot))
        tell.sling_tied(g, best, 0, pot, g.setup.deck)
        g.then(SlingTie(best, 1, [seat for seat, _ in pot]))


@final
class SlingTie(Step[PowerCards]):
    """P-8: the tied lay their next cards; the pig owner never retrieves for it."""

    def __init__(self, tied: list[int], number: i64, given: list[int]) -> None:
        self.tied = tied
        self.number = number
        self.given = given  # who has a card in the pot

    def run(self, g: PowerCards) -> None:
        able = [seat for seat in self.tied if g.can_lay(seat, seat != g.caller)]
        for seat in self.tied:
            if seat not in able:
                tell.dropped(g, seat)
        if not able:
            g.then(SlingWon(self.tied[0], "fallback", self.given))  # P-8.9, P-8.10
            return
        pot: list[tuple[int, int]] = []
        values: list[int] = []
        for seat in able:
            if len(g.packs[seat]) == 0:
                g.retrieve(seat)
            card = g.lay(seat, g.read_out(seat, SLING))
            values.append(g.value(SLING, card))
            tell.sling_laid(g, seat, self.number, values[-1], card)
            pot.append((seat, card))
        g.keep_in_mind(SLING, able, values)
        for seat in able:
            g.show_top(seat)
        given = [*self.given, *able]
        best = [seat for i, seat in enumerate(able) if values[i] == max(values)]
        if len(best) == 1:
            g.then(SlingWon(best[0], "highest" if len(able) > 1 else "only", given))
            return
        g.show_backs(len(pot))
        tell.sling_tied(g, best, self.number, pot, g.setup.deck)
        g.then(SlingTie(best, self.number + 1, given))


@final
class SlingWon(Step[PowerCards]):
    """P-7.8 to P-7.17: the pig wins the whole table, or somebody else the pig and the top cards of the packs."""

    def __init__(self, seat: Seat, by: str, given: list[int]) -> None:
        self.seat = seat
        self.by = by
        self.given = given  # P-8.13: a card in the pot stands for the top card

    def run(self, g: PowerCards) -> None:
        owner, seats = g.caller, g.seats_in()
        cleared: list[int] = []
        if self.seat == owner:
            cleared = g.clear_table()
        else:
            self.take_tops(g, [seat for seat in seats if seat not in self.given])
        g.caller = self.seat
        g.see_batch(self.seat)
        g.batch = vec[i64](sorted(g.batch))
        tell.sling_won(g, self.seat, self.seat == owner, self.by, g.batch)
        if self.seat == owner:
            tell.table_cleared(g, cleared)
        g.tuck(self.seat)
        g.then(ELIMINATION)

    def take_tops(self, g: PowerCards, seats: list[int]) -> None:
        """P-7.11 to P-7.14: the pig and top cards; a pig owner with an empty pack gives only the pig."""
        g.take_pig(g.caller)
        giving = [seat for seat in seats if len(g.packs[seat]) > 0]
        for seat in giving:
            g.lay(seat, g.setup.cards)
        for seat in giving:
            g.show_top(seat)


SLINGSHOT: Final = Slingshot()
SLING_WON: Final = vec[Step[Any]]([SlingWon(seat, "highest", []) for seat in range(4)])
