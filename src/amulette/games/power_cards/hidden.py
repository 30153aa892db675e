"""Law 11's instrument: another truth behind the same appearance, written from the rules' table of hidden information.

Two cards change places when neither the table nor the watcher's memory tells them apart.
"""

from __future__ import annotations

from typing import Final, final

from amulette.games.power_cards.cards import is_one
from amulette.games.power_cards.memory import Mind
from amulette.games.power_cards.state import PowerCards
from amulette.kernel.chance import Fast
from amulette.kernel.vecs import i64, vec

TRIES: Final = 40


@final
class Heap:
    """Cards whose order is unknown, and what they can be; a card on a structure is a heap of its own."""

    def __init__(self, cards: list[int], sets: list[int]) -> None:
        self.cards = cards
        self.sets = sets

    def is_possible(self) -> bool:
        """Whether each card can be given a set of its own that holds it."""
        owner: dict[int, int] = {}
        return all([self.placed(card, owner, set()) for card in self.cards])

    def placed(self, card: int, owner: dict[int, int], tried: set[int]) -> bool:
        """Give the card a set that no other has, or else one whose card can go to another."""
        able = [i for i, found in enumerate(self.sets) if found >> card & 1]
        for i in able:
            if i not in owner:
                owner[i] = card
                return True
        for i in able:
            if i not in tried:
                tried.add(i)
                if self.placed(owner[i], owner, tried):
                    owner[i] = card
                    return True
        return False


def disguise(g: PowerCards, seat: int | None, rng: Fast, forgetful: bool) -> PowerCards:
    """Exchange cards that `seat` may not know; if it is forgetful, only what lies open keeps it from that."""
    watcher = g.setup.seats if seat is None else seat
    mind = first_look(g, watcher) if forgetful else g.mind(watcher)
    heaps = heaps_of(g, mind)
    batch = heaps[-1 - len(g.left)]
    places = [(heap, i) for heap in heaps for i in range(len(heap.cards)) if len(heap.sets) > 1 or unsure(heap)]
    for _ in range(TRIES if places else 0):
        a, i = places[rng.below(len(places))]
        b, j = places[rng.below(len(places))]
        exchange(a, i, b, j)
        if not (a is b or (a.is_possible() and b.is_possible() and is_asked_alike(g, batch))):
            exchange(a, i, b, j)
    twin = laid_out(g, heaps)
    twin.chance = rng.fork()
    twin.forget(g.mind(watcher).heard)
    if not forgetful:
        twin.remember(watcher, mind.copy())
    return twin


def first_look(g: PowerCards, watcher: int) -> Mind:
    """What the watcher would know without any memory."""
    stranger = g.clone()
    stranger.forget([])
    return stranger.mind(watcher)


def unsure(heap: Heap) -> bool:
    return not is_one(heap.sets[0])


def exchange(a: Heap, i: int, b: Heap, j: int) -> None:
    a.cards[i], b.cards[j] = b.cards[j], a.cards[i]


def heaps_of(g: PowerCards, mind: Mind) -> list[Heap]:
    """All cards in the order of the table: packs, structures card by card, the batch, the leftover card by card."""
    heaps: list[Heap] = []
    for seat, pack in enumerate(mind.packs):
        cards = list(g.packs[seat])
        for sets in pack:
            heaps.append(Heap(cards[: len(sets)], sets))
            cards = cards[len(sets) :]
    for row, sets in enumerate(mind.built):
        heaps += [Heap([card], [found]) for card, found in zip(list(g.built[row]), sets, strict=True)]
    heaps.append(Heap(list(g.batch), mind.batch))
    return heaps + [Heap([card], [found]) for card, found in zip(list(g.left), mind.left, strict=True)]


def laid_out(g: PowerCards, heaps: list[Heap]) -> PowerCards:
    """The table with the cards of these heaps."""
    twin = g.clone()
    cards = [card for heap in heaps for card in heap.cards]
    sizes = [len(row) for row in [*g.packs, *g.built, g.batch, g.left]]
    rows = []
    for size in sizes:
        rows.append(cards[:size])
        cards = cards[size:]
    n = g.setup.seats
    twin.packs = vec[vec[i64]]([vec[i64](row) for row in rows[:n]])
    twin.built = vec[vec[i64]]([vec[i64](row) for row in rows[n : 3 * n]])
    twin.batch, twin.left = vec[i64](sorted(rows[3 * n])), vec[i64](rows[3 * n + 1])
    return twin


def is_asked_alike(g: PowerCards, batch: Heap) -> bool:
    """Whoever chooses what to build still has a choice (P-2.10)."""
    if not batch.cards:
        return True
    wanted, backs = g.wanted(), g.setup.deck.backs
    return sum([wanted >> backs[card] & 1 for card in batch.cards]) > 1
