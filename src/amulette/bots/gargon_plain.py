"""A plain rule of thumb for Gargon: it watches the backs, shields low cards and counts majorities, and nothing more.

It does not remember which cards are gone, and has no plan for the hand.
"""

from __future__ import annotations

from typing import Final, final

from amulette.bots.contract import HAIR, RuleOfThumb
from amulette.bots.gargon import known_from
from amulette.bots.gargon_gains import Gains
from amulette.bots.gargon_odds import HUES, Known, colours_in, hue
from amulette.games.gargon.cards import Cards
from amulette.games.gargon.moves import is_draw, is_lay, pile_of
from amulette.games.gargon.score import Tally
from amulette.games.gargon.view import GargonView
from amulette.kernel.contract import Action, Actions, View
from amulette.kernel.vecs import i64, vec

HIGHEST: Final = 15.0
MAY_COME: Final = 0.5  # a seat still to act that holds the colour is half a rival
SHIELDED: Final = 0.6  # the chance of a low card below a high one, against each rival
CLOSE: Final = 2  # cards: a majority is open when the lead is at most this
STEP: Final = 2.5  # points for a card of an open majority …
FAR_STEP: Final = 1.0  # … and of one that is won or lost, as it seems
KEPT: Final = 1.0  # points for any card in the hand
PASS_MAX: Final = 3  # cards a pass may draw (G-5.2)
ENOUGH: Final = 0.001  # to stop is better than to draw a card that is worth nothing
STRENGTH: Final = 0.01  # among draws: for each card of the colour in the hand


@final
class GargonPlain(RuleOfThumb):
    """Takes what seems safe and worth most in this round."""

    def weigh(self, view: View, options: list[int]) -> list[float]:
        assert isinstance(view, GargonView)
        eyes = Eyes(known_from(view))
        drawn: i64 = PASS_MAX if is_lay(options[0]) else 1
        return [eyes.weight(option, drawn) for option in options]


@final
class Eyes:
    """What lies on the table, as a player sees it who does not count cards."""

    def __init__(self, known: Known) -> None:
        self.known = known
        self.won = Tally(known.won, known.amulets)
        self.kept = 0.0 if len(known.piles[0]) == 0 or len(known.piles[1]) == 0 else KEPT  # the final round (G-10.1)
        self.mine = colours_in(known.hands[known.me])
        self.rivals = vec[float]([0.0] * HUES)
        seats = len(known.hands)
        for i in range(1, seats):
            is_to_come = (known.me - known.lead + seats) % seats + i < seats
            seat = (known.me + i) % seats
            self.meet(known.hands[seat] if is_to_come else known.laid[seat], MAY_COME if is_to_come else 1.0)
        self.gains = Gains()
        for card in known.hands[known.me]:
            points = self.points(card)
            self.gains.bare[card] = self.chance(card, False) * points - self.kept
            self.gains.shielded[card] = self.chance(card, True) * points - self.kept

    def meet(self, row: Cards, rival: float) -> None:
        """A seat that has cards of a colour, on the table or in the hand, is a rival there."""
        theirs = colours_in(row)
        for c in range(HUES):
            if theirs[c] > 0.0:
                self.rivals[c] += rival

    def chance(self, card: i64, is_shielded: bool) -> float:
        """To take a card that lies there: the higher the better, and sure where no other has the colour."""
        one = float(card & 15) / HIGHEST
        chance: float = (max(one, SHIELDED) if is_shielded else one) ** self.rivals[card >> 4]
        return chance

    def points(self, card: i64) -> float:
        """Amulets, doubled by the zeros captured; a zero doubles what is there; and a step towards the majority."""
        c = card >> 4
        mine = self.known.me * HUES + c
        rival: i64 = 0
        for seat in range(self.won.seats):
            if seat != self.known.me:
                rival = max(rival, self.won.cards[seat * HUES + c])
        amulets = self.won.amulets[mine] if card & 15 == 0 else self.known.amulets[card & 15]
        lead = self.won.cards[mine] - rival
        return float(amulets << self.won.zeros[mine]) + (STEP if -CLOSE <= lead <= CLOSE else FAR_STEP)

    def best(self, options: Actions) -> Action:
        """The first of those that are worth most; a pass may be among them."""
        found = options[0]
        most = self.weight(found, PASS_MAX)
        for option in options:
            weight = self.weight(option, PASS_MAX)
            if weight > most + HAIR:
                found, most = option, weight
        return found

    def weight(self, option: Action, drawn: i64) -> float:
        """What a lay brings, or as many cards as can be drawn, rather of a colour that is strong in the hand."""
        if is_lay(option):
            return self.gains.lay(option)
        if not is_draw(option):
            return ENOUGH
        if self.kept == 0.0:
            return 0.0
        top = self.known.piles[pile_of(option)][-1]
        return float(drawn) * self.kept + STRENGTH * self.mine[hue(top)]
