"""The rules of the slingshot round and its ties: P-7 and P-8."""

from __future__ import annotations

from typing import Any, Final, final

from amulette.games.power_cards import tell
from amulette.games.power_cards.cards import COMPLETE, SLING
from amulette.games.power_cards.ending import ELIMINATION
from amulette.games.power_cards.shown import LAID, POT, SLINGS, SLUNG, of_seat
from amulette.games.power_cards.state import RUNNING, PowerCards
from amulette.kernel.contract import NOBODY, Seat, Seats, Step
from amulette.kernel.vecs import append, i64, vec


@final
class Slingshot(Step[PowerCards]):
    """P-7: a pig that was just placed fights the top cards of all others, sling value against sling value."""

    def run(self, g: PowerCards) -> None:
        owner = g.caller
        if g.short == RUNNING or len(g.built[2 * owner]) < COMPLETE:
            return
        pig = g.built[2 * owner][-1]
        tell.sling_started(g, owner, g.value(SLING, pig))
        seats, cards = g.seats_in(), of_seat(owner, pig)
        for seat in seats[1:]:
            if len(g.packs[seat]) == 0:
                g.retrieve(seat)
            top = g.packs[seat][0]
            cards |= of_seat(seat, top)
            tell.sling_read(g, seat, g.value(SLING, top), top)
        g.show(SLINGS, 0, owner, cards)
        winner = g.strongest(seats, cards, SLING)
        if winner == NOBODY:
            tied_at_first(g, g.tied(seats, cards, SLING))
        else:
            g.then(SLING_WON[winner])


def tied_at_first(g: PowerCards, best: Seats) -> None:
    """P-8.1 to P-8.3: who is tied with the pig, or without it, lays the card that was read out."""
    given = vec[i64]([seat for seat in best if seat != g.caller])
    pot: i64 = 0
    for seat in given:
        pot |= of_seat(seat, g.lay_unread(seat))
        g.show_tops(vec[i64]([seat]))
    g.show(POT, 0, given[0], pot)
    tell.sling_tied(g, best, 0, given, pot, g.setup.deck)
    g.then(SlingTie(best, 1, given))


@final
class SlingTie(Step[PowerCards]):
    """P-8: the tied lay their next cards; the pig owner never retrieves for it."""

    def __init__(self, tied: Seats, number: i64, given: Seats) -> None:
        self.tied = tied
        self.number = number
        self.given = given  # who has a card in the pot

    def run(self, g: PowerCards) -> None:
        able = vec[i64]([seat for seat in self.tied if g.can_lay(seat, seat != g.caller)])
        for seat in self.tied:
            if seat not in able:
                tell.dropped(g, seat)
        if len(able) == 0:
            g.then(SlingWon(self.tied[0], "fallback", self.given))  # P-8.9, P-8.10
            return
        pot: i64 = 0
        for seat in able:
            if len(g.packs[seat]) == 0:
                g.retrieve(seat)
            card = g.lay(seat)
            tell.sling_laid(g, seat, self.number, g.value(SLING, card), card)
            pot |= of_seat(seat, card)
        g.show(LAID, SLING, able[0], pot)
        g.show_tops(able)
        given = self.given[:]
        for seat in able:
            given = append(given, seat)
        winner = g.strongest(able, pot, SLING)
        if winner != NOBODY:
            g.then(SlingWon(winner, "highest" if len(able) > 1 else "only", given))
            return
        best = g.tied(able, pot, SLING)
        g.show(POT, 0, able[0], pot)
        tell.sling_tied(g, best, self.number, able, pot, g.setup.deck)
        g.then(SlingTie(best, self.number + 1, given))


@final
class SlingWon(Step[PowerCards]):
    """P-7.8 to P-7.17: the pig wins the whole table, or somebody else the pig and the top cards of the packs."""

    def __init__(self, seat: Seat, by: str, given: Seats) -> None:
        self.seat = seat
        self.by = by
        self.given = given  # P-8.13: a card in the pot stands for the top card

    def run(self, g: PowerCards) -> None:
        owner, seats = g.caller, g.seats_in()
        cleared: list[int] = []
        if self.seat == owner:
            cleared = g.clear_table()
        else:
            self.take_tops(g, vec[i64]([seat for seat in seats if seat not in self.given]))
        g.caller = self.seat
        g.show_batch(SLUNG, self.seat)
        tell.sling_won(g, self.seat, self.seat == owner, self.by, g.batch)
        if self.seat == owner:
            tell.table_cleared(g, cleared)
        g.tuck(self.seat)
        g.then(ELIMINATION)

    def take_tops(self, g: PowerCards, seats: Seats) -> None:
        """P-7.11 to P-7.14: the pig and top cards; a pig owner with an empty pack gives only the pig."""
        g.take_pig(g.caller)
        giving = vec[i64]([seat for seat in seats if len(g.packs[seat]) > 0])
        for seat in giving:
            g.lay_unread(seat)
        g.show_tops(giving)


SLINGSHOT: Final = Slingshot()
SLING_WON: Final = vec[Step[Any]]([SlingWon(seat, "highest", vec[i64]()) for seat in range(4)])
