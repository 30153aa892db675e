"""A rule of thumb for Das blaue Amulett: the advice of docs/rules/das-blaue-amulett.md, section 9, with figures to it.

Everything is counted in tenths of a segment.  A move is worth where it ends, what it brings and what it spends; a force
is worth the trouble it makes for the others, the leader above all, less the trouble for oneself.
"""

from __future__ import annotations

from typing import Final, final

from amulette.bots.contract import RuleOfThumb
from amulette.bots.das_blaue_amulett_road import SEGMENT, reaches, walk, worth
from amulette.games.das_blaue_amulett.cards import AMULET, FORCES, JOKER, TASK
from amulette.games.das_blaue_amulett.moves import (
    DONE,
    ENTER,
    GO,
    PAY,
    STEAL,
    STOP,
    TAKE,
    force_of,
    is_discard,
    is_force,
    is_joker,
    is_play,
    kind_of,
    place_of,
    points_of,
)
from amulette.games.das_blaue_amulett.view import LAST, BlaueView, Space, is_place, is_right, neighbour, segment_of
from amulette.kernel.contract import View

WIN: Final = 1000.0
ARROW: Final = 4.0  # a card to come, when there is room for it …
ARROW_FULL: Final = 1.5  # … or when one has to go first
AMULET_WORTH: Final = 7.0
ROBBED: Final = 2.0  # a card of the one who wore it
PUSHED: Final = 0.35  # a part of what the pushed prince loses
JOKER_KEPT: Final = 5.0  # the joker is worth more at the end than now
DANGER: Final = 0.12  # of the way back, for each card that could push the prince there
CARD: Final = 1.0  # a card that may be of use some day
TASK_NEXT: Final = 8.0  # the card of a task that lies ahead, less for each segment on the way
FORCE_NEXT: Final = 4.0  # the card of a force that stands on the next place
GOAL_CARD: Final = 3.0  # one card of each force before the last steps
TROUBLE: Final = 6.0  # a force on the next place of a prince who cannot beat it
LATER: Final = 0.25  # the same on the place after that


@final
class BlaueThumb(RuleOfThumb):
    """Counts off every move, but thinks of this turn only."""

    def weigh(self, view: View, options: list[int]) -> list[float]:
        assert isinstance(view, BlaueView)
        assert view.seat is not None
        mind = Mind(view, view.seat)
        return [mind.weight(option) for option in options]


@final
class Mind:
    """What one seat thinks of each thing it may do."""

    def __init__(self, view: BlaueView, me: int) -> None:
        self.view = view
        self.me = me
        self.hand = list(view.sure_of(me))
        self.space: int = view.table.princes[me]
        self.others = [seat for seat in range(view.setup.seats) if seat != me]
        self.trouble_now = self.trouble(view.table.forces)

    def weight(self, option: int) -> float:
        """What an option brings; paying, stealing and taking are always worth it."""
        if is_play(option):
            return self.move(option)
        if option == STOP:
            return worth(self.view, self.space)
        if is_discard(option):
            return -self.value(kind_of(option), self.without(kind_of(option)))
        if option == DONE:
            return 0.01
        if is_force(option):
            return self.trouble(self.moved(force_of(option), place_of(option))) - self.trouble_now
        if option == ENTER:
            return self.castle() - 2.0
        return 1.0 if option in ALWAYS else 0.0

    # -- moving ---------------------------------------------------------------

    def move(self, option: int) -> float:
        """Where the card leads, what is found there, and what it costs."""
        landing = walk(self.view, self.me, points_of(option), self.hand)
        if landing.space == LAST << 5:
            return WIN
        kept = [card for card in self.hand if card not in landing.paid]
        points = worth(self.view, landing.space)
        for card in landing.paid:
            points -= 0.5 * self.value(card, kept)
        if is_joker(option):
            points -= JOKER_KEPT if (self.view.table.open[self.me] != 1 << JOKER) else 0.0
        return points + self.found(landing.space, len(kept)) - self.danger(landing.space)

    def found(self, space: Space, held: int) -> float:
        """Arrow, castle, amulet and whom one pushes."""
        if is_place(space):
            return self.castle() if self.view.setup.is_castle(segment_of(space)) else 0.0
        points = 0.0
        if self.view.setup.is_arrow(space):
            points += ARROW if held < 3 else ARROW_FULL
        for seat in self.others:
            if self.view.table.princes[seat] == space:
                lost = worth(self.view, space) - worth(self.view, neighbour(space))
                points += PUSHED * lost * self.rank_weight(seat)
                if self.view.table.wearer == seat:
                    points += AMULET_WORTH + (ROBBED if self.view.size(seat) > 0 else 0.0)
        return points

    def danger(self, space: Space) -> float:
        """What a push there would cost, as far as open cards can reach it."""
        if is_place(space) or not is_right(space):
            return 0.0
        hits = 0
        for seat in self.others:
            hits += reaches(self.view, seat, space)
        return DANGER * float(hits) * (worth(self.view, space) - worth(self.view, neighbour(space)))

    def castle(self) -> float:
        """The top three discards, as far as they fit."""
        found, hand = 0.0, list(self.hand)
        for card in self.view.table.discard[:-4:-1]:
            if card == AMULET:
                found += 0.0 if self.view.table.wearer == self.me else AMULET_WORTH
            else:
                found += 0.6 * self.value(card, hand)
                hand.append(card)
        return found

    # -- cards ----------------------------------------------------------------

    def value(self, card: int, hand: list[int]) -> float:
        """What a card is worth beside these: tasks ahead, forces on the way, and one of each force at the end."""
        segment = segment_of(self.space)
        if card >= TASK:
            places = [place for place in range(segment + 1, LAST) if self.view.setup.kinds[place] == card]
            if not places or card in hand:
                return 0.1
            return TASK_NEXT - 0.5 * float(places[0] - segment - 1)
        points = CARD if card not in hand else 0.5 * CARD
        if card in hand:
            return points
        if self.view.force_on(segment + 1) == card:
            points += FORCE_NEXT
        return points + (GOAL_CARD if segment >= LAST - 2 else 0.0)

    def without(self, card: int) -> list[int]:
        """The hand when one such card has gone."""
        hand = list(self.hand)
        hand.remove(card)
        return hand

    # -- forces ---------------------------------------------------------------

    def moved(self, force: int, place: int) -> list[int]:
        """Where the forces stand afterwards."""
        forces = list(self.view.table.forces)
        if place in forces:
            forces[forces.index(place)] = forces[force]
        forces[force] = place
        return forces

    def trouble(self, forces: list[int]) -> float:
        """The trouble that forces on these places make for the others, less one's own."""
        points = 0.0
        for force in range(FORCES):
            for seat in range(self.view.setup.seats):
                ahead = forces[force] - segment_of(self.view.table.princes[seat]) - 1
                near = 1.0 if ahead == 0 else LATER if ahead == 1 else 0.0
                is_safe = self.view.table.wearer == seat and forces[force] <= self.view.setup.protected
                if near == 0.0 or is_safe:
                    continue
                made = TROUBLE * near * (1.0 - self.chance_to_hold(seat, force))
                points += -1.5 * made if seat == self.me else made * self.rank_weight(seat)
        return points

    def chance_to_hold(self, seat: int, card: int) -> float:
        """How likely the seat has such a card: scarce kinds are rarely held."""
        if seat == self.me:
            return 1.0 if card in self.hand else 0.0
        if card in self.view.memory.known[seat]:
            return 1.0
        gone = self.view.table.discard.count(card) + self.hand.count(card)
        unseen = 0
        for kind in range(AMULET):
            unseen += self.view.setup.counts[kind] - self.view.table.discard.count(kind) - self.hand.count(kind)
        lacking = 1.0 - float(self.view.setup.counts[card] - gone) / float(max(1, unseen))
        chance = 1.0
        for _ in range(self.view.size(seat) - len(self.view.memory.known[seat])):
            chance *= lacking
        return 1.0 - chance

    def rank_weight(self, seat: int) -> float:
        """The further a rival is, the more it matters."""
        mine = worth(self.view, self.space)
        return 1.0 + max(-0.7, min(1.5, (worth(self.view, self.view.table.princes[seat]) - mine) / (2.0 * SEGMENT)))


ALWAYS: Final = (PAY, GO, STEAL, TAKE)
