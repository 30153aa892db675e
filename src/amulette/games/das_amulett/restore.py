"""A state from what lies open on the table; whoever calls adds what is hidden."""

from __future__ import annotations

from typing import Any

from amulette.games.das_amulett.setup import Setup
from amulette.games.das_amulett.state import Amulett
from amulette.games.das_amulett.view import Table
from amulette.kernel.chance import Chance
from amulette.kernel.contract import Step
from amulette.kernel.vecs import i64, vec


def restore(setup: Setup, table: Table, agenda: list[Step[Any]], chance: Chance) -> Amulett:
    """Without deck, pile, dealt cards and sealed answers, of which a table shows the backs."""
    g = empty_table(setup, chance)
    g.round = table.round
    g.hat = table.hat
    g.at = table.at
    g.left = table.left
    g.desired = table.desired
    g.board = vec[i64](table.board)
    g.amulets = vec[i64](table.amulets)
    g.hands = vec[i64](table.hands)
    g.stock = table.stock
    g.offer = table.offer
    g.bid = table.bid
    g.leader = table.leader
    g.out = table.out
    g.reserve = vec[i64](table.reserve)
    g.spells = vec[vec[i64]]([vec[i64](row) for row in table.spells])
    g.energy = vec[i64](table.energy)
    g.sale = table.sale
    g.layout = vec[i64](table.layout)
    g.used = table.used
    g.incomes = table.incomes
    g.turn = table.turn
    g.agenda = vec[Step[Any]](agenda)
    return g


def empty_table(setup: Setup, chance: Chance) -> Amulett:
    """Nobody has anything yet."""
    g = Amulett(setup, chance)
    seats, box = range(setup.seats), setup.box
    g.at = box.start
    g.board = vec[i64]([0 for _ in box.areas])
    g.amulets = vec[i64]([0 for _ in seats])
    g.hands = vec[i64]([0 for _ in seats])
    g.reserve = vec[i64]([box.energy for _ in seats])
    g.spells = vec[vec[i64]]([vec[i64]() for _ in seats])
    g.energy = vec[i64]([0 for _ in box.cards])
    g.dealt = vec[vec[i64]]([vec[i64]() for _ in seats])
    g.returned = vec[vec[i64]]([vec[i64]() for _ in seats])
    g.sealed = vec[i64]([-1 for _ in seats])
    return g
