"""One decision of one seat, made choice by choice."""

from __future__ import annotations

from collections.abc import Iterable

from amulette.research.encodings.encoding import Encoding


class Decision:
    """Whoever decides chooses the next choice of the word until a single option is left.

    Choices that all options share are made without asking, but every decision asks at least once.
    """

    def __init__(self, encoding: Encoding, options: Iterable[int]) -> None:
        self.encoding = encoding
        self.left = list(options)  # what the choices made so far leave open
        self.made: list[int] = []
        self.legal: list[int] = []
        self.next_question()

    def next_question(self) -> None:
        """Go on to the first place where the words differ."""
        while True:
            legal = self.legal = self.encoding.column(self.left, len(self.made))
            if len(legal) == 1 or legal.count(legal[0]) < len(legal):
                return
            self.made.append(legal[0])

    def copy(self) -> Decision:
        twin = Decision.__new__(Decision)
        twin.encoding, twin.left, twin.made, twin.legal = self.encoding, self.left, self.made[:], self.legal
        return twin

    def choose(self, choice: int) -> int | None:
        """The action, once there is no other.  Raises ValueError."""
        if choice not in self.legal:
            raise ValueError(f"choice {choice} is not legal here; legal are {sorted(set(self.legal))}")
        if self.legal.count(choice) == 1:
            return self.left[self.legal.index(choice)]
        self.left = [action for action, mine in zip(self.left, self.legal, strict=True) if mine == choice]
        self.made.append(choice)
        self.next_question()
        return None
