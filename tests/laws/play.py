"""Whole games for the laws to look at: dealt, with options chosen and first moves driven, by hypothesis."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest
from hypothesis import reject
from hypothesis import strategies as st

from amulette.files.editions import open_game
from amulette.games.catalogue import GAMES
from amulette.kernel.chance import Fast, Seeded
from amulette.kernel.contract import RefusedError
from amulette.kernel.record import Record, begin

if TYPE_CHECKING:
    from collections.abc import Iterator

    from amulette.kernel.contract import Game, State

TABLES = [(key, seats) for key, game in GAMES.items() for seats in game.seats]
every_game = pytest.mark.parametrize("key", list(GAMES))
every_table = pytest.mark.parametrize(("key", "seats"), TABLES)


@dataclass
class Play:
    """One game: what a record would hold, and a source for the moves that hypothesis leaves open."""

    game: Game
    seats: int
    seed: bytes
    choices: list[int]
    salt: int

    def deal(self) -> State:
        return self.game.deal(self.seats, Seeded(self.seed))

    def __iter__(self) -> Iterator[tuple[State, int, int]]:
        """Each position, with the move about to be made; a game stops at its bound."""
        state, rng = self.deal(), Fast(self.salt)
        for number in range(self.game.longest):
            if not state.waiting():
                return
            seat = state.waiting()[rng.below(len(state.waiting()))]
            options = list(state.options(seat))
            wanted = self.choices[number] if number < len(self.choices) else rng.below(len(options))
            action = options[wanted % len(options)]
            yield state, seat, action
            state.apply(seat, action)

    def to_the_end(self) -> tuple[State, Record]:
        """The final state, and the record of how it came about."""
        record = begin(self.game, [f"seat {i}" for i in range(self.seats)], self.seed)
        state = self.deal()
        for position, seat, action in self:
            record.moves.append((seat, self.game.write(action)))
            state = position
        record.close(state)
        return state, record


def a_play(key: str, seats: int) -> st.SearchStrategy[Play]:
    """Any game at such a table, under any options that the table allows."""
    return st.builds(
        play_of,
        st.just(key),
        st.just(seats),
        st.fixed_dictionaries({option.key: st.sampled_from(option.values) for option in GAMES[key].declared}),
        st.binary(min_size=32, max_size=32),
        st.lists(st.integers(0, 999), max_size=12),
        st.integers(0, 2**32),
    )


def play_of(key: str, seats: int, options: dict[str, object], seed: bytes, choices: list[int], salt: int) -> Play:
    play = Play(open_game(key, options), seats, seed, choices, salt)
    try:
        play.deal()
    except RefusedError:
        reject()
    return play
