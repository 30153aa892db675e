"""Das blaue Amulett as the lobby knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, final

from amulette.games.das_blaue_amulett import hidden, moves, tell
from amulette.games.das_blaue_amulett.board import space_of
from amulette.games.das_blaue_amulett.cards import ALL_OPEN, KINDS, LETTERS, MOVE_CARDS
from amulette.games.das_blaue_amulett.edition import BOARDS, components_of
from amulette.games.das_blaue_amulett.position import Parts, parts_of, read_position, read_view, seats_of
from amulette.games.das_blaue_amulett.rules import START_OF_TURN, forgotten
from amulette.games.das_blaue_amulett.setup import FREE, MAY, MUST_PAY, Setup, Variant
from amulette.games.das_blaue_amulett.state import Blaue
from amulette.games.das_blaue_amulett.view import BlaueView
from amulette.kernel.chance import Chance, Fast
from amulette.kernel.contract import Action, Event, Game, Refusal, RefusedError, Seat, State
from amulette.kernel.edition import Edition
from amulette.kernel.options import Option, OptionError, Value, chosen
from amulette.kernel.vecs import append, i64, vec

BOARD: Final = Option("board", BOARDS, ("B-5.24",))
TURNING: Final = Option("turning", (MAY, MUST_PAY, FREE), ("B-6.8", "B-6.9", "B-6.12", "B-6.18"))
LEFT_CASTLE: Final = Option("left_castle", ("choice", "must"), ("B-5.15",))
FIRST: Final = Option("first", ("draw", *LETTERS), ("B-1.14",))
TURN_CAP: Final = Option("turn_cap", (150,), ("B-14.4",), at_least=0)
LASTING: Final = (BOARD, TURNING, LEFT_CASTLE, TURN_CAP)  # those that a position has to name


@final
class BlaueGame(Game):
    """Two to four princes race for the Castle of Light, past dark forces that everybody moves."""

    key: ClassVar[str] = "das-blaue-amulett"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 5)
    longest: ClassVar[int] = 18_000  # 4 seats, 150 turns each, fewer than 30 decisions in a turn
    declared: ClassVar[list[Option]] = [BOARD, TURNING, LEFT_CASTLE, FIRST, TURN_CAP]

    def __init__(self, edition: Edition, options: Mapping[str, object]) -> None:
        self.edition = edition
        self.components = components_of(edition)
        self.options = chosen(self.declared, options)
        self.variant = variant_of(self.options)

    def deal(self, seats: int, chance: Chance, told: list[Event] | None = None) -> Blaue:
        self.check_seats(seats)
        g = Blaue(Setup(seats, self.components, self.variant), chance)
        g.princes = vec[i64]([space_of(0)] * seats)
        g.open = vec[i64]([ALL_OPEN] * seats)
        g.forces = vec[i64](self.components.forces)
        g.hands = vec[vec[i64]]([vec[i64](capacity=6) for _ in range(seats)])
        g.known = vec[i64]([0] * (seats * (seats + 1)))
        for kind, count in enumerate(self.components.counts):
            for _ in range(count):
                g.deck = append(g.deck, kind)
        chance.shuffle(g.deck)
        cards = self.start_cards(seats, chance)
        g.mover = self.first_mover(seats, cards)
        g.told = told
        tell.game_started(g, seats, self.options, self.edition.id, cards, g.mover)
        g.then(START_OF_TURN)
        g.settle()
        g.told = None
        return g

    def start_cards(self, seats: int, chance: Chance) -> vec[i64]:
        """B-1.14: one set of move cards is shuffled and each seat gets one; none when the first player is fixed."""
        if self.options["first"] != "draw":
            return vec[i64]()
        cards = vec[i64](range(len(MOVE_CARDS)))
        chance.shuffle(cards)
        return cards[:seats]

    def first_mover(self, seats: int, cards: vec[i64]) -> int:
        """B-1.14: the highest card begins, J above 5; or the seat that the table chose."""
        if len(cards) > 0:
            return list(cards).index(max(cards))
        first = str(self.options["first"])
        if LETTERS.index(first) >= seats:
            raise RefusedError(Refusal("B-1.14", {"first": first, "seats": seats}))
        return LETTERS.index(first)

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise RefusedError(Refusal("B-1.1", {"seats": seats}))

    def position(self, text: str) -> Blaue:
        parts = parts_of(text)
        g = Blaue(self.setup_of(parts), Fast(0))
        read_position(g, parts)
        return g

    def view(self, text: str) -> BlaueView:
        parts = parts_of(text)
        return read_view(self.setup_of(parts), parts)

    def setup_of(self, parts: Parts) -> Setup:
        """A position names its own variant, so that it means the same at every table; else it is this table's."""
        seats = seats_of(parts)
        self.check_seats(seats)
        options = dict(self.options)
        for key in parts:
            if key.startswith("opt "):
                options[key[4:]] = read_option(key[4:], parts[key])
        return Setup(seats, self.components, variant_of(options))

    def read(self, text: str) -> Action:
        return moves.read_action(text)

    def write(self, action: Action) -> str:
        return moves.write(action)

    def default(self, state: State, seat: Seat) -> int:
        """B-13.5: asked again for every decision until the end of the turn."""
        return forgotten(state.options(seat))

    def pieces(self, state: State) -> list[str]:
        assert isinstance(state, Blaue)
        rows = [*state.hands, state.deck, state.discard]
        cards = [KINDS[card] for card in sorted([card for row in rows for card in row])]
        return [*cards, *["prince" for _ in state.princes], *["force" for _ in state.forces], "amulet"]

    def disguise(self, state: State, seat: int | None, rng: Fast, forgetful: bool = False) -> Blaue:
        assert isinstance(state, Blaue)
        return hidden.disguise(state, seat, rng, forgetful)


def read_option(key: str, text: str) -> Value:
    for option in LASTING:
        if option.key == key:
            return option.read(text)
    raise OptionError(f"a position has no option {key!r}")


def variant_of(options: Mapping[str, Value]) -> Variant:
    cap = options["turn_cap"]
    assert isinstance(cap, int)
    return Variant(str(options["board"]), str(options["turning"]), options["left_castle"] == "must", cap)
