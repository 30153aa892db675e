"""Imagined worlds: every place on the table gets one of the cards that it can hold, each way exactly as likely.

Places are filled one after the other.  Cards that all places still to be filled treat alike are of one class, and
only the number of them that is left matters; so the ways to go on from any point can be counted, and a card is drawn
in proportion to the ways that follow it.
"""

from __future__ import annotations

from typing import Final, final

from amulette.games.power_cards.cards import Cards, cards_in, has, is_one
from amulette.kernel.chance import Fast
from amulette.kernel.vecs import i64, vec

CHOICE: Final = 2  # whoever is asked what to build has at least so many cards to choose from (P-2.10)
WORD: Final = 30  # bits of luck that are drawn at a time


@final
class Worlds:
    """All worlds that fit what is known of each place; counted once, drawn from as often as one likes.

    The places of the batch hold two cards or more of the set `fitting`, unless that is empty.
    """

    def __init__(self, places: list[int], batch: list[int], fitting: int) -> None:
        sets = narrowed(places)
        self.certain = vec[i64]([found.bit_length() - 1 if is_one(found) else 0 for found in sets])
        unsure = [place for place in range(len(sets)) if self.certain[place] == 0]
        self.unknown = 0
        for place in unsure:
            self.unknown |= sets[place]
        fits = [has(fitting, self.certain[place]) for place in batch]
        needed = CHOICE - sum(fits) if fitting else 0
        chosen = [place for place in batch if place in unsure] if needed > 0 else []
        bound = [place for place in unsure if sets[place] != self.unknown or place in chosen]
        self.free = [place for place in unsure if place not in bound]
        self.groups = [Group(sets, group, chosen, fitting, needed) for group in groups_of(sets, bound, chosen)]

    def draw(self, rng: Fast) -> Cards:
        """The card of each place."""
        cards = self.certain[:]
        left = self.unknown
        for group in self.groups:
            left = group.fill(cards, left, rng)
        rest: Cards = vec[i64](cards_in(left))
        rng.shuffle(rest)
        for i in range(len(self.free)):
            cards[self.free[i]] = rest[i]
        return cards


@final
class Group:
    """Places that have candidates in common; no other place but the free ones can hold these cards."""

    def __init__(self, sets: list[int], places: list[int], chosen: list[int], fitting: int, needed: int) -> None:
        self.places = in_order(sets, places)
        self.sets = [sets[place] for place in self.places]
        self.fitting = [fitting if place in chosen else 0 for place in self.places]
        self.needed = needed if any(self.fitting) else 0
        self.classes = [self.classes_from(i) for i in range(len(self.places))]
        self.counted: dict[tuple[int, ...], int] = {}

    def classes_from(self, first: int) -> list[int]:
        """The candidates of this place and of those after it, as sets of cards that none of them tells apart."""
        classes = [0]
        for found in self.sets[first:]:
            classes[0] |= found
        for i in range(first, len(self.places)):
            for told_apart in (self.sets[i], self.fitting[i]):
                parts = [part for each in classes for part in (each & told_apart, each & ~told_apart)]
                classes = [part for part in parts if part]
        return classes

    def fill(self, cards: Cards, left: int, rng: Fast) -> int:
        """Draw a card for each place from those that are left; what is left then."""
        fits = 0
        for i in range(len(self.places)):
            classes = [found & left for found in self.classes[i] if found & self.sets[i] & left]
            ways = [self.ways_after(i, found, left, fits) for found in classes]
            drawn = below(sum([found.bit_count() * after for found, after in zip(classes, ways, strict=True)]), rng)
            k = 0
            while drawn >= classes[k].bit_count() * ways[k]:
                drawn -= classes[k].bit_count() * ways[k]
                k += 1
            card = cards_in(classes[k])[drawn // ways[k]]
            cards[self.places[i]] = card
            fits += self.fitting[i] >> card & 1
            left &= ~(1 << card)
        return left

    def ways(self, i: int, left: int, fits: int) -> int:
        """How many ways there are to fill this place and those after it."""
        if i == len(self.places):
            return 1 if fits >= self.needed else 0
        key = (i, min(fits, self.needed), *[(found & left).bit_count() for found in self.classes[i]])
        if key not in self.counted:
            classes = [found & left for found in self.classes[i] if found & self.sets[i] & left]
            self.counted[key] = sum([found.bit_count() * self.ways_after(i, found, left, fits) for found in classes])
        return self.counted[key]

    def ways_after(self, i: int, found: int, left: int, fits: int) -> int:
        """The same for the places after this one, when it holds any card of the class."""
        card = found & -found
        return self.ways(i + 1, left & ~card, fits + (1 if card & self.fitting[i] else 0))


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


def groups_of(sets: list[int], places: list[int], together: list[int]) -> list[list[int]]:
    """The places by what they have in common, directly or through others; those in `together` are in one group."""
    groups: list[tuple[int, list[int]]] = []
    for place in places:
        candidates, group = sets[place], [place]
        others = []
        for found, members in groups:
            if found & sets[place] or (place in together and any([member in together for member in members])):
                candidates, group = candidates | found, [*members, *group]
            else:
                others.append((found, members))
        groups = [*others, (candidates, group)]
    return [group for _, group in groups]


def in_order(sets: list[int], places: list[int]) -> list[int]:
    """Next the place that brings the fewest new candidates, which keeps the classes few."""
    order: list[int] = []
    touched = 0
    rest = places
    while rest:
        new = [(sets[place] & ~touched).bit_count() for place in rest]
        place = rest[new.index(min(new))]
        order.append(place)
        touched |= sets[place]
        rest = [other for other in rest if other != place]
    return order


def below(n: int, rng: Fast) -> int:
    """A number from 0 to n - 1, each equally likely, however large n is."""
    if n < 1 << WORD:
        return rng.below(n)
    drawn = n
    while drawn >= n:
        drawn = 0
        for _ in range(0, n.bit_length(), WORD):
            word: int = rng.below(1 << WORD)  # not an i64, which would make one of all that it is combined with
            drawn = drawn << WORD | word
        drawn &= (1 << n.bit_length()) - 1
    return drawn
