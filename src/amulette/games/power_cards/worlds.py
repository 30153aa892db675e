"""Imagined worlds: every card on the table gets one of the cards that it can be, each way equally likely."""

from __future__ import annotations

from typing import Final, final

from amulette.games.power_cards.cards import Cards, Rows, cards_in, is_one
from amulette.kernel.chance import Fast
from amulette.kernel.vecs import append, i64, vec

ROUNDS: Final = 12  # so many exchanges are tried for each card that is not certain, which mixes well


@final
class World:
    """Places with the sets of cards that can lie there, and the cards that do."""

    def __init__(
        self, packs: list[list[list[int]]], built: list[list[int]], batch: list[int], left: list[int], rng: Fast
    ) -> None:
        self.heaps = [heap for pack in packs for heap in pack]
        self.depths = [len(pack) for pack in packs]
        self.rows = built
        self.in_batch = batch
        self.in_left = left
        self.rng = rng
        self.sets = narrowed([found for heap in [*self.heaps, *built, batch, left] for found in heap])
        self.first_in_batch = sum([len(heap) for heap in [*self.heaps, *built]])
        self.cards: list[int] = []
        self.fitting = 0
        self.read = 0  # places handed out so far

    # -- which card lies where ----------------------------------------------

    def fill(self, fitting: int) -> None:
        """Lay a card in every place; two or more of the batch are in the set `fitting`, unless that is empty."""
        self.fitting = fitting
        places = range(self.first_in_batch, self.first_in_batch + len(self.in_batch))
        able = [place for place in places if self.sets[place] & fitting]
        pairs = [(a, b) for a in able for b in able if a < b]
        while pairs:
            a, b = pairs.pop(self.rng.below(len(pairs)))
            if self.match({a: fitting, b: fitting}):
                break
        else:
            self.match({})
        self.mix()

    def match(self, wanted: dict[int, int]) -> bool:
        """A first world, found by moving cards on from place to place; False when there is none."""
        self.cards = [0] * len(self.sets)
        sets = [found & wanted.get(place, found) for place, found in enumerate(self.sets)]
        order = vec[i64](range(len(sets)))
        self.rng.shuffle(order)
        where: dict[int, int] = {}
        for place in sorted(order, key=lambda place: sets[place].bit_count()):
            if not self.settle(place, sets, where, set()):
                return False
        for card, place in where.items():
            self.cards[place] = card
        return True

    def settle(self, place: int, sets: list[int], where: dict[int, int], tried: set[int]) -> bool:
        """Find a card for the place, if need be one whose place can take another."""
        choice = vec[i64](cards_in(sets[place]))
        self.rng.shuffle(choice)
        for card in choice:
            if card not in where:
                where[card] = place
                return True
        for card in choice:
            if card not in tried:
                tried.add(card)
                if self.settle(where[card], sets, where, tried):
                    where[card] = place
                    return True
        return False

    def mix(self) -> None:
        """Exchange cards between two or three places where that is possible, which makes all worlds as likely."""
        free = [place for place, found in enumerate(self.sets) if not is_one(found)]
        n = len(free)
        for _ in range(ROUNDS * n):
            a, b, c = free[self.rng.below(n)], free[self.rng.below(n)], free[self.rng.below(n)]
            if self.rng.below(4) > 0:
                c = b
            if a not in (b, c):
                self.exchange(a, b, c)

    def exchange(self, a: int, b: int, c: int) -> None:
        """The card of a goes to b, that of b to c, that of c to a; b and c may be one place."""
        before = self.cards[a], self.cards[b], self.cards[c]
        self.cards[a], self.cards[b] = before[2], before[0]
        if b != c:
            self.cards[c] = before[1]
        if not (self.is_possible(a) and self.is_possible(b) and self.is_possible(c) and self.has_a_choice()):
            self.cards[a], self.cards[b], self.cards[c] = before

    def is_possible(self, place: int) -> bool:
        return self.sets[place] >> self.cards[place] & 1 == 1

    def has_a_choice(self) -> bool:
        """Whoever is asked what to build has at least two cards to choose from (P-2.10)."""
        if self.fitting == 0:
            return True
        batch = self.cards[self.first_in_batch : self.first_in_batch + len(self.in_batch)]
        return sum([self.fitting >> card & 1 for card in batch]) > 1

    # -- the world, place by place ------------------------------------------

    def packs(self) -> Rows:
        """Nobody knows the order inside a heap."""
        found: Rows = vec[vec[i64]]()
        heaps = iter(self.heaps)
        for depth in self.depths:
            pack = vec[i64]()
            for _ in range(depth):
                cards = vec[i64](self.next(len(next(heaps))))
                self.rng.shuffle(cards)
                for card in cards:
                    pack = append(pack, card)
            found = append(found, pack)
        return found

    def built(self) -> Rows:
        return vec[vec[i64]]([vec[i64](self.next(len(row))) for row in self.rows])

    def batch(self) -> Cards:
        return vec[i64](sorted(self.next(len(self.in_batch))))

    def left(self) -> Cards:
        return vec[i64](self.next(len(self.in_left)))

    def next(self, count: int) -> list[int]:
        self.read += count
        return self.cards[self.read - count : self.read]


def narrowed(sets: list[int]) -> list[int]:
    """The sets without cards that are certain to lie elsewhere, and so on until nothing more follows."""
    known = 0
    found = known_of(sets)
    while found != known:
        known = found
        sets = [each if is_one(each) else each & ~known for each in sets]
        found = known_of(sets)
    return sets


def known_of(sets: list[int]) -> int:
    known = 0
    for each in sets:
        if is_one(each):
            known |= each
    return known
