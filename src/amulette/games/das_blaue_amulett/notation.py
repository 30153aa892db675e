"""How positions and views are written: parts between bars, in a fixed order, spaces and cards as in the rule book."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from amulette.games.das_blaue_amulett.board import write
from amulette.games.das_blaue_amulett.cards import LETTERS, unpack, write_all, write_set
from amulette.kernel.contract import NOBODY, write_steps

if TYPE_CHECKING:
    from amulette.games.das_blaue_amulett.setup import Variant
    from amulette.games.das_blaue_amulett.state import Blaue
    from amulette.games.das_blaue_amulett.view import BlaueView

BAR: Final = " | "
SPECTATOR: Final = "_"
GOAL_TEXT: Final = "P10"  # where the amulet lies when nobody wears it


def write_position(g: Blaue) -> str:
    parts = [f"mover {LETTERS[g.mover]}", f"turn {g.number}"]
    parts += [f"{LETTERS[seat]} {write(space)}" for seat, space in enumerate(g.princes)]
    parts += [f"open {LETTERS[seat]} {write_set(opened)}" for seat, opened in enumerate(g.open)]
    parts += [f"hand {LETTERS[seat]} {write_all(row)}" for seat, row in enumerate(g.hands)]
    parts += [f"forces {places(list(g.forces))}", f"amulet {wearer(g.wearer)}"]
    parts += [f"deck {write_all(list(g.deck)[::-1])}", f"discard {write_all(list(g.discard)[::-1])}"]
    return BAR.join([*parts, *memories(g), *variant_parts(g.setup.variant), "next " + write_steps(g.agenda)])


def write_table(view: BlaueView) -> str:
    """The table part of a view."""
    table = view.table
    parts = [
        f"seat {SPECTATOR if view.seat is None else LETTERS[view.seat]}",
        f"mover {LETTERS[table.mover]}",
        f"turn {table.number}",
        f"asked {'-' if table.turn == NOBODY else LETTERS[table.turn]}",
    ]
    parts += [f"{LETTERS[seat]} {write(space)}" for seat, space in enumerate(table.princes)]
    parts += [f"open {LETTERS[seat]} {write_set(opened)}" for seat, opened in enumerate(table.open)]
    parts += [
        f"hand {LETTERS[seat]} {row if isinstance(row, int) else write_all(row)}"
        for seat, row in enumerate(table.hands)
    ]
    parts += [f"forces {places(table.forces)}", f"amulet {wearer(table.wearer)}"]
    parts += [f"deck {table.deck}", f"discard {write_all(table.discard[::-1])}"]
    return BAR.join([*parts, *variant_parts(view.setup.variant), "next " + write_steps(view.agenda)])


def write_view(view: BlaueView) -> str:
    memory = view.memory
    parts = [f"memory known {LETTERS[seat]} {write_all(row)}" for seat, row in enumerate(memory.known)]
    parts += [f"memory public {LETTERS[seat]} {write_all(row)}" for seat, row in enumerate(memory.public)]
    return BAR.join([write_table(view), *parts])


def variant_parts(variant: Variant) -> list[str]:
    """The options, so that a position means the same at every table."""
    return [
        f"opt board {variant.board}",
        f"opt turning {variant.turning}",
        f"opt left_castle {'must' if variant.must_enter else 'choice'}",
        f"opt turn_cap {variant.cap}",
    ]


def places(forces: list[int]) -> str:
    return " ".join([f"P{place}" for place in forces])


def wearer(seat: int) -> str:
    return GOAL_TEXT if seat == NOBODY else LETTERS[seat]


def memories(g: Blaue) -> list[str]:
    """What somebody is sure of: `known B A dw` says that B knows of a dwarf card in the hand of A."""
    seats = g.setup.seats
    observers = [*LETTERS[:seats], SPECTATOR]
    return [
        f"known {observers[i // seats]} {LETTERS[i % seats]} {write_all(unpack(known))}"
        for i, known in enumerate(g.known)
        if known
    ]
