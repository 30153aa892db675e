"""Why a bot chooses as it does."""

from __future__ import annotations

import pytest

from amulette.bots.reasons import reason
from amulette.bots.search import Choice, Finding


def test_a_reason_compares_the_choice_with_the_next_best() -> None:
    found = reason(Finding([Choice(7, 80, 0.6, 0.5, 4.0), Choice(9, 20, 0.5, 0.4, 1.5)], 100, 100))

    assert (found.action, found.tries, found.other, found.other_tries) == (7, 80, 9, 20)
    assert found.more_chance == pytest.approx(0.1)
    assert found.more_margin == 2.5


def test_a_reason_may_have_nothing_to_compare_with() -> None:
    found = reason(Finding([Choice(7, 5, 0.6, 0.5, 4.0)], 5, 100))

    assert found.other is None
    assert (found.iterations, found.asked) == (5, 100)
