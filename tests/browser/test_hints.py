"""Hints are agreed on in the lobby, and there are none at a table with a clock unless its host says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.visitor import Visitor

    Make = Callable[..., Visitor]

ACTIONS = "footer.actions button"
CLOCK = {"kind": "move", "seconds": 3600}
NONE = {
    "fr": "À cette table, personne ne reçoit de conseils.",
    "en": "Nobody gets hints at this table.",
    "de": "An diesem Tisch gibt es keine Ratschläge.",
}


def asked(ada: Visitor, **settings: object) -> Page:
    """Return a table at which it is her turn, with its menu open."""
    page = ada.sit_down("power-cards", [None, "easy", "easy"], {"first": "A"}, dict(settings))
    page.locator(ACTIONS).first.wait_for()
    open_menu(page)
    return page


def open_menu(page: Page) -> None:
    page.locator(".menu > button").click()
    page.locator(".menu ul").wait_for()


def test_the_host_says_in_the_lobby_whether_there_are_hints_and_everybody_sees_it(visitor: Make) -> None:
    ada, bob = visitor(), visitor(settings={"name": "Bob"})
    page = ada.open()
    page.get_by_role("button", name="Invite: Power Cards").click()
    page.locator("summary").click()
    switch = page.get_by_label("Hints")
    expect(switch).to_be_checked()
    page.get_by_role("combobox", name="Clock").select_option("minute")
    expect(switch).not_to_be_checked()
    guest = bob.open(f"t/{ada.table}").get_by_label("Hints")
    expect(guest).not_to_be_checked()

    switch.click(force=True)
    expect(switch).to_be_checked()
    expect(guest).to_be_checked()
    expect(guest).to_be_disabled()


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_a_table_with_a_clock_no_hint_can_be_asked_for_and_the_menu_says_so(visitor: Make, language: str) -> None:
    ada = visitor(language=language)
    page = asked(ada, clock=CLOCK)

    expect(page.locator(".menu")).to_contain_text(NONE[language])
    expect(page.get_by_role("button", name="A hint")).to_have_count(0)
    expect(page.get_by_role("button", name="Un conseil")).to_have_count(0)
    expect(page.get_by_role("button", name="Ein Rat")).to_have_count(0)
    assert ada.axe(".menu") == []
    assert "⟦" not in page.inner_text("body")


def test_where_the_host_wants_hints_they_are_given(visitor: Make) -> None:
    page = asked(visitor(), clock=CLOCK, hints=True)
    page.get_by_role("button", name="A hint").click()

    expect(page.get_by_role("button", name="Do it")).to_be_visible()
