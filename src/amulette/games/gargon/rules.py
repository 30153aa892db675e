"""The rules, in the order of the rule book: one step per paragraph.  Numbers are clauses of its specification."""

from __future__ import annotations

from typing import Any, Final, final

from amulette.games.gargon import tell
from amulette.games.gargon.cards import ANY, COLOURS, LETTERS, Colour, colours_of, write_colours
from amulette.games.gargon.lays import in_colours, lays
from amulette.games.gargon.moves import DRAW, PASS, STOP, colour_of, fight, is_draw, is_lay, pile_of
from amulette.games.gargon.state import Gargon
from amulette.kernel.contract import NOBODY, Action, Actions, Refusal, Seat, Step
from amulette.kernel.vecs import append, i64, remove, vec


class Turn(Step[Gargon]):
    """A question to one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.seat})"

    def asks(self, g: Gargon) -> Seat:
        return self.seat


@final
class Round(Step[Gargon]):
    """G-2: placing, then battles.  A candidate for the lead without a card is skipped."""

    def run(self, g: Gargon) -> None:
        candidate = g.lead
        g.lead = g.first_with_a_card()
        if g.lead == NOBODY:
            raise ValueError("nobody holds a card, which cannot happen in a game (G-2.8)")
        g.round += 1
        tell.round_started(g, g.round, candidate, g.lead, g.setup.seats)
        g.then(LEAD, OTHERS, REVEAL, BATTLES, END_OF_ROUND)


@final
class Lead(Step[Gargon]):
    """G-3: the leader lays one to three cards, not three of a colour."""

    def asks(self, g: Gargon) -> Seat:
        return g.lead

    def options(self, g: Gargon, seat: Seat) -> Actions:
        return lays(g.hands[seat], ANY, TO_DRAW[0])

    def answer(self, g: Gargon, seat: Seat, action: Action) -> None:
        g.lay(seat, action)

    def forbids(self, g: Gargon, seat: Seat, action: Action) -> Refusal:
        return g.why_no_lay(seat, action) if is_lay(action) else Refusal("G-3.1")


@final
class Others(Step[Gargon]):
    """G-4.1: after the leader each other seat acts exactly once, in turn order."""

    def run(self, g: Gargon) -> None:
        g.then_each(g.in_turn()[1:], FOLLOW)


@final
class Follow(Turn):
    """G-4: lay the leader's pattern, the last seat only in colours already laid; or pass."""

    def options(self, g: Gargon, seat: Seat) -> Actions:
        hand = g.hands[seat]
        if seat == g.in_turn()[-1]:
            hand = in_colours(hand, g.colours_laid())
        return lays(hand, g.pattern(), TO_PASS[g.open_piles()])

    def answer(self, g: Gargon, seat: Seat, action: Action) -> None:
        if is_lay(action):
            g.lay(seat, action)
            return
        tell.passed(g, seat)
        if action == PASS:
            tell.pass_ended(g, seat, 0)
        else:
            g.draw(seat, pile_of(action), "pass")
            g.then(DRAWN_ONE[seat])

    def forbids(self, g: Gargon, seat: Seat, action: Action) -> Refusal:
        if is_lay(action):
            return g.why_no_lay(seat, action)
        if is_draw(action):
            return Refusal("G-5.8", {"pile": pile_of(action) + 1})
        return Refusal("G-5.10" if action == PASS else "G-5.2" if action == STOP else "G-4.1")


@final
class DrawMore(Turn):
    """G-5: who passes draws one to three cards, from either pile, and sees each before the next."""

    def __init__(self, seat: Seat, drawn: i64) -> None:
        super().__init__(seat)
        self.drawn = drawn

    def __repr__(self) -> str:
        return f"DrawMore({self.seat},{self.drawn})"

    def asks(self, g: Gargon) -> Seat:
        return self.seat if self.drawn < 3 and g.has_pile() else NOBODY

    def options(self, g: Gargon, seat: Seat) -> Actions:
        return TO_DRAW_MORE[g.open_piles()]

    def answer(self, g: Gargon, seat: Seat, action: Action) -> None:
        if action == STOP:
            tell.pass_ended(g, seat, self.drawn)
        else:
            g.draw(seat, pile_of(action), "pass")
            g.then(DRAWN_TWO[seat] if self.drawn == 1 else DRAWN_THREE[seat])

    def run(self, g: Gargon) -> None:
        tell.pass_ended(g, self.seat, self.drawn)

    def forbids(self, g: Gargon, seat: Seat, action: Action) -> Refusal:
        if is_draw(action):
            return Refusal("G-5.8", {"pile": pile_of(action) + 1})
        return Refusal("G-5.1" if is_lay(action) else "G-5.5")


@final
class Reveal(Step[Gargon]):
    """G-6.1: when all seats have acted, all laid cards are turned up at once."""

    def run(self, g: Gargon) -> None:
        g.shown = True
        tell.revealed(g, g.laid)


@final
class Battles(Step[Gargon]):
    """G-6: the first seat with a laid card names one of its colours; again while any card is laid."""

    def asks(self, g: Gargon) -> Seat:
        return g.chooser()

    def options(self, g: Gargon, seat: Seat) -> Actions:
        return TO_FIGHT[colours_of(g.laid[seat])]

    def answer(self, g: Gargon, seat: Seat, action: Action) -> None:
        c = colour_of(action)
        tell.chosen(g, seat, c)
        g.then(FIRST_BATTLE[c], SECOND_BATTLE[c], BATTLES)

    def forbids(self, g: Gargon, seat: Seat, action: Action) -> Refusal:
        return Refusal("G-6.3", {"allowed": write_colours(colours_of(g.laid[seat]))})


def fights(colours: int) -> Actions:
    return vec[i64]([fight(c) for c in range(len(COLOURS)) if colours >> c & 1])


@final
class Battle(Step[Gargon]):
    """G-7, G-9: alone in the colour, take it (A, C).  Else the best card wins, the losers draw (B)."""

    def __init__(self, colour: Colour, number: i64) -> None:
        self.colour = colour
        self.number = number

    def __repr__(self) -> str:
        return f"Battle({COLOURS[self.colour]},{self.number})"

    def run(self, g: Gargon) -> None:
        seats = g.contestants(self.colour)
        if len(seats) == 1:
            tell.battle(g, self.colour, self.number, seats, g.laid, seats[0])
            g.capture_all(seats[0], self.colour)
        elif len(seats) > 1:
            winner = g.strongest(seats, self.colour)
            tell.battle(g, self.colour, self.number, seats, g.laid, winner)
            if winner != NOBODY:
                g.capture(winner, g.best(winner, self.colour))
                seats = remove(seats, winner)
            for loser in seats:
                g.discard(loser, g.best(loser, self.colour))
            g.then_each(seats, CONSOLATION)


@final
class Consolation(Turn):
    """G-8: the loser of a battle draws one card, from either pile, while there is one."""

    def asks(self, g: Gargon) -> Seat:
        return self.seat if g.has_pile() else NOBODY

    def options(self, g: Gargon, seat: Seat) -> Actions:
        return TO_DRAW[g.open_piles()]

    def answer(self, g: Gargon, seat: Seat, action: Action) -> None:
        g.draw(seat, pile_of(action), "consolation")

    def forbids(self, g: Gargon, seat: Seat, action: Action) -> Refusal:
        return Refusal("G-8.5", {"pile": pile_of(action) + 1}) if is_draw(action) else Refusal("G-8.6")


@final
class EndOfRound(Step[Gargon]):
    """G-2.2, G-10: the lead goes to the left; the round in which a pile ran out was the last."""

    def run(self, g: Gargon) -> None:
        tell.round_ended(g, g.round)
        g.shown = False
        if g.is_final():
            g.then(END_OF_GAME)
        else:
            g.lead = g.left_of(g.lead)
            g.then(ROUND)


@final
class EndOfGame(Step[Gargon]):
    """G-10.4, G-11: cards left in hands are discarded; the captures score."""

    def run(self, g: Gargon) -> None:
        g.discard_hands()
        tell.game_ended(g, g.won, g.setup.amulets)


# Options are made once, so nobody may change them.  Of a seat that draws, by the piles that are open:
FIRST: Final = DRAW
SECOND: Final = DRAW + 1
TO_DRAW: Final = vec[Actions]([vec[i64](), vec[i64]([FIRST]), vec[i64]([SECOND]), vec[i64]([FIRST, SECOND])])
TO_DRAW_MORE: Final = vec[Actions]([append(row[:], STOP) for row in TO_DRAW])
TO_PASS: Final = vec[Actions]([vec[i64]([PASS]), TO_DRAW[1], TO_DRAW[2], TO_DRAW[3]])

# Of a seat that names a colour, by the colours that it has laid:
TO_FIGHT: Final = vec[Actions]([fights(bits) for bits in range(1 << len(COLOURS))])

SEATS: Final = range(len(LETTERS))
EACH_COLOUR: Final = range(len(COLOURS))

ROUND: Final = Round()
LEAD: Final = Lead()
OTHERS: Final = Others()
FOLLOW: Final = vec[Step[Any]]([Follow(s) for s in SEATS])
DRAWN_ONE: Final = vec[Step[Any]]([DrawMore(s, 1) for s in SEATS])
DRAWN_TWO: Final = vec[Step[Any]]([DrawMore(s, 2) for s in SEATS])
DRAWN_THREE: Final = vec[Step[Any]]([DrawMore(s, 3) for s in SEATS])
REVEAL: Final = Reveal()
BATTLES: Final = Battles()
FIRST_BATTLE: Final = vec[Step[Any]]([Battle(c, 1) for c in EACH_COLOUR])
SECOND_BATTLE: Final = vec[Step[Any]]([Battle(c, 2) for c in EACH_COLOUR])
CONSOLATION: Final = vec[Step[Any]]([Consolation(s) for s in SEATS])
END_OF_ROUND: Final = EndOfRound()
END_OF_GAME: Final = EndOfGame()

EVERY_STEP: Final[list[Step[Any]]] = [ROUND, LEAD, OTHERS, REVEAL, BATTLES, END_OF_ROUND, END_OF_GAME]
for each in (FOLLOW, DRAWN_ONE, DRAWN_TWO, DRAWN_THREE, FIRST_BATTLE, SECOND_BATTLE, CONSOLATION):
    EVERY_STEP.extend(each)
STEPS: Final = {repr(step): step for step in EVERY_STEP}
