"""Amulette as a library: `amulette.new`, `amulette.load`, and the positions they give.

>>> import amulette
>>> g = amulette.new("gargon", seats=3, seed=1, start="A")
>>> g
<gargon, 3 seats, move 0, A to answer>
>>> g.play(g.options()[0])
>>> g.turn
1
>>> text = g.ask("medium")
>>> text in g.options()
True
>>> print(g.why_not("fight w").clause)
G-4.1
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from amulette.bots.levels import bot
from amulette.files import records
from amulette.files.editions import open_game, open_recorded
from amulette.files.plugins import plug_in
from amulette.games.catalogue import GAMES
from amulette.kernel.chance import SEED_BYTES, Fast
from amulette.kernel.edition import Edition
from amulette.kernel.record import Record, RecordError, begin
from amulette.research.pictures.pictures import card_picture, picture

if TYPE_CHECKING:
    from amulette.kernel.contract import Event, Game, Refusal, State, View
    from amulette.kernel.options import Value

LETTERS: Final = "ABCDEFGH"


def catalogue() -> list[str]:
    """The keys of all games there are, those of other packages too.

    >>> catalogue()[:2]
    ['das-amulett', 'das-blaue-amulett']
    """
    plug_in()
    return list(GAMES)


def new(
    game: str,
    seats: int | None = None,
    seed: int | bytes | None = None,
    *,
    edition: str | Path | None = None,
    **options: Value,
) -> Position:
    """A game that has just been dealt; without a seed no two are the same.

    >>> new("power-cards", seats=2, seed=7, first="A").options()
    ['call power', 'call range', 'call accuracy', 'call rarity']
    """
    opened = opened_game(game, options, edition)
    size = opened.seats.start if seats is None else seats
    if size not in opened.seats:
        raise ValueError(f"{game} is for {opened.seats.start} to {opened.seats.stop - 1} seats, not {size!r}")
    names = [f"Seat {LETTERS[seat]}" for seat in range(size)]
    return Position(opened, begin(opened, names, seed_bytes(seed)))


def load(path: str | Path, edition: str | Path | None = None) -> Position:
    """The game that a record holds, after its last move.  Raises RecordError, also when the record does not replay."""
    record = records.load(Path(path))
    opened_game(record.game, record.options, edition)
    position = Position(open_recorded(record, None if edition is None else Path(edition)), record)
    record.check_end(position.state)
    return position


def card(game: str, text: str) -> Card:
    """A card by its notation.

    >>> card("gargon", "r9")
    Card(game='gargon', text='r9')
    >>> print(card("gargon", "r9"))
    r9
    """
    return Card(game, text, card_picture(opened_game(game, {}), text))


def opened_game(key: str, options: Mapping[str, object], edition: str | Path | None = None) -> Game:
    """Raises ValueError for a game that there is not, OptionError and EditionError."""
    plug_in()
    if key not in GAMES:
        raise ValueError(f"there is no game {key!r}; the games are {', '.join(GAMES)}")
    return open_game(key, options, None if edition is None else Path(edition))


def seed_bytes(seed: int | bytes | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        return seed
    if not 0 <= seed < 256**SEED_BYTES:
        raise ValueError(f"a seed is a whole number of at most {SEED_BYTES} bytes, from 0")
    return seed.to_bytes(SEED_BYTES, "big")


class Position:
    """One game as it stands and as it came to be.  It speaks notation; `state` and `game` are the kernel's."""

    def __init__(self, game: Game, record: Record) -> None:
        """Deals, and makes the moves of the record.  Raises RecordError."""
        self.game = game
        self.record = record
        self.told: list[Event] = []  # what happened, with nothing hidden; `event.seen_by(seat)` hides
        self.state: State = record.deal(game, self.told)
        for i in range(len(record.moves)):
            self.told += record.step(game, self.state, i)

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[object, ...]]:
        """Copied and pickled as its record, and played again: compiled states are not written."""
        self.record.close(self.state)
        edition = self.game.edition
        return again, (records.dumps(self.record), edition.id, edition.hash, edition.data)

    # -- playing --------------------------------------------------------------

    @property
    def seats(self) -> int:
        return len(self.record.seats)

    @property
    def turn(self) -> int | None:
        """The seat that has to answer; the first of them if there are several, None when the game is over."""
        return self.state.waiting()[0] if self.state.waiting() else None

    @property
    def is_over(self) -> bool:
        return not self.state.waiting()

    def options(self, seat: int | None = None) -> list[str]:
        """What the seat may do, in notation; without a seat, the one whose turn it is."""
        if seat is None and self.is_over:
            return []
        return [self.game.write(action) for action in self.state.options(self.asked(seat))]

    def why_not(self, text: str, seat: int | None = None) -> Refusal | None:
        """Why this is forbidden now; None when it is allowed.  Raises ValueError for what is no action."""
        return self.state.why_not(self.asked(seat), self.game.read(text))

    def play(self, text: str, seat: int | None = None) -> None:
        """Make a move.  Raises RecordError, which names the clause that forbids it."""
        self.record.moves.append((self.asked(seat), text))
        try:
            self.told += self.record.step(self.game, self.state, len(self.record.moves) - 1)
        except RecordError:
            self.record.moves.pop()
            raise

    def ask(self, level: str, seat: int | None = None, luck: int = 0) -> str:
        """What the bot of that level would do; it gets the view of its seat and nothing else."""
        asked = self.asked(seat)
        options = list(self.state.options(asked))
        if not options:
            raise ValueError(f"seat {asked} has nothing to answer now")
        heard = [event.seen_by(asked) for event in self.told]
        chosen = bot(self.game.key, level).choose(self.state.view(asked), options, heard, Fast(luck))
        return self.game.write(chosen)

    def asked(self, seat: int | None) -> int:
        """The seat itself, or the one whose turn it is.  Raises ValueError."""
        if seat is not None:
            return self.checked(seat)
        if self.turn is None:
            raise ValueError("the game is over")
        return self.turn

    def checked(self, seat: int) -> int:
        if seat not in range(self.seats):
            raise ValueError(f"seats are from 0 to {self.seats - 1}, not {seat}")
        return seat

    # -- looking --------------------------------------------------------------

    def at(self, move: int) -> Position:
        """The same game after so many moves.

        >>> g = new("power-cards", seats=2, seed=7)
        >>> g.play("call power")
        >>> g.at(0).options() == new("power-cards", seats=2, seed=7).options()
        True
        """
        if not 0 <= move <= len(self.record.moves):
            raise ValueError(f"the game has {len(self.record.moves)} moves, not {move}")
        record = begin(self.game, self.record.seats, bytes.fromhex(self.record.seed))
        record.moves = self.record.moves[:move]
        return Position(self.game, record)

    def view(self, seat: int | None = None) -> Look:
        """What a seat may know; without a seat, a spectator."""
        return Look(self.game, self.state.view(None if seat is None else self.checked(seat)), seat)

    @property
    def places(self) -> list[int]:
        """Each seat's rank, 1 the winner."""
        return list(self.state.places())

    @property
    def scores(self) -> list[int]:
        return list(self.state.scores())

    def save(self, path: str | Path) -> None:
        """Write the record, which `amulette.load`, `amulette replay` and `amulette verify` read."""
        self.record.close(self.state)
        records.save(self.record, Path(path))

    def __str__(self) -> str:
        return lines_of(self.state.position())

    def __repr__(self) -> str:
        waiting = " and ".join([LETTERS[seat] for seat in self.state.waiting()])
        end = f"{waiting} to answer" if waiting else f"places {self.places}"
        return f"<{self.game.key}, {self.seats} seats, move {len(self.record.moves)}, {end}>"

    def _repr_svg_(self) -> str | None:
        """As the seat sees it whose turn it is."""
        return picture(self.game, self.state.view(self.turn))


def again(text: str, edition: str, digest: str, data: dict[str, object]) -> Position:
    """The position of which this is the record, in this edition."""
    plug_in()
    record = records.loads(text.encode())
    return Position(GAMES[record.game](Edition(edition, digest, data), record.options), record)


@dataclass(frozen=True)
class Look:
    """What one seat may know: text for people, a picture for notebooks, and the kernel's view for programs."""

    game: Game
    view: View
    seat: int | None

    def __str__(self) -> str:
        return lines_of(self.view.table_text())

    def __repr__(self) -> str:
        return f"<view of {self.game.key}, {'a spectator' if self.seat is None else LETTERS[self.seat]}>"

    def _repr_svg_(self) -> str | None:
        return picture(self.game, self.view)


@dataclass(frozen=True)
class Card:
    """One card, by its notation, with a picture for notebooks."""

    game: str
    text: str
    svg: str = field(repr=False)

    def __str__(self) -> str:
        return self.text

    def _repr_svg_(self) -> str:
        return self.svg


def lines_of(text: str) -> str:
    """Positions and views are parts between bars, or semicolons in Power Cards: one to a line."""
    return "\n".join(re.split(r" *[|;] +", text))
