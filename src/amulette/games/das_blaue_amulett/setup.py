"""What is settled before the first turn, and never changes in a game."""

from __future__ import annotations

from typing import Final, final

from amulette.games.das_blaue_amulett.board import CASTLE, SPACES, Place, Space, index_of, is_place, segment_of
from amulette.games.das_blaue_amulett.edition import Components
from amulette.kernel.vecs import i64, vec

MAY: Final = "may"
MUST_PAY: Final = "must_pay"
FREE: Final = "free"


@final
class Variant:
    """The options that matter after the first player is known."""

    def __init__(self, board: str, turning: str, must_enter: bool, cap: int) -> None:
        self.board = board
        self.turning = turning
        self.must_enter = must_enter  # left_castle = must
        self.cap = cap  # turns for each seat; 0: no end (B-14.4)


@final
class Setup:
    """Shared by all clones of a state."""

    def __init__(self, seats: i64, components: Components, variant: Variant) -> None:
        board = components.boards[variant.board]
        self.seats = seats
        self.components = components
        self.variant = variant
        self.lengths = vec[i64](board.lengths)  # spaces on each lane, by segment
        self.arrows: i64 = sum([1 << index for index in board.arrows])  # a bit set of indices
        self.kinds = vec[i64](components.kinds)  # of the places
        self.protected: i64 = components.protected  # the last place where the amulet helps (B-6.6)
        self.counts = vec[i64](components.counts)  # fate cards of each kind
        self.is_free = variant.turning == FREE
        self.must_pay = variant.turning == MUST_PAY
        self.must_enter = variant.must_enter
        self.last_turn: i64 = variant.cap * seats

    def is_castle(self, place: Place) -> bool:
        return self.kinds[place] == CASTLE

    def is_arrow(self, space: Space) -> bool:
        """Both lanes have arrows, a place never (B-2.10, B-2.11)."""
        return (self.arrows >> index_of(space)) & 1 == 1

    def is_end(self, space: Space) -> bool:
        """Whether the road space is the last of its lane before the next place."""
        return index_of(space) == self.lengths[segment_of(space)]

    def read_space(self, word: str) -> int:
        """The space of this board that `word` names.  Raises ValueError."""
        if word not in SPACES:
            raise ValueError(f"no such space: {word!r}")
        space = SPACES[word]
        if not is_place(space) and index_of(space) > self.lengths[segment_of(space)]:
            raise ValueError(f"no such space on the board {self.variant.board}: {word!r}")
        return space
