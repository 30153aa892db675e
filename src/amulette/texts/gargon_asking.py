"""What Gargon asks, as plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from amulette.games.gargon.cards import COLOURS, write
from amulette.games.gargon.rules import Consolation, DrawMore, Follow, Lead
from amulette.games.gargon.view import GargonView
from amulette.kernel.contract import Step, View
from amulette.texts.message import Message


def question(view: View) -> Message:
    assert isinstance(view, GargonView)
    step = next_step(view)
    if isinstance(step, Lead):
        return Message("ask-lead")
    if isinstance(step, Follow):
        return ask_to_follow(view)
    if isinstance(step, DrawMore):
        return Message("ask-more", {"drawn": step.drawn})
    return Message("ask-consolation" if isinstance(step, Consolation) else "ask-fight")


def ask_to_follow(view: GargonView) -> Message:
    wanted = pattern(view.table.laid[view.table.lead])
    if not is_last(view):
        return Message("ask-follow", {"pattern": wanted})
    return Message("ask-last", {"pattern": wanted, "colours": colours_laid(view)})


def next_step(view: GargonView) -> Step[Any]:
    return view.agenda[-1]


def is_last(view: GargonView) -> bool:
    """Whether the seat ends the turn order (G-2.7)."""
    seats = len(view.table.hands)
    return view.seat == (view.table.lead + seats - 1) % seats


def pattern(row: Sequence[int]) -> str:
    """How the cards spread over colours, as in `2.1` (G-3.3); backs tell as much as faces."""
    counts = Counter([write(card)[0] for card in row]).values()
    return ".".join([str(count) for count in sorted(counts, reverse=True)])


def colours_laid(view: GargonView) -> str:
    """The colours on the table, as in `w y`."""
    shown = {write(card)[0] for row in view.table.laid for card in row}
    return " ".join([letter for letter in COLOURS if letter in shown])
