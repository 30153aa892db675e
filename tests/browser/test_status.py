"""The status line says all it has to say, on a phone too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.browser.test_gargon import BAR, sit_down, turn_by_clicks
from tests.browser.test_power_cards import NEXT, click_on
from tests.browser.test_power_cards import sit_down as sit_down_to_power_cards

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.visitor import Visitor

    Make = Callable[..., Visitor]

PHONE: Final = {"width": 390, "height": 844}
# Notes every text of the status line, and the cut ones, whenever the page has been drawn anew.
WATCH: Final = """
window.said = new Set(); window.cut = new Set();
const look = () => {
    for (const words of document.querySelectorAll('.status.narrow .words')) {
        said.add(words.textContent);
        const isHigher = words.scrollHeight > words.clientHeight + 1;
        if (isHigher || words.scrollWidth > words.clientWidth) cut.add(words.textContent);
    }
    requestAnimationFrame(() => setTimeout(look, 5));
};
look();
"""


def watched(page: Page) -> Page:
    page.locator(".status.narrow .words").wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(WATCH)
    return page


def cut(page: Page) -> list[str]:
    """What was not shown whole."""
    page.wait_for_timeout(100)
    assert page.evaluate("said.size") > 0
    found: list[str] = page.evaluate("[...cut]")
    return found


@pytest.mark.parametrize("language", ["fr", "en", "de"])
@pytest.mark.parametrize("first", ["A", "B", "C"])  # Ada leads, is last, follows
def test_what_gargon_asks_is_not_cut(visitor: Make, language: str, first: str) -> None:
    ada = visitor(language=language, **PHONE)
    page = watched(sit_down(ada, 3, start=first))
    page.locator(BAR).first.wait_for()
    if first == "B":
        expect(page.locator(".status.narrow .asks")).to_contain_text("(")  # the colours that are left to who is last
    ada.picture(f"status-{first}-390-dark-{language}")
    for _ in range(2):
        turn_by_clicks(page)
        page.locator(BAR).first.wait_for()

    assert cut(page) == []


@pytest.mark.parametrize("language", ["fr", "en", "de"])
def test_what_power_cards_asks_and_tells_is_not_cut(visitor: Make, language: str) -> None:
    page = watched(sit_down_to_power_cards(visitor(language=language, **PHONE), [None, "easy", "easy"], first="A"))
    for _ in range(6):
        page.locator(NEXT).first.wait_for()
        if page.locator("dialog[open]").count():
            break
        click_on(page)
        page.wait_for_timeout(60)

    assert cut(page) == []
