"""What the cards of a hand bring when they are laid in Gargon, each for itself."""

from __future__ import annotations

from typing import final

from amulette.bots.gargon_odds import FACES, of_colour
from amulette.games.gargon.cards import Cards
from amulette.kernel.contract import Action
from amulette.kernel.vecs import i64, vec


@final
class Gains:
    """By card, in points: bare, or with a higher one of its colour beside it."""

    def __init__(self) -> None:
        self.bare = vec[float]([0.0] * FACES)
        self.shielded = vec[float]([0.0] * FACES)

    def lay(self, action: Action) -> float:
        """What the cards of a lay bring together; of a pair the lower card comes first."""
        points = 0.0
        rest = action >> 4
        card = (rest & 127) - 1
        while card >= 0:
            rest >>= 7
            after = (rest & 127) - 1
            points += self.shielded[card] if after >> 4 == card >> 4 else self.bare[card]
            card = after
        return points

    def best_of(self, hand: Cards, c: i64, n: i64) -> Cards:
        """The card of a colour, or the two, that bring most."""
        cards = of_colour(hand, c)
        first, second, most = cards[0], cards[n - 1], -1e9
        for i in range(len(cards)):
            if n == 1:
                if self.bare[cards[i]] > most:
                    first, most = cards[i], self.bare[cards[i]]
                continue
            for j in range(i + 1, len(cards)):
                both = self.shielded[cards[i]] + self.bare[cards[j]]
                if both > most:
                    first, second, most = cards[i], cards[j], both
        return vec[i64]([first]) if n == 1 else vec[i64]([first, second])


def shape_of(action: Action) -> tuple[i64, i64]:
    """The pattern of a lay, as 1, 2, 11, 21 or 111, and its colours, a bit set."""
    spread: i64 = 0
    colours: i64 = 0
    before: i64 = -1
    n: i64 = 0
    rest = action >> 4
    while rest & 127 > 0:
        c = ((rest & 127) - 1) >> 4
        rest >>= 7
        colours |= 1 << c
        n += 1
        spread += 0 if c == before else 1
        before = c
    return pattern_of(n, spread), colours


def pattern_of(cards: i64, colours: i64) -> i64:
    if cards == 3:
        return 111 if colours == 3 else 21
    return 11 if colours == 2 else cards
