"""A rule of thumb that makes mistakes, so that a beginner can win."""

from __future__ import annotations

from typing import Final, final

from amulette.bots.contract import Bot, RuleOfThumb
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Event, View

MISTAKES: Final = 50  # of 100 choices


@final
class Clumsy(Bot):
    """Often takes any option of the better half; else what the rule of thumb says."""

    def __init__(self, thumb: RuleOfThumb, mistakes: int = MISTAKES) -> None:
        self.thumb = thumb
        self.mistakes = mistakes

    def choose(self, view: View, options: list[int], heard: list[Event], rng: Fast) -> int:
        if len(options) == 1 or rng.below(100) >= self.mistakes:
            return self.thumb.choose(view, options, heard, rng)
        better = better_half(options, self.thumb.weigh(view, options))
        return better[rng.below(len(better))]


def better_half(options: list[int], weights: list[float]) -> list[int]:
    """The options that are at least as good as the one in the middle."""
    middle = sorted(weights)[len(weights) // 2]
    return [options[i] for i in range(len(options)) if weights[i] >= middle]
