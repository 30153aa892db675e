"""A rule of thumb for Das blaue Amulett: the advice of docs/rules/das-blaue-amulett.md, section 9, with figures to it.

Everything is counted in tenths of a segment.  A move is worth where it ends, what it brings and what it spends; a force
is worth the trouble it makes for the others, the leader above all, less the trouble for oneself.
"""

from __future__ import annotations

from typing import Final, final

from amulette.bots.contract import RuleOfThumb
from amulette.bots.das_blaue_amulett_forces import Forces, unseen
from amulette.bots.das_blaue_amulett_road import HAND_LIMIT, SEGMENT, reaches, walk, worth
from amulette.games.das_blaue_amulett.cards import AMULET, JOKER, TASK
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
from amulette.games.das_blaue_amulett.view import (
    LAST,
    BlaueView,
    Space,
    is_place,
    is_right,
    neighbour,
    segment_of,
    space_of,
)
from amulette.kernel.contract import View

WIN: Final = 1000.0
AMULET_WORTH: Final = 16.0  # it opens every place but the goal
ROBBED: Final = 2.0  # a card of the one who wore it
PUSHED: Final = 0.35  # a part of what the pushed prince loses
JOKER_KEPT: Final = 7.0  # the joker is worth more at the end than now
DANGER: Final = 0.2  # of the way back, for each card that could push the prince there
CARD: Final = 1.5  # a force card that may be of use some day
SPARE: Final = 0.1  # a second one of a kind, or a task that lies behind
TASK_NEXT: Final = 12.0  # the card of the next task …
LATER_TASK: Final = 0.5  # … less for each segment on the way to it
FORCE_NEXT: Final = 4.0  # the card of a force that stands on the next place
GOAL_CARD: Final = 4.0  # one card of each force before the last steps
UNREADY: Final = 0.35  # what the road to a place is worth that cannot be overcome yet
TAKEN: Final = 0.6  # of a card on the discard pile: the hand has its limit
DETOUR: Final = 2.0  # what it costs to enter a castle from the left


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
        self.hand = [int(card) for card in view.sure_of(me)]
        self.space: int = view.table.princes[me]
        self.others = [seat for seat in range(view.setup.seats) if seat != me]
        self.forces = Forces(view, me, self.hand)

    def weight(self, option: int) -> float:
        """What an option brings; paying, stealing and taking are always worth it."""
        if is_play(option):
            return self.move(option)
        if option == STOP:
            return self.standing(self.space, self.hand)
        if is_discard(option):
            return -self.value(kind_of(option), rest(self.hand, kind_of(option)))
        if option == DONE:
            return 0.01
        if is_force(option):
            return self.forces.gain(force_of(option), place_of(option))
        if option == ENTER:
            return self.castle() - DETOUR
        return 1.0 if option in ALWAYS else 0.0

    # -- moving ---------------------------------------------------------------

    def move(self, option: int) -> float:
        """Where the card leads, what is found there, and what it costs."""
        landing = walk(self.view, self.me, points_of(option), self.hand)
        if landing.space == space_of(LAST):
            return WIN
        kept = [card for card in self.hand if card not in landing.paid]
        points = self.standing(landing.space, kept) + self.found(landing.space, kept) - self.danger(landing.space)
        if is_joker(option) and self.view.table.open[self.me] != 1 << JOKER:
            points -= JOKER_KEPT
        return points

    def standing(self, space: Space, hand: list[int]) -> float:
        """How far along a prince is there; the way to a place without its card is worth little."""
        segment = segment_of(space)
        behind = SEGMENT * float(segment)
        task = self.view.setup.kinds[segment + 1]
        is_ready = task < TASK or task in hand
        return behind + (worth(self.view, space) - behind) * (1.0 if is_ready else UNREADY)

    def found(self, space: Space, hand: list[int]) -> float:
        """Arrow, castle, amulet and whom one pushes."""
        if is_place(space):
            return self.castle() if self.view.setup.is_castle(segment_of(space)) else 0.0
        points = self.draw(hand) if self.view.setup.is_arrow(space) else 0.0
        for seat in self.others:
            if self.view.table.princes[seat] == space:
                lost = worth(self.view, space) - worth(self.view, neighbour(space))
                points += PUSHED * lost * self.forces.rank_weight(seat)
                if self.view.table.wearer == seat:
                    points += AMULET_WORTH + (ROBBED if self.view.size(seat) > 0 else 0.0)
        return points

    def draw(self, hand: list[int]) -> float:
        """What a card of the pile is worth on average, less what has to be discarded for it."""
        left = unseen(self.view)
        points = float(left[AMULET]) * (0.0 if self.view.table.wearer == self.me else AMULET_WORTH)
        for card in range(AMULET):
            points += float(left[card]) * self.value(card, hand)
        cost = 0.0
        if len(hand) >= HAND_LIMIT:
            cost = min([self.value(card, rest(hand, card)) for card in hand])
        return points / float(sum(left)) - cost

    def danger(self, space: Space) -> float:
        """What a push there would cost, as far as open cards can reach it."""
        if is_place(space) or not is_right(space):
            return 0.0
        hits = sum([reaches(self.view, seat, space) for seat in self.others])
        return DANGER * float(hits) * (worth(self.view, space) - worth(self.view, neighbour(space)))

    def castle(self) -> float:
        """The top three discards, as far as they fit."""
        found, hand = 0.0, list(self.hand)
        for card in self.view.table.discard[:-4:-1]:
            if card == AMULET:
                found += 0.0 if self.view.table.wearer == self.me else AMULET_WORTH
            else:
                found += TAKEN * self.value(card, hand)
                hand.append(card)
        return found

    # -- cards ----------------------------------------------------------------

    def value(self, card: int, hand: list[int]) -> float:
        """What a card is worth beside these: tasks ahead, forces on the way, and one of each force at the end."""
        if card in hand:
            return SPARE
        segment = segment_of(self.space)
        if card >= TASK:
            ahead = [place - segment - 1 for place in range(segment + 1, LAST) if self.view.setup.kinds[place] == card]
            return TASK_NEXT - LATER_TASK * float(ahead[0]) if ahead else SPARE
        points = CARD + (GOAL_CARD if segment >= LAST - 2 else 0.0)
        is_next = self.view.force_on(segment + 1) == card
        return points + FORCE_NEXT if is_next and self.view.table.wearer != self.me else points


def rest(hand: list[int], card: int) -> list[int]:
    """The hand without one such card."""
    left = list(hand)
    left.remove(card)
    return left


ALWAYS: Final = (PAY, GO, STEAL, TAKE)
