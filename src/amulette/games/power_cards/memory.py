"""What one watcher knows of every card on the table: for each, the set of cards that it can be.

A pack is a queue of heaps: cards whose order among themselves nobody knows, such as a tucked batch (P-6.15).
Every set is drawn from what the watcher was shown and from nothing else: own cards, figures read out, backs.
A heap is a new list whenever it changes, so that minds can share what they have in common.
"""

from __future__ import annotations

from typing import final

from amulette.games.power_cards.cards import is_one

Reading = tuple[int, tuple[int, ...], tuple[int, ...]]  # one comparison: the stat, the seats in order, their figures
Heap = list[int]  # in ascending order of the sets, which says nothing about the order of the cards


@final
class Mind:
    """One watcher's knowledge."""

    def __init__(
        self, packs: list[list[Heap]], built: list[Heap], batch: Heap, left: Heap, heard: list[Reading]
    ) -> None:
        self.packs = packs  # by seat, each from the top
        self.built = built  # two rows a seat, in placing order
        self.batch = batch  # cards laid and collected
        self.left = left  # the leftover
        self.heard = heard  # all figures read out so far, which everybody heard
        self.followed = 0  # so much of what was shown

    def copy(self) -> Mind:
        """One that can follow further; it shares what it does not change."""
        return Mind(self.packs[:], self.built[:], self.batch, self.left, self.heard)

    # -- what happens to the cards ------------------------------------------

    def take(self, seat: int, seen: int) -> int:
        """The top card leaves a pack; it is one of the set `seen`.  What it can be."""
        pack = self.packs[seat]
        card, rest = drawn(pack[0], self.narrowed(seen, pack[0]))
        self.packs[seat] = [rest, *pack[1:]] if rest else pack[1:]
        return card

    def look(self, seat: int, seen: int) -> None:
        """The top card shows that it is one of the set `seen`, and stays."""
        card = self.take(seat, seen)
        self.packs[seat] = [[card], *self.packs[seat]]

    def lay(self, seat: int, seen: int) -> None:
        """The top card goes to the cards in the middle of the table."""
        self.batch = [*self.batch, self.take(seat, seen)]

    def show_back(self, place: int, seen: int) -> None:
        """A card in the middle shows its back (P-2.6)."""
        self.batch = [*self.batch[:place], self.batch[place] & seen, *self.batch[place + 1 :]]

    def retrieve(self, seat: int, row: int) -> None:
        """The top card of a structure is the whole pack."""
        self.packs[seat] = [[self.built[row][-1]]]
        self.built[row] = self.built[row][:-1]

    def collect(self) -> None:
        """The leftover joins the batch; who laid what no longer matters."""
        self.batch = sorted([*self.batch, *self.left])
        self.left = []

    def place(self, row: int, seen: int) -> None:
        """A card of the batch, one of the set `seen`, goes on a structure."""
        card, self.batch = drawn(self.batch, self.narrowed(seen, self.batch))
        self.built[row] = [*self.built[row], card]

    def none_in_batch(self, fitting: int) -> None:
        """P-6.9: what was not placed did not fit."""
        self.batch = sorted([card & ~fitting for card in self.batch])

    def some_in_batch(self, fitting: int) -> None:
        """At least one card of the batch is in the set; it counts when only one can be."""
        able = [card for card in self.batch if card & fitting]
        if len(able) == 1:
            rest = self.batch[:]
            rest.remove(able[0])
            self.batch = sorted([*rest, able[0] & fitting])

    def tuck(self, seat: int) -> None:
        """The batch lies under the pack, in any order."""
        if self.batch:
            self.packs[seat] = [*self.packs[seat], sorted(self.batch)]
        self.batch = []

    def take_pig(self, row: int) -> None:
        self.batch = [*self.batch, self.built[row][-1]]
        self.built[row] = self.built[row][:-1]

    def show_pig(self, row: int, seen: int) -> None:
        """The pig on a structure shows that it is one of the set `seen`."""
        self.built[row] = [*self.built[row][:-1], self.built[row][-1] & seen]

    def clear(self) -> None:
        """All structures join the cards in the middle."""
        for row in range(len(self.built)):
            self.batch = [*self.batch, *self.built[row]]
            self.built[row] = []

    # -- what follows -------------------------------------------------------

    def narrowed(self, seen: int, heap: Heap) -> int:
        """The set without cards that are known to lie elsewhere than in this heap."""
        if is_one(seen):
            return seen
        for pack in self.packs:
            for other in pack:
                if other is not heap:
                    seen &= ~certain(other)
        for other in [*self.built, self.left]:
            seen &= ~certain(other)
        return seen if heap is self.batch else seen & ~certain(self.batch)


def certain(heap: Heap) -> int:
    """The cards of the heap that are known for certain."""
    found = 0
    for card in heap:
        if card & (card - 1) == 0:
            found |= card
    return found


def drawn(heap: Heap, seen: int) -> tuple[int, Heap]:
    """A card of the heap turns out to be in the set `seen`: what it can be, and the heap without it.

    Where several cards of the heap come into question, those that stay can each be any of them.
    """
    rest = heap[:]
    if seen in rest and is_one(seen):
        rest.remove(seen)
        return seen, rest
    able = [each for each in heap if each & seen]
    one_of = 0
    for each in able:
        one_of |= each
        rest.remove(each)
    card = one_of & seen
    if is_one(card):
        one_of &= ~card
    return card, sorted([*rest, *[one_of] * (len(able) - 1)])
