"""What an edition of Das Amulett may say: board, copies, bolts, incomes; spells and phases are the rule book's."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from amulette.games.das_amulett import gems, metals
from amulette.games.das_amulett.box import Box
from amulette.games.das_amulett.spell import PHASES
from amulette.games.das_amulett.spells import SPELLS
from amulette.kernel.edition import PROVENANCE, Edition, EditionError, figure, number, rows
from amulette.kernel.vecs import append, i64, vec

TOP_LEVEL: Final = (
    "schema", "id", "start", "spells", "areas", "wall_edges", "gems", "terrain", "figures", "notes",
)  # fmt: skip
MOST_CARDS: Final = 60  # cards are bits of one number
AREA: Final = re.compile(r"[A-Z][0-9]{1,2}")
COLOUR: Final = re.compile(r"[a-z]{1,12}")
LOWEST: Final = {  # every plain figure, and the least it may be
    "energy_per_seat": 2,
    "start_hand_each": 0,
    "metal_cards_each": 6,
    "avarice_max": 0,
    "croesus_min": 1,
    "win_colours": 1,
    "win_gems": 1,
}
FIXED: Final = {"players_min": 3, "players_max": 6}
LISTS: Final = ("markers", "journey")
Row = Mapping[str, object]


def box_of(edition: Edition) -> Box:
    """The components, once the whole edition has been checked."""
    for key in edition.data:
        if key not in TOP_LEVEL:
            raise EditionError(f"{key}: no such key")
    if edition.data.get("schema") != 1:
        raise EditionError(f"schema: {edition.data.get('schema')!r} is not 1")
    box = Box()
    read_spells(box, edition)
    read_gems(box, edition)
    read_areas(box, edition, read_terrain(edition))
    read_edges(box, edition)
    read_start(box, edition)
    read_figures(box, edition)
    return box


def checked(row: Row, place: str, keys: tuple[str, ...]) -> None:
    """All keys are there, and no others; the provenance is one that the house knows."""
    known, needed = [*keys, "p", "note"], [*keys, "p"]
    for key in row:
        if key not in known:
            raise EditionError(f"{place}.{key}: no such key")
    for key in needed:
        if key not in row:
            raise EditionError(f"{place}.{key}: missing")
    if row["p"] not in PROVENANCE:
        raise EditionError(f"{place}.p: {row['p']!r} is not one of {', '.join(PROVENANCE)}")


def whole(row: Row, key: str, place: str, least: int, most: int) -> int:
    found = row[key]
    if type(found) is not int or not least <= found <= most:
        raise EditionError(f"{place}.{key}: {found!r} is not a number from {least} to {most}")
    return found


def word(row: Row, key: str, place: str, pattern: re.Pattern[str]) -> str:
    found = row[key]
    if not isinstance(found, str) or not pattern.fullmatch(found):
        raise EditionError(f"{place}.{key}: {found!r} is no name for this")
    return found


# -- spells -------------------------------------------------------------------


def read_spells(box: Box, edition: Edition) -> None:
    """Every spell of the rules once, in the order of the edition."""
    left = dict(SPELLS)
    for i, row in enumerate(rows(edition.data, "spells")):
        place = f"spells[{i}]"
        checked(row, place, ("id", "phase", "copies", "bolts", "income"))
        name = row["id"]
        if not isinstance(name, str) or name not in left:
            raise EditionError(f"{place}.id: {name!r} is no spell of the rules, or given twice")
        spell = left.pop(name)
        if row["phase"] != PHASES[spell.phase]:
            raise EditionError(f"{place}.phase: {name} is {PHASES[spell.phase]}")
        copies = whole(row, "copies", place, 1, spell.most_copies())
        for copy in range(copies):
            box.cards.append(name if copies == 1 else f"{name}{copy + 1}")
            box.spells.append(spell)
            box.bolts = append(box.bolts, whole(row, "bolts", place, 1, 99))
            box.income = append(box.income, income(row, place))
    if left:
        raise EditionError(f"spells: {next(iter(left))} is missing")
    if len(box.cards) > MOST_CARDS:
        raise EditionError(f"spells: at most {MOST_CARDS} cards, not {len(box.cards)}")


def income(row: Row, place: str) -> int:
    found = row["income"]
    if not isinstance(found, dict):
        raise EditionError(f"{place}.income: a table of metals is needed here")
    bag, kinds = 0, [*metals.NAMES, "joker"]
    for key in found:
        if key not in kinds:
            raise EditionError(f"{place}.income.{key}: no such metal")
        kind = kinds.index(key)
        bag += whole(found, key, f"{place}.income", 0, 9) << metals.WIDTH * kind
    return bag


# -- the board ----------------------------------------------------------------


def read_gems(box: Box, edition: Edition) -> None:
    for i, row in enumerate(rows(edition.data, "gems")):
        place = f"gems[{i}]"
        checked(row, place, ("id", "v"))
        name = word(row, "id", place, COLOUR)
        if name in box.colours:
            raise EditionError(f"{place}.id: {name} is there twice")
        box.colours.append(name)
        box.copies = append(box.copies, whole(row, "v", place, 1, gems.MOST))
    if len(box.colours) > gems.MOST_COLOURS:
        raise EditionError(f"gems: at most {gems.MOST_COLOURS} colours, not {len(box.colours)}")
    known = ["", *box.colours]
    for colour in [spell.speaks_of() for spell in box.spells]:
        if colour not in known:
            raise EditionError(f"gems: a spell speaks of {colour}")


def read_terrain(edition: Edition) -> dict[str, int]:
    """The metals that each terrain takes."""
    found: dict[str, int] = {}
    for i, row in enumerate(rows(edition.data, "terrain")):
        place = f"terrain[{i}]"
        checked(row, place, ("id", "v"))
        metal = row["v"]
        if metal != "any" and metal not in metals.NAMES:
            raise EditionError(f"{place}.v: {metal!r} is no metal, nor any")
        found[str(row["id"])] = metals.ALL if metal == "any" else 1 << metals.NAMES.index(str(metal))
    return found


def read_areas(box: Box, edition: Edition, terrain: dict[str, int]) -> None:
    found = rows(edition.data, "areas")
    for i, row in enumerate(found):
        place = f"areas[{i}]"
        checked(row, place, ("id", "terrain", "gems", "wall", "pyramid", "adj"))
        name = word(row, "id", place, AREA)
        if name in box.areas:
            raise EditionError(f"{place}.id: {name} is there twice")
        if row["terrain"] not in terrain:
            raise EditionError(f"{place}.terrain: {row['terrain']!r} takes no metal")
        if row["wall"] not in ["N", "S", "-"]:
            raise EditionError(f"{place}.wall: {row['wall']!r} is not N, S or -")
        if type(row["pyramid"]) is not bool:
            raise EditionError(f"{place}.pyramid: {row['pyramid']!r} is neither true nor false")
        box.areas.append(name)
        box.terrain.append(str(row["terrain"]))
        box.pays = append(box.pays, terrain[str(row["terrain"])])
        box.gems = append(box.gems, whole(row, "gems", place, 0, gems.MOST))
        box.wall.append(str(row["wall"]))
        box.pyramid.append(row["pyramid"] is True)
    if len(box.areas) > 99 or sum(box.gems) != sum(box.copies):
        raise EditionError(f"areas: their {sum(box.gems)} gems are not the {sum(box.copies)} there are")
    for i, row in enumerate(found):
        box.adjacent = append(box.adjacent, vec[i64](neighbours(box, row, f"areas[{i}].adj")))
    check_neighbours(box)


def neighbours(box: Box, row: Row, place: str) -> list[int]:
    found = row["adj"]
    if not isinstance(found, list) or not all([name in box.areas for name in found]):
        raise EditionError(f"{place}: a list of areas is needed here")
    return sorted([box.areas.index(name) for name in found])


def check_neighbours(box: Box) -> None:
    """Whoever is a neighbour has this one as its neighbour; nobody is his own."""
    for area in range(len(box.areas)):
        for other in box.adjacent[area]:
            if other == area or area not in list(box.adjacent[other]):
                raise EditionError(f"areas[{area}].adj: {box.areas[other]} and {box.areas[area]} are not neighbours")


def read_edges(box: Box, edition: Edition) -> None:
    found = edition.data.get("wall_edges", [])
    if not isinstance(found, list):
        raise EditionError("wall_edges: a list of pairs is needed here")
    for i, pair in enumerate(found):
        if not isinstance(pair, list) or len(pair) != 2 or not all([name in box.areas for name in pair]):
            raise EditionError(f"wall_edges[{i}]: a pair of areas is needed here")
        box.wall_edges.append((str(pair[0]), str(pair[1])))


def read_start(box: Box, edition: Edition) -> None:
    found = edition.data.get("start")
    if not isinstance(found, dict):
        raise EditionError("start: an area with its provenance is needed here")
    name = figure(found, "start", ()).v
    if not isinstance(name, str) or name not in box.areas:
        raise EditionError(f"start.v: {name!r} is no area")
    box.start = box.areas.index(name)


# -- figures ------------------------------------------------------------------


def read_figures(box: Box, edition: Edition) -> None:
    plain: dict[str, int] = {}
    listed: dict[str, list[int]] = {}
    for i, row in enumerate(rows(edition.data, "figures")):
        key = row.get("id")
        place = f"figures.{key}"
        if not isinstance(key, str) or key in plain or key in listed:
            raise EditionError(f"figures[{i}].id: {key!r} is no figure, or given twice")
        found = figure(row, place, ("id",))
        if key in LISTS:
            listed[key] = numbers(found.v, place)
        elif key in LOWEST or key in FIXED:
            plain[key] = number(found, place)
        else:
            raise EditionError(f"{place}: no such figure")
    check_figures(plain, listed)
    box.energy = plain["energy_per_seat"]
    box.hand = plain["start_hand_each"]
    box.metal = plain["metal_cards_each"]
    box.avarice = plain["avarice_max"]
    box.croesus = plain["croesus_min"]
    box.win_colours = plain["win_colours"]
    box.win_gems = plain["win_gems"]
    box.markers = vec[i64](listed["markers"])
    box.journey = vec[i64](listed["journey"])


def numbers(found: object, place: str) -> list[int]:
    """A list of whole numbers of auctions."""
    if not isinstance(found, list) or not found or not all([type(n) is int and 1 <= n <= 99 for n in found]):
        raise EditionError(f"{place}.v: {found!r} is not a list of numbers from 1 to 99")
    return found


def check_figures(plain: dict[str, int], listed: dict[str, list[int]]) -> None:
    for key in [*LOWEST, *FIXED, *LISTS]:
        if key not in plain and key not in listed:
            raise EditionError(f"figures.{key}: missing")
    for key, needed in FIXED.items():
        if plain[key] != needed:
            raise EditionError(f"figures.{key}: {plain[key]}, but the rules say {needed}")
    for key, least in LOWEST.items():
        if not least <= plain[key] <= 999:
            raise EditionError(f"figures.{key}: {plain[key]} is not a number from {least} to 999")
    if plain["start_hand_each"] * FIXED["players_max"] > plain["metal_cards_each"]:
        raise EditionError("figures.start_hand_each: more than there are cards for six seats")
