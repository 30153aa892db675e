"""The status line says all it has to say, on a phone too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.browser.test_gargon import BAR, sit_down, turn_by_clicks
from tests.browser.test_power_cards import NEXT, click_on
from tests.browser.test_power_cards import sit_down as sit_down_to_power_cards
from tests.browser.visitor import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.visitor import Visitor

    Make = Callable[..., Visitor]

PHONE: Final = {"width": 390, "height": 844}
# Notes every text of the status line, and the cut ones, whenever the page has been drawn anew.
WATCH: Final = """
window.said = new Set(); window.cut = new Set();
window.look = () => {
    for (const words of document.querySelectorAll('.status.narrow .words')) {
        said.add(words.textContent);
        const isHigher = words.scrollHeight > words.clientHeight + 1;
        if (isHigher || words.scrollWidth > words.clientWidth) cut.add(words.textContent);
    }
};
const watch = () => {
    look();
    requestAnimationFrame(() => setTimeout(watch, 5));
};
watch();
"""


def watched(ada: Visitor, language: str) -> Page:
    ada.speak(language)
    page = ada.page
    page.locator(".status.narrow .words").wait_for()
    ada.settle()
    page.evaluate(WATCH)
    return page


def cut(ada: Visitor) -> list[str]:
    """Return what was not shown whole until now."""
    ada.settle()
    ada.page.evaluate("look()")
    assert ada.page.evaluate("said.size") > 0
    found: list[str] = ada.page.evaluate("[...cut]")
    return found


@pytest.mark.parametrize("first", ["A", "B", "C"])  # Ada leads, is last, follows
def test_what_gargon_asks_is_not_cut(visitor: Make, first: str) -> None:
    ada = visitor(**PHONE)
    sit_down(ada, 3, start=first)
    for language in LANGUAGES:
        page = watched(ada, language)
        page.locator(BAR).first.wait_for()
        if first == "B":
            expect(page.locator(".status.narrow .asks")).to_contain_text("(")  # what is left to who is last
        ada.picture(f"status-{first}-390-dark-{language}")
        assert cut(ada) == [], language
    for _ in range(2):  # in German, whose words are the longest
        turn_by_clicks(page)
        page.locator(BAR).first.wait_for()
    assert cut(ada) == []


def test_what_power_cards_asks_and_tells_is_not_cut(visitor: Make) -> None:
    ada = visitor(**PHONE)
    sit_down_to_power_cards(ada, [None, "easy", "easy"], first="A")
    for language in LANGUAGES:
        page = watched(ada, language)
        play_on(page, 3)
        assert cut(ada) == [], language


def play_on(page: Page, turns: int) -> None:
    for _ in range(turns):
        page.locator(NEXT).first.wait_for()
        if page.locator("dialog[open]").count() == 0:
            click_on(page)
