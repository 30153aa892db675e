"""A whole game between bots, each of which learns what its seat may know and nothing else."""

from __future__ import annotations

from amulette.bots.contract import Bot
from amulette.kernel.chance import Chance, Fast
from amulette.kernel.contract import Event, Game, State, View, submit


def play_out(game: Game, seats: int, chance: Chance, bots: list[Bot], rng: Fast, from_text: bool = False) -> State:
    """Deal and play to the end; `bots` by seat.

    With `from_text` a bot gets its view as read back from its text, as it would on another machine: then it
    cannot reach anything the text does not say.
    """
    if len(bots) != seats:
        raise ValueError(f"{seats} seats need as many bots, not {len(bots)}")
    told: list[Event] = []
    state = game.deal(seats, chance, told)
    heard: list[list[Event]] = [[event.seen_by(seat) for event in told] for seat in range(seats)]
    while state.waiting():
        seat = state.waiting()[0]
        luck = rng.fork()  # how much of it one bot uses is nothing to the others
        view = known_to(seat, game, state, from_text)
        action = bots[seat].choose(view, list(state.options(seat)), heard[seat], luck)
        told = submit(state, seat, action)
        for listener in range(seats):
            heard[listener].extend([event.seen_by(listener) for event in told])
    return state


def known_to(seat: int, game: Game, state: State, from_text: bool) -> View:
    view = state.view(seat)
    return game.view(view.text()) if from_text else view
