"""Power Cards as the lobby knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, final

from amulette.games.power_cards import hidden, moves, tell
from amulette.games.power_cards.cards import LETTERS
from amulette.games.power_cards.edition import cap_of, deck_of
from amulette.games.power_cards.knowledge import read_view
from amulette.games.power_cards.parts import Parts, parts_of
from amulette.games.power_cards.position import read_position
from amulette.games.power_cards.rules import ROUND
from amulette.games.power_cards.setup import SHORT, Setup
from amulette.games.power_cards.state import PowerCards
from amulette.games.power_cards.view import PowerView
from amulette.kernel.chance import Chance, Fast
from amulette.kernel.contract import Action, Event, Game, Refusal, RefusedError, State
from amulette.kernel.edition import Edition, EditionError
from amulette.kernel.options import Option, OptionError, chosen
from amulette.kernel.vecs import append, i64, vec

FIRST: Final = Option("first", ("random", *LETTERS), ("P-1.7", "P-1.8"))
CAP: Final = Option("cap", (200, 0, 150, 300), ("P-10.9", "P-10.10", "P-10.11"))
SHORT_GAME: Final = Option("short", SHORT, tuple([f"P-11.{n}" for n in range(1, 22)]))


@final
class PowerCardsGame(Game):
    """Two to four compare figures, build structures, and sling for all that lies on the table."""

    key: ClassVar[str] = "power-cards"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 5)
    longest: ClassVar[int] = 20_000  # 300 rounds have 2,702 at most; games without a cap end long before it
    declared: ClassVar[list[Option]] = [FIRST, CAP, SHORT_GAME]

    def __init__(self, edition: Edition, options: Mapping[str, object]) -> None:
        self.edition = edition
        self.deck = deck_of(edition)
        self.options = chosen(self.declared, {"cap": self.default_cap(), **options})
        self.setups = {seats: self.setup(seats, self.deck.everything) for seats in self.seats}

    def default_cap(self) -> int:
        """The edition's own, which a table may change."""
        try:
            CAP.check(cap_of(self.edition))
        except OptionError as error:
            raise EditionError(f"figures.round_cap: {error}") from error
        return cap_of(self.edition)

    def setup(self, seats: int, cards: int) -> Setup:
        cap = self.options["cap"]
        return Setup(seats, self.deck, cap if isinstance(cap, int) else 0, str(self.options["short"]), cards)

    def deal(self, seats: int, chance: Chance, told: list[Event] | None = None) -> PowerCards:
        """P-1.8, P-1.9: one shuffle, cards dealt round, then the lot for the first caller."""
        self.check_seats(seats)
        cards = vec[i64](range(1, self.deck.size + 1))
        chance.shuffle(cards)
        g = empty_table(self.setups[seats], chance)
        dealt = self.deck.size - self.deck.size % seats
        for k in range(dealt):
            g.packs[k % seats] = append(g.packs[k % seats], cards[k])
        g.left = cards[dealt:]
        g.caller = self.first_caller(seats, chance)
        g.forget([])
        g.told = told
        tell.game_started(g, g.packs, g.left, g.caller, self.deck, self.options, self.edition.id)
        for seat in g.seats_in():
            tell.top(g, seat, g.packs[seat][0])
        g.then(ROUND)
        g.settle()
        g.told = None
        return g

    def first_caller(self, seats: int, chance: Chance) -> int:
        """P-1.7: by lot, or the seat that the table chose."""
        first = str(self.options["first"])
        if first == "random":
            return chance.below(seats)
        if LETTERS.index(first) >= seats:
            raise RefusedError(Refusal("P-1.7", {"first": first, "seats": seats}))
        return LETTERS.index(first)

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise RefusedError(Refusal("P-1.1", {"seats": seats}))

    def position(self, text: str) -> PowerCards:
        parts = parts_of(text)
        g = empty_table(self.setup_of(parts), Fast(0))
        read_position(g, parts)
        return g

    def view(self, text: str) -> PowerView:
        parts = parts_of(text)
        return read_view(self.setup_of(parts), parts)

    def setup_of(self, parts: Parts) -> Setup:
        """A position names its own variant and cards, so that it means the same at every table."""
        seats = len(parts.seats)
        self.check_seats(seats)
        setup = self.setup(seats, parts.cards(self.deck))
        if parts.short:
            setup.short = parts.short
        if parts.cap is not None:
            setup.cap = parts.cap
        return setup

    def read(self, text: str) -> Action:
        return moves.read_action(text)

    def write(self, action: Action) -> str:
        return moves.write(action)

    def pieces(self, state: State) -> list[str]:
        assert isinstance(state, PowerCards)
        rows = [*state.packs, *state.built, state.batch, state.left]
        return [str(card) for card in sorted([card for row in rows for card in row])]

    def disguise(self, state: State, seat: int | None, rng: Fast, forgetful: bool = False) -> PowerCards:
        assert isinstance(state, PowerCards)
        return hidden.disguise(state, seat, rng, forgetful)


def empty_table(setup: Setup, chance: Chance) -> PowerCards:
    g = PowerCards(setup, chance)
    seats = range(setup.seats)
    g.packs = vec[vec[i64]]([vec[i64]() for _ in seats])
    g.built = vec[vec[i64]]([vec[i64]() for _ in [*seats, *seats]])
    g.ranks = vec[i64]([0 for _ in seats])
    return g
