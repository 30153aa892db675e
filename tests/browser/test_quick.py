"""From nothing to the first move: a stranger opens the page, presses one button, and is asked."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from tests.browser.test_power_cards import BARS
from tests.load.figures import at_most, slack

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.visitor import Visitor
    from tests.server.running import Running

    Make = Callable[..., Visitor]

MOST_SECONDS: Final = 2


def test_the_first_move_is_near(visitor: Make, server: Running) -> None:
    ada = visitor(settings={"pace": "normal", "motion": True})
    began = time.perf_counter()
    ada.open()
    shown = time.perf_counter() - began
    ada.page.get_by_role("button", name=": Power Cards").first.click()
    ada.page.locator(BARS).first.wait_for()
    asked = time.perf_counter() - began

    at_most("seconds until the home page is there", shown, MOST_SECONDS, slack(server))
    at_most("seconds until the first move is possible", asked, MOST_SECONDS, slack(server))
