"""What Das blaue Amulett asks, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from amulette.games.das_blaue_amulett.amulet import Stealing
from amulette.games.das_blaue_amulett.board import segment_of
from amulette.games.das_blaue_amulett.cards import KINDS
from amulette.games.das_blaue_amulett.edition import TAKE
from amulette.games.das_blaue_amulett.forces import Forces
from amulette.games.das_blaue_amulett.hand import Drop
from amulette.games.das_blaue_amulett.landing import Castle
from amulette.games.das_blaue_amulett.ride import Left, Pay
from amulette.games.das_blaue_amulett.rules import Again, Play
from amulette.games.das_blaue_amulett.view import BlaueView
from amulette.kernel.contract import Step, View
from amulette.texts.message import Message


def question(view: View) -> Message:
    assert isinstance(view, BlaueView)
    step = next_step(view)
    if isinstance(step, Pay):
        return ask_to_pay(view)
    if isinstance(step, Left):
        place = segment_of(view.table.princes[view.table.mover])
        cards = texts(view.demand(place, view.table.mover))
        return Message("ask-left", {"place": f"P{place}", "free": "no" if cards else "yes", "cards": cards})
    if isinstance(step, Drop):
        return Message("ask-drop", {"count": view.size(view.table.mover) - step.limit})
    if isinstance(step, Stealing):
        return Message("ask-steal", {"victim": step.victim})
    if isinstance(step, Castle):
        return Message("ask-take", {"cards": texts(view.table.discard[: -TAKE - 1 : -1])})
    return Message({Play: "ask-play", Again: "ask-again", Forces: "ask-force"}[type(step)])


def ask_to_pay(view: BlaueView) -> Message:
    place = segment_of(view.table.princes[view.table.mover]) + 1
    cards = texts(view.demand(place, view.table.mover))
    return (
        Message("ask-pay", {"place": f"P{place}", "cards": cards})
        if cards
        else Message("ask-go", {"place": f"P{place}"})
    )


def next_step(view: BlaueView) -> Step[Any]:
    return view.agenda[-1]


def texts(row: Sequence[int]) -> list[str]:
    return [KINDS[card] for card in row]
