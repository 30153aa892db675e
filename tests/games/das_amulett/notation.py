"""Short words for the tests of Das Amulett: cases, moves and refusals in notation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from amulette.files.cases.das_amulett_given import begin, standard_game
from amulette.kernel.contract import submit

if TYPE_CHECKING:
    from amulette.games.das_amulett.state import Amulett
    from amulette.kernel.contract import Event, Refusal

GAME = standard_game()


def position(given: str) -> Amulett:
    """As a case gives it: `phase=blue sp1=gift:3`."""
    return begin(given).g


def play(g: Amulett, actions: str) -> list[Event]:
    """Do actions such as `1 bid 3; 2 pass`; all that was heard."""
    heard: list[Event] = []
    for action in actions.split("; "):
        heard += submit(g, int(action[0]) - 1, GAME.read(action[2:]))
    return heard


def refusal(g: Amulett, action: str) -> Refusal:
    """Why the action is forbidden; the position must not have changed."""
    before = g.position()
    refused = g.why_not(int(action[0]) - 1, GAME.read(action[2:]))
    assert refused is not None
    assert g.position() == before
    return refused


def options(g: Amulett, seat: int) -> list[str]:
    return [GAME.write(action) for action in g.options(seat - 1)]


def names(heard: list[Event]) -> list[str]:
    return [event.name for event in heard]
