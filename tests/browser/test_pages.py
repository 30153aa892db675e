"""Every page in each language, theme and width: no error, nothing serious for axe, no sideways scroll."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.visitor import Visitor

LANGUAGES: Final = ("fr", "en", "de")
THEMES: Final = ("dark", "light")
WIDTHS: Final = ((390, 844), (800, 1000), (1280, 800))


def lobby(visitor: Visitor) -> None:
    visitor.open()
    visitor.page.locator(".buttons button:not(.primary)").first.click()
    visitor.page.locator("main.lobby h1").wait_for()


def table(visitor: Visitor) -> None:
    visitor.open()
    visitor.page.locator(".buttons button.primary").first.click()
    visitor.page.locator("footer.actions button").first.wait_for()


def drawer(visitor: Visitor) -> None:
    table(visitor)
    visitor.page.locator("header.bar button").nth(2).click()
    visitor.page.locator("aside").wait_for()


PAGES: Final[dict[str, Callable[[Visitor], object]]] = {
    "home": lambda visitor: visitor.open(),
    "about": lambda visitor: visitor.open("about"),
    "gallery": lambda visitor: visitor.open("gallery"),
    "missing": lambda visitor: visitor.open("t/none"),
    "lobby": lobby,
    "table": table,
    "rules": drawer,
}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", list(PAGES))
def test_a_page_is_for_everybody(page: str, language: str, theme: str, visitor: Callable[..., Visitor]) -> None:
    ada = visitor(language=language, theme=theme)
    if page == "missing":
        ada.expected.append("404")
    PAGES[page](ada)
    ada.page.wait_for_timeout(150)

    assert ada.axe() == []
    assert "⟦" not in ada.page.inner_text("body")
    assert ada.page.evaluate("document.documentElement.lang") == language

    for width, height in WIDTHS:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_timeout(60)
        page_width, window = ada.widest()
        assert page_width <= window, f"{page} scrolls sideways at {width}"
        if language == "fr":
            ada.picture(f"{page}-{width}-{theme}")
