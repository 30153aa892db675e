"""Golden games: one record and one transcript for each seat count of each game, under `tests/records`.

`python -m tests.records.golden` writes them anew.  Do so only when the rules have changed on purpose, and raise
the game's version then.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from amulette.files.editions import open_game
from amulette.files.records import dumps, loads
from amulette.games.catalogue import GAMES
from tests.laws.play import Play

if TYPE_CHECKING:
    from collections.abc import Iterator

    from amulette.kernel.contract import Event, Game
    from amulette.kernel.record import Record

FOLDER = Path(__file__).parent
VARIANTS: dict[str, list[dict[str, object]]] = {
    "das-amulett": [
        {},
        {"start": "draft", "gift_drain2": True},
        {"start": "auction", "start_reveal": "all", "open_pile": True},
        {"start": "beginners", "metal_timing": "all_grey", "gift_bolts4": True, "max_rounds": 2},
    ],
    "das-blaue-amulett": [
        {},
        {"board": "short", "turning": "free", "left_castle": "must", "first": "B", "turn_cap": 4},
        {"turning": "must_pay", "turn_cap": 3},
    ],
    "gargon": [{}, {"open_captures": True, "start": "C"}],
    "power-cards": [
        {},
        {"first": "A", "cap": 0, "short": "auto"},
        {"first": "D", "cap": 300, "short": "ask"},
        {"first": "C", "cap": 150, "short": "auto"},
        {"first": "B", "cap": 150, "short": "ask"},
    ],
}
SIZES: dict[tuple[str, int], list[int]] = {  # variants that are played at some tables only
    ("power-cards", 1): [2],
    ("power-cards", 2): [4],
    ("power-cards", 3): [3],
    ("power-cards", 4): [2],
}
TABLES = [
    (key, seats, number)
    for key, game in GAMES.items()
    for seats in game.seats
    for number in range(len(VARIANTS.get(key, [{}])))
    if seats in SIZES.get((key, number), game.seats)
]


def name(key: str, seats: int, number: int) -> str:
    return f"{key}-{seats}-{number}"


def game_of(key: str, number: int) -> Game:
    return open_game(key, VARIANTS.get(key, [{}])[number])


def golden(key: str, seats: int, number: int) -> Record:
    """A game of random moves, the same each time."""
    seed = name(key, seats, number).encode().ljust(32, b".")
    return Play(game_of(key, number), seats, seed, [], seats).to_the_end()[1]


def transcript(game: Game, record: Record) -> Iterator[str]:
    """The game move by move: what happened, and where it led."""
    told: list[Event] = []
    state = record.deal(game, told)
    yield from [f"    {event}" for event in told]
    for i, (seat, text) in enumerate(record.moves):
        yield f"{i + 1} seat {seat}: {text}"
        yield from [f"    {event}" for event in record.step(game, state, i)]
    yield state.position()


def write(key: str, seats: int, number: int) -> None:
    record = golden(key, seats, number)
    path = FOLDER / name(key, seats, number)
    path.with_suffix(".json").write_text(dumps(record), encoding="utf-8")
    lines = transcript(game_of(key, number), loads(dumps(record).encode()))
    path.with_suffix(".txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for table in TABLES:
        write(*table)
