"""Rules of thumb for Power Cards: the largest number, the best level, or the best chance against what is known."""

from __future__ import annotations

from typing import Final, final

from amulette.bots.contract import RuleOfThumb
from amulette.games.power_cards.cards import PIG, SLING, STATS, cards_in, is_one
from amulette.games.power_cards.moves import YES, card_of, is_build, is_call, stat_of
from amulette.games.power_cards.view import PowerView
from amulette.kernel.contract import View

TIED: Final = 0.5  # what a tie is worth, of a win
MATCHING: Final = 3.0  # levels that another vertical of the same material in the batch is worth


class PowerCardsThumb(RuleOfThumb):
    """Builds with weak cards, keeps strong ones for the pack, and agrees to a short game when it is ahead."""

    def weigh(self, view: View, options: list[int]) -> list[float]:
        assert isinstance(view, PowerView)
        if is_call(options[0]):
            return [self.call(view, stat_of(option)) for option in options]
        if is_build(options[0]):
            return [placed(view, card_of(option)) for option in options]
        return [1.0 if (option == YES) == is_ahead(view) else 0.0 for option in options]

    def call(self, view: PowerView, stat: int) -> float:
        """How good it is to call this stat of the top card."""
        raise NotImplementedError


@final
class BiggestNumber(PowerCardsThumb):
    """Calls the largest number on the card, as a child does."""

    def call(self, view: PowerView, stat: int) -> float:
        return float(view.setup.deck.figures[stat][view.table.top])


@final
class BestLevel(PowerCardsThumb):
    """Calls the figure that the fewest cards beat."""

    def call(self, view: PowerView, stat: int) -> float:
        return float(view.setup.deck.level(stat, view.table.top))


@final
class Tracker(PowerCardsThumb):
    """Calls the figure with the best chance against the cards that can lie on top of the other packs."""

    def call(self, view: PowerView, stat: int) -> float:
        mine = view.setup.deck.figures[stat][view.table.top]
        chance = 1.0
        for seat in range(len(view.table.sizes)):
            if seat != view.seat and view.memory.packs[seat]:
                chance *= beats(view, seat, stat, mine)
        return chance + 0.0001 * float(view.setup.deck.level(stat, view.table.top))


def beats(view: PowerView, seat: int, stat: int, mine: int) -> float:
    """The chance that the figure beats the top card of the seat's pack: any card of its first heap."""
    heap = view.memory.packs[seat][0]
    known = known_elsewhere(view, seat)
    figures = view.setup.deck.figures[stat]
    total = 0.0
    for found in heap:
        cards = cards_in(found if is_one(found) else found & ~known)
        won = 0.0
        for card in cards:
            won += 1.0 if figures[card] < mine else TIED if figures[card] == mine else 0.0
        total += won / max(1, len(cards))
    return total / len(heap)


def known_elsewhere(view: PowerView, seat: int) -> int:
    """The cards that certainly lie elsewhere than on top of the seat's pack."""
    memory = view.memory
    known = 0
    for owner, pack in enumerate(memory.packs):
        for i, heap in enumerate(pack):
            if owner != seat or i > 0:
                known |= certain(heap)
    for row in memory.built:
        known |= certain(row)
    return known


def certain(heap: list[int]) -> int:
    known = 0
    for found in heap:
        if is_one(found):
            known |= found
    return known


def placed(view: PowerView, card: int) -> float:
    """Weak cards are for building; a pig should have a strong sling, a first block others of its material."""
    deck = view.setup.deck
    back = deck.backs[card]
    if back == PIG:
        return float(deck.level(SLING, card))
    best = max([deck.level(stat, card) for stat in range(len(STATS))])
    alike = sum([deck.backs[other] == back for other in view.table.batch])
    return MATCHING * float(alike) - float(best)


def is_ahead(view: PowerView) -> bool:
    """Whether nobody has more cards."""
    sizes = view.table.sizes
    return view.seat is not None and sizes[view.seat] == max(sizes)
