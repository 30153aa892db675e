"""A case of Das blaue Amulett under way."""

from __future__ import annotations

import re
from typing import Final, final

from amulette.games.das_blaue_amulett.cards import LETTERS, read
from amulette.games.das_blaue_amulett.events import CardPlayed, Stepped
from amulette.games.das_blaue_amulett.game import BlaueGame
from amulette.games.das_blaue_amulett.position import seat_of
from amulette.kernel.chance import Fast, Scripted
from amulette.kernel.contract import submit

STOLEN: Final = re.compile(r"~stolen ([a-z]{2})")
MOVE: Final = re.compile(r"(?:([A-D]): )?(.+)")


@final
class Played:
    """The position, and the spaces entered by the steps of the last move."""

    def __init__(self, game: BlaueGame, position: str) -> None:
        self.game = game
        self.g = game.position(position)
        self.path: list[str] = []

    def act(self, text: str, following: list[str]) -> None:
        """Do an action of the seat that is asked; what chance says stands behind it.  Raises ValueError."""
        if text.startswith("~"):
            self.check_said(text)
            return
        found = MOVE.fullmatch(text)
        if found is None:
            raise ValueError("something is missing here")
        self.expect(found[1])
        self.script(following)
        for event in submit(self.g, self.g.turn, self.game.read(found[2])):
            if isinstance(event, CardPlayed):
                self.path = []
            elif isinstance(event, Stepped):
                self.path.append(event.to)

    def expect(self, letter: str | None) -> None:
        """Somebody is asked, and it is this seat."""
        if not self.g.waiting():
            raise ValueError("nobody is asked any more")
        if letter is not None and seat_of(letter, self.g.setup.seats) != self.g.turn:
            raise ValueError(f"{LETTERS[self.g.turn]} is asked, not {letter}")

    def script(self, following: list[str]) -> None:
        """If a theft comes next, the card that the case says is stolen."""
        found = STOLEN.fullmatch(following[0]) if following else None
        self.g.chance = Fast(0)
        if found is not None:
            hand = list(self.g.hands[self.victim()])
            if read(found[1]) not in hand:
                raise ValueError(f"nobody could steal {found[1]!r} here")
            self.g.chance = Scripted([hand.index(read(found[1]))])

    def victim(self) -> int:
        """Whose hand a theft that is under way is about."""
        steps = [re.fullmatch(r"(?:Stealing|Theft)\((\d)\)", repr(step)) for step in self.g.agenda]
        victims = [int(step[1]) for step in steps if step is not None]
        if not victims:
            raise ValueError("no theft comes next")
        return victims[-1]

    def check_said(self, text: str) -> None:
        """What chance was to say has been said by now."""
        if STOLEN.fullmatch(text) is None:
            raise ValueError("a case says of chance only which card is stolen")
        if not isinstance(self.g.chance, Scripted) or self.g.chance.answers:
            raise ValueError("no theft has happened here")
        self.g.chance = Fast(0)
