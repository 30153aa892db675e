"""The position: where the cards are, who knows what of them, and the small moves the rules are made of."""

from __future__ import annotations

from typing import Any, Final, final

from amulette.games.power_cards import tell
from amulette.games.power_cards.cards import COMPLETE, SLING, Card, Cards, Stat, bit, has
from amulette.games.power_cards.memory import Mind, Reading
from amulette.games.power_cards.notation import write_position
from amulette.games.power_cards.setup import Setup
from amulette.games.power_cards.view import PowerView, see
from amulette.kernel.chance import Chance
from amulette.kernel.contract import NOBODY, Refusal, Seat, State, Step
from amulette.kernel.vecs import append, i64, remove, vec

OPEN: Final = 0  # whether a short game is played is not settled yet
REFUSED: Final = 1
RUNNING: Final = 2


@final
class PowerCards(State):
    """The whole truth of one game."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(chance)
        self.setup = setup
        self.packs = vec[vec[i64]]()  # the top card is first
        self.built = vec[vec[i64]]()  # two structures a seat, in placing order; the second is for the short game
        self.batch = vec[i64]()  # laid in this round, then collected by its winner
        self.left = vec[i64]()  # the leftover
        self.ranks = vec[i64]()  # 0: still in the game
        self.caller: i64 = 0  # from the end of a round on: its winner
        self.round: i64 = 0
        self.short: i64 = OPEN
        self.minds: list[Mind] = []  # one for each seat, and one for spectators
        self.heard: list[Reading] = []  # all figures read out so far, which everybody heard

    def clone(self) -> PowerCards:
        g = PowerCards(self.setup, self.chance.clone())
        g.packs = vec[vec[i64]]([row[:] for row in self.packs])
        g.built = vec[vec[i64]]([row[:] for row in self.built])
        g.batch = self.batch[:]
        g.left = self.left[:]
        g.ranks = self.ranks[:]
        g.caller = self.caller
        g.round = self.round
        g.short = self.short
        g.minds = [mind.copy() for mind in self.minds]
        g.heard = self.heard
        g.agenda = self.agenda[:]
        g.turn = self.turn
        return g

    def view(self, seat: int | None) -> PowerView:
        return see(self, seat)

    def not_asked(self) -> Refusal:
        """Only the caller calls, only the winner builds, only those who are asked decide on the short game."""
        if len(self.agenda) == 0:
            return Refusal("P-10.3")
        clause = {"Call": "P-3.2", "Build": "P-6.1"}.get(repr(self.agenda[-1]), "P-11.4")
        return Refusal(clause, {"seat": self.turn})

    # -- who ----------------------------------------------------------------

    def seats_in(self) -> list[int]:
        """Those who are not out, clockwise from the caller."""
        return [seat for seat in self.setup.orders[self.caller] if self.ranks[seat] == 0]

    def has_nothing(self, seat: Seat) -> bool:
        """No card in pack and structures (P-10.1)."""
        return len(self.packs[seat]) + len(self.built[2 * seat]) == 0

    def can_lay(self, seat: Seat, may_retrieve: bool = True) -> bool:
        return len(self.packs[seat]) > 0 or (may_retrieve and len(self.built[2 * seat]) > 0)

    # -- what lies where ----------------------------------------------------

    def value(self, stat: Stat, card: Card) -> i64:
        return self.setup.deck.figures[stat][card]

    def row_of(self, seat: Seat) -> i64:
        """The structure that is built on: the second while the first is complete (P-11.13)."""
        if self.short == RUNNING and len(self.built[2 * seat]) == COMPLETE:
            return 2 * seat + 1
        return 2 * seat

    def fitting(self) -> Cards:
        """The cards of the batch that the winner may place now (P-6.5 to P-6.8), by number."""
        able = self.setup.deck.fitting(self.built[self.row_of(self.caller)])
        return vec[i64]([card for card in self.batch if has(able, card)])

    def holding(self, seat: Seat) -> int:
        """All that a seat has, a batch in hand included."""
        held = len(self.packs[seat]) + len(self.built[2 * seat]) + len(self.built[2 * seat + 1])
        return held + len(self.batch) if seat == self.caller else held

    def is_table_empty(self) -> bool:
        """P-11.1: neither a structure nor the leftover lies there."""
        return len(self.left) == 0 and all([len(row) == 0 for row in self.built])

    # -- small moves --------------------------------------------------------

    def show_top(self, seat: Seat) -> None:
        """P-2.1: whoever has a new top card sees it."""
        if len(self.packs[seat]) > 0:
            self.minds[seat].look(seat, bit(self.packs[seat][0]))
            tell.top(self, seat, self.packs[seat])

    def lay(self, seat: Seat, seen: int) -> Card:
        """The top card goes to the middle; of it others learn only that it is one of the set `seen` (P-2.8)."""
        card = self.packs[seat][0]
        self.packs[seat] = self.packs[seat][1:]
        self.batch = append(self.batch, card)
        for watcher in range(len(self.minds)):
            self.minds[watcher].lay(seat, bit(card) if watcher == seat else seen)
        return card

    def show_backs(self, count: i64) -> None:
        """The cards laid last lie on the table as the pot, back up (P-2.6, P-4.2)."""
        deck = self.setup.deck
        for place in range(len(self.batch) - count, len(self.batch)):
            for mind in self.minds:
                mind.show_back(place, deck.with_back[deck.backs[self.batch[place]]])

    def read_out(self, seat: Seat, stat: Stat) -> int:
        """All cards with the figure that the seat reads out from its top card."""
        return self.setup.deck.with_value[stat][self.value(stat, self.packs[seat][0])]

    def keep_in_mind(self, stat: Stat, seats: list[int], values: list[int]) -> None:
        """P-2.8: everybody heard these figures, and who read them out.  A new list, which clones can share."""
        self.heard = [*self.heard, (stat, tuple(seats), tuple(values))]

    def retrieve(self, seat: Seat) -> None:
        """P-9.1, P-9.2, P-11.19: the card placed last, from the newest structure."""
        row = 2 * seat + 1 if len(self.built[2 * seat + 1]) > 0 else 2 * seat
        card = self.built[row][-1]
        self.built[row] = self.built[row][:-1]
        self.packs[seat] = vec[i64]([card])
        for mind in self.minds:
            mind.retrieve(seat, row)
        tell.retrieved(self, seat, row - 2 * seat, card, self.setup.deck)
        tell.top(self, seat, self.packs[seat])

    def collect(self, seat: Seat) -> None:
        """P-5: the winner takes all cards laid, and in round 1 the leftover; he alone sees them."""
        self.caller = seat
        self.batch = vec[i64](sorted([*self.batch, *self.left]))
        self.left = vec[i64]()
        for mind in self.minds:
            mind.collect()
        self.see_batch(seat)
        tell.collected(self, seat, self.batch)

    def see_batch(self, seat: Seat) -> None:
        self.minds[seat].batch = [bit(card) for card in self.batch]

    def place(self, card: Card, forced: bool) -> None:
        """P-6: a card of the batch goes on the winner's structure; others see its back, and whether it had to be."""
        seat, row, deck = self.caller, self.row_of(self.caller), self.setup.deck
        able = deck.fitting(self.built[row])
        self.batch = remove(self.batch, card)
        self.built[row] = append(self.built[row], card)
        for watcher, mind in enumerate(self.minds):
            mind.place(row, bit(card) if watcher == seat else deck.with_back[deck.backs[card]])
            if forced:
                mind.none_in_batch(able)
            else:
                mind.some_in_batch(able)
        tell.built(self, seat, row - 2 * seat, len(self.built[row]), card, forced, deck)

    def stop_building(self) -> None:
        """Everybody learns that no card of the batch fits the next slot."""
        able = self.setup.deck.fitting(self.built[self.row_of(self.caller)])
        for mind in self.minds:
            mind.none_in_batch(able)

    def tuck(self, seat: Seat) -> None:
        """P-6.15: sorted, shuffled, and put under the pack."""
        self.batch = vec[i64](sorted(self.batch))
        self.chance.shuffle(self.batch)
        count = len(self.batch)
        was_empty = len(self.packs[seat]) == 0
        for card in self.batch:
            self.packs[seat] = append(self.packs[seat], card)
        self.batch = vec[i64]()
        for mind in self.minds:
            mind.tuck(seat)
        if count > 0:
            tell.tucked(self, seat, count)
        if was_empty:
            self.show_top(seat)

    def take_pig(self, seat: Seat) -> None:
        """The pig leaves the structure of its owner (P-7.11)."""
        row = 2 * seat
        self.batch = append(self.batch, self.built[row][-1])
        self.built[row] = self.built[row][:-1]
        for mind in self.minds:
            mind.take_pig(row)

    def clear_table(self) -> list[int]:
        """All structure cards go to the middle (P-7.8, P-7.9); whose they were."""
        seats = [seat for seat in self.setup.orders[self.caller] if len(self.built[2 * seat]) > 0]
        for row in range(len(self.built)):
            for card in self.built[row]:
                self.batch = append(self.batch, card)
            self.built[row] = vec[i64]()
        for mind in self.minds:
            mind.clear()
        return seats

    def read_sling(self, seat: Seat) -> i64:
        """P-7.5: everybody learns the sling value of the top card, which stays (P-7.6)."""
        seen = self.read_out(seat, SLING)
        for watcher in range(len(self.minds)):
            if watcher != seat:
                self.minds[watcher].look(seat, seen)
        return self.value(SLING, self.packs[seat][0])

    def show_pig(self, seat: Seat) -> i64:
        """P-7.2: everybody learns the sling value of the pig."""
        pig = self.built[2 * seat][-1]
        seen = self.setup.deck.with_value[SLING][self.value(SLING, pig)]
        for mind in self.minds:
            mind.built[2 * seat] = [*mind.built[2 * seat][:-1], mind.built[2 * seat][-1] & seen]
        return self.value(SLING, pig)

    def eliminate(self) -> None:
        """P-10.1, P-10.5 to P-10.7: whoever has nothing left is out, together with all others in this check."""
        gone = [seat for seat in self.seats_in() if self.has_nothing(seat) and not self.has_batch(seat)]
        rank = len(self.seats_in()) - len(gone) + 1
        for seat in gone:
            self.ranks[seat] = rank
        if gone:
            tell.out(self, gone, rank)

    def has_batch(self, seat: Seat) -> bool:
        return seat == self.caller and len(self.batch) > 0

    # -- the end ------------------------------------------------------------

    def end(self, reason: str, builder: Seat = NOBODY) -> None:
        """Rank those who are still in by what they hold (P-10.10, P-11.17); a builder wins ties (P-11.18)."""
        seats = self.seats_in()
        worth = [2 * self.holding(seat) + (1 if seat == builder else 0) for seat in seats]
        for i, seat in enumerate(seats):
            self.ranks[seat] = 1 + sum([other > worth[i] for other in worth])
        self.agenda = vec[Step[Any]]()
        tell.game_over(self, reason, list(self.ranks), self.scores())

    def places(self) -> list[int]:
        """While the game runs, those who are in are ranked as if the cap were reached."""
        worth = [self.holding(seat) if self.ranks[seat] == 0 else -1 for seat in range(self.setup.seats)]
        return [rank or 1 + sum([other > worth[seat] for other in worth]) for seat, rank in enumerate(self.ranks)]

    def scores(self) -> list[int]:
        """The cards that each seat holds."""
        return [self.holding(seat) for seat in range(self.setup.seats)]

    # -- as text ------------------------------------------------------------

    def position(self) -> str:
        return write_position(self)


def fresh_minds(g: PowerCards) -> list[Mind]:
    """What each seat knows, and a spectator, who sees the table for the first time."""
    public = public_mind(g)
    return [*[own_mind(g, seat, public) for seat in range(g.setup.seats)], public]


def public_mind(g: PowerCards) -> Mind:
    """Sizes, and the backs on the table (P-2.5, P-2.6)."""
    deck, everything = g.setup.deck, g.setup.cards
    packs = [[[everything] * len(pack)] if len(pack) > 0 else [] for pack in g.packs]
    built = [[deck.with_back[deck.backs[card]] & everything for card in row] for row in g.built]
    left = [deck.with_back[deck.backs[card]] & everything for card in g.left]
    return Mind(packs, built, [everything] * len(g.batch), left)


def own_mind(g: PowerCards, seat: Seat, public: Mind) -> Mind:
    """Besides, a seat knows its top card, its structures and its batch (P-2.1, P-2.9, P-5.3)."""
    mind = public.copy()
    for row in (2 * seat, 2 * seat + 1):
        mind.built[row] = [bit(card) for card in g.built[row]]
    if seat == g.caller:
        mind.batch = [bit(card) for card in g.batch]
    if len(g.packs[seat]) > 0:
        mind.look(seat, bit(g.packs[seat][0]))
    return mind
