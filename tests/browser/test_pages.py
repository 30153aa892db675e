"""Every page in each language, theme and width: no error, nothing serious for axe, no sideways scroll."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.browser.visitor import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.visitor import Visitor

WIDTHS: Final = ((390, 844), (800, 1000), (1280, 800))


def lobby(visitor: Visitor) -> None:
    visitor.open()
    visitor.page.locator(".buttons button:not(.primary)").first.click()
    visitor.page.locator("main.lobby h1").wait_for()


def table(visitor: Visitor) -> None:
    visitor.open()
    visitor.page.locator(".buttons button.primary").first.click()
    visitor.page.locator("footer.actions button").first.wait_for()


PAGES: Final[dict[str, Callable[[Visitor], object]]] = {
    "home": lambda visitor: visitor.open(),
    "about": lambda visitor: visitor.open("about"),
    "gallery": lambda visitor: visitor.open("gallery"),
    "missing": lambda visitor: visitor.open("t/none"),
    "lobby": lobby,
    "table": table,
    "rules": table,
}

PARTS: Final = {"rules": "aside"}  # of a page that is examined whole elsewhere


def settle(page: str, ada: Visitor) -> None:
    """Wait until all is there, and has its colours."""
    if page in {"table", "rules"}:
        ada.page.locator("footer.actions button").first.wait_for()
    if page == "rules":
        ada.page.locator("header.bar button").nth(2).click()
        ada.page.locator("aside").wait_for()
    ada.settle()


@pytest.mark.parametrize("page", list(PAGES))
def test_a_page_is_for_everybody(page: str, visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    if page == "missing":
        ada.expected.append("404")
    PAGES[page](ada)
    for language in LANGUAGES:
        ada.speak(language)
        settle(page, ada)
        assert "⟦" not in ada.page.inner_text("body")
        assert ada.page.evaluate("document.documentElement.lang") == language
        look_at_it(page, ada, f"dark-{language}")
    ada.wear("light")
    look_at_it(page, ada, "light-de")  # colours do not depend on words


def look_at_it(page: str, ada: Visitor, name: str) -> None:
    assert ada.axe(PARTS.get(page, "html")) == [], name
    fits_every_width(page, ada, name)


def fits_every_width(page: str, ada: Visitor, name: str) -> None:
    for width, height in WIDTHS:
        ada.resize(width, height)
        page_width, window = ada.widest()
        assert page_width <= window, f"{page} scrolls sideways at {width}, {name}"
        if name in {"dark-fr", "light-de"}:
            ada.picture(f"{page}-{width}-{name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_is_spoken_to_in_the_language_of_the_browser(language: str, visitor: Callable[..., Visitor]) -> None:
    page = visitor(language=language).open()

    assert page.evaluate("document.documentElement.lang") == language
