"""How positions and views are written: parts between bars, in a fixed order; what is not there is left out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from amulette.games.das_amulett import gems
from amulette.games.das_amulett.box import Box
from amulette.games.das_amulett.metals import write_bag, write_kinds
from amulette.games.das_amulett.setup import Setup
from amulette.kernel.contract import NOBODY, Step, write_steps

if TYPE_CHECKING:
    from amulette.games.das_amulett.view import AmulettView, Table

BAR: Final = " | "
BACK: Final = "?"  # a card face down, or an answer that is sealed


def write_position(
    table: Table, agenda: list[Step[Any]], setup: Setup, deck: list[int], known: int, returned: list[list[int]]
) -> str:
    """The whole truth; decks and piles from the top."""
    parts = written(table, setup)
    parts += [f"deck {write_cards(setup.box, deck[::-1])}"]
    parts += [f"known {known}"] if known else []
    parts += [f"back{seat + 1} {write_cards(setup.box, row)}" for seat, row in enumerate(returned) if row]
    return BAR.join([*parts, "next " + write_steps(agenda)])


def write_table(seat: int | None, table: Table, agenda: list[Step[Any]], setup: Setup) -> str:
    """The table part of a view."""
    parts = [f"seat {'_' if seat is None else seat + 1}", f"turn {write_seat(table.turn)}"]
    parts += [*written(table, setup), f"deck {table.deck}"]
    parts += [f"back{s + 1} {n}" for s, n in enumerate(table.returned) if n]
    return BAR.join([*parts, "next " + write_steps(agenda)])


def write_view(view: AmulettView) -> str:
    box, memory = view.setup.box, view.memory
    parts = [f"memory hand{s + 1} {write_bag(hand)}" for s, hand in enumerate(memory.hands)]
    parts += [f"memory under {write_cards(box, memory.under)}"] if memory.under else []
    parts += [f"memory back {write_cards(box, memory.returned)}"] if memory.returned else []
    return BAR.join([view.table_text(), *parts])


def written(table: Table, setup: Setup) -> list[str]:
    """What positions and views have in common."""
    box = setup.box
    parts = [f"seats {setup.seats}", f"opt {setup.chosen()}", f"round {table.round}", f"hat {table.hat + 1}"]
    parts += [f"at {box.areas[table.at]}", f"left {table.left}"]
    parts += [f"desire {write_kinds(table.desired)}"] if table.desired else []
    heaps = [f"{box.areas[area]}:{write_gems(box, heap)}" for area, heap in enumerate(table.board) if heap]
    parts += ["gems " + (" ".join(heaps) or "-")]
    for seat in range(setup.seats):
        parts += of_seat(table, setup, seat)
    parts += [f"stock {write_bag(table.stock)}"]
    parts += [f"offer {write_bag(table.offer)}"] if table.offer else []
    parts += [f"bid {table.bid}"] if table.bid else []
    parts += [f"leader {table.leader + 1}"] if table.leader != NOBODY else []
    parts += [f"out {write_bits(table.out, [str(s + 1) for s in range(setup.seats)])}"] if table.out else []
    parts += [f"sale {box.cards[table.sale]}"] if table.sale >= 0 else []
    parts += [f"pile {write_cards(box, table.pile[::-1])}"] if table.pile else []
    parts += [f"layout {write_cards(box, table.layout)}"] if table.layout else []
    parts += [f"used {write_bits(table.used, box.cards)}"] if table.used else []
    return parts + ([f"paid {write_bits(table.incomes, box.cards)}"] if table.incomes else [])


def of_seat(table: Table, setup: Setup, seat: int) -> list[str]:
    """What one seat has: hand, amulet, spells with their energy, and in set-up what it was dealt and has chosen."""
    box, n = setup.box, seat + 1
    spells = ",".join([f"{box.cards[card]}:{table.energy[card]}" for card in table.spells[seat]]) or "-"
    parts = [f"hand{n} {write_bag(table.hands[seat])}", f"amu{n} {write_gems(box, table.amulets[seat])}"]
    parts += [f"sp{n} {spells}"]
    parts += [f"dealt{n} {write_cards(box, table.dealt[seat])}"] if table.dealt[seat] else []
    sealed = table.sealed[seat]
    if sealed == -1:
        return parts
    return [*parts, f"sealed{n} {setup.lexicon.write(sealed) if sealed >= 0 else BACK}"]


def write_cards(box: Box, cards: list[int]) -> str:
    return ",".join([box.cards[card] if card >= 0 else BACK for card in cards]) or "-"


def write_gems(box: Box, heap: int) -> str:
    return ",".join([box.colours[c] for c in gems.listed(heap)]) or "-"


def write_bits(bits: int, names: list[str]) -> str:
    return ",".join([name for i, name in enumerate(names) if bits >> i & 1])


def write_seat(seat: int) -> str:
    return "-" if seat == NOBODY else str(seat + 1)
