"""How the search looks at Power Cards: to the end of the round, by who calls next and what each seat then holds.

It holds states, but only imagined ones.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from amulette.bots.hints import Hints
from amulette.bots.power_cards import Tracker
from amulette.games.power_cards.cards import SLING, STATS, Deck
from amulette.games.power_cards.moves import is_call
from amulette.games.power_cards.state import PowerCards
from amulette.kernel.contract import Actions, Seat, State
from amulette.kernel.vecs import i64, vec

SPAN: Final = 1  # rounds: the one that is being played

# Fitted to who won 28 000 games of two to four trackers, at the calls; in cards.
HELD: Final = 25.0  # for the root of all cards that a seat holds …
PACK: Final = -2.7  # … less for each in the pack …
BUILT: Final = -4.5  # … and even less for each in a structure, which is easily lost
CALLER: Final = 6.5  # to call the next round …
TOP: Final = 0.3  # … with a better card
BEST: Final = 0.2  # for each level of the best figure of a card in the pack …
FAIR: Final = 15.0  # … above this one
SLUNG: Final = 0.07  # for each level of its sling …
MIDDLE: Final = 10.5  # … above this one
DOUBT: Final = 15.0  # cards
TRUST: Final = 0.03  # in the rule of thumb, as it calls


@final
class PowerCardsHints(Hints):
    def __init__(self, span: int = SPAN) -> None:
        super().__init__(Tracker(), span)
        self.strengths: Strengths | None = None

    def clock(self, world: State) -> i64:
        assert isinstance(world, PowerCards)
        return world.round

    def worth(self, world: State) -> vec[float]:
        assert isinstance(world, PowerCards)
        strengths = self.strengths
        if strengths is None or strengths.deck is not world.setup.deck:
            strengths = Strengths(world.setup.deck)
            self.strengths = strengths
        return vec[float]([strengths.expected(world, seat) for seat in range(world.setup.seats)])

    def trust(self, options: Actions) -> float:
        """Whom a call beats is known as well without looking ahead; what to build is not."""
        return TRUST if is_call(options[0]) else 0.0

    def doubt(self, world: State) -> float:
        return DOUBT


@final
class Strengths:
    """How strong the cards of one edition are."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.best = vec[float]([0.0] * (deck.size + 1))  # the level of the best figure, above a fair one
        self.kept = vec[float]([0.0] * (deck.size + 1))  # what it is worth to have the card in the pack
        for card in range(1, deck.size + 1):
            levels = [deck.level(stat, card) for stat in range(len(STATS))]
            self.best[card] = float(max(levels)) - FAIR
            self.kept[card] = PACK + BEST * self.best[card] + SLUNG * (float(deck.level(SLING, card)) - MIDDLE)

    def expected(self, g: PowerCards, seat: Seat) -> float:
        """What a seat has, in cards: the next call, a long pack of strong cards, little in structures."""
        pack = g.packs[seat]
        built: i64 = len(g.built[2 * seat]) + len(g.built[2 * seat + 1])
        points = HELD * sqrt(float(len(pack) + built)) + BUILT * float(built)
        for card in pack:
            points += self.kept[card]
        if seat == g.caller and len(pack) > 0:
            points += CALLER + TOP * self.best[pack[0]]
        return points
