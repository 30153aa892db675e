"""What Das Amulett asks, as plain data."""

from __future__ import annotations

from amulette.games.das_amulett.steps import Question
from amulette.games.das_amulett.view import AmulettView
from amulette.kernel.contract import View
from amulette.texts.message import Message


def question(view: View) -> Message:
    assert isinstance(view, AmulettView)
    return Message("ask-" + asked(view).replace("_", "-"))


def asked(view: AmulettView) -> str:
    """The name of the decision."""
    step = view.agenda[-1]
    assert isinstance(step, Question)
    return step.decision
