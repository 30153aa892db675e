"""Das Amulett as the lobby knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, final

from amulette.games.das_amulett import gems, hidden, metals, tell
from amulette.games.das_amulett.box import Box
from amulette.games.das_amulett.edition import box_of
from amulette.games.das_amulett.moves import Lexicon
from amulette.games.das_amulett.opening import SET_UP
from amulette.games.das_amulett.position import Parts, parts_of, read_position, read_view
from amulette.games.das_amulett.restore import empty_table
from amulette.games.das_amulett.rules import ROUND
from amulette.games.das_amulett.setup import AUCTION, DECLARED, Setup
from amulette.games.das_amulett.state import Amulett
from amulette.games.das_amulett.view import AmulettView
from amulette.kernel.chance import Chance, Fast
from amulette.kernel.contract import Action, Event, Game, Refusal, RefusedError, State
from amulette.kernel.edition import Edition
from amulette.kernel.options import Option, Value, chosen
from amulette.kernel.vecs import i64, vec


@final
class AmulettGame(Game):
    """Three to six wizards bid energy for spells, and metal for gems."""

    key: ClassVar[str] = "das-amulett"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(3, 7)
    longest: ClassVar[int] = 80_000  # 40 rounds of at most 2 000 decisions; a usual game has a few hundred in all
    declared: ClassVar[list[Option]] = DECLARED

    def __init__(self, edition: Edition, options: Mapping[str, object]) -> None:
        self.edition = edition
        self.box: Box = box_of(edition)
        self.lexicon = Lexicon(self.box)
        self.options = chosen(self.declared, options)

    def deal(self, seats: int, chance: Chance, told: list[Event] | None = None) -> Amulett:
        g = empty_table(self.setup(seats, self.options), chance)
        lay_gems(g)
        for seat in range(seats):
            g.hands[seat] = same_of_each(self.box.hand)
        g.stock = same_of_each(self.box.metal - self.box.hand * seats)
        g.hat = chance.below(seats)
        g.deck = vec[i64](range(len(self.box.cards)))
        g.told = told
        tell.game_started(g, self.edition.id)
        g.shuffle()
        g.then(SET_UP, ROUND)
        g.settle()
        g.told = None
        return g

    def setup(self, seats: int, options: dict[str, Value]) -> Setup:
        if seats not in self.seats:
            raise RefusedError(Refusal("A-1.6", {"seats": seats}))
        if options["start_reveal"] == "all" and options["start"] != AUCTION:
            raise RefusedError(Refusal("A-12.3", {"start": str(options["start"])}))
        return Setup(seats, self.box, options)

    def position(self, text: str) -> Amulett:
        return self.position_by(text, Fast(0))

    def position_by(self, text: str, chance: Chance) -> Amulett:
        """The position, with this luck to come."""
        parts = parts_of(text)
        return read_position(self.setup_of(parts), parts, chance)

    def view(self, text: str) -> AmulettView:
        parts = parts_of(text)
        return read_view(self.setup_of(parts), parts)

    def setup_of(self, parts: Parts) -> Setup:
        """A position names its own variants, so that it means the same at every table."""
        seats = parts.get("seats", "3")
        if len(seats) != 1 or seats not in "0123456789":
            raise ValueError(f"no such number of seats: {seats!r}")
        options = read_options(parts["opt"]) if "opt" in parts else self.options
        return self.setup(int(seats), options)

    def read(self, text: str) -> Action:
        return self.lexicon.read(text)

    def write(self, action: Action) -> str:
        return self.lexicon.write(action)

    def pieces(self, state: State) -> list[str]:
        """A-0.10 to A-0.13: energy by seat, cards, gems, metal."""
        assert isinstance(state, Amulett)
        g, box = state, self.box
        energy = [g.reserve[seat] + sum([g.energy[card] for card in row]) for seat, row in enumerate(g.spells)]
        rows = [*g.spells, *g.dealt, g.deck, g.pile, g.layout]
        cards = sorted([*[card for row in rows for card in row], *([g.sale] if g.sale >= 0 else [])])
        heaps = [*g.board, *g.amulets]
        colours = [f"{sum([gems.count(heap, c) for heap in heaps])} {name}" for c, name in enumerate(box.colours)]
        bags = [*g.hands, g.stock, g.offer]
        cash = [f"{sum([metals.count(bag, m) for bag in bags])} {name}" for m, name in enumerate(metals.NAMES)]
        return [*[f"{n} energy" for n in energy], *[box.cards[card] for card in cards], *colours, *cash]

    def disguise(self, state: State, seat: int | None, rng: Fast, forgetful: bool = False) -> Amulett:
        assert isinstance(state, Amulett)
        return hidden.disguise(state, seat, rng, forgetful)


def lay_gems(g: Amulett) -> None:
    """A-1.1, A-1.2."""
    box = g.setup.box
    bag = vec[i64]([c for c in range(len(box.colours)) for _ in range(box.copies[c])])
    g.chance.shuffle(bag)
    drawn = 0
    for area in range(len(box.areas)):
        g.board[area] = gems.gathered(list(bag)[drawn : drawn + box.gems[area]])
        drawn += box.gems[area]


def same_of_each(n: int) -> int:
    """A bag with as many of each metal."""
    return sum([n << metals.WIDTH * m for m in range(len(metals.METALS))])


def read_options(text: str) -> dict[str, Value]:
    """As Setup.chosen() writes them.  Raises ValueError."""
    given: dict[str, object] = {}
    declared = {option.key: option for option in DECLARED}
    for word in [] if text == "-" else text.split():
        key, _, value = word.partition("=")
        if key not in declared or key in given:
            raise ValueError(f"no such option, or given twice: {word!r}")
        given[key] = declared[key].read(value)
    return chosen(DECLARED, given)
