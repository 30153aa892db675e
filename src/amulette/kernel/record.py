"""A game as it is stored: the deal and the moves.  States are not stored; they are replayed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from amulette.kernel.chance import Seeded
from amulette.kernel.contract import Event, Game, IllegalActionError, Refusal, State, submit
from amulette.kernel.options import Value

FORMAT: Final = "amulette-record-1"


class RecordError(ValueError):
    """A record that cannot be read or replayed; the message names the place."""

    def __init__(self, message: str, move: int | None = None, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.move = move  # the number of the first bad move, from 1
        self.refusal = refusal  # why it is illegal


@dataclass
class Result:
    """How a finished game ended, seat by seat."""

    places: list[int]
    scores: list[int]


@dataclass
class Record:
    """What it takes to play the same game again, and to prove that it is the same."""

    game: str
    version: int
    edition: str
    edition_hash: str
    options: dict[str, Value]
    seats: list[str]  # the names
    seed: str  # 64 hexadecimal digits
    moves: list[tuple[int, str]] = field(default_factory=list)
    result: Result | None = None  # None: the game goes on
    digest: str = ""  # of the state after the last move; empty where that is not known, and then there is no result

    def close(self, state: State) -> None:
        """Note where the moves have led."""
        self.result = None if state.waiting() else Result(state.places(), state.scores())
        self.digest = state.digest()

    def deal(self, game: Game, told: list[Event] | None = None) -> State:
        """The state before the first move."""
        self.check_game(game)
        return game.deal(len(self.seats), Seeded(bytes.fromhex(self.seed)), told)

    def check_game(self, game: Game) -> None:
        mine = (self.game, self.version, self.edition_hash, self.options)
        if mine != (game.key, game.version, game.edition.hash, game.options):
            message = (
                f"the record is of {self.game} version {self.version}, edition {self.edition} "
                f"({self.edition_hash[:12]}), options {self.options}; this is {game.key} version {game.version}, "
                f"edition {game.edition.id} ({game.edition.hash[:12]}), options {game.options}"
            )
            raise RecordError(message)
        if len(self.seats) not in game.seats:
            raise RecordError(f"seats: {self.game} is not played with {len(self.seats)} seats")

    def step(self, game: Game, state: State, i: int) -> list[Event]:
        """Make move `i`, counted from 0; what happened."""
        seat, text = self.moves[i]
        try:
            return submit(state, seat, game.read(text))
        except IllegalActionError as error:
            raise RecordError(
                f"move {i + 1} ({seat} {text}) is illegal by {error.refusal.clause}", i + 1, error.refusal
            ) from error
        except ValueError as unreadable:  # a name of its own: compiled, a variable has one type
            raise RecordError(f"move {i + 1} ({seat} {text}): {unreadable}", i + 1) from unreadable

    def replay(self, game: Game) -> State:
        """The state after the last move, proven to be the one the record was made from."""
        state = self.deal(game)
        for i in range(len(self.moves)):
            self.step(game, state, i)
        self.check_end(state)
        return state

    def check_end(self, state: State) -> None:
        """Result and digest, where there is one, are those of the state."""
        if not self.digest:
            return
        expected = None if state.waiting() else Result(state.places(), state.scores())
        if self.result != expected:
            raise RecordError(f"result: the record says {spoken(self.result)}, the moves lead to {spoken(expected)}")
        if self.digest != state.digest():
            raise RecordError("digest: the moves do not lead to the state the record was made from")

    def as_dict(self) -> dict[str, object]:
        """Plain data, in a fixed order, for JSON."""
        result = self.result
        return {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "edition": {"id": self.edition, "hash": self.edition_hash},
            "options": dict(self.options),
            "seats": list(self.seats),
            "seed": self.seed,
            "moves": [[seat, text] for seat, text in self.moves],
            "result": None if result is None else {"places": result.places, "scores": result.scores},
            "digest": self.digest or None,
        }


def spoken(result: Result | None) -> str:
    return "no end yet" if result is None else f"places {result.places} and scores {result.scores}"


def begin(game: Game, seats: list[str], seed: bytes) -> Record:
    """The record of a game about to be dealt."""
    options = dict(game.options)
    return Record(game.key, game.version, game.edition.id, game.edition.hash, options, seats, seed.hex())
