"""The rules, in the order of the rule book: one step per paragraph.  Numbers are clauses of its specification."""

from __future__ import annotations

from typing import Any, Final, final

from amulette.games.das_blaue_amulett import tell
from amulette.games.das_blaue_amulett.board import (
    LAST,
    index_of,
    is_place,
    is_right,
    neighbour,
    right,
    segment_of,
)
from amulette.games.das_blaue_amulett.cards import AMULET, FORCES, JOKER, KINDS, LETTERS, MOVE_CARDS, write_all
from amulette.games.das_blaue_amulett.edition import HAND_LIMIT, JOKER_MAX
from amulette.games.das_blaue_amulett.moves import (
    DONE,
    ENTER,
    GO,
    NO_STEAL,
    NO_TAKE,
    PAY,
    PLAY_JOKER,
    ROUND,
    STEAL,
    STOP,
    TAKE,
    TURN,
    card_of,
    discard,
    force,
    force_of,
    is_discard,
    is_force,
    is_joker,
    is_play,
    kind_of,
    place_of,
    points_of,
)
from amulette.games.das_blaue_amulett.state import Blaue
from amulette.kernel.contract import NOBODY, Action, Actions, Refusal, Seat, Step
from amulette.kernel.vecs import append, i64, vec


class Question(Step[Blaue]):
    """B-3.3, B-3.5: every decision is the mover's, and is put to him even if a single answer is legal."""

    def asks(self, g: Blaue) -> Seat:
        return g.mover


@final
class StartOfTurn(Step[Blaue]):
    """B-3.1: play a card and move, settle that, cut the hand, then the dark forces."""

    def run(self, g: Blaue) -> None:
        g.number += 1
        tell.turn_started(g, g.mover, g.number)
        g.then(PLAY, CUT, FORCES_OF_TURN[0], END_OF_TURN)


class Cards(Question):
    """B-4: an open card is played, turned down, and gives its points; a joker may be followed by another card."""

    def options(self, g: Blaue, seat: Seat) -> Actions:
        found = vec[i64](capacity=12)
        for card in range(JOKER):
            if (g.open[seat] >> card) & 1 == 1:
                found = append(found, card)
        if (g.open[seat] >> JOKER) & 1 == 1:
            for points in range(JOKER_MAX):
                found = append(found, PLAY_JOKER + points)
        return found

    def answer(self, g: Blaue, seat: Seat, action: Action) -> None:
        points = points_of(action)
        g.use(card_of(action), points)
        if is_joker(action):
            g.then(WALK[points], AGAIN)
        else:
            g.then(WALK[points])


@final
class Play(Cards):
    """B-3.2, B-4.1: at the start of his turn the mover plays any one open card; there is no pass."""

    def forbids(self, g: Blaue, seat: Seat, action: Action) -> Refusal:
        return Refusal("B-4.1", {"card": MOVE_CARDS[card_of(action)]}) if is_play(action) else Refusal("B-3.2")


@final
class Again(Cards):
    """B-4.6 to B-4.9: when a joker move has been settled he may play another open card, or stop."""

    def options(self, g: Blaue, seat: Seat) -> Actions:
        return append(super().options(g, seat), STOP)

    def answer(self, g: Blaue, seat: Seat, action: Action) -> None:
        if action == STOP:
            tell.stopped(g, seat)
        else:
            super().answer(g, seat, action)

    def forbids(self, g: Blaue, seat: Seat, action: Action) -> Refusal:
        return Refusal("B-4.1", {"card": MOVE_CARDS[card_of(action)]}) if is_play(action) else Refusal("B-4.6")


class Points(Step[Blaue]):
    """A step of a move, and how many points there are left before it."""

    def __init__(self, points: i64) -> None:
        self.points = points

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.points})"


@final
class Walk(Points):
    """B-5: each point is one step along the lane; places are faced, left ones rounded, castles perhaps entered."""

    def run(self, g: Blaue) -> None:
        space = g.princes[g.mover]
        left_over = self.points - 1
        if self.points == 0:
            g.then(LAND)
        elif is_place(space):
            g.step(right(segment_of(space), 1), left_over)
            g.then(WALK[left_over])
        elif is_right(space) and g.setup.is_end(space):
            g.then(FACE[self.points])
        elif not is_right(space) and index_of(space) == 1:
            g.then(NEAR_END[self.points])
        else:
            g.step(g.ahead(space), left_over)
            g.then(WALK[left_over])


@final
class Face(Points):
    """B-5.5, B-6.8, B-11.2: without a demand the place is entered; the goal only with exactly one point left."""

    def run(self, g: Blaue) -> None:
        place = g.place_ahead()
        if place == LAST and self.points > 1:
            g.turn_back("overshoot", self.points - 1)
            g.then(WALK[self.points - 1])
        elif len(g.demand(place)) > 0 or (g.setup.is_free and place < LAST):
            g.then(PAY_OR_TURN[self.points])
        else:
            g.enter(place, self.points - 1)
            g.then(WIN if place == LAST else WALK[self.points - 1])


@final
class Pay(Points):
    """B-6.10 to B-6.13: pay the whole demand and pass, or turn back without playing a card."""

    def asks(self, g: Blaue) -> Seat:
        return g.mover

    def options(self, g: Blaue, seat: Seat) -> Actions:
        place = g.place_ahead()
        found = vec[i64](capacity=2)
        if len(g.demand(place)) == 0:
            found = append(found, GO)
        elif len(g.missing(place)) == 0:
            found = append(found, PAY)
            if g.setup.must_pay:
                return found
        return append(found, TURN)

    def answer(self, g: Blaue, seat: Seat, action: Action) -> None:
        place = g.place_ahead()
        if action == TURN:
            g.turn_back("chosen" if len(g.demand(place)) == 0 else "unpaid", self.points - 1)
        else:
            g.enter(place, self.points - 1)
        g.then(WIN if action != TURN and place == LAST else WALK[self.points - 1])

    def forbids(self, g: Blaue, seat: Seat, action: Action) -> Refusal:
        place = g.place_ahead()
        if len(g.demand(place)) == 0:
            return Refusal("B-6.8", {"place": f"P{place}"})
        if action == PAY:
            return Refusal("B-6.11", {"place": f"P{place}", "cards": write_all(g.missing(place))})
        return Refusal("B-6.12" if action == TURN else "B-6.10", {"place": f"P{place}"})


@final
class NearEnd(Points):
    """B-5.11 to B-5.15, B-5.19: places are rounded from the left lane; a castle is a question on an exact count."""

    def run(self, g: Blaue) -> None:
        place = segment_of(g.princes[g.mover])
        if self.points > 1 or not g.setup.is_castle(place):
            g.go_round(self.points - 1)
            g.then(WALK[self.points - 1])
        elif g.setup.must_enter and len(g.demand(place)) == 0:
            g.enter(place, 0)
            g.then(LAND)
        else:
            g.then(LEFT)


@final
class Left(Question):
    """B-5.15 to B-5.18: enter the castle, playing the demanded card, or go round it."""

    def options(self, g: Blaue, seat: Seat) -> Actions:
        found = vec[i64](capacity=2)
        if len(g.missing(segment_of(g.princes[seat]))) == 0:
            found = append(found, ENTER)
        return append(found, ROUND)

    def answer(self, g: Blaue, seat: Seat, action: Action) -> None:
        if action == ENTER:
            g.enter(segment_of(g.princes[seat]), 0)
        else:
            g.go_round(0)
        g.then(LAND)

    def forbids(self, g: Blaue, seat: Seat, action: Action) -> Refusal:
        place = segment_of(g.princes[seat])
        if action == ENTER:
            return Refusal("B-5.16", {"place": f"P{place}", "cards": write_all(g.missing(place))})
        return Refusal("B-5.15", {"place": f"P{place}"})


@final
class Land(Step[Blaue]):
    """B-7.1, B-8.1, B-8.2, B-10.1: where the steps have ended; amulet change, push, theft, then the fate card."""

    def run(self, g: Blaue) -> None:
        space = g.princes[g.mover]
        if is_place(space):
            if g.setup.is_castle(segment_of(space)) and len(g.discard) > 0:
                g.then(CASTLE)
            return
        if g.setup.is_arrow(space):
            g.then(MAKE_ROOM_TO_DRAW, DRAW)
        victim = g.occupant(space, g.mover)
        if victim != NOBODY:
            robbed: i64 = NOBODY
            if g.wearer == victim:
                robbed = g.wear("landing")
            if robbed != NOBODY:
                g.then(STEALING[robbed])
            g.push(victim, 1, neighbour(space))


@final
class Draw(Step[Blaue]):
    """B-8.7 to B-8.9, B-8.14, B-9.1, B-9.2: the top card; one of the amulet brings it; an empty pile is renewed."""

    def run(self, g: Blaue) -> None:
        robbed: i64 = NOBODY
        if g.draw() == AMULET and g.wearer != g.mover:
            robbed = g.wear("card")
        if len(g.deck) == 0:
            g.reshuffle()
        if robbed != NOBODY:
            g.then(STEALING[robbed])


@final
class Drop(Question):
    """B-8.4 to B-8.6, B-8.11, B-9.9: one card after the other, of any kind in hand, until few enough are left."""

    def __init__(self, limit: i64, cause: str) -> None:
        self.limit = limit
        self.cause = cause

    def __repr__(self) -> str:
        return f"Drop({self.cause})"

    def asks(self, g: Blaue) -> Seat:
        return g.mover if len(g.hands[g.mover]) > self.limit else NOBODY

    def options(self, g: Blaue, seat: Seat) -> Actions:
        found = vec[i64](capacity=6)
        last: i64 = -1
        for card in g.hands[seat]:
            if card != last:
                found = append(found, discard(card))
            last = card
        return found

    def answer(self, g: Blaue, seat: Seat, action: Action) -> None:
        card = kind_of(action)
        g.lay_down(card)
        tell.discarded(g, seat, card, self.cause)
        g.then(self)

    def forbids(self, g: Blaue, seat: Seat, action: Action) -> Refusal:
        if is_discard(action):
            return Refusal("B-8.5", {"card": KINDS[kind_of(action)]})
        clause = "B-8.4" if self.cause == "draw" else "B-9.9" if self.cause == "steal" else "B-8.11"
        return Refusal(clause, {"count": len(g.hands[seat]) - self.limit})


class Robbery(Step[Blaue]):
    """A step of a theft, and whose hand it is about."""

    def __init__(self, victim: Seat) -> None:
        self.victim = victim

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.victim})"


@final
class Stealing(Robbery):
    """B-9.7: who took the amulet from a player with cards may steal one of them, at once or never."""

    def asks(self, g: Blaue) -> Seat:
        return g.mover

    def options(self, g: Blaue, seat: Seat) -> Actions:
        return append(append(vec[i64](capacity=2), STEAL), NO_STEAL)

    def answer(self, g: Blaue, seat: Seat, action: Action) -> None:
        if action == STEAL:
            tell.steal_chosen(g, seat, self.victim)
            g.then(MAKE_ROOM_TO_STEAL, THEFT[self.victim])
        else:
            tell.steal_declined(g, seat, self.victim)

    def forbids(self, g: Blaue, seat: Seat, action: Action) -> Refusal:
        return Refusal("B-9.7", {"victim": self.victim})


@final
class Theft(Robbery):
    """B-9.10: the stolen card is random, each card of that hand equally likely."""

    def run(self, g: Blaue) -> None:
        g.steal(self.victim)


@final
class Castle(Question):
    """B-10: who ends his move in a castle may take the top three discards, all or none."""

    def options(self, g: Blaue, seat: Seat) -> Actions:
        return append(append(vec[i64](capacity=2), TAKE), NO_TAKE)

    def answer(self, g: Blaue, seat: Seat, action: Action) -> None:
        if action == NO_TAKE:
            tell.take_declined(g, seat)
        elif g.take() and g.wearer != seat:
            robbed = g.wear("castle")
            if robbed != NOBODY:
                g.then(STEALING[robbed])

    def forbids(self, g: Blaue, seat: Seat, action: Action) -> Refusal:
        return Refusal("B-10.1")


@final
class Forces(Question):
    """B-12: each figure may be moved once, to any place but the start; `chosen` have been, as a bit set."""

    def __init__(self, chosen: i64) -> None:
        self.chosen = chosen

    def __repr__(self) -> str:
        return f"Forces({self.chosen})"

    def options(self, g: Blaue, seat: Seat) -> Actions:
        found = vec[i64](capacity=28)
        closed = self.closed(g)
        for kind in range(FORCES):
            if not self.is_chosen(kind):
                for place in range(1, LAST + 1):
                    if place != g.forces[kind] and (closed >> place) & 1 == 0:
                        found = append(found, force(kind, place))
        return append(found, DONE)

    def answer(self, g: Blaue, seat: Seat, action: Action) -> None:
        if action == DONE:
            return
        kind = force_of(action)
        g.move_force(kind, place_of(action))
        one: i64 = 1
        chosen = self.chosen | (one << kind)
        if chosen != ALL_CHOSEN:
            g.then(FORCES_OF_TURN[chosen])

    def forbids(self, g: Blaue, seat: Seat, action: Action) -> Refusal:
        if not is_force(action):
            return Refusal("B-12.1")
        kind, place = force_of(action), place_of(action)
        if self.is_chosen(kind):
            return Refusal("B-12.2", {"force": KINDS[kind]})
        if g.forces[kind] == place:
            return Refusal("B-12.4", {"force": KINDS[kind], "place": f"P{place}"})
        return Refusal("B-12.5", {"place": f"P{place}"})

    def is_chosen(self, kind: i64) -> bool:
        return (self.chosen >> kind) & 1 == 1

    def closed(self, g: Blaue) -> i64:
        """The places of figures that were set in this turn, as a bit set."""
        bits: i64 = 0
        one: i64 = 1
        for kind in range(FORCES):
            if self.is_chosen(kind):
                bits |= one << g.forces[kind]
        return bits


@final
class EndOfTurn(Step[Blaue]):
    """B-1.15, B-14.4: the turn goes round; when every player has had his last one, nobody has won."""

    def run(self, g: Blaue) -> None:
        tell.turn_ended(g, g.mover, g.number)
        if g.number == g.setup.last_turn:
            g.then(END_OF_GAME)
        else:
            g.mover = (g.mover + 1) % g.setup.seats
            g.then(START_OF_TURN)


@final
class Win(Step[Blaue]):
    """B-11.7, B-14.1: a prince in the Castle of Light ends the game at once; nothing else of the turn follows."""

    def run(self, g: Blaue) -> None:
        g.agenda = vec[Step[Any]]()
        g.then(END_OF_GAME)


@final
class EndOfGame(Step[Blaue]):
    """B-14.2: the others rank by their position on the board."""

    def run(self, g: Blaue) -> None:
        tell.game_ended(g, g.winner(), g.places(), g.princes)


def default_of(g: Blaue) -> Action:
    """B-13.5: the answer that a seat out of time gives: no card, no force and no theft more than the rules demand."""
    options = g.options(g.turn)
    for action in FORGOTTEN:
        if action in options:
            return action
    return options[0]


STEPS_OF_MOVE: Final = range(JOKER_MAX + 1)
SEATS: Final = range(len(LETTERS))
ALL_CHOSEN: Final = 7
FORGOTTEN: Final = vec[i64]([STOP, GO, TURN, ROUND, NO_STEAL, NO_TAKE, DONE])

START_OF_TURN: Final = StartOfTurn()
PLAY: Final = Play()
AGAIN: Final = Again()
WALK: Final = vec[Step[Any]]([Walk(p) for p in STEPS_OF_MOVE])
FACE: Final = vec[Step[Any]]([Face(p) for p in STEPS_OF_MOVE])
PAY_OR_TURN: Final = vec[Step[Any]]([Pay(p) for p in STEPS_OF_MOVE])
NEAR_END: Final = vec[Step[Any]]([NearEnd(p) for p in STEPS_OF_MOVE])
LEFT: Final = Left()
LAND: Final = Land()
DRAW: Final = Draw()
MAKE_ROOM_TO_DRAW: Final = Drop(HAND_LIMIT - 1, "draw")
MAKE_ROOM_TO_STEAL: Final = Drop(HAND_LIMIT - 1, "steal")
CUT: Final = Drop(HAND_LIMIT, "cut")
STEALING: Final = vec[Step[Any]]([Stealing(s) for s in SEATS])
THEFT: Final = vec[Step[Any]]([Theft(s) for s in SEATS])
CASTLE: Final = Castle()
FORCES_OF_TURN: Final = vec[Step[Any]]([Forces(chosen) for chosen in range(ALL_CHOSEN)])
END_OF_TURN: Final = EndOfTurn()
WIN: Final = Win()
END_OF_GAME: Final = EndOfGame()

EVERY_STEP: Final[list[Step[Any]]] = [START_OF_TURN, PLAY, AGAIN, LEFT, DRAW, CASTLE, END_OF_TURN]
EVERY_STEP.extend([MAKE_ROOM_TO_DRAW, MAKE_ROOM_TO_STEAL, CUT])
for each in (PAY_OR_TURN, STEALING, THEFT, FORCES_OF_TURN):
    EVERY_STEP.extend(each)
STEPS: Final = {repr(step): step for step in EVERY_STEP}
