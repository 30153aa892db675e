"""A browser and a terminal at one table."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.test_playing import ACTIONS, until_the_end
from tests.terminal.joined.tables import FIRST_CHOICES, arrived, played

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.browser.visitor import Visitor

PLAN = {
    "game": "das-blaue-amulett",
    "name": "Ada",
    "seats": [None, None, "easy"],
    "options": {"board": "short", "turn_cap": 3, "first": "A"},
    "settings": {"undo": "off"},
}


def test_a_browser_and_a_terminal_play_a_game(visitor: Callable[..., Visitor], tmp_path: Path) -> None:
    ada = visitor()
    table = ada.ask("tables", PLAN)["table"]
    ada.ask(f"tables/{table}/claim", {"name": "Ada", "seat": 0})
    page = ada.open(f"t/{table}")
    place, shown = arrived(page.url, tmp_path), list[str]()
    expect(page.locator("main.lobby li", has_text="Ben")).to_be_visible()
    ben = threading.Thread(target=lambda: shown.append(played(place, "say hello Ada", *FIRST_CHOICES)), daemon=True)
    ben.start()
    page.get_by_role("button", name="Deal").click()
    until_the_end(page, lambda page: page.locator(ACTIONS).last.click())
    ben.join(60)

    assert place.state.phase == "finished"
    assert "Ada has started the game." in shown[0]
    assert "Ben: hello Ada" in shown[0]
    expect(page.locator("dialog .ranking li")).to_have_count(3)
