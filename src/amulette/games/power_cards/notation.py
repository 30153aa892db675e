"""How positions and views are written: entries joined by semicolons, as in section 6 of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from amulette.games.power_cards.cards import BACKS, FIGURES, LETTERS, cards_in, is_one, write_all
from amulette.games.power_cards.setup import Setup
from amulette.kernel.contract import NOBODY, write_steps

if TYPE_CHECKING:
    from amulette.games.power_cards.memory import Mind, Reading
    from amulette.games.power_cards.state import PowerCards
    from amulette.games.power_cards.view import Memory, PowerView

ENTRY: Final = "; "
SETTLED: Final = ("", "short refused", "short game")


def write_position(g: PowerCards) -> str:
    parts = []
    for seat in range(g.setup.seats):
        rows = [write_all(row) for row in g.built[2 * seat : 2 * seat + 2]]
        hand = f" +{{{write_all(g.batch)}}}" if seat == g.caller and len(g.batch) > 0 else ""
        parts.append(entry(seat, g.caller, write_all(g.packs[seat]) + hand, rows, g.holding(seat) == 0))
    parts += public(g.setup, g.round, list(g.ranks), g.short)
    parts += [f"left {write_all(g.left)}"] if len(g.left) > 0 else []
    parts += ["next " + write_steps(g.agenda), *write_heard(g.mind(g.setup.seats).heard)]
    for watcher in range(g.setup.seats + 1):
        parts.append(
            f"know {'_' if watcher == g.setup.seats else LETTERS[watcher]} {write_mind(g.mind(watcher), g.setup)}"
        )
    return ENTRY.join(parts)


def write_table(view: PowerView) -> str:
    """The table part of a view: `?12` are twelve cards that the seat does not see."""
    table = view.table
    parts = [
        f"seat {'_' if view.seat is None else LETTERS[view.seat]}",
        f"turn {'-' if table.turn == NOBODY else LETTERS[table.turn]}",
    ]
    for seat, size in enumerate(table.sizes):
        rows = [write_shown(row) for row in table.built[2 * seat : 2 * seat + 2]]
        pack = f"{table.top} ?{size - 1}" if seat == view.seat and size > 0 else f"?{size}"
        hand = f" +{{{write_all(table.batch) if table.batch else f'?{table.hand}'}}}"
        has_hand = seat == table.caller and table.hand > 0
        is_out = size == 0 and rows == ["-", "-"] and not has_hand
        parts.append(entry(seat, table.caller, pack + (hand if has_hand else ""), rows, is_out))
    parts += public(view.setup, table.round, table.ranks, table.short)
    parts += [f"left {write_shown(table.left)}"] if table.left else []
    return ENTRY.join([*parts, "next " + write_steps(view.agenda)])


def write_view(view: PowerView) -> str:
    memory = view.memory
    return ENTRY.join([write_table(view), *write_heard(memory.heard), f"know {write_mind(memory, view.setup)}"])


def entry(seat: int, caller: int, pack: str, rows: list[str], is_out: bool) -> str:
    """One seat: `*A: 5 1 [7 3]`, or `A: out`."""
    shown = rows if rows[1] != "-" else rows[:1] if rows[0] != "-" else []
    star = "*" if seat == caller else ""
    return f"{star}{LETTERS[seat]}: " + ("out" if is_out else pack + "".join([f" [{row}]" for row in shown]))


def public(setup: Setup, number: int, ranks: list[int], short: int) -> list[str]:
    """What everybody knows besides the cards."""
    parts = [f"round {number}", f"cap {setup.cap}", f"short {setup.short}"]
    parts += [SETTLED[short]] if short else []
    parts += ["ranks " + " ".join([str(rank) for rank in ranks])] if any(ranks) else []
    return parts + ([] if setup.cards == setup.deck.everything else [f"deck {write_all(cards_in(setup.cards))}"])


def write_shown(row: list[int]) -> str:
    """Faces and backs."""
    return " ".join([str(card) if card > 0 else BACKS[~card] for card in row]) or "-"


def write_heard(heard: list[Reading]) -> list[str]:
    """The figures read out, one comparison after the other: `heard power A100 B85, sling A40 B60`."""
    told = []
    for stat, seats, values in heard:
        figures = [f" {LETTERS[seat]}{value}" for seat, value in zip(seats, values, strict=True)]
        told.append(FIGURES[stat] + "".join(figures))
    return ["heard " + ", ".join(told)] if told else []


def write_mind(mind: Mind | Memory, setup: Setup) -> str:
    """The seats in order, then the batch in hand and the leftover, between bars."""
    parts = []
    for seat, pack in enumerate(mind.packs):
        rows = [f" [{write_heap(row, setup)}]" for row in mind.built[2 * seat : 2 * seat + 2]]
        parts.append((" + ".join([write_heap(heap, setup) for heap in pack]) or "-") + "".join(rows))
    return " | ".join([*parts, write_heap(mind.batch, setup), write_heap(mind.left, setup)])


def write_heap(heap: list[int], setup: Setup) -> str:
    """Each card by what it can be; `?*12` are twelve of the same."""
    words: list[str] = []
    i = 0
    while i < len(heap):
        n = 1
        while i + n < len(heap) and heap[i + n] == heap[i]:
            n += 1
        words.append(write_set(heap[i], setup) + (f"*{n}" if n > 1 else ""))
        i += n
    return " ".join(words) or "-"


def write_set(found: int, setup: Setup) -> str:
    """`7` for certain, `7/12` for one of these, `!7/12` for any but these, `?` for any at all."""
    if found == setup.cards and not is_one(found):
        return "?"
    cards = cards_in(found)
    if 2 * len(cards) <= setup.deck.size:
        return "/".join([str(card) for card in cards])
    return "!" + "/".join([str(card) for card in cards_in(setup.cards & ~found)])
