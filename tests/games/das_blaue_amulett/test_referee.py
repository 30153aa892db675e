"""A second opinion: every move of whole games, counted off once more from the clauses of B-5 to B-8 alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from amulette.files.editions import open_game
from amulette.games.das_blaue_amulett.board import write
from amulette.games.das_blaue_amulett.cards import KINDS
from amulette.games.das_blaue_amulett.events import AmuletMoved, Drawn, Stepped
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Event, submit
from tests.games.das_blaue_amulett.notation import KEY

if TYPE_CHECKING:
    from amulette.games.das_blaue_amulett.game import BlaueGame
    from amulette.games.das_blaue_amulett.state import Blaue

PLACES = ["castle", "gate", "ruins", "castle", "gate", "water", "gate", "castle", "gate", "fire", "goal"]
TASKS = {"ruins": "ru", "water": "wa", "fire": "fi"}
LENGTHS, ARROWS = {"standard": 6, "short": 3}, {"standard": "25", "short": "2"}
VARIANTS = [
    {"board": board, "turning": turning, "left_castle": left}
    for board, turning, left in [
        ("standard", "may", "choice"),
        ("short", "may", "must"),
        ("short", "must_pay", "choice"),
        ("short", "free", "must"),
    ]
]


class Referee:
    """Knows the table as it lay before the move, in the notation of the rules, and the answers that were given."""

    def __init__(self, g: Blaue, options: dict[str, str]) -> None:
        self.n, self.options, self.me = LENGTHS[options["board"]], options, g.mover
        self.princes = [write(space) for space in g.princes]
        self.forces = {f"P{place}": KINDS[kind] for kind, place in enumerate(g.forces)}
        self.wearer = g.wearer
        self.answers: list[str] = []

    def demand(self, place: str) -> list[str]:
        """B-6.1 to B-6.7."""
        task = [TASKS[PLACES[int(place[1:])]]] if PLACES[int(place[1:])] in TASKS else []
        protects = self.wearer == self.me and place != "P10"
        return task if place not in self.forces or protects else [*task, self.forces[place]]

    def step(self, at: str, points: int) -> str:
        """B-5.1 to B-5.19, B-11.1, B-11.2: the space after `at`, with this many points before the step."""
        if at.startswith("P"):
            return f"{at[1:]}R1"
        segment, lane, index = int(at[0]), at[1], int(at[2])
        if lane == "R":
            return f"{segment}R{index + 1}" if index < self.n else self.face(segment, points)
        return f"{segment}L{index - 1}" if index > 1 else self.near_end(segment, points)

    def face(self, segment: int, points: int) -> str:
        place, back = f"P{segment + 1}", f"{segment}L{self.n}"
        if place == "P10" and points > 1:
            return back
        asks = self.demand(place) or (self.options["turning"] == "free" and place != "P10")
        return back if asks and self.answers.pop(0) == "turn" else place

    def near_end(self, segment: int, points: int) -> str:
        place, past = f"P{segment}", f"{segment}R1"
        if points > 1 or PLACES[segment] != "castle":
            return past
        if self.options["left_castle"] == "must" and not self.demand(place):
            return place
        return place if self.answers.pop(0) == "enter" else past

    def ahead(self, at: str) -> str:
        """B-7.3, B-7.5, B-7.6."""
        segment, lane, index = at[0], at[1], int(at[2])
        if lane == "R":
            return f"{segment}R{index + 1}" if index < self.n else f"{segment}L{index}"
        return f"{segment}L{index - 1}" if index > 1 else f"{segment}R1"

    def judge(self, points: int) -> tuple[list[str], bool, bool]:
        """The path; then whether the amulet is taken and a card drawn.  Princes end where they are pushed."""
        path, at = [], self.princes[self.me]
        for left in range(points, 0, -1):
            at = self.step(at, left)
            path.append(at)
        met = [seat for seat, space in enumerate(self.princes) if space == at and seat != self.me and at[0] != "P"]
        self.princes[self.me] = at
        beside = at.translate(str.maketrans("RL", "LR"))
        for seat in met:
            self.shift(seat, beside)
        return path, self.wearer in met, at[0] != "P" and at[2] in ARROWS[self.options["board"]]

    def shift(self, seat: int, to: str) -> None:
        there = [other for other, space in enumerate(self.princes) if space == to and other != seat]
        self.princes[seat] = to
        for other in there:
            self.shift(other, self.ahead(to))


def answered(game: BlaueGame, g: Blaue, rng: Fast) -> tuple[str, list[Event]]:
    """A random answer to the question that is put, and what follows."""
    found = g.options(g.turn)
    action = found[rng.below(len(found))]
    return game.write(action), submit(g, g.turn, action)


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(options.values()))
@pytest.mark.clause(
    "B-5.1", "B-5.7", "B-5.11", "B-5.21", "B-5.24", "B-6.5", "B-7.2", "B-7.4", "B-7.7", "B-8.1", "B-9.3"
)
def test_every_move_ends_where_a_second_referee_says(options: dict[str, str]) -> None:
    game, moves, pushes = cast("BlaueGame", open_game(KEY, options)), 0, 0
    for seed in range(8):
        g, rng = game.deal(4, Fast(seed)), Fast(seed)
        while g.waiting():
            referee = Referee(g, options)
            played, told = answered(game, g, rng)
            if not played.startswith("play"):
                continue
            while g.waiting() and type(g.agenda[-1]).__name__ in ("Pay", "Left"):
                answer, more = answered(game, g, rng)
                referee.answers.append(answer)
                told += more
            path, takes, draws = referee.judge(int(played[-1]))
            full = type(g.agenda[-1]).__name__ in ("Drop", "Stealing") if g.waiting() else False

            assert [event.to for event in told if isinstance(event, Stepped)] == path
            assert [write(space) for space in g.princes] == referee.princes
            assert takes == any(isinstance(event, AmuletMoved) and event.cause == "landing" for event in told)
            assert full or draws == any(isinstance(event, Drawn) for event in told)
            assert referee.answers == []
            moves, pushes = moves + 1, pushes + any(event.name == "pushed" for event in told)
    assert moves > 500
    assert pushes > 30
