"""The rules, in the order of the rule book: one step per paragraph.  Numbers are clauses of its specification."""

from __future__ import annotations

from typing import Any, Final, final

from amulette.games.power_cards import tell
from amulette.games.power_cards.cards import BACKS, COMPLETE, SLING, STATS, Stat
from amulette.games.power_cards.moves import NO, YES, build, card_of, is_build, stat_of
from amulette.games.power_cards.state import OPEN, REFUSED, RUNNING, PowerCards
from amulette.kernel.contract import NOBODY, Action, Actions, Refusal, Seat, Step
from amulette.kernel.vecs import i64, vec


@final
class Round(Step[PowerCards]):
    """P-3.1, P-9.3: a round begins; whoever has an empty pack retrieves a card, clockwise from the caller."""

    def run(self, g: PowerCards) -> None:
        g.round += 1
        tell.round_started(g, g.round, g.caller)
        for seat in g.seats_in():
            if len(g.packs[seat]) == 0:
                g.retrieve(seat)
        g.then(SHORT, CALL)


@final
class Short(Step[PowerCards]):
    """P-11.1 to P-11.4: with two left and an empty table, a short game can start, or the two are asked."""

    def run(self, g: PowerCards) -> None:
        if g.short != OPEN or len(g.seats_in()) != 2 or not g.is_table_empty():
            return
        if g.setup.short == "auto":
            g.short = RUNNING
            tell.short_started(g)
        elif g.setup.short == "ask":
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
        return vec[i64](range(len(STATS)))

    def answer(self, g: PowerCards, seat: Seat, action: Action) -> None:
        stat = stat_of(action)
        tell.called(g, seat, stat, g.value(stat, g.packs[seat][0]))
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

    def __init__(self, stat: Stat, tied: list[int], number: i64) -> None:
        self.stat = stat
        self.tied = tied
        self.number = number

    def run(self, g: PowerCards) -> None:
        able = [seat for seat in self.tied if g.can_lay(seat)]
        for seat in self.tied:
            if seat not in able:
                tell.dropped(g, seat)
        if not able:
            win(g, self.tied[0], "fallback")  # P-4.11, P-4.12: the caller, or the first after him
            return
        for seat in able:
            if len(g.packs[seat]) == 0:
                g.retrieve(seat)
        compare(g, able, self.stat, self.number)


def compare(g: PowerCards, seats: list[int], stat: Stat, number: i64) -> None:
    """Each of the seats lays its top card; the sole highest wins, and several are tied (P-4.1, P-4.8 to P-4.10)."""
    pot, values = [], []
    for seat in seats:
        card = g.lay(seat, g.read_out(seat, stat))
        tell.laid(g, seat, number, g.value(stat, card), card)
        pot.append((seat, int(card)))
        values.append(g.value(stat, card))
    for seat in seats:
        g.show_top(seat)
    best = [seat for i, seat in enumerate(seats) if values[i] == max(values)]
    if len(best) == 1:
        win(g, best[0], "highest" if len(seats) > 1 else "only")
        return
    g.show_backs(len(pot))
    tell.tied(g, best, number, pot, g.setup.deck)
    g.then(Tie(stat, best, number + 1))


def win(g: PowerCards, seat: Seat, by: str) -> None:
    """P-3.2, P-5: the winner collects everything, and will be the next caller."""
    tell.round_won(g, seat, by)
    g.collect(seat)


@final
class Elimination(Step[PowerCards]):
    """P-10.1 to P-10.4: whoever has nothing left is out; the last one wins at once."""

    def run(self, g: PowerCards) -> None:
        g.eliminate()
        if len(g.seats_in()) == 1:
            g.tuck(g.caller)
            g.end("last")


@final
class Build(Step[PowerCards]):
    """P-6: while a card of the batch fits the next slot, the winner places one; a single one without being asked."""

    def asks(self, g: PowerCards) -> Seat:
        return g.caller if len(g.fitting()) > 1 else NOBODY

    def options(self, g: PowerCards, seat: Seat) -> Actions:
        return vec[i64]([build(card) for card in g.fitting()])

    def answer(self, g: PowerCards, seat: Seat, action: Action) -> None:
        g.place(card_of(action), forced=False)
        g.then(BUILD)

    def run(self, g: PowerCards) -> None:
        fitting = g.fitting()
        if len(fitting) == 1:
            g.place(fitting[0], forced=True)
            g.then(BUILD)
        else:
            g.stop_building()

    def forbids(self, g: PowerCards, seat: Seat, action: Action) -> Refusal:
        if not is_build(action):
            return Refusal("P-6.9")
        card = card_of(action)
        if card not in g.batch:
            return Refusal("P-6.3", {"card": card})
        row = g.built[g.row_of(seat)]
        wanted = g.setup.deck.fitting(row)
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
class BuildersEnd(Step[PowerCards]):
    """P-11.15 to P-11.18: a short game ends with two complete structures of one player."""

    def run(self, g: PowerCards) -> None:
        if len(g.built[2 * g.caller + 1]) == COMPLETE:
            g.end("short", g.caller)


@final
class Slingshot(Step[PowerCards]):
    """P-7: a pig that was just placed fights the top cards of all others, sling value against sling value."""

    def run(self, g: PowerCards) -> None:
        owner = g.caller
        if g.short == RUNNING or len(g.built[2 * owner]) < COMPLETE:
            return
        values = [g.show_pig(owner)]
        tell.sling_started(g, owner, values[0])
        seats = g.seats_in()
        for seat in seats[1:]:
            if len(g.packs[seat]) == 0:
                g.retrieve(seat)
            values.append(g.read_sling(seat))
            tell.sling_read(g, seat, values[-1], g.packs[seat][0])
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
        pot, values = [], []
        for seat in able:
            if len(g.packs[seat]) == 0:
                g.retrieve(seat)
            card = g.lay(seat, g.read_out(seat, SLING))
            values.append(g.value(SLING, card))
            tell.sling_laid(g, seat, self.number, values[-1], card)
            pot.append((seat, int(card)))
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


@final
class EndOfRound(Step[PowerCards]):
    """P-10.9: the round of the cap is the last; else the winner calls the next one."""

    def run(self, g: PowerCards) -> None:
        if g.round == g.setup.cap:
            g.end("cap")
        else:
            g.then(ROUND)


ROUND: Final = Round()
SHORT: Final = Short()
ASK_CALLER: Final = Ask(0)
ASK_OTHER: Final = Ask(1)
CALL: Final = Call()
COMPARE: Final = vec[Step[Any]]([Compare(stat) for stat in range(len(STATS))])
ELIMINATION: Final = Elimination()
BUILD: Final = Build()
TUCK: Final = Tuck()
BUILDER_S_END: Final = BuildersEnd()
SLINGSHOT: Final = Slingshot()
SLING_WON: Final = vec[Step[Any]]([SlingWon(seat, "highest", []) for seat in range(4)])
END_OF_ROUND: Final = EndOfRound()

STEPS: Final[dict[str, Step[Any]]] = {
    repr(step): step
    for step in (ROUND, ASK_CALLER, ASK_OTHER, CALL, BUILD, TUCK, BUILDER_S_END, SLINGSHOT, END_OF_ROUND)
}
