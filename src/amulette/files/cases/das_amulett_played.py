"""A case of Das Amulett under way."""

from __future__ import annotations

import re
from typing import Final, final

from amulette.games.das_amulett.game import AmulettGame
from amulette.games.das_amulett.state import Amulett
from amulette.kernel.contract import submit

ASKED: Final = re.compile(r"\[([1-6]) = (.+)\]")
SPAN: Final = re.compile(r"(.*?)([0-9]+)\.\.([0-9]+)")
COUNT: Final = re.compile(r"#([0-9]+)")


@final
class Played:
    """The game, and where it stands."""

    def __init__(self, game: AmulettGame, g: Amulett) -> None:
        self.game = game
        self.g = g

    def act(self, text: str) -> None:
        """Do an action, as in `1 bid 3`.  Raises ValueError."""
        seat, _, rest = text.partition(" ")
        submit(self.g, self.seat(seat), self.game.read(rest))

    def seat(self, text: str) -> int:
        if len(text) != 1 or not "1" <= text <= str(self.g.setup.seats):
            raise ValueError(f"no such seat: {text!r}")
        return int(text) - 1

    def asked(self, text: str) -> tuple[str, str]:
        """`[1 = pass, bid 3..5]` or `[1 = #6]`: the options that are expected, and those there are."""
        found = ASKED.fullmatch(text)
        if found is None:
            raise ValueError("options are written [seat = …]")
        options = [self.game.write(action) for action in self.g.options(self.seat(found[1]))]
        counted = COUNT.fullmatch(found[2])
        if counted is not None:
            return counted[1], str(len(options))
        expected = [each for part in found[2].split(",") for each in self.spanned(part.strip())]
        return ", ".join(sorted(expected)), ", ".join(sorted(options))

    def spanned(self, text: str) -> list[str]:
        """`bid 3..5` is three options."""
        span = SPAN.fullmatch(text)
        texts = [text] if span is None else [f"{span[1]}{n}" for n in range(int(span[2]), int(span[3]) + 1)]
        return [self.game.write(self.game.read(each)) for each in texts]
