"""What a case of Das Amulett starts from: `phase=grey at=D5 marker=3 sp1=amber:1 gems.D5=red empty=*`."""

from __future__ import annotations

from functools import cache
from typing import Final

from amulette.files.cases.das_amulett_played import Played
from amulette.files.editions import standard
from amulette.games.das_amulett import gems
from amulette.games.das_amulett.box import Box
from amulette.games.das_amulett.game import AmulettGame
from amulette.games.das_amulett.notation import write_gems
from amulette.games.das_amulett.setup import DECLARED
from amulette.kernel.chance import Chance, Fast, Scripted

PHASES: Final = {
    "setup": "SetUp Round",
    "white": "White Grey Red Blue EndOfRound",
    "grey": "Grey Red Blue EndOfRound",
    "red": "Red Blue EndOfRound",
    "auction": "Auction Blue EndOfRound",
    "blue": "Blue EndOfRound",
}
OPTIONS: Final = [option.key for option in DECLARED]
PLAIN: Final = ("hat", "at", "left", "round", "deck")
OF_A_SEAT: Final = ("hand", "sp", "amu")


def begin(text: str) -> Played:
    """The position as the case gives it.  Raises ValueError."""
    given = pairs(text)
    phase = given.pop("phase", "")
    if phase not in PHASES:
        raise ValueError(f"no such phase: {phase!r}")
    seats = given.pop("n", "3")
    marker = given.pop("marker", "")
    options = [f"{key}={given.pop(key)}" for key in OPTIONS if key in given]
    game = standard_game()
    board = write_board(game.box, filled(game.box, given))
    parts = [f"seats {seats}", f"opt {' '.join(options) or '-'}", f"gems {board}"]
    parts += ["round 0"] if phase == "setup" else []
    parts += [f"{key} {value}" for key, value in given.items() if known(key, seats)]
    return Played(game, game.position_by(" | ".join([*parts, f"next {PHASES[phase]}"]), luck(game.box, marker)))


def pairs(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals or not value or key in found:
            raise ValueError(f"no such part, or given twice: {word!r}")
        found[key] = value
    return found


def known(key: str, seats: str) -> bool:
    if key in PLAIN:
        return True
    if key[:-1] in OF_A_SEAT and "1" <= key[-1] <= seats:
        return True
    raise ValueError(f"no such part: {key!r}")


def luck(box: Box, marker: str) -> Chance:
    """The marker that will be drawn, if the case names one."""
    if not marker:
        return Fast(0)
    values = [str(n) for n in box.markers]
    if marker not in values:
        raise ValueError(f"no such marker: {marker!r}")
    return Scripted([values.index(marker)])


def filled(box: Box, given: dict[str, str]) -> list[int]:
    """The gems of the named areas, none in the empty ones, and in the others what is left of the bag."""
    board = [0 for _ in box.areas]
    bag = [c for c in range(len(box.colours)) for _ in range(box.copies[c])]
    named = {box.area(key[5:]): given.pop(key) for key in list(given) if key.startswith("gems.")}
    for area, text in named.items():
        row = [box.colour(name) for name in ([] if text == "-" else text.split(","))]
        board[area] = gems.gathered(row)
        take(bag, row)
    for key in [key for key in given if key.startswith("amu")]:
        take(bag, [box.colour(name) for name in given[key].split(",")])
    empty = given.pop("empty", "-")
    if empty == "*":
        return board
    closed = [box.area(name) for name in empty.split(",")] if empty != "-" else []
    places = [area for area in range(len(box.areas)) if area not in [*named, *closed]]
    for i, c in enumerate(bag):
        board[places[i % len(places)]] += gems.gem(c)
    return board


def take(bag: list[int], row: list[int]) -> None:
    for c in row:
        if c not in bag:
            raise ValueError("more gems of a colour than there are")
        bag.remove(c)


def write_board(box: Box, board: list[int]) -> str:
    return " ".join([f"{box.areas[area]}:{write_gems(box, heap)}" for area, heap in enumerate(board) if heap]) or "-"


@cache
def standard_game() -> AmulettGame:
    """The options of a case stand in its position."""
    return AmulettGame(standard("das-amulett"), {})
