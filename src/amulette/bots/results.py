"""What a position is worth to each seat: to win counts most, but rank and margin count too."""

from __future__ import annotations

from math import exp
from typing import Final, final

from amulette.bots.hints import Hints
from amulette.kernel.contract import NOBODY, State
from amulette.kernel.vecs import i64, vec

WIN: Final = 0.6  # what it is worth to be first; the three parts make 1
RANK: Final = 0.2  # what it is worth to leave all others behind, so that a lost game is still played well
MARGIN: Final = 0.2  # the same for the distance to the best rival


@final
class Result:
    """Where a world stands, seat by seat; while the game is not over a lead is only a better chance."""

    def __init__(self, world: State, hints: Hints) -> None:
        is_over = world.turn == NOBODY
        scores = vec[float]([float(score) for score in world.scores()]) if is_over else hints.worth(world)
        doubt = hints.doubt(world)
        self.wins = shared_first(world.places()) if is_over else chances(scores, doubt)
        self.margins = vec[float]([margin(scores, seat) for seat in range(len(scores))])
        self.values = vec[float]([0.0] * len(scores))
        for seat in range(len(scores)):
            lead = self.margins[seat]
            ahead = 0.5 + 0.5 * lead / (abs(lead) + 2.0 * doubt)
            self.values[seat] = WIN * self.wins[seat] + RANK * left_behind(scores, seat, doubt) + MARGIN * ahead


def shared_first(places: list[int]) -> vec[float]:
    share = 1.0 / float(max(1, places.count(1)))
    return vec[float]([share if place == 1 else 0.0 for place in places])


def chances(scores: vec[float], doubt: float) -> vec[float]:
    """To be first in the end: a lead of `doubt` makes it 2.7 times as likely."""
    best = scores[0]
    for score in scores:
        best = max(best, score)
    found = vec[float]([exp((score - best) / doubt) for score in scores])
    total = 0.0
    for chance in found:
        total += chance
    for seat in range(len(found)):
        found[seat] /= total
    return found


def margin(scores: vec[float], seat: i64) -> float:
    """How far the seat is ahead of the best of the others."""
    rival = -1e9
    for other in range(len(scores)):
        if other != seat:
            rival = max(rival, scores[other])
    return scores[seat] - rival


def left_behind(scores: vec[float], seat: i64, doubt: float) -> float:
    """The part of the others that the seat is ahead of; half of one as far as it is near."""
    found = 0.0
    for other in range(len(scores)):
        if other != seat:
            lead = scores[seat] - scores[other]
            found += 0.5 + 0.5 * lead / (abs(lead) + doubt)
    return found / float(len(scores) - 1)
