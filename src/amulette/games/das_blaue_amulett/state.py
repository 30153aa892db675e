"""The position: where everything is, and the small moves the rules are made of."""

from __future__ import annotations

from typing import final

from amulette.games.das_blaue_amulett import tell
from amulette.games.das_blaue_amulett.board import (
    LAST,
    Place,
    Space,
    index_of,
    is_place,
    is_right,
    left,
    neighbour,
    segment_of,
    space_of,
)
from amulette.games.das_blaue_amulett.cards import (
    ALL_OPEN,
    AMULET,
    TASK,
    Cards,
    Kind,
    Known,
    one_gone,
    one_less,
    one_more,
    only_kind,
)
from amulette.games.das_blaue_amulett.edition import TAKE
from amulette.games.das_blaue_amulett.notation import write_position
from amulette.games.das_blaue_amulett.setup import Setup
from amulette.games.das_blaue_amulett.view import BlaueView, see
from amulette.kernel.chance import Chance
from amulette.kernel.contract import NOBODY, Refusal, Seat, State
from amulette.kernel.vecs import append, i64, insert, pop, remove, vec


@final
class Blaue(State):
    """The whole truth of one game."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(chance)
        self.setup = setup
        self.princes = vec[i64]()  # the space of each
        self.open = vec[i64]()  # the open move cards of each seat, as a bit set
        self.forces = vec[i64]()  # the place of each
        self.hands = vec[vec[i64]]()  # sorted
        self.deck = vec[i64]()  # the top card is last
        self.discard = vec[i64]()  # likewise
        self.known = vec[i64]()  # what each seat, and last the spectators, know of each hand: see `knows`
        self.wearer: i64 = NOBODY  # NOBODY: the amulet lies on the goal
        self.mover: i64 = 0
        self.number: i64 = 0  # of the turn, counted from 1

    def clone(self) -> Blaue:
        g = Blaue(self.setup, self.chance.clone())
        g.princes = self.princes[:]
        g.open = self.open[:]
        g.forces = self.forces[:]
        g.hands = vec[vec[i64]]([row[:] for row in self.hands])
        g.deck = self.deck[:]
        g.discard = self.discard[:]
        g.known = self.known[:]
        g.wearer = self.wearer
        g.mover = self.mover
        g.number = self.number
        g.agenda = self.agenda[:]
        g.turn = self.turn
        return g

    def view(self, seat: int | None) -> BlaueView:
        return see(self, seat)

    def not_asked(self) -> Refusal:
        if len(self.agenda) > 0:
            return Refusal("B-3.3", {"seat": self.turn})
        return Refusal("B-14.4" if self.winner() == NOBODY else "B-14.1")

    # -- the road -----------------------------------------------------------

    def ahead(self, space: Space) -> Space:
        """One road space on in its own lane; it never leads into a place (B-7.3, B-7.5, B-7.6)."""
        if is_right(space):
            return neighbour(space) if self.setup.is_end(space) else space + 2
        return neighbour(space) if index_of(space) == 1 else space - 2

    def occupant(self, space: Space, besides: Seat) -> Seat:
        """The other prince on a road space; NOBODY when there is none (B-2.9)."""
        for seat in range(self.setup.seats):
            if self.princes[seat] == space and seat != besides:
                return seat
        return NOBODY

    def place_ahead(self) -> Place:
        """The place that the mover's prince faces from the end of the right lane (B-5.5)."""
        return segment_of(self.princes[self.mover]) + 1

    def force_on(self, place: Place) -> Kind:
        """NOBODY when the place is free of forces."""
        for kind in range(len(self.forces)):
            if self.forces[kind] == place:
                return kind
        return NOBODY

    def is_defied(self, place: Place) -> bool:
        """B-6.6: the wearer is not asked for the force's card up to fire."""
        return self.wearer == self.mover and place <= self.setup.protected

    def demand(self, place: Place) -> Cards:
        """The cards that the place asks of the mover now: the task's, then the force's (B-6.1 to B-6.7)."""
        cards = vec[i64](capacity=2)
        if self.setup.kinds[place] >= TASK:
            cards = append(cards, self.setup.kinds[place])
        force = self.force_on(place)
        if force != NOBODY and not self.is_defied(place):
            cards = append(cards, force)
        return cards

    def missing(self, place: Place) -> Cards:
        """What of the demand the mover does not hold.  The demand never has a kind twice."""
        cards = vec[i64](capacity=2)
        for card in self.demand(place):
            if card not in self.hands[self.mover]:
                cards = append(cards, card)
        return cards

    # -- small moves --------------------------------------------------------

    def use(self, card: i64, points: i64) -> None:
        """Turn a move card down; the last open one opens the whole set at once (B-4.4, B-4.5)."""
        one: i64 = 1
        left_open = self.open[self.mover] & ~(one << card)
        tell.card_played(self, self.mover, card, points)
        self.open[self.mover] = ALL_OPEN if left_open == 0 else left_open
        if left_open == 0:
            tell.set_opened(self, self.mover)

    def step(self, to: Space, points: i64) -> None:
        """One space; `points` are left afterwards (B-5.1)."""
        tell.stepped(self, self.mover, self.princes[self.mover], to, points)
        self.princes[self.mover] = to

    def turn_back(self, reason: str, points: i64) -> None:
        """B-5.7, B-5.8: onto the left lane beside the last right space."""
        place = self.place_ahead()
        tell.turned_back(self, self.mover, place, reason)
        self.step(left(place - 1, self.setup.lengths[place - 1]), points)

    def go_round(self, points: i64) -> None:
        """B-5.11, B-5.12: past the place, onto the right lane."""
        space = self.princes[self.mover]
        tell.rounded(self, self.mover, segment_of(space))
        self.step(neighbour(space), points)

    def enter(self, place: Place, points: i64) -> None:
        """Pay what is demanded and step onto the place (B-5.17, B-6.14, B-6.15)."""
        cards = self.demand(place)
        for card in cards:
            self.lay_down(card)
        if len(cards) > 0:
            tell.paid(self, self.mover, place, cards)
        force = self.force_on(place)
        if force != NOBODY and self.is_defied(place):
            tell.force_defied(self, self.mover, place, force)
        self.step(space_of(place), points)

    def lay_down(self, card: Kind) -> None:
        """From the mover's hand face up onto the discard pile."""
        self.hands[self.mover] = remove(self.hands[self.mover], card)
        self.discard = append(self.discard, card)
        for observer in range(self.setup.seats + 1):
            self.learn(observer, self.mover, one_less(self.knows(observer, self.mover), card))

    def draw(self) -> Kind:
        """B-8.7, B-8.8: the top card; into the hand, or an amulet card face up onto the discard pile."""
        self.deck, card = pop(self.deck)
        tell.drawn(self, self.mover, card, len(self.deck))
        if card == AMULET:
            self.discard = append(self.discard, card)
        else:
            self.hands[self.mover] = insert(self.hands[self.mover], card)
        return card

    def reshuffle(self) -> None:
        """B-8.14: the whole discard pile becomes the new draw pile."""
        self.deck = self.discard
        self.discard = vec[i64]()
        self.chance.shuffle(self.deck)
        tell.reshuffled(self, len(self.deck))

    def wear(self, cause: str) -> Seat:
        """The mover gets the amulet; the seat that can be robbed for it, or NOBODY (B-9.7, B-9.8, B-9.12)."""
        loser = self.wearer
        self.wearer = self.mover
        tell.amulet_moved(self, self.mover, loser, cause)
        return loser if loser != NOBODY and len(self.hands[loser]) > 0 else NOBODY

    def take(self) -> bool:
        """The top three cards; whether an amulet card was among them, which goes straight back (B-10.2 to B-10.9)."""
        cards = vec[i64](capacity=TAKE)
        while len(cards) < TAKE and len(self.discard) > 0:
            self.discard, card = pop(self.discard)
            cards = append(cards, card)
        tell.taken(self, self.mover, cards)
        found = False
        for kind in cards:
            if kind == AMULET:
                found = True
                self.discard = append(self.discard, kind)
            else:
                self.hands[self.mover] = insert(self.hands[self.mover], kind)
                for observer in range(self.setup.seats + 1):
                    self.learn(observer, self.mover, one_more(self.knows(observer, self.mover), kind))
        return found

    def steal(self, victim: Seat) -> None:
        """B-9.10: a random card of that hand, each equally likely."""
        hand = self.hands[victim]
        size: i64 = len(hand)
        card = hand[self.chance.below(size)]
        self.hands[victim] = remove(hand, card)
        self.hands[self.mover] = insert(self.hands[self.mover], card)
        tell.stolen(self, self.mover, victim, card)
        for observer in range(self.setup.seats + 1):
            self.hear_of_theft(observer, victim, card, size)

    def move_force(self, force: Kind, place: Place) -> None:
        """B-12.6: a figure that stands there changes places with this one."""
        other = self.force_on(place)
        origin = self.forces[force]
        if other != NOBODY:
            self.forces[other] = origin
        self.forces[force] = place
        tell.force_moved(self, self.mover, force, origin, place, other)

    def push(self, seat: Seat, link: i64, to: Space) -> None:
        """Shift a prince, and along the chain whoever stood there (B-7.2 to B-7.7)."""
        tell.pushed(self, seat, self.princes[seat], to, link)
        self.princes[seat] = to
        shifted = self.occupant(to, seat)
        if shifted != NOBODY:
            self.push(shifted, link + 1, self.ahead(to))

    # -- what everybody remembers -------------------------------------------

    def knows(self, observer: i64, holder: Seat) -> Known:
        """The cards that the observer is sure to be in that hand; observer `seats` is a spectator."""
        return self.known[observer * self.setup.seats + holder]

    def learn(self, observer: i64, holder: Seat, known: Known) -> None:
        """Nobody needs a memory of his own hand."""
        self.known[observer * self.setup.seats + holder] = 0 if observer == holder else known

    def hear_of_theft(self, observer: i64, victim: Seat, card: Kind, size: i64) -> None:
        """B-9.13: the two concerned know the card; the others only if the hand left no doubt."""
        before = self.knows(observer, victim)
        kind = card if observer in (victim, self.mover) else only_kind(before, size)
        self.learn(observer, victim, one_gone(before) if kind == NOBODY else one_less(before, kind))
        if kind != NOBODY:
            self.learn(observer, self.mover, one_more(self.knows(observer, self.mover), kind))

    # -- the end ------------------------------------------------------------

    def winner(self) -> Seat:
        """B-14.1: whose prince is in the Castle of Light; NOBODY yet."""
        return self.occupant(space_of(LAST), NOBODY)

    def places(self) -> list[int]:
        """B-14.2, B-14.3: by position on the board; princes on the same place share a rank."""
        return [1 + sum([other > mine for other in self.princes]) for mine in self.princes]

    def scores(self) -> list[int]:
        """How far each prince has come: places and the spaces between, from the start castle."""
        return [self.progress(space) for space in self.princes]

    def progress(self, space: Space) -> int:
        passed = sum([self.setup.lengths[segment] + 1 for segment in range(segment_of(space))])
        return passed if is_place(space) else passed + index_of(space)

    # -- as text ------------------------------------------------------------

    def position(self) -> str:
        return write_position(self)
