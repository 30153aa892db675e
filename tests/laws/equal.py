"""Law 11: two states equal in what a seat may know look, sound and refuse alike to that seat, to the byte."""

from __future__ import annotations

from typing import TYPE_CHECKING

from amulette.kernel.chance import Fast
from amulette.kernel.contract import submit

if TYPE_CHECKING:
    from amulette.kernel.contract import Game, State
    from tests.laws.play import Play

LETTERS_ONLY = str.maketrans("", "", "0123456789")


def leaks(play: Play, seat: int | None) -> list[str]:
    """What `seat` could learn in this game that it may not know: the first leak, or none."""
    rng = Fast(play.salt)
    actions = sorted({action for state, mover, _ in play for action in list(state.options(mover))[:2]})
    for state, mover, action in play:
        twin = play.game.disguise(state, seat, rng)
        found = looks(state, twin, seat) + answers(state, twin, seat, actions[rng.below(len(actions))])
        found += sounds(play.game, state, twin, seat, mover, action)
        found += forgets(state, play.game.disguise(state, seat, rng, forgetful=True), seat)
        if found:
            return found
    return []


def forgets(state: State, twin: State, seat: int | None) -> list[str]:
    """Leaks by the table part, to a seat that remembers nothing."""
    mine, other = state.view(seat).table_text(), twin.view(seat).table_text()
    return [] if mine == other else [f"the table part: {mine} <> {other}"]


def looks(state: State, twin: State, seat: int | None) -> list[str]:
    """Leaks by the view."""
    mine, other = state.view(seat).text(), twin.view(seat).text()
    return [] if mine == other else [f"the view: {mine} <> {other}"]


def answers(state: State, twin: State, seat: int | None, action: int) -> list[str]:
    """Leaks by the options, in their order, and by refusals."""
    if seat is None:
        return []
    found = [] if list(state.options(seat)) == list(twin.options(seat)) else [f"the options of seat {seat}"]
    mine, other = state.why_not(seat, action), twin.why_not(seat, action)
    return found if repr(mine) == repr(other) else [*found, f"the refusal: {mine} <> {other}"]


def sounds(game: Game, state: State, twin: State, seat: int | None, mover: int, action: int) -> list[str]:
    """Leaks by events: after actions that leave equal views, the events heard are equal too.

    The end of a game is left out: there the events show what was hidden until then.
    """
    truth = state.clone()
    mine = heard(truth, mover, action, seat)
    if not truth.waiting():
        return []
    for other_action in alike(game, twin, mover, action):
        other = twin.clone()
        theirs = heard(other, mover, other_action, seat)
        if other.view(seat).text() == truth.view(seat).text() and mine != theirs:
            return [f"the events: {mine} <> {theirs}"]
    return []


def alike(game: Game, twin: State, mover: int, action: int) -> list[int]:
    """Actions of the twin that others may take for this one: the same words but for the figures."""
    shape = game.write(action).translate(LETTERS_ONLY)
    return [o for o in twin.options(mover) if game.write(o).translate(LETTERS_ONLY) == shape][:4]


def heard(state: State, mover: int, action: int, seat: int | None) -> str:
    return repr([event.seen_by(seat) for event in submit(state, mover, action)])
