"""What is printed on cards, and what it counts, is what the server says."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.browser.test_gargon import BAR, END, sit_down, turn_by_clicks, wait_for_turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Route

    from tests.browser.visitor import Visitor

    Make = Callable[..., Visitor]

AMULETS = 4  # on every card, in the edition of this test
SOLE, TIED = 30, 20


def other_edition(route: Route) -> None:
    """As the server sends it, with other figures."""
    answer = route.fetch()
    told: dict[str, Any] = answer.json()
    for row in told["data"]["amulets"]:
        row["v"] = AMULETS
    figures = {"bonus_sole": SOLE, "bonus_tied": TIED, "factor_per_zero": 3}
    for row in told["data"]["figures"]:
        row["v"] = figures.get(row["id"], row["v"])
    route.fulfill(response=answer, body=json.dumps(told))


def test_cards_bear_what_the_edition_says(visitor: Make) -> None:
    ada = visitor()
    ada.context.route("**/edition", other_edition)
    page = sit_down(ada, 3)
    page.locator(BAR).first.wait_for()
    card = page.locator(".hand button:not([data-thing$='0'])").first

    expect(card.locator("use[href='#gg-pip']")).to_have_count(AMULETS)
    expect(card).to_have_attribute("aria-label", re.compile(f"{AMULETS} amulets"))


def test_the_scoring_counts_what_the_edition_says(visitor: Make) -> None:
    ada = visitor()
    ada.context.route("**/edition", other_edition)
    page = sit_down(ada, 3)
    while wait_for_turn(page):
        turn_by_clicks(page)

    expect(page.locator(END)).to_contain_text(f"+{SOLE}; tied for most: +{TIED} each")
    assert set(bonuses(page)) <= {f"+{SOLE}", f"+{TIED}"}
    assert bonuses(page) != []


def bonuses(page: Page) -> list[str]:
    return page.locator(f"{END} td strong").all_inner_texts()
