"""Where dark forces do harm: before the next rivals, the leader above all, and of kinds that they hardly hold."""

from __future__ import annotations

from typing import Final, final

from amulette.bots.das_blaue_amulett_road import SEGMENT, can_face, worth
from amulette.games.das_blaue_amulett.cards import AMULET, FORCES
from amulette.games.das_blaue_amulett.view import LAST, BlaueView, segment_of

TROUBLE: Final = 6.0  # a force on the next place of a prince who cannot beat it
AT_THE_GOAL: Final = 10.0  # so much more where the game would end
OUT_OF_REACH: Final = 0.25  # the part that is left when no open card leads there yet
PLACE_AFTER: Final = 0.15  # … or when another place comes first
OWN: Final = -1.0  # the others move the forces again before it hurts
HURRY: Final = 0.5  # so much less for each seat that moves before, and may move the forces again


@final
class Forces:
    """What one seat thinks of the places of the forces."""

    def __init__(self, view: BlaueView, me: int, hand: list[int]) -> None:
        self.view = view
        self.me = me
        self.hand = hand
        seats = view.setup.seats
        self.weights = [OWN if seat == me else self.urgency(seat) * self.rank_weight(seat) for seat in range(seats)]
        self.now = self.trouble(view.table.forces)

    def gain(self, force: int, place: int) -> float:
        """What it brings to move this force there; whoever stands there comes back in exchange."""
        forces = list(self.view.table.forces)
        if place in forces:
            forces[forces.index(place)] = forces[force]
        forces[force] = place
        return self.trouble(forces) - self.now

    def trouble(self, forces: list[int]) -> float:
        """The trouble that forces on these places make for the others, less one's own."""
        points = 0.0
        for force in range(FORCES):
            for seat in range(self.view.setup.seats):
                near = self.nearness(seat, forces[force])
                if near > 0.0:
                    points += self.weights[seat] * TROUBLE * near * (1.0 - self.chance_to_hold(seat, force))
        return points

    def nearness(self, seat: int, place: int) -> float:
        """How much a force there would matter to the seat."""
        ahead = place - segment_of(self.view.table.princes[seat]) - 1
        is_safe = self.view.table.wearer == seat and place <= self.view.setup.protected
        if is_safe or ahead not in (0, 1):
            return 0.0
        if ahead == 1:
            return PLACE_AFTER
        near = 1.0 if can_face(self.view, seat) else OUT_OF_REACH
        return near * AT_THE_GOAL if place == LAST else near

    def chance_to_hold(self, seat: int, card: int) -> float:
        """How likely the seat has such a card, by exact count of the cards that are not seen."""
        if seat == self.me:
            return 1.0 if card in self.hand else 0.0
        known = self.view.memory.known[seat]
        if card in known:
            return 1.0
        left = unseen(self.view)
        hidden, lacking = float(sum(left[:AMULET])), 1.0
        for drawn in range(self.view.size(seat) - len(known)):
            lacking *= max(0.0, 1.0 - float(left[card]) / (hidden - float(drawn)))
        return 1.0 - lacking

    def urgency(self, seat: int) -> float:
        """Who moves next can no longer be saved by another's force step."""
        before = (seat - self.me - 1) % self.view.setup.seats
        weight = 1.0
        for _ in range(before):
            weight *= HURRY
        return weight

    def rank_weight(self, seat: int) -> float:
        """The further a rival is, the more it matters."""
        mine, other = [worth(self.view, self.view.table.princes[s]) for s in (self.me, seat)]
        return 1.0 + max(-0.7, min(1.5, (other - mine) / (2.0 * SEGMENT)))


def unseen(view: BlaueView) -> list[int]:
    """How many cards of each kind are neither discarded nor in a hand that this seat knows."""
    left = [int(count) for count in view.setup.counts]
    for card in view.table.discard:
        left[card] -= 1
    for seat in range(view.setup.seats):
        for held in view.sure_of(seat):
            left[held] -= 1
    return left
