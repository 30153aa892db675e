"""The position: where the cards are, what was shown of them, and the small moves the rules are made of."""

from __future__ import annotations

from typing import Any, Final, final

from amulette.games.power_cards import shown as s
from amulette.games.power_cards import tell
from amulette.games.power_cards.cards import COMPLETE, NO_CARD, Backs, Card, Cards, Stat
from amulette.games.power_cards.memory import Mind, Reading
from amulette.games.power_cards.notation import write_position
from amulette.games.power_cards.setup import Setup
from amulette.games.power_cards.shown import BySeat
from amulette.games.power_cards.view import PowerView, see
from amulette.kernel.chance import Chance
from amulette.kernel.contract import NOBODY, Refusal, Seat, Seats, State, Step
from amulette.kernel.vecs import append, i64, insert, pop, remove, vec

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
        self.batch = vec[i64]()  # laid in this round, then collected by its winner; sorted
        self.left = vec[i64]()  # the leftover
        self.ranks = vec[i64]()  # 0: still in the game
        self.caller: i64 = 0  # from the end of a round on: its winner
        self.round: i64 = 0
        self.short: i64 = OPEN
        self.minds: list[Mind | None] = []  # one for each seat, and one for spectators, once they are asked
        self.shown = vec[i64]()  # what there is to follow, from the first look at the table on
        self.heard: list[Reading] = []  # all figures read out before that

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
        g.minds = self.minds[:]
        g.shown = self.shown[:]
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

    def seats_in(self) -> Seats:
        """Those who are not out, clockwise from the caller; a row that nobody may change."""
        out: i64 = 0
        bit_of_seat: i64 = 1
        for rank in self.ranks:
            if rank != 0:
                out |= bit_of_seat
            bit_of_seat <<= 1
        return self.setup.clockwise(self.caller, out)

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

    def wanted(self) -> Backs:
        """The backs that fit where the winner builds (P-6.5 to P-6.8)."""
        return self.setup.deck.wanted(self.built[self.row_of(self.caller)])

    def has_choice(self) -> bool:
        """Whether more than one card of the batch fits."""
        wanted, backs = self.wanted(), self.setup.deck.backs
        count: i64 = 0
        for card in self.batch:
            count += wanted >> backs[card] & 1
        return count > 1

    def first_with(self, wanted: Backs) -> Card:
        """The first card of the batch with one of these backs; NO_CARD when there is none."""
        backs = self.setup.deck.backs
        for card in self.batch:
            if wanted >> backs[card] & 1:
                return card
        return NO_CARD

    def fitting(self) -> Cards:
        """The cards of the batch that the winner may place now, by number."""
        wanted, backs = self.wanted(), self.setup.deck.backs
        found = vec[i64](capacity=len(self.batch))
        for card in self.batch:
            if wanted >> backs[card] & 1:
                found = append(found, card)
        return found

    def strongest(self, seats: Seats, cards: BySeat, stat: Stat) -> Seat:
        """The seat whose card alone has the highest figure; NOBODY when several are tied."""
        figures = self.setup.deck.figures[stat]
        strongest: i64 = NOBODY
        best: i64 = 0
        for seat in seats:
            figure = figures[s.card_of(seat, cards)]
            if figure > best:
                best, strongest = figure, seat
            elif figure == best:
                strongest = NOBODY
        return strongest

    def tied(self, seats: Seats, cards: BySeat, stat: Stat) -> Seats:
        """All seats whose card has the highest figure."""
        figures, found = self.setup.deck.figures[stat], vec[i64]()
        best: i64 = 0
        for seat in seats:
            figure = figures[s.card_of(seat, cards)]
            if figure > best:
                best, found = figure, vec[i64]()
            if figure == best:
                found = append(found, seat)
        return found

    def holding(self, seat: Seat) -> int:
        """All that a seat has, a batch in hand included."""
        held = len(self.packs[seat]) + len(self.built[2 * seat]) + len(self.built[2 * seat + 1])
        return held + len(self.batch) if seat == self.caller else held

    def is_table_empty(self) -> bool:
        """P-11.1: neither a structure nor the leftover lies there."""
        for row in self.built:
            if len(row) > 0:
                return False
        return len(self.left) == 0

    # -- what watchers know -------------------------------------------------

    def mind(self, watcher: i64) -> Mind:
        """What the watcher knows by now."""
        mind = self.minds[watcher]
        if mind is None:
            mind = s.blank(self.setup, self.heard)
        if mind.followed < len(self.shown):
            mind = s.follow(mind, watcher, self.shown, self.setup)
        self.minds[watcher] = mind
        return mind

    def forget(self, heard: list[Reading]) -> None:
        """Everybody sees the table for the first time, and follows the game from here on."""
        self.heard = heard
        self.minds = [None] * (self.setup.seats + 1)
        self.shown = vec[i64]()
        for seat in self.setup.clockwise(0):
            pack = self.packs[seat]
            if len(pack) > 0:
                self.show(s.PACK, seat, 0, len(pack) | pack[0] << s.DIGIT)
        for row in range(len(self.built)):
            self.show_all(s.BUILT, row, self.built[row])
        self.show_all(s.LEFT, 0, self.left)
        self.show_all(s.BATCH, self.caller, self.batch)

    def remember(self, watcher: i64, mind: Mind) -> None:
        """One watcher knows more than a first look at the table tells."""
        mind.followed = len(self.shown)
        self.minds[watcher] = mind

    def show(self, kind: i64, who: i64 = 0, more: i64 = 0, cards: i64 = 0) -> None:
        """All watchers are there; what each of them sees of it, shown.py says."""
        self.shown = append(self.shown, s.happening(kind, who, more, cards))

    def show_tops(self, seats: Seats) -> None:
        """P-2.1: whoever has a new top card sees it."""
        cards: i64 = 0
        for seat in seats:
            pack = self.packs[seat]
            if len(pack) > 0:
                cards |= s.of_seat(seat, pack[0])
                tell.top(self, seat, pack[0])
        self.show(s.TOPS, 0, 0, cards)

    def show_batch(self, kind: i64, seat: Seat) -> None:
        """P-5.3: the winner alone sees the cards that he takes."""
        self.show(kind, seat, 0, s.in_order(self.batch, 0))
        self.show_all(s.MORE, seat, self.batch, s.SEEN)

    def show_all(self, kind: i64, who: i64, cards: Cards, first: i64 = 0) -> None:
        """The cards from this place on, as many at a time as there is room for."""
        while first < len(cards):
            self.show(kind, who, 0, s.in_order(cards, first))
            first += s.SEEN

    # -- small moves --------------------------------------------------------

    def lay(self, seat: Seat) -> Card:
        """The top card goes to the middle."""
        pack, card = pop(self.packs[seat], 0)
        self.packs[seat] = pack
        self.batch = insert(self.batch, card)
        return card

    def lay_unread(self, seat: Seat) -> Card:
        """The same, and nobody says a word."""
        card = self.lay(seat)
        self.show(s.LAID, s.UNREAD, seat, s.of_seat(seat, card))
        return card

    def retrieve(self, seat: Seat) -> None:
        """P-9.1, P-9.2, P-11.19: the card placed last, from the newest structure."""
        row = 2 * seat + 1 if len(self.built[2 * seat + 1]) > 0 else 2 * seat
        card = self.built[row][-1]
        self.built[row] = self.built[row][:-1]
        self.packs[seat] = vec[i64]([card])
        self.show(s.RETRIEVED, row)
        tell.retrieved(self, seat, row - 2 * seat, card, self.setup.deck)
        tell.top(self, seat, card)

    def collect(self, seat: Seat) -> None:
        """P-5: the winner takes all cards laid, and in round 1 the leftover; he alone sees them."""
        self.caller = seat
        for card in self.left:
            self.batch = insert(self.batch, card)
        self.left = vec[i64]()
        self.show_batch(s.COLLECTED, seat)
        tell.collected(self, seat, self.batch)

    def place(self, card: Card, forced: bool) -> None:
        """P-6: a card of the batch goes on the winner's structure; others see its back, and whether it had to be."""
        seat, row, wanted = self.caller, self.row_of(self.caller), self.wanted()
        self.batch = remove(self.batch, card)
        self.built[row] = append(self.built[row], card)
        self.show(s.PLACED, row, 1 if forced else 0, card | wanted << s.DIGIT)
        tell.built(self, seat, row - 2 * seat, len(self.built[row]), card, forced, self.setup.deck)

    def tuck(self, seat: Seat) -> None:
        """P-6.15: sorted, shuffled, and put under the pack."""
        self.chance.shuffle(self.batch)
        batch, pack = self.batch, self.packs[seat]
        count, was_empty = len(batch), len(pack) == 0
        while len(batch) > 0:
            batch, card = pop(batch, 0)
            pack = append(pack, card)
        self.batch, self.packs[seat] = batch, pack
        self.show(s.TUCKED, seat)
        if count > 0:
            tell.tucked(self, seat, count)
        if was_empty:
            self.show_tops(vec[i64]([seat]))

    def take_pig(self, seat: Seat) -> None:
        """The pig leaves the structure of its owner (P-7.11)."""
        row = 2 * seat
        self.batch = insert(self.batch, self.built[row][-1])
        self.built[row] = self.built[row][:-1]
        self.show(s.PIG_TAKEN, row)

    def clear_table(self) -> list[int]:
        """All structure cards go to the middle (P-7.8, P-7.9); whose they were."""
        seats = [seat for seat in self.setup.clockwise(self.caller) if len(self.built[2 * seat]) > 0]
        for row in range(len(self.built)):
            for card in self.built[row]:
                self.batch = insert(self.batch, card)
            self.built[row] = vec[i64]()
        self.show(s.CLEARED)
        return seats

    def eliminate(self) -> bool:
        """P-10.1, P-10.5 to P-10.7: whoever has nothing left is out, together with all others in this check; if any."""
        seats, gone = self.seats_in(), vec[i64]()
        for seat in seats:
            if self.has_nothing(seat) and not self.has_batch(seat):
                gone = append(gone, seat)
        if len(gone) == 0:
            return False
        rank = len(seats) - len(gone) + 1
        for seat in gone:
            self.ranks[seat] = rank
        tell.out(self, gone, rank)
        return True

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
