"""The rules, in the order of the rule book: one step per paragraph.  Numbers are clauses of its specification."""

from __future__ import annotations

from typing import Any, Final, final

from amulette.games.power_cards import tell
from amulette.games.power_cards.cards import BACKS, NO_CARD, STATS, Stat
from amulette.games.power_cards.ending import BUILDER_S_END, ELIMINATION
from amulette.games.power_cards.moves import NO, YES, build, card_of, is_build, stat_of
from amulette.games.power_cards.shown import LAID, POT, STOPPED, of_seat
from amulette.games.power_cards.slingshot import SLINGSHOT
from amulette.games.power_cards.state import OPEN, REFUSED, RUNNING, PowerCards
from amulette.kernel.contract import NOBODY, Action, Actions, Refusal, Seat, Seats, Step
from amulette.kernel.vecs import i64, vec


@final
class Round(Step[PowerCards]):
    """P-3.1, P-9.3: a round begins; whoever has an empty pack retrieves a card, clockwise from the caller."""

    def run(self, g: PowerCards) -> None:
        start(g)


def start(g: PowerCards) -> None:
    g.round += 1
    tell.round_started(g, g.round, g.caller)
    for seat in g.seats_in():
        if len(g.packs[seat]) == 0:
            g.retrieve(seat)
    g.then(CALL)
    if g.short == OPEN and g.setup.short != "off":
        g.then(SHORT)


@final
class Short(Step[PowerCards]):
    """P-11.1 to P-11.4: with two left and an empty table, a short game can start, or the two are asked."""

    def run(self, g: PowerCards) -> None:
        if len(g.seats_in()) != 2 or not g.is_table_empty():
            return
        if g.setup.short == "auto":
            g.short = RUNNING
            tell.short_started(g)
        else:
            tell.short_asked(g, g.caller)
            g.then(ASK_CALLER)


@final
class Ask(Step[PowerCards]):
    """P-11.4 to P-11.7: the caller is asked for a short game, and after a yes the other one."""

    def __init__(self, place: i64) -> None:
        self.place = place

    def __repr__(self) -> str:
        return f"Ask({self.place})"

    def asks(self, g: PowerCards) -> Seat:
        return g.seats_in()[self.place]

    def options(self, g: PowerCards, seat: Seat) -> Actions:
        return vec[i64]([YES, NO])

    def answer(self, g: PowerCards, seat: Seat, action: Action) -> None:
        tell.short_answered(g, seat, action == YES)
        if action == NO:
            g.short = REFUSED
        elif self.place == 0:
            tell.short_asked(g, g.seats_in()[1])
            g.then(ASK_OTHER)
        else:
            g.short = RUNNING
            tell.short_started(g)

    def forbids(self, g: PowerCards, seat: Seat, action: Action) -> Refusal:
        return Refusal("P-11.4", {"seat": seat})


@final
class Call(Step[PowerCards]):
    """P-3.4: the caller chooses one of the four stats of the top card, always any of them (P-3.6)."""

    def asks(self, g: PowerCards) -> Seat:
        return g.caller

    def options(self, g: PowerCards, seat: Seat) -> Actions:
        return CALLS

    def answer(self, g: PowerCards, seat: Seat, action: Action) -> None:
        stat = stat_of(action)
        tell.called(g, seat, stat, g.packs[seat][0], g.setup.deck)
        g.then(TUCK, BUILDER_S_END, SLINGSHOT, END_OF_ROUND)
        g.then(COMPARE[stat], ELIMINATION, BUILD)

    def forbids(self, g: PowerCards, seat: Seat, action: Action) -> Refusal:
        return Refusal("P-3.4")


@final
class Compare(Step[PowerCards]):
    """P-3.7 to P-3.10: everybody lays the top card and reads out its figure; a sole highest wins the round."""

    def __init__(self, stat: Stat) -> None:
        self.stat = stat

    def run(self, g: PowerCards) -> None:
        compare(g, g.seats_in(), self.stat, 0)


@final
class Tie(Step[PowerCards]):
    """P-4: the tied lay their next cards, retrieving if they must; who has none drops out of the tie."""

    def __init__(self, stat: Stat, tied: Seats, number: i64) -> None:
        self.stat = stat
        self.tied = tied
        self.number = number

    def run(self, g: PowerCards) -> None:
        able = vec[i64]([seat for seat in self.tied if g.can_lay(seat)])
        for seat in self.tied:
            if seat not in able:
                tell.dropped(g, seat)
        if len(able) == 0:
            win(g, self.tied[0], "fallback")  # P-4.11, P-4.12: the caller, or the first after him
            return
        for seat in able:
            if len(g.packs[seat]) == 0:
                g.retrieve(seat)
        compare(g, able, self.stat, self.number)


def compare(g: PowerCards, seats: Seats, stat: Stat, number: i64) -> None:
    """Each of the seats lays its top card; the sole highest wins, and several are tied (P-4.1, P-4.8 to P-4.10)."""
    pot: i64 = 0
    for seat in seats:
        card = g.lay(seat)
        tell.laid(g, seat, number, stat, card, g.setup.deck)
        pot |= of_seat(seat, card)
    g.show(LAID, stat, seats[0], pot)
    g.show_tops(seats)
    winner = g.strongest(seats, pot, stat)
    if winner != NOBODY:
        win(g, winner, "highest" if len(seats) > 1 else "only")
        return
    best = g.tied(seats, pot, stat)
    g.show(POT, 0, seats[0], pot)
    tell.tied(g, best, number, seats, pot, g.setup.deck)
    g.then(Tie(stat, best, number + 1))


def win(g: PowerCards, seat: Seat, by: str) -> None:
    """P-3.2, P-5: the winner collects everything, and will be the next caller."""
    tell.round_won(g, seat, by)
    g.collect(seat)


@final
class Build(Step[PowerCards]):
    """P-6: while a card of the batch fits the next slot, the winner places one; a single one without being asked.

    When it stops, everybody learns that no card of the batch fits.
    """

    def asks(self, g: PowerCards) -> Seat:
        return g.caller if g.has_choice() else NOBODY

    def options(self, g: PowerCards, seat: Seat) -> Actions:
        return vec[i64]([build(card) for card in g.fitting()])

    def answer(self, g: PowerCards, seat: Seat, action: Action) -> None:
        g.place(card_of(action), forced=False)
        g.then(BUILD)

    def run(self, g: PowerCards) -> None:
        wanted = g.wanted()
        card = g.first_with(wanted)
        if card != NO_CARD:
            g.place(card, forced=True)
            g.then(BUILD)
        else:
            g.show(STOPPED, 0, 0, wanted)

    def forbids(self, g: PowerCards, seat: Seat, action: Action) -> Refusal:
        if not is_build(action):
            return Refusal("P-6.9")
        card = card_of(action)
        if card not in g.batch:
            return Refusal("P-6.3", {"card": card})
        row = g.built[g.row_of(seat)]
        wanted = g.setup.deck.with_backs(g.wanted())
        backs = [back for back in range(len(BACKS)) if g.setup.deck.with_back[back] & wanted]
        found = g.setup.deck.backs[card]
        if 0 < len(row) < 3 and found // 3 == backs[0] // 3:
            return Refusal("P-6.6", {"card": card, "back": BACKS[found], "wanted": BACKS[backs[0]]})
        return Refusal("P-6.5", {"card": card, "back": BACKS[found], "wanted": BACKS[backs[0]], "slot": len(row) + 1})


@final
class Tuck(Step[PowerCards]):
    """P-6.13: all cards of the batch that were not placed go under the winner's pack."""

    def run(self, g: PowerCards) -> None:
        g.tuck(g.caller)


@final
class EndOfRound(Step[PowerCards]):
    """P-10.9: the round of the cap is the last; else the winner calls the next one."""

    def run(self, g: PowerCards) -> None:
        if g.round == g.setup.cap:
            g.end("cap")
        else:
            start(g)


ROUND: Final = Round()
SHORT: Final = Short()
ASK_CALLER: Final = Ask(0)
ASK_OTHER: Final = Ask(1)
CALLS: Final = vec[i64](range(len(STATS)))
CALL: Final = Call()
COMPARE: Final = vec[Step[Any]]([Compare(stat) for stat in range(len(STATS))])
BUILD: Final = Build()
TUCK: Final = Tuck()
END_OF_ROUND: Final = EndOfRound()

STEPS: Final[dict[str, Step[Any]]] = {
    repr(step): step
    for step in (ROUND, ASK_CALLER, ASK_OTHER, CALL, BUILD, TUCK, BUILDER_S_END, SLINGSHOT, END_OF_ROUND)
}
