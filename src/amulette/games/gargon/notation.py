"""How positions and views are written: parts between bars, in a fixed order, every row as in the rule book."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from amulette.games.gargon.cards import LETTERS, write_all
from amulette.kernel.contract import NOBODY, write_steps

if TYPE_CHECKING:
    from amulette.games.gargon.state import Gargon
    from amulette.games.gargon.view import GargonView

BAR = " | "


def write_position(g: Gargon) -> str:
    parts = [f"lead {LETTERS[g.lead]}", f"round {g.round}"]
    parts += by_seat("", g.hands)
    parts += [f"{i + 1} {write_all(list(row)[::-1])}" for i, row in enumerate(g.piles)]
    parts += by_seat("laid ", g.laid)
    parts += by_seat("won ", [sorted(row) for row in g.won])
    parts += [f"lost {write_all(sorted(g.lost))}"]
    parts += ["opt open_captures"] if g.setup.open_captures else []
    return BAR.join([*parts, "next " + write_steps(g.agenda)])


def write_table(view: GargonView) -> str:
    """The table part of a view."""
    table = view.table
    parts = [
        f"seat {'_' if view.seat is None else LETTERS[view.seat]}",
        f"lead {LETTERS[table.lead]}",
        f"round {table.round}",
        f"turn {'-' if table.turn == NOBODY else LETTERS[table.turn]}",
    ]
    parts += by_seat("", table.hands)
    parts += [f"{i + 1} {write_all(row[::-1])}" for i, row in enumerate(table.piles)]
    parts += by_seat("laid ", table.laid)
    parts += [
        f"won {LETTERS[seat]} {row if isinstance(row, int) else write_all(row)}" for seat, row in enumerate(table.won)
    ]
    parts += [f"lost {write_all(table.lost)}"]
    parts += ["opt open_captures"] if view.setup.open_captures else []
    return BAR.join([*parts, "next " + write_steps(view.agenda)])


def write_view(view: GargonView) -> str:
    return BAR.join([write_table(view), *by_seat("memory won ", view.memory.won)])


def by_seat(what: str, rows: Iterable[Iterable[int]]) -> list[str]:
    return [f"{what}{LETTERS[seat]} {write_all(row)}" for seat, row in enumerate(rows)]
