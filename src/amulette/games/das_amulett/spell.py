"""What a spell can do: a small class for each overrides what its text says.  A moment it does not name leaves it cold.

A new spell is one class in `spells`, one line in its register, one row in the edition and its name in the texts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from amulette.games.das_amulett.box import Card
from amulette.kernel.contract import Action, Actions, Refusal, Seat
from amulette.kernel.vecs import i64

if TYPE_CHECKING:
    from amulette.games.das_amulett.state import Amulett

Phase = i64  # the colour of a border
PHASES: Final = ("white", "grey", "red", "blue")
GREY: Final = 1
RED: Final = 2
BLUE: Final = 3


class Spell:
    """The text of a spell.  Made once for all its copies, so it holds nothing of a game."""

    def __init__(self, name: str, phase: Phase) -> None:
        self.name = name
        self.phase = phase
        self.rank: i64 = 0  # its place in the register, and so among the claims of a seat

    # -- what an edition has to know -------------------------------------------

    def most_copies(self) -> i64:
        """How many cards of it an edition may have; one where actions do not name the card."""
        return 9

    def speaks_of(self) -> str:
        """The colour of gems that its text names, if it does."""
        return ""

    # -- in the owner's turn of the phase -------------------------------------

    def items(self, g: Amulett, seat: Seat, card: Card, found: Actions) -> Actions:
        """What the owner may do with the text in its turn, once a round (A-2.10)."""
        return found

    def use(self, g: Amulett, seat: Seat, card: Card, action: Action) -> None:
        """Carry out one of the items."""
        raise NotImplementedError

    def why_not(self, g: Amulett, action: Action) -> Refusal | None:
        """The clause by which this text forbids an action that is of its kind; None when it is not."""
        return None

    # -- while it lies before its owner in the red phase -----------------------

    def jokers(self, g: Amulett) -> i64:
        """The metals that are jokers for its owner in the area of the group, as a bit set (A-6.6)."""
        return 0

    def least_raise(self) -> i64:
        """By how much an offer of its owner has to be overbid (A-6.11)."""
        return 1

    def may_equal(self) -> bool:
        """Whether its owner may offer exactly the standing amount (A-14.25)."""
        return False

    def claims(self, g: Amulett, owner: Seat) -> i64:
        """How many cards of the offer just paid its owner may take (A-7.4)."""
        return 0

    def gives_gem(self, g: Amulett) -> bool:
        """Whether it gives its owner an extra gem in the area of the group (A-8.2)."""
        return False

    def is_gift(self) -> bool:
        """Whether the variants of the gifts speak of it (A-12.10, A-12.11)."""
        return False

    def flies(self) -> bool:
        """Whether its owner may move the group to any area with a gem (A-14.28)."""
        return False
