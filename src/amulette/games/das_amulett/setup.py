"""What is settled before the first gem is drawn, and never changes in a game."""

from __future__ import annotations

from typing import Final, final

from amulette.games.das_amulett.box import Box
from amulette.games.das_amulett.moves import Lexicon
from amulette.kernel.options import Option, Value, write_value
from amulette.kernel.vecs import i64, vec

START: Final = Option("start", ("masters", "beginners", "auction", "draft"), ("A-1.9", "A-12.2", "A-12.7", "A-12.14"))
START_REVEAL: Final = Option("start_reveal", ("one", "all"), ("A-12.3",))
OPEN_PILE: Final = Option("open_pile", (False, True), ("A-12.1",))
GIFT_BOLTS4: Final = Option("gift_bolts4", (False, True), ("A-12.10",))
GIFT_DRAIN2: Final = Option("gift_drain2", (False, True), ("A-12.11", "A-12.12"))
METAL_TIMING: Final = Option("metal_timing", ("by_colour", "all_grey"), ("A-12.15", "A-12.16"))
MAX_ROUNDS: Final = Option("max_rounds", (40,), ("A-11.7", "A-11.8"), at_least=1)
DECLARED: Final = [START, START_REVEAL, OPEN_PILE, GIFT_BOLTS4, GIFT_DRAIN2, METAL_TIMING, MAX_ROUNDS]

MASTERS: Final = "masters"
BEGINNERS: Final = "beginners"
AUCTION: Final = "auction"
DRAFT: Final = "draft"
GIFT_BOLTS: Final = 4


@final
class Setup:
    """Shared by all clones of a state."""

    def __init__(self, seats: i64, box: Box, options: dict[str, Value]) -> None:
        self.seats = seats
        self.box = box
        self.lexicon = Lexicon(box)
        self.options = options
        self.start = str(options["start"])
        self.start_open = options["start_reveal"] == "all"
        self.open_pile = options["open_pile"] is True
        self.gift_drain2 = options["gift_drain2"] is True
        self.all_grey = options["metal_timing"] == "all_grey"
        self.max_rounds: i64 = int(options["max_rounds"])
        self.bolts = box.bolts[:]
        if options["gift_bolts4"] is True:
            for card, spell in enumerate(box.spells):
                if spell.is_gift():
                    self.bolts[card] = GIFT_BOLTS
        self.orders = vec[vec[i64]]([vec[i64]([(s + i) % seats for i in range(seats)]) for s in range(seats)])

    def chosen(self) -> str:
        """The options that are not the default ones, as in `start=draft open_pile=true`."""
        values = [(option, self.options[option.key]) for option in DECLARED]
        return " ".join([f"{o.key}={write_value(v)}" for o, v in values if v != o.values[0]]) or "-"
