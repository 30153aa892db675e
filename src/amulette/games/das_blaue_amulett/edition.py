"""What an edition may say: road, places and the split of the fate cards; every other figure is the rule book's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from amulette.games.das_blaue_amulett.board import CASTLE, GATE, GOAL, LAST
from amulette.games.das_blaue_amulett.cards import FORCES, KINDS, MOVE_CARDS, TASK
from amulette.kernel.edition import Edition, EditionError, Figure, figure, number, rows

HAND_LIMIT: Final = 3  # B-8.4, B-8.11
TAKE: Final = 3  # B-10.2
TOTAL: Final = 31  # fate cards
JOKER_MAX: Final = 6
SHORTEST: Final = 3  # so no place is met twice in one move
LONGEST: Final = 9  # so the notation needs one digit
BOARDS: Final = ("standard", "short")
TOP_LEVEL: Final = ("schema", "id", "colours", "counts", "places", "start", "boards", "figures")
PLACE_KINDS: Final = {"gate": GATE, "castle": CASTLE, "goal": GOAL, "ruins": TASK, "water": TASK + 1, "fire": TASK + 2}
FIXED: Final[dict[str, int]] = {
    "players_min": 2,
    "players_max": 4,
    "move_cards": len(MOVE_CARDS),
    "joker_min": 1,
    "joker_max": JOKER_MAX,
    "fate_cards": TOTAL,
    "hand_limit": HAND_LIMIT,
    "castle_take": TAKE,
}
STARTS: Final = ("princes", "amulet", *KINDS[:FORCES])


@dataclass
class Board:
    """The road between the places: spaces on each lane by segment, and the indices that bear an arrow."""

    lengths: list[int]
    arrows: list[int]


@dataclass
class Components:
    """All that the rules need to know of an edition."""

    counts: list[int]  # fate cards of each kind
    kinds: list[int]  # of the places
    protected: int  # the last place where the amulet helps
    forces: list[int]  # where each force starts
    boards: dict[str, Board]


def components_of(edition: Edition) -> Components:
    """The edition, once all of it has been checked."""
    for key in edition.data:
        if key not in TOP_LEVEL:
            raise EditionError(f"{key}: no such key")
    if edition.data.get("schema") != 1:
        raise EditionError(f"schema: {edition.data.get('schema')!r} is not 1")
    check_colours(edition)
    kinds = read_kinds(edition)
    protected = check_figures(edition, kinds.index(PLACE_KINDS["fire"]))
    return Components(read_counts(edition), kinds, protected, read_starts(edition), read_boards(edition))


def check_colours(edition: Edition) -> None:
    """One name for each prince, no two alike."""
    found = [figure(row, f"colours[{i}]", ()).v for i, row in enumerate(rows(edition.data, "colours"))]
    names = [name for name in found if isinstance(name, str) and name]
    if len(names) != len(found) or len(set(names)) != FIXED["players_max"] or len(found) != FIXED["players_max"]:
        raise EditionError(f"colours: {FIXED['players_max']} different names are needed")


def named(edition: Edition, key: str, ids: list[str]) -> dict[str, Figure]:
    """The figures under `key` by their id: all of these, each once."""
    found: dict[str, Figure] = {}
    for row in rows(edition.data, key):
        name = row.get("id")
        place = f"{key}.{name}"
        if not isinstance(name, str) or name not in ids or name in found:
            raise EditionError(f"{place}: no such figure, or given twice")
        found[name] = figure(row, place, ("id",))
    for name in ids:
        if name not in found:
            raise EditionError(f"{key}.{name}: missing")
    return found


def read_counts(edition: Edition) -> list[int]:
    """How many fate cards of each kind there are; five amulet cards, thirty-one in all."""
    found = named(edition, "counts", list(KINDS))
    counts = [number(found[kind], f"counts.{kind}") for kind in KINDS]
    for kind, count in zip(KINDS, counts, strict=True):
        if count < 1:
            raise EditionError(f"counts.{kind}: {count} is not at least 1")
    if counts[-1] != 5:
        raise EditionError(f"counts.am: {counts[-1]}, but the rules say 5")
    if sum(counts) != TOTAL:
        raise EditionError(f"counts: they make {sum(counts)}, not {TOTAL}")
    return counts


def read_kinds(edition: Edition) -> list[int]:
    """The places in their order: the start castle, four gates, two castles, three tasks, the goal."""
    found = named(edition, "places", [f"P{place}" for place in range(LAST + 1)])
    kinds = [place_kind(found[f"P{place}"], f"places.P{place}") for place in range(LAST + 1)]
    if kinds[0] != CASTLE:
        raise EditionError("places.P0: the princes start in a castle")
    if kinds[LAST] != GOAL:
        raise EditionError(f"places.P{LAST}: the last place is the goal")
    for name, kind in PLACE_KINDS.items():
        wanted = 4 if kind == GATE else 3 if kind == CASTLE else 1
        if kinds.count(kind) != wanted:
            raise EditionError(f"places: {kinds.count(kind)} times {name}, but the rules say {wanted}")
    return kinds


def place_kind(found: Figure, place: str) -> int:
    if not isinstance(found.v, str) or found.v not in PLACE_KINDS:
        raise EditionError(f"{place}.v: {found.v!r} is not one of {', '.join(PLACE_KINDS)}")
    return PLACE_KINDS[found.v]


def read_starts(edition: Edition) -> list[int]:
    """The princes start on P0 and the amulet on the goal; the forces on three other places."""
    found = named(edition, "start", list(STARTS))
    starts = [number(found[name], f"start.{name}") for name in STARTS]
    if starts[0] != 0:
        raise EditionError("start.princes: the princes start on P0 (B-1.5)")
    if starts[1] != LAST:
        raise EditionError(f"start.amulet: the amulet starts on P{LAST} (B-1.13)")
    forces = starts[2:]
    for name, place in zip(KINDS[:FORCES], forces, strict=True):
        if not 1 <= place <= LAST or forces.count(place) > 1:
            raise EditionError(f"start.{name}: the forces start on three different places from P1 on")
    return forces


def read_boards(edition: Edition) -> dict[str, Board]:
    """Each board by its name."""
    keys = [f"{name}.{what}" for name in BOARDS for what in ("n", "arrows")]
    found = named(edition, "boards", keys)
    return {name: read_board(found, name) for name in BOARDS}


def read_board(found: Mapping[str, Figure], name: str) -> Board:
    lengths, arrows = numbers(found, f"{name}.n"), numbers(found, f"{name}.arrows")
    if len(lengths) != LAST:
        raise EditionError(f"boards.{name}.n: {LAST} segments are needed, not {len(lengths)}")
    for n in lengths:
        if not SHORTEST <= n <= LONGEST:
            raise EditionError(f"boards.{name}.n: {n} is not from {SHORTEST} to {LONGEST}")
    for arrow in arrows:
        if not 1 <= arrow <= min(lengths) or arrows.count(arrow) > 1:
            raise EditionError(f"boards.{name}.arrows: {arrow} is not on every segment, or given twice")
    return Board(lengths, arrows)


def numbers(found: Mapping[str, Figure], key: str) -> list[int]:
    """A figure that has to be a list of whole numbers."""
    value = found[key].v
    if not isinstance(value, list) or not value or not all([type(n) is int for n in value]):
        raise EditionError(f"boards.{key}.v: {value!r} is not a list of whole numbers")
    return value


def check_figures(edition: Edition, fire: int) -> int:
    """Every figure the rules name says what they say; the amulet helps up to and including fire."""
    found = named(edition, "figures", [*FIXED, "last_protected"])
    for key, needed in FIXED.items():
        if number(found[key], f"figures.{key}") != needed:
            raise EditionError(f"figures.{key}: {found[key].v!r}, but the rules say {needed}")
    if number(found["last_protected"], "figures.last_protected") != fire:
        raise EditionError(f"figures.last_protected: the amulet helps up to fire, which is P{fire} (B-9.14)")
    return fire
