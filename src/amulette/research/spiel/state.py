"""A state of OpenSpiel."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

import pyspiel

from amulette.kernel.chance import Fast
from amulette.research.library import lines_of
from amulette.research.results import results
from amulette.research.spiel.progress import Progress

if TYPE_CHECKING:
    from amulette.research.spiel.games import SpielGame

CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel says nothing of its types
    """A decision of many options is a row of nodes of the same player, one for each choice of its word."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.progress = Progress(game.game, game.encoding)

    def current_player(self) -> int:
        progress = self.progress
        return CHANCE if progress.outcomes else TERMINAL if progress.is_over else progress.seat

    def is_terminal(self) -> bool:
        return self.progress.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return equally_likely(self.progress.outcomes)[:]

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.progress.decision
        return sorted(set(decision.legal)) if decision is not None and player == self.progress.seat else []

    def _apply_action(self, action: int) -> None:
        self.progress.choose(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"outcome {action}" if player == CHANCE else self.progress.encoding.choices[action]

    def returns(self) -> list[float]:
        state = self.progress.state
        seats = self.progress.encoding.seats
        return results(state.places()) if state is not None and self.progress.is_over else [0.0] * seats

    def __str__(self) -> str:
        progress = self.progress
        if progress.state is None:
            return f"dealing: {len(progress.given)}"
        chosen = progress.chosen(progress.seat)
        return lines_of(progress.state.position()) + (f"\nchosen {chosen}" if chosen else "")

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one; `sampler` gives numbers from 0 to 1."""
        return resampled(self, player, Fast(int(sampler() * 2**62)))


@cache
def equally_likely(n: int) -> list[tuple[int, float]]:
    return [(outcome, 1 / n) for outcome in range(n)]


def resampled(state: SpielState, player: int, rng: Fast) -> SpielState:
    """A state of a world that the player can imagine, from its view alone; how it came to be, nobody can say."""
    found = SpielState(state.get_game())
    found.progress = state.progress.imagine(player, rng)
    return found
