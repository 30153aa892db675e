"""Law 11: two states equal in what a seat may know look, sound and refuse alike to that seat, to the byte."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from amulette.kernel.chance import Fast
from amulette.kernel.contract import submit

if TYPE_CHECKING:
    from amulette.kernel.contract import Event, Game, State
    from tests.laws.play import Play

SECRET_PARTS = {  # actions of which the other seats hear less than was said, by the rules' tables of what is hidden
    "gargon": {"lay": r"\d+"},  # backs show colours
    "das-amulett": {"keep": r" .*", "charge": r" .*"},
    "power-cards": {"build": r" .*"},
}


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
    """Leaks by events: after actions that sound the same and leave equal views, the events heard are equal too.

    The end of a game is left out: there the events show what was hidden until then.
    """
    truth = state.clone()
    mine = heard(truth, mover, action, seat)
    if not truth.waiting():
        return []
    for other_action in alike(game, twin, seat, mover, action):
        other = twin.clone()
        theirs = heard(other, mover, other_action, seat)
        if other.view(seat).text() == truth.view(seat).text() and repr(mine) != repr(theirs):
            return [f"the events: {mine} <> {theirs}"]
    return []


def alike(game: Game, twin: State, seat: int | None, mover: int, action: int) -> list[int]:
    """Actions of the twin that `seat` cannot tell from this one; whoever acts knows what he does."""
    if seat == mover:
        return [action]
    said = aloud(game, action)
    return [other for other in twin.options(mover) if aloud(game, other) == said][:4]


def aloud(game: Game, action: int) -> str:
    """What others hear of an action."""
    text = game.write(action)
    secret = SECRET_PARTS.get(game.key, {}).get(text.split()[0])
    return text if secret is None else re.sub(secret, "?", text)


def heard(state: State, mover: int, action: int, seat: int | None) -> list[Event]:
    return [event.seen_by(seat) for event in submit(state, mover, action)]
