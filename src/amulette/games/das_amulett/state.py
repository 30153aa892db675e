"""The position: where everything is, and the small moves the rules are made of."""

from __future__ import annotations

from typing import Final, final

from amulette.games.das_amulett import gems, metals, tell
from amulette.games.das_amulett.box import Area, Card
from amulette.games.das_amulett.gems import Colour
from amulette.games.das_amulett.metals import Bag, Metal
from amulette.games.das_amulett.notation import write_position
from amulette.games.das_amulett.setup import Setup
from amulette.games.das_amulett.view import AmulettView, everything, see
from amulette.kernel.chance import Chance
from amulette.kernel.contract import NOBODY, Action, Refusal, Seat, Seats, State
from amulette.kernel.vecs import append, i64, insert, remove, vec

NOTHING: int = -1  # no card for sale; no answer sealed
BITS: Final = vec[i64]([1 << card for card in range(62)])  # a table, since compiled 1 << n has 32 bits only


@final
class Amulett(State):
    """The whole truth of one game."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(chance)
        self.setup = setup
        self.round: i64 = 0  # 0 while the table is set up
        self.hat: i64 = 0  # the first player
        self.at: i64 = 0  # where the group stands
        self.left: i64 = 0  # auctions of this round still to come, the running one included
        self.desired: i64 = 0  # metals named by desire, as a bit set
        self.board = vec[i64]()  # gems by area
        self.amulets = vec[i64]()  # gems by seat
        self.hands = vec[i64]()  # a bag of metal cards for each seat
        self.stock: i64 = 0
        self.offer: i64 = 0  # the cards that have been paid and not yet gone
        self.bid: i64 = 0  # in an auction: the standing offer …
        self.leader: i64 = NOBODY  # … and whose it is
        self.out: i64 = 0  # seats that have passed in a gem auction, as a bit set
        self.reserve = vec[i64]()
        self.spells = vec[vec[i64]]()  # in play, by seat, in edition order
        self.energy = vec[i64]()  # on each card
        self.deck = vec[i64]()  # the top card is last
        self.pile = vec[i64]()  # set aside from its top, the next card last
        self.known: i64 = 0  # so many cards lie at the bottom since the last shuffle, openly put there
        self.sale: i64 = NOTHING  # the card in auction
        self.layout = vec[i64]()  # laid out for the draft
        self.dealt = vec[vec[i64]]()  # in set-up, by seat, in edition order
        self.returned = vec[vec[i64]]()  # by seat: what it gave back into the deck, until the spells are shown
        self.sealed = vec[i64]()  # by seat: its answer to a question that all are asked at once
        self.used: i64 = 0  # cards whose text has served in this phase, a gift in this auction
        self.incomes: i64 = 0  # cards whose income has served

    def clone(self) -> Amulett:
        g = Amulett(self.setup, self.chance.clone())
        g.round = self.round
        g.hat = self.hat
        g.at = self.at
        g.left = self.left
        g.desired = self.desired
        g.board = self.board[:]
        g.amulets = self.amulets[:]
        g.hands = self.hands[:]
        g.stock = self.stock
        g.offer = self.offer
        g.bid = self.bid
        g.leader = self.leader
        g.out = self.out
        g.reserve = self.reserve[:]
        g.spells = vec[vec[i64]]([row[:] for row in self.spells])
        g.energy = self.energy[:]
        g.deck = self.deck[:]
        g.pile = self.pile[:]
        g.known = self.known
        g.sale = self.sale
        g.layout = self.layout[:]
        g.dealt = vec[vec[i64]]([row[:] for row in self.dealt])
        g.returned = vec[vec[i64]]([row[:] for row in self.returned])
        g.sealed = self.sealed[:]
        g.used = self.used
        g.incomes = self.incomes
        g.agenda = self.agenda[:]
        g.turn = self.turn
        return g

    def view(self, seat: int | None) -> AmulettView:
        return see(self, seat)

    def position(self) -> str:
        rows = [list(row) for row in self.returned]
        return write_position(everything(self), list(self.agenda), self.setup, list(self.deck), self.known, rows)

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        if len(self.agenda) > 0 and self.sealed[seat] != NOTHING:
            return Refusal("A-0.8")
        return super().why_not(seat, action)

    def not_asked(self) -> Refusal:
        return Refusal("A-0.5", {"seat": self.turn}) if len(self.agenda) > 0 else Refusal("A-11.4")

    # -- who ----------------------------------------------------------------

    def in_turn(self) -> Seats:
        """All seats, clockwise from the first player (A-0.1)."""
        return self.setup.orders[self.hat]

    def next_bidder(self, seat: Seat) -> Seat:
        """The next seat clockwise that is still in and does not lead; NOBODY when the auction is over (A-6.12)."""
        for other in self.setup.orders[seat][1:]:
            if other != self.leader and not self.is_out(other):
                return other
        return NOBODY

    def is_out(self, seat: Seat) -> bool:
        return (self.out >> seat & 1) == 1

    def owner(self, card: Card) -> Seat:
        """Before whom the spell lies."""
        seat: i64 = 0
        while card not in self.spells[seat]:
            seat += 1
        return seat

    def take_hat(self, seat: Seat, cause: str) -> None:
        """A-3.10, A-7.1."""
        if seat != self.hat:
            self.hat = seat
            tell.hat_moved(self, seat, cause)

    # -- spells -------------------------------------------------------------

    def has_used(self, card: Card) -> bool:
        """Whether the text of the card has served."""
        return (self.used >> card & 1) == 1

    def has_paid(self, card: Card) -> bool:
        """Whether the income of the card has served."""
        return (self.incomes >> card & 1) == 1

    def note_use(self, card: Card) -> None:
        self.used |= BITS[card]

    def note_income(self, card: Card) -> None:
        self.incomes |= BITS[card]

    def put_under(self, card: Card) -> None:
        """A-2.8: under the deck, openly."""
        row = vec[i64](capacity=len(self.deck) + 1)
        row = append(row, card)
        for other in self.deck:
            row = append(row, other)
        self.deck = row
        self.known += 1

    def shuffle(self) -> None:
        self.chance.shuffle(self.deck)
        self.known = 0
        tell.deck_shuffled(self, len(self.deck))

    def lay_spell(self, seat: Seat, card: Card, energy: i64) -> None:
        """The card comes into play with energy from the reserve (A-3.11)."""
        self.spells[seat] = insert(self.spells[seat], card)
        self.reserve[seat] -= energy
        self.energy[card] = energy

    def remove_energy(self, card: Card, n: i64, cause: str, by: Seat) -> None:
        """A-2.7: to the reserve of the owner, whoever caused it."""
        owner = self.owner(card)
        self.energy[card] -= n
        self.reserve[owner] += n
        tell.energy_removed(self, card, owner, n, cause, by)

    def drain(self, card: Card, n: i64, cause: str, by: Seat) -> None:
        """Remove energy; a spell without any goes under the deck at once (A-2.6)."""
        self.remove_energy(card, n, cause, by)
        if self.energy[card] == 0:
            self.bury(card)

    def bury(self, card: Card) -> None:
        owner = self.owner(card)
        self.spells[owner] = remove(self.spells[owner], card)
        self.put_under(card)
        tell.spell_left(self, card, owner)

    def is_pile_open(self) -> bool:
        """A-12.1, A-12.3: the opening pile has an option of its own."""
        return self.setup.open_pile if self.round > 0 else self.setup.start_open

    def set_pile(self, n: i64) -> None:
        """The top cards of the deck, in the order drawn (A-3.1, A-3.2, A-3.5)."""
        size: i64 = min(len(self.deck), n)
        cut = len(self.deck) - size
        self.pile = self.deck[cut:]
        self.deck = self.deck[:cut]
        tell.pile_set(self)

    def draw(self) -> Card:
        """The top card of the deck."""
        last = len(self.deck) - 1
        card = self.deck[last]
        self.deck = self.deck[:last]
        self.forget()
        return card

    def next_for_sale(self) -> None:
        last = len(self.pile) - 1
        self.sale = self.pile[last]
        self.pile = self.pile[:last]
        self.forget()
        tell.spell_revealed(self, self.sale)

    def forget(self) -> None:
        """No more cards can be known at the bottom than there are."""
        most: i64 = len(self.deck) + len(self.pile)
        self.known = min(self.known, most)

    # -- metal --------------------------------------------------------------

    def gain(self, seat: Seat, m: Metal, n: i64, card: Card) -> None:
        """Cards from the stock."""
        self.stock -= metals.cards(m, n)
        self.hands[seat] += metals.cards(m, n)
        tell.metal_gained(self, seat, m, n, NOBODY, card)

    def rob(self, seat: Seat, other: Seat, m: Metal, card: Card) -> None:
        """A-4.12: a card from the hand of another seat."""
        self.hands[other] -= metals.cards(m, 1)
        self.hands[seat] += metals.cards(m, 1)
        tell.metal_gained(self, seat, m, 1, other, card)

    def holders(self, seat: Seat, m: Metal) -> Seats:
        """The other seats that hold the metal, in turn order (A-4.13)."""
        found = vec[i64]()
        for other in range(self.setup.seats):
            if other != seat and metals.count(self.hands[other], m) > 0:
                found = append(found, other)
        return found

    def held_by_others(self, seat: Seat) -> i64:
        """The metals that other seats hold, as a bit set (A-4.17)."""
        bits: i64 = 0
        for other in range(self.setup.seats):
            if other != seat:
                bits |= metals.kinds(self.hands[other])
        return bits

    def take_from_offer(self, seat: Seat, m: Metal, n: i64) -> None:
        self.offer -= metals.cards(m, n)
        self.hands[seat] += metals.cards(m, n)

    # -- the auction of a gem -----------------------------------------------

    def pay(self, seat: Seat, bag: Bag) -> None:
        self.hands[seat] -= bag
        self.offer = bag
        tell.paid(self, seat, bag)

    def take_gem(self, seat: Seat, c: Colour, gift: Card) -> None:
        """A-8.1; a gift is the card that gives it."""
        self.board[self.at] -= gems.gem(c)
        self.amulets[seat] += gems.gem(c)
        tell.gem_taken(self, seat, c, gift)

    def move_gem(self, source: Area, target: Area, c: Colour) -> None:
        """A-13.8."""
        self.board[source] -= gems.gem(c)
        self.board[target] += gems.gem(c)
        tell.gem_moved(self, source, target, c)

    # -- the end ------------------------------------------------------------

    def has_won(self, seat: Seat) -> bool:
        """A-11.1, A-11.2."""
        box, mine = self.setup.box, self.amulets[seat]
        return gems.colours(mine) >= box.win_colours or gems.total(mine) >= box.win_gems

    def measure(self, seat: Seat) -> tuple[bool, int, int, int]:
        """A-11.6: the winner, then gems, colours, metal cards."""
        mine = self.amulets[seat]
        return self.has_won(seat), gems.total(mine), gems.colours(mine), metals.total(self.hands[seat])

    def places(self) -> list[int]:
        measures = [self.measure(seat) for seat in range(self.setup.seats)]
        return [1 + len([other for other in measures if other > mine]) for mine in measures]

    def scores(self) -> list[int]:
        """The gems."""
        return [gems.total(mine) for mine in self.amulets]

    def end(self, cause: str) -> None:
        """A-11.4: nothing further happens."""
        self.agenda = self.agenda[:0]
        tell.game_ended(self, cause)
