"""What Power Cards asks, as plain data."""

from __future__ import annotations

from typing import Any

from amulette.games.power_cards.rules import Ask, Build
from amulette.games.power_cards.view import PowerView
from amulette.kernel.contract import Step, View
from amulette.texts.message import Message


def question(view: View) -> Message:
    assert isinstance(view, PowerView)
    step = next_step(view)
    return Message("ask-build" if isinstance(step, Build) else "ask-short" if isinstance(step, Ask) else "ask-call")


def next_step(view: PowerView) -> Step[Any]:
    return view.agenda[-1]
