"""Memory aids: what a seat could remember is shown where the table has agreed on it, and nowhere else."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.test_gargon import BAR, CREATURES, dealt
from tests.browser.test_power_cards import BARS, CALLING, placed
from tests.browser.visitor import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.visitor import Visitor

    Make = Callable[..., Visitor]

CAPTURES = {
    "fr": r"Gains de [^,]+, (une|\d+) carte",
    "en": r"’s captures, (one|\d+) card",
    "de": r"Beute von [^,]+, (eine|\d+) Karte",
}
HEARD = {"fr": "lu à voix haute", "en": "read out", "de": "vorgelesen"}


def captured(ada: Visitor, aids: bool) -> Page:
    """Open a table where somebody else has captured a card, and Ada is asked."""
    stage = dealt(ada, 4)
    stage.remembers = aids
    while not re.search(r"won [B-E] [1-9]", stage.state.view(0).table_text()):
        stage.bots_turn(stage.state.waiting()[0])
    page = stage.open()
    page.locator(BAR).first.wait_for()
    return page


def test_captures_that_were_seen_can_be_looked_at(visitor: Make) -> None:
    ada = visitor()
    page = captured(ada, aids=True)
    for language in LANGUAGES:
        ada.speak(language)
        page.get_by_role("button", name=re.compile(CAPTURES[language])).first.click()

        face = page.locator("dialog [role=img]").first
        expect(face).to_have_attribute("aria-label", re.compile(rf"({CREATURES[language]}) \d"))
        ada.picture(f"gargon-memory-1280-dark-{language}")
        assert ada.axe() == [], language
        assert "⟦" not in page.inner_text("body")


def test_without_memory_aids_captures_stay_hidden(visitor: Make) -> None:
    page = captured(visitor(), aids=False)
    page.get_by_role("button", name=re.compile(CAPTURES["en"])).first.click()

    expect(page.locator("dialog")).to_contain_text("hidden until the scoring")
    expect(page.locator("dialog [role=img]")).to_have_count(0)


def test_figures_that_were_read_out_can_be_read_again(visitor: Make) -> None:
    ada = visitor(width=390, height=844)
    stage = placed(ada, CALLING)  # dealt, bots might go on among themselves, to the end
    stage.remembers = True
    page = stage.open()
    page.locator(BARS).first.click()
    page.locator(BARS).first.click()
    expect(page.locator(".rival .last")).to_have_count(2)  # a call that has not left the page is lost with it
    for language in LANGUAGES:
        ada.speak(language)
        expect(page.locator(".rival .last")).to_have_count(2)
        page.get_by_role("button", name=HEARD[language]).first.click()

        rows = page.locator("dialog tbody tr")
        expect(rows.last.locator("td")).to_have_count(3)
        said = [text for text in rows.last.locator("td").all_inner_texts() if text != "–"]
        assert [int(figure) > 0 for figure in said] == [True, True, True]
        ada.picture(f"power-cards-memory-390-dark-{language}")
        assert ada.axe() == [], language
        assert "⟦" not in page.inner_text("body")
        page_width, window = ada.widest()
        assert page_width <= window


def test_without_memory_aids_nothing_is_kept(visitor: Make) -> None:
    page = visitor().sit_down("power-cards", [None, "easy", "easy"], {"first": "A"}, {"aids": False})
    page.locator(BARS).first.wait_for()

    expect(page.get_by_role("button", name=HEARD["en"])).to_have_count(0)


def test_who_wishes_memory_aids_has_them_at_once_and_the_lobby_shows_it(visitor: Make) -> None:
    ada = visitor(settings={"aids": True})
    page = ada.open()
    page.get_by_role("button", name="Invite: Power Cards").click()
    page.locator("summary").click()
    switch = page.get_by_label("Memory aids")
    expect(switch).to_be_checked()
    switch.click(force=True)
    expect(switch).not_to_be_checked()

    ada.play_now("Power Cards")
    expect(page.get_by_role("button", name=HEARD["en"])).to_have_count(1)
