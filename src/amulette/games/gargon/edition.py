"""What an edition of Gargon may say: any amulet table the rule book allows; every other figure is the rule book's."""

from __future__ import annotations

from typing import Final

from amulette.games.gargon.cards import COLOURS, COPIES_OF_0, DECK
from amulette.kernel.edition import Edition, EditionError, figure, number, rows

HAND: Final = 10  # cards dealt to each seat (G-1.4)
TOP_LEVEL: Final = ("schema", "id", "colours", "amulets", "figures")
NAMES: Final = (
    ("w", "white", "dragon"),
    ("b", "blue", "pegasus"),
    ("v", "violet", "gargoyle"),
    ("y", "yellow", "manticore"),
    ("r", "red", "phoenix"),
    ("g", "green", "fairy"),
)
FIXED: Final[dict[str, object]] = {  # objects, since a compiled int | bool makes 1 of True
    "amulets_alike_in_all_colours": True,
    "players_min": 3,
    "players_max": 5,
    "deck": len(DECK),
    "copies_of_0": COPIES_OF_0,
    "copies_of_1_to_15": 1,
    "hand": HAND,
    "piles": 2,
    "pile_size_3": 36,
    "pile_size_4": 31,
    "pile_size_5": 26,
    "lay_max": 3,
    "lay_same_colour_max": 2,
    "pass_min": 1,
    "pass_max": 3,
    "consolation": 1,
    "bonus_sole": 10,
    "bonus_tied": 5,
    "factor_per_zero": 2,
    "bonus_cards_coloured": 6,
    "bonus_cards_plain": 12,
}


def amulets_of(edition: Edition) -> tuple[int, ...]:
    """The amulets on each value from 0 to 15, once the whole edition has been checked."""
    for key in edition.data:
        if key not in TOP_LEVEL:
            raise EditionError(f"{key}: no such key")
    if edition.data.get("schema") != 1:
        raise EditionError(f"schema: {edition.data.get('schema')!r} is not 1")
    check_colours(edition)
    check_figures(edition)
    table = read_amulets(edition)
    check_amulets(table)
    return table


def check_colours(edition: Edition) -> None:
    """The six colours in their sorting order, which the notation rests on."""
    found = rows(edition.data, "colours")
    if len(found) != len(COLOURS):
        raise EditionError(f"colours: {len(COLOURS)} rows are needed, not {len(found)}")
    for i, row in enumerate(found):
        letter, name, creature = NAMES[i]
        place = f"colours[{i}]"
        shown = (figure(row, place, ("name", "creature")).v, row.get("name"), row.get("creature"))
        if shown != (letter, name, creature):
            raise EditionError(f"{place}: the rules have {letter}, {name}, {creature} here")


def check_figures(edition: Edition) -> None:
    """Every figure the rules name is there, once, and says what the rules say."""
    left = dict(FIXED)
    for row in rows(edition.data, "figures"):
        key = row.get("id")
        place = f"figures.{key}"
        if not isinstance(key, str) or key not in left:
            raise EditionError(f"{place}: no such figure, or given twice")
        found, needed = figure(row, place, ("id",)).v, left.pop(key)
        if type(found) is not type(needed) or found != needed:
            raise EditionError(f"{place}: {found!r}, but the rules say {needed!r}")
    if left:
        raise EditionError(f"figures.{next(iter(left))}: missing")


def read_amulets(edition: Edition) -> tuple[int, ...]:
    """One row for each value, in order."""
    table: list[int] = []
    for i, row in enumerate(rows(edition.data, "amulets")):
        place = f"amulets[{i}]"
        if row.get("value") != i:
            raise EditionError(f"{place}.value: {row.get('value')!r} is not {i}")
        table.append(number(figure(row, place, ("value",)), place))
    return tuple(table)


def check_amulets(table: tuple[int, ...]) -> None:
    """G-1.10: what the rule book fixes about the amulets of an edition."""
    if len(table) != 16:
        raise EditionError(f"amulets: 16 rows are needed, not {len(table)} (G-1.10)")
    for v in range(16):
        bare = v == 0 or v > 12
        if (bare and table[v] != 0) or (not bare and not 1 <= table[v] <= 5):
            raise EditionError(f"amulets[{v}]: {table[v]} is not allowed on a {v} (G-1.10)")
    if table[5] != 3 or table[7] != 2:
        raise EditionError("amulets: the 5 bears 3 and the 7 bears 2 (G-1.10)")
    if table[1] + table[10] != 6 or table[2] + table[6] != 8:
        raise EditionError("amulets: 1 and 10 bear 6 together, 2 and 6 bear 8 (G-1.10)")
