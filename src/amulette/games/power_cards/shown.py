"""What the table was shown, one number a happening: the state only notes it, and minds follow when somebody asks.

A search that asks nobody what he knows pays for the notes alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from amulette.games.power_cards.cards import SLING, Card, Cards, bit
from amulette.games.power_cards.memory import Heap, Mind, Reading
from amulette.games.power_cards.setup import Setup
from amulette.kernel.contract import Seat
from amulette.kernel.vecs import i64, vec

BySeat = i64  # a card for each seat, or 0

LAID: Final = 0  # cards by seat; the figure that is read out, and the seat that begins
TOPS: Final = 1  # new top cards by seat, each for its owner's eyes
POT: Final = 2  # the cards laid last, by seat, which show their backs; the seat that began
RETRIEVED: Final = 3  # the structure
COLLECTED: Final = 4  # the winner, and what he sees of his batch
SLUNG: Final = 5  # the same after a slingshot
MORE: Final = 6  # the same, continued
PLACED: Final = 7  # the structure, whether it had to be; the card, and the backs that fitted
STOPPED: Final = 8  # the backs that would have fitted
TUCKED: Final = 9  # the seat
PIG_TAKEN: Final = 10  # the structure
CLEARED: Final = 11
SLINGS: Final = 12  # the seat with the pig; pig and top cards by seat

PACK: Final = 13  # a first look at the table: a seat; the size of its pack, and its top card
BUILT: Final = 14  # a structure
LEFT: Final = 15
BATCH: Final = 16  # the winner

UNREAD: Final = 5  # no figure: a card that is laid without a word
DIGIT: Final = 7  # bits of a card
LOW: Final = 0x7F
SEEN: Final = 7  # cards that one number has room for


def happening(kind: i64, who: i64, more: i64, cards: i64) -> i64:
    return kind | who << 5 | more << 8 | cards << 11


def of_seat(seat: Seat, card: Card) -> BySeat:
    return card << seat * DIGIT


def card_of(seat: Seat, cards: BySeat) -> Card:
    return cards >> seat * DIGIT & LOW


def in_order(cards: Cards, first: i64) -> i64:
    """The cards from this place on, as many as there is room for."""
    found: i64 = 0
    for i in range(first, min(len(cards), first + SEEN)):
        found |= cards[i] << (i - first) * DIGIT
    return found


def blank(setup: Setup, heard: list[Reading]) -> Mind:
    """Before a first look at the table."""
    packs: list[list[Heap]] = [[] for _ in range(setup.seats)]
    built: list[Heap] = [[] for _ in range(2 * setup.seats)]
    return Mind(packs, built, [], [], heard)


def follow(mind: Mind, watcher: int, shown: vec[i64], setup: Setup) -> Mind:
    """What the watcher knows after all that was shown; the mind itself stays as it is, since clones share it."""
    follower = Follower(mind, watcher, setup)
    for i in range(mind.followed, len(shown)):
        follower.see(shown[i])
    follower.mind.followed = len(shown)
    return follower.mind


@final
class Follower:
    """A watcher, and what happens before his eyes: a method for each kind."""

    def __init__(self, mind: Mind, watcher: int, setup: Setup) -> None:
        self.mind = mind.copy()
        self.mind.heard = mind.heard[:]
        self.watcher = watcher
        self.setup = setup
        self.deck = setup.deck
        self.who = 0
        self.more = 0
        self.cards: list[int] = []  # as many as there is room for; 0 is none

    def see(self, number: int) -> None:
        self.who, self.more = number >> 5 & 7, number >> 8 & 7
        self.cards = [number >> 11 + i * DIGIT & LOW for i in range(SEEN)]
        FOLLOW[number & 31](self)

    def seats(self) -> list[int]:
        """Those with a card, clockwise from the one that begins."""
        return [seat for seat in self.setup.clockwise(self.more) if self.cards[seat]]

    def hear(self, stat: int, seats: list[int]) -> None:
        """P-2.8: everybody hears these figures, and who reads them out."""
        figures = self.deck.figures[stat]
        self.mind.heard.append((stat, tuple(seats), tuple([figures[self.cards[seat]] for seat in seats])))

    def laid(self) -> None:
        """Of a laid card others learn only the figure that is read out (P-2.8)."""
        stat, seats = self.who, self.seats()
        for seat in seats:
            card = self.cards[seat]
            others = self.setup.cards if stat == UNREAD else self.deck.alike(stat, card)
            self.mind.lay(seat, bit(card) if seat == self.watcher else others)
        if stat != UNREAD:
            self.hear(stat, seats)

    def tops(self) -> None:
        """P-2.1: whoever has a new top card sees it."""
        if self.watcher < self.setup.seats and self.cards[self.watcher]:
            self.mind.look(self.watcher, bit(self.cards[self.watcher]))

    def pot(self) -> None:
        """P-2.6, P-4.2."""
        seats = self.seats()
        for i, seat in enumerate(seats):
            back = self.deck.backs[self.cards[seat]]
            self.mind.show_back(len(self.mind.batch) - len(seats) + i, self.deck.with_back[back])

    def retrieved(self) -> None:
        self.mind.retrieve(self.who // 2, self.who)

    def collected(self) -> None:
        self.mind.collect()
        self.slung()

    def slung(self) -> None:
        """The winner alone sees the cards (P-5.3)."""
        if self.watcher == self.who:
            self.mind.batch = [bit(card) for card in self.cards if card]

    def continued(self) -> None:
        if self.watcher == self.who:
            self.mind.batch = [*self.mind.batch, *[bit(card) for card in self.cards if card]]

    def placed(self) -> None:
        """Others see the back, and whether it had to be this card (P-6.9)."""
        card, able = self.cards[0], self.deck.with_backs(self.cards[1])
        self.mind.place(
            self.who, bit(card) if self.watcher == self.who // 2 else self.deck.with_back[self.deck.backs[card]]
        )
        if self.more:
            self.mind.none_in_batch(able)
        else:
            self.mind.some_in_batch(able)

    def stopped(self) -> None:
        self.mind.none_in_batch(self.deck.with_backs(self.cards[0]))

    def tucked(self) -> None:
        self.mind.tuck(self.who)

    def pig_taken(self) -> None:
        self.mind.take_pig(self.who)

    def cleared(self) -> None:
        self.mind.clear()

    def slings(self) -> None:
        """P-7.2, P-7.5: everybody learns the sling values of the pig and of the top cards, which stay (P-7.6)."""
        owner, seats = self.more, self.seats()
        self.mind.show_pig(2 * owner, self.deck.alike(SLING, self.cards[owner]))
        for seat in seats[1:]:
            if seat != self.watcher:
                self.mind.look(seat, self.deck.alike(SLING, self.cards[seat]))
        self.hear(SLING, seats)

    def pack(self) -> None:
        """P-2.1, P-2.5: the size of a pack, and of one's own the top card."""
        size, top = self.cards[0], self.cards[1]
        self.mind.packs[self.who] = [[self.setup.cards] * size]
        if self.watcher == self.who:
            self.mind.look(self.who, bit(top))

    def built(self) -> None:
        """P-2.6, P-2.9: backs, and the faces of one's own."""
        row, is_own = self.who, self.watcher == self.who // 2
        self.mind.built[row] = [bit(card) if is_own else self.backed(card) for card in self.cards if card]

    def left(self) -> None:
        self.mind.left = [*self.mind.left, *[self.backed(card) for card in self.cards if card]]

    def batch(self) -> None:
        """P-5.3: in the winner's hand, who alone sees the cards."""
        is_own, everything = self.watcher == self.who, self.setup.cards
        found = [bit(card) if is_own else everything for card in self.cards if card]
        self.mind.batch = [*self.mind.batch, *found]

    def backed(self, card: int) -> int:
        """What a card can be that shows its back."""
        return self.deck.with_back[self.deck.backs[card]] & self.setup.cards


FOLLOW: Final[list[Callable[[Follower], None]]] = [
    Follower.laid,
    Follower.tops,
    Follower.pot,
    Follower.retrieved,
    Follower.collected,
    Follower.slung,
    Follower.continued,
    Follower.placed,
    Follower.stopped,
    Follower.tucked,
    Follower.pig_taken,
    Follower.cleared,
    Follower.slings,
    Follower.pack,
    Follower.built,
    Follower.left,
    Follower.batch,
]
