"""The game on the table: the truth, the moves that stand, and what they told.  Only filtered parts leave."""

from __future__ import annotations

from amulette.kernel.chance import Seeded
from amulette.kernel.contract import Event, Game, Refusal, RefusedError, State, View, submit
from amulette.kernel.record import Record, begin


class Play:
    """One deal and the moves that stand."""

    def __init__(self, game: Game, names: list[str], seed: bytes) -> None:
        self.game = game
        self.record: Record = begin(game, names, seed)
        self.opening: list[Event] = []
        self.state: State = self.deal(self.opening)
        self.kept: tuple[int, State] | None = None  # a position, and how many moves led to it
        self.fair: dict[int, bool] = {}  # whether the last move may be taken back at once, by how many worlds say so

    def deal(self, told: list[Event] | None = None) -> State:
        return self.game.deal(len(self.record.seats), Seeded(bytes.fromhex(self.record.seed)), told)

    @property
    def seats(self) -> int:
        return len(self.record.seats)

    @property
    def moves(self) -> int:
        return len(self.record.moves)

    def waiting(self) -> tuple[int, ...]:
        return self.state.waiting()

    def options(self, seat: int) -> list[str]:
        return [self.game.write(action) for action in self.state.options(seat)]

    def view(self, seat: int | None) -> View:
        return self.state.view(seat)

    def why_not(self, seat: int, text: str) -> Refusal | None:
        """Why the rules forbid this; None when they allow it.  Raises ValueError for what is no action."""
        try:
            action = self.game.read(text)
        except RefusedError as error:  # the rules speak of it: `pass`, `call sling`
            return error.refusal
        return self.state.why_not(seat, action)

    def canonical(self, text: str) -> str:
        return self.game.write(self.game.read(text))

    @property
    def before(self) -> State:
        """The position before the last move: the one that was kept, or found by replaying the game."""
        wanted = max(0, self.moves - 1)
        if self.kept is None or self.kept[0] != wanted:
            self.kept = (wanted, self.replayed(wanted))
        return self.kept[1]

    def replayed(self, moves: int) -> State:
        """Return the position after so many moves of the record."""
        state = self.deal()
        for seat, text in self.record.moves[:moves]:
            state.apply(seat, self.game.read(text))
        return state

    def move(self, seat: int, text: str, keep: bool = False) -> list[Event]:
        """Make a move; the position before it is kept where it may soon be asked for."""
        self.kept, self.fair = (self.moves, self.state.clone()) if keep else None, {}
        told = submit(self.state, seat, self.game.read(text))
        self.record.moves.append((seat, text))
        return told

    def back_to(self, moves: int) -> None:
        """Take back all moves but the first ones, by a shorter replay."""
        del self.record.moves[moves:]
        self.kept, self.fair = None, {}
        self.state = self.replayed(moves)

    def last_by(self, seat: int) -> int | None:
        """How many moves stood before the seat's last one."""
        found = [i for i, (mover, _) in enumerate(self.record.moves) if mover == seat]
        return found[-1] if found else None

    def closed(self) -> Record:
        """The record up to now."""
        self.record.close(self.state)
        return self.record
