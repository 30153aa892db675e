"""The set-up of a case of Das blaue Amulett, read into a position."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from amulette.files.cases.das_blaue_amulett_played import Played
from amulette.files.editions import standard
from amulette.games.das_blaue_amulett.board import PLACES
from amulette.games.das_blaue_amulett.cards import FORCES, KINDS, LETTERS
from amulette.games.das_blaue_amulett.game import BlaueGame

PRINCE: Final = re.compile(r"([A-D])@([A-Z0-9]+)(?:\[([a-z,]*)\])?")
OPEN: Final = re.compile(r"([A-D]):open=([1-5J,]+)")
FORCE: Final = re.compile(r"(dw|wi|so)@(P\d+)")
VALUE: Final = re.compile(r"(\w+)=(\S+)")
PILES: Final = ("deck", "discard")


def begin(items: list[str]) -> Played:
    """The position that these items describe.  Raises ValueError."""
    parts: dict[str, str] = {}
    forces: dict[str, str] = {}
    options: list[tuple[str, str]] = []
    for item in items:
        for key, value in parts_of(item):
            if key in parts or key in forces or key in [option for option, _ in options]:
                raise ValueError(f"given twice: {item!r}")
            if key in KINDS:
                forces[key] = value
            elif key in (*PILES, "amulet") or key[-1] in LETTERS:
                parts[key] = value
            else:
                options.append((key, value))
    game = game_with(tuple(sorted(options)))
    starts = dict(zip(KINDS[:FORCES], [f"P{place}" for place in game.components.forces], strict=True))
    parts["forces"] = " ".join([forces.get(kind, start) for kind, start in starts.items()])
    return Played(game, " | ".join([f"{key} {value}" for key, value in parts.items()]))


def parts_of(item: str) -> list[tuple[str, str]]:
    """What one item says, by the keys of a position, a force or an option."""
    if found := PRINCE.fullmatch(item):
        letter, space, hand = found[1], found[2], found[3]
        return [(letter, space)] + ([(f"hand {letter}", row_of(hand))] if hand is not None else [])
    if found := OPEN.fullmatch(item):
        return [(f"open {found[1]}", found[2].replace(",", " "))]
    if found := FORCE.fullmatch(item):
        return [(found[1], place(found[2]))]
    if found := VALUE.fullmatch(item):
        return [(found[1], pile(found[2]) if found[1] in PILES else found[2])]
    raise ValueError(f"a set-up has no such part: {item!r}")


def row_of(text: str) -> str:
    """`dw,ru` as a position writes it."""
    return " ".join(text.split(",")) or "-"


def pile(text: str) -> str:
    """`dw,fi+` as a position writes it: the plus stands for all cards named nowhere."""
    return " ".join([word for word in text.replace("+", ",+").split(",") if word])


def place(word: str) -> str:
    if word not in PLACES:
        raise ValueError(f"no such place: {word!r}")
    return word


@cache
def game_with(options: tuple[tuple[str, str], ...]) -> BlaueGame:
    """The game in its standard edition with these options.  Raises OptionError."""
    declared = {option.key: option for option in BlaueGame.declared}
    for key, _ in options:
        if key not in declared:
            raise ValueError(f"a set-up has no such part: {key!r}")
    return BlaueGame(standard(BlaueGame.key), {key: declared[key].read(text) for key, text in options})
