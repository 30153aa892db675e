"""Whose turn it is now, and since when."""

from __future__ import annotations

from amulette.table.jobs import answer_by_default
from amulette.table.table import Table


def turn_the_page(table: Table, before: tuple[int, ...], now: int) -> None:
    """Note who is newly asked, and let the clocks run for the people who are."""
    waiting = table.waiting()
    for seat in waiting:
        if seat not in before:
            table.asked[seat], table.waited[seat] = table.seq, now
    if table.forgetful is not None and answer_by_default(table, table.forgetful) is None:
        table.forgetful = None  # the turn is over, or the rules know no default answers: each question has its time
    run_clocks(table, now)


def run_clocks(table: Table, now: int) -> None:
    if not table.clocks.is_on:
        return
    people = [seat for seat in table.waiting() if table.seats[seat].is_human]
    table.clocks.run([] if table.paused else people, now)
